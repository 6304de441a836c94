import { keepKey, keysOf, myKeys, promised } from '../api';
import { Answer } from '../answer/answer.svelte';
import { onlyAnswer, type Frame, type Moves } from '../answer/frame';
import { Inbox } from '../link/inbox';
import type { Connect, Link, Status, Wish } from '../link/link';
import { nonceFor, noteAdded } from '../link/nonce';
import { address, Socket } from '../link/socket';
import type { Advice, Gone, Option, Past, Preview, Table, Update, View, Welcome } from '../link/whole';
import { seatNames } from '../lobby/names';
import { firstTime, forgetFirst, recall, remember } from '../memory';
import { Refused } from '../refused';
import { settings } from '../settings.svelte';
import { withNews, type Logged } from './log';

/** How long an answer without a choice waits before it is given. */
const ALONE = 600;
const RELOADED = 'reloaded';

/** What looks at updates as they are shown, and says for how long (ms) the next one shall wait. */
export type Watcher = (update: Update, before: View | null, behind: number) => number;

const toServer: Connect = (visitor, listener, first) => new Socket(address(location, visitor.table), visitor, listener, first);

/** One table, live: everything the screens show, and everything a player can do there. */
export class LiveTable {
  status = $state<Status>('connecting');
  gone = $state.raw<Gone | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  /** Everything as it is now, and the last entry of the log that is part of it. */
  now = $state.raw<Table | null>(null);
  seq = $state(-1);
  log = $state.raw<readonly Logged[]>([]);
  past = $state.raw<{ seq: number; view: View } | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** A hint was asked for and is being thought out. */
  thinking = $state(false);
  /** What was refused last, for the prompt bar; empty after the next update. */
  refusal = $state.raw<Refused | null>(null);
  /** The question is answered by itself in a moment, since there is nothing to choose. */
  alone = $state(false);
  /** The server is newer than this page: load it again when nothing is in the making. */
  stale = $state(false);
  readonly answer: Answer;
  watcher: Watcher | null = null;

  #link: Link;
  #inbox = new Inbox((update, moving) => this.#apply(update, moving));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #previews = new Map<string, Promise<Preview>>();

  constructor(
    readonly id: string,
    readonly key: string,
    name = recall('name') ?? '',
    connect = toServer,
  ) {
    this.answer = new Answer({
      root: () => (this.past ? null : this.#root()),
      preview: (decision, answer) => this.#preview(decision, answer),
      play: (decision, moves) => this.play(moves, decision),
      reminds: () => settings.remind && (this.now?.offers.length ?? 0) > 0,
      newToPrices: () => this.#newToPrices(),
      refused: (error) => this.refuse(error),
    });
    // Where several players share this key, nothing private is told before one of them has the device.
    const visitor = { table: id, key, nonce: nonceFor(id, key), face_down: true, ...(name ? { name } : {}) };
    const listener = {
      status: (status: Status) => (this.status = status),
      welcome: (message: Welcome) => this.#greeted(message),
      update: (message: Update) => this.#inbox.receive(message),
      gone: (message: Gone) => this.#left(message),
    };
    this.#link = connect(visitor, listener, promised(id, key));
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  #hurry = (): void => this.#link.hurry();
  #cut = (): void => this.#link.cut();

  close(): void {
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    this.#inbox.close();
    this.#link.close();
  }

  // --- what there is to see

  /** The seat whose eyes these are; -1 for a spectator. */
  get seat(): number {
    return this.now?.seat ?? -1;
  }

  /** The table to show: as it was, as it would be, or as it is. */
  get view(): View | null {
    return this.past?.view ?? this.frame?.view ?? this.now?.view ?? null;
  }

  /** Only what everybody may know was told: several players share this device, and none of them has it. */
  get faceDown(): boolean {
    return this.now?.face_down ?? false;
  }

  /** The question I must answer now, if I am not looking back. */
  get frame(): Frame | null {
    return this.answer.frame;
  }

  get options(): readonly Option[] {
    return this.frame?.decision.options ?? [];
  }

  /** A key that lets others watch and do nothing else, if I know one. */
  get watchKey(): string {
    const watches = this.welcome !== null && !this.welcome.seats.length && !this.welcome.owner;
    return keysOf(this.id)?.spectator ?? (watches ? this.key : '');
  }

  /** What the seats are called. */
  get names(): string[] {
    return seatNames(this.now?.sitting ?? []);
  }

  /** Whether a kind of request is understood at the other end. */
  may(type: Wish['type']): boolean {
    return this.welcome?.capabilities.includes(type) ?? false;
  }

  // --- what can be done

  /** Make moves at once, without putting them together here. `whole`: as a plan holds them. */
  async play(moves: readonly number[], decision = this.now?.decision?.id ?? -1, whole = false): Promise<void> {
    this.#still();
    await this.#link.ask({ type: 'play', decision, moves: [...moves], whole });
  }

  /** Take back a step, my whole turn, or (against computers) everything after an entry of the log. */
  async takeBack(reach: 'step' | 'turn' | 'entry', seq = 0): Promise<void> {
    this.past = null;
    await this.#try({ type: 'take-back', reach, seq });
  }

  /** Look at the table as it was after an entry of the log. */
  async lookBack(seq: number): Promise<void> {
    const view = await this.viewAt(seq);
    if (view) this.past = { seq, view };
  }

  /** The table as it was after an entry of the log, without showing it. */
  async viewAt(seq: number): Promise<View | null> {
    const past = await this.#try<Past>({ type: 'look-back', seq });
    return past?.view ?? null;
  }

  backToNow(): void {
    this.past = null;
  }

  /** See the table from another seat; face down, only what everybody may know. */
  async lookFrom(seat: number, faceDown = false): Promise<void> {
    this.past = null;
    Object.assign(this.#link.visitor, { seat, face_down: faceDown });
    await this.#try({ type: 'look-from', seat, face_down: faceDown });
  }

  /** Always answer a card's question with this energy (-1: ask me). */
  async stand(card: number, energy: number): Promise<void> {
    await this.#try({ type: 'stand', card, energy });
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    const { seat } = this;
    const decision = this.now?.decision?.id;
    this.thinking = true;
    const advice = await this.#try<Advice>({ type: 'hint' });
    this.thinking = false;
    if (this.seat === seat && this.now?.decision?.id === decision) this.advice = advice;
  }

  async agree(hints: boolean): Promise<void> {
    await this.#try({ type: 'agree', hints });
  }

  async say(phrase: string): Promise<void> {
    await this.#try({ type: 'say', phrase });
  }

  /** Show a refusal where the player looks; the next update clears it. */
  refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.code !== 'closed') this.refusal = error;
  }

  /** Show at once what waits for motion to end. */
  flush(): void {
    this.#inbox.flush();
  }

  // --- how it comes in

  #root(): Frame | null {
    const { decision = null, view = null } = this.now ?? {};
    return decision && view ? { decision, view, moves: [], ask: '' } : null;
  }

  #preview(decision: number, { moves, whole }: Moves): Promise<Preview> {
    const key = `${decision}:${moves.join()}:${whole}`;
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = this.#link.ask({ type: 'preview', decision, moves: [...moves], whole }) as Promise<Preview>;
    this.#previews.set(key, asked);
    asked.catch(() => this.#previews.delete(key));
    return asked;
  }

  /** Once at each table: the price of a bonus is asked about before the first one. */
  #newToPrices(): boolean {
    const told = `bonus.${this.id}`;
    if (this.now?.view?.seats[this.seat]?.bonuses || recall(told)) return false;
    remember(told, '1');
    return true;
  }

  async #try<R>(wish: Wish): Promise<R | null> {
    try {
      return (await this.#link.ask(wish)) as R;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  #greeted(message: Welcome): void {
    forgetFirst(RELOADED);
    if (this.welcome && this.welcome.version !== message.version) this.stale = true;
    this.welcome = message;
    noteAdded(this.id, this.key, message);
    if (message.seats.length || !myKeys().some((mine) => mine.table === this.id)) keepKey(this.id, this.key);
  }

  /** The table is not there; where only the page is too old, a new one is fetched, but not again and again. */
  #left(message: Gone): void {
    if (message.code === 'other-protocol' && firstTime(RELOADED)) location.reload();
    else this.gone = message;
  }

  /** Show an update; how long the next one shall wait. */
  #apply(update: Update, moving: boolean): number {
    const { now: before } = this;
    const { table } = update;
    const same = before?.decision?.id === table.decision?.id && before?.seat === table.seat && !update.fresh;
    const pause = moving && this.watcher ? this.watcher(update, before?.view ?? null, this.#inbox.size) : 0;
    this.log = withNews(update.fresh ? [] : this.log, update.news);
    this.now = table;
    this.seq = update.seq;
    this.refusal = null;
    if (!same) this.#asks();
    return pause;
  }

  /** Another question is open, or none. */
  #asks(): void {
    this.#previews.clear();
    this.advice = null;
    this.answer.reset();
    this.#still();
    const decision = this.now?.decision;
    const only = decision ? onlyAnswer(decision) : null;
    if (!decision || !only || !settings.answer) return;
    this.alone = true;
    this.#timer = setTimeout(() => {
      this.alone = false;
      if (!this.answer.started && !this.answer.busy) void this.play(only.moves, decision.id, only.whole).catch((error: unknown) => this.refuse(error));
    }, ALONE);
  }

  #still(): void {
    clearTimeout(this.#timer);
    this.alone = false;
  }
}
