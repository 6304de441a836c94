import { keepKey, keysOf, myKeys, promised, Refused } from '../api';
import { seatNames } from '../lobby/names';
import { settings } from '../settings.svelte';
import { recall, remember } from '../memory';
import type { Advice, Foreseen, Gone, Option, Past, Update, View, Welcome } from '../wire';
import { Composer } from './composer.svelte';
import { address, Connection, type Status } from './connection';
import type { Frame } from './compose';
import { Inbox } from './inbox';
import { withNews, type Entry } from './log';
import { nonceFor, noteAdded } from './nonce';

/** How long an answer without a choice waits before it is given. */
const ALONE = 600;

/** What looks at updates as they are shown, and says for how long (ms) the next one shall wait. */
export type Watcher = (update: Update, before: View | null, behind: number) => number;

/** One table, live: everything the screens show, and everything a player can do there. */
export class LiveTable {
  status = $state<Status>('connecting');
  gone = $state.raw<Gone | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  past = $state.raw<{ seq: number; view: View } | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** A hint was asked for and is being thought out. */
  thinking = $state(false);
  /** What was refused last, for the prompt bar; empty after the next update. */
  refusal = $state.raw<Refused | null>(null);
  /** The option that is taken by itself in a moment, since there is no other. */
  alone = $state.raw<Option | null>(null);
  /** The server is newer than this page: load it again when nothing is in the making. */
  stale = $state(false);
  readonly composer: Composer;
  watcher: Watcher | null = null;

  #connection: Connection;
  #inbox = new Inbox((update, moving) => this.#apply(update, moving));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #foreseen = new Map<string, Promise<Foreseen>>();

  constructor(
    readonly id: string,
    readonly key: string,
    name = recall('name') ?? '',
  ) {
    this.composer = new Composer({
      root: () => (this.past ? null : this.#root()),
      foresee: (decision, moves) => this.#foresee(decision, moves),
      play: (decision, moves) => this.play(moves, decision),
      reminds: () => settings.remind && (this.update?.free.length ?? 0) > 0,
      newToBonuses: () => this.#newToBonuses(),
      refused: (error) => this.refuse(error),
    });
    // Where several players share this key, nothing private is told before one of them has the device.
    const visitor = { table: id, key, nonce: nonceFor(id, key), face_down: true, ...(name ? { name } : {}) };
    this.#connection = new Connection(address(location, id), visitor, {
      status: (status) => (this.status = status),
      welcome: (message) => this.#greeted(message),
      update: (message) => this.#inbox.receive(message),
      gone: (message) => (this.gone = message),
    }, promised(id, key));
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  #hurry = (): void => this.#connection.hurry();
  #cut = (): void => this.#connection.cut();

  close(): void {
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    this.#inbox.close();
    this.#connection.close();
  }

  // --- what there is to see

  /** The seat whose eyes these are; -1 for a spectator. */
  get seat(): number {
    return this.update?.seat ?? -1;
  }

  /** The table to show: as it was, as it would be, or as it is. */
  get view(): View | null {
    return this.past?.view ?? this.composer.frame?.view ?? this.update?.view ?? null;
  }

  /** Only what everybody may know was told: several players share this device, and none of them has it. */
  get faceDown(): boolean {
    return this.update?.face_down ?? false;
  }

  /** The question I must answer now, if I am not looking back. */
  get frame(): Frame | null {
    return this.composer.frame;
  }

  get options(): readonly Option[] {
    return this.frame?.asked.options ?? [];
  }

  /** A key that lets others watch and do nothing else, if I know one. */
  get watchKey(): string {
    const watches = this.welcome !== null && !this.welcome.seats.length && !this.welcome.owner;
    return keysOf(this.id)?.spectator ?? (watches ? this.key : '');
  }

  /** What the seats are called. */
  get names(): string[] {
    return seatNames(this.update?.sitting ?? []);
  }

  /** Whether hints may be asked for: all others are computers, or every person agrees. */
  get hintsAllowed(): boolean {
    const people = this.update?.sitting.filter((sitting) => !sitting.bot) ?? [];
    return this.seat >= 0 && !this.faceDown && !this.update?.sitting[this.seat]?.bot && (people.length === 1 || people.every((one) => one.hints));
  }

  // --- what can be done

  /** Make moves at once, without putting them together here. */
  async play(moves: readonly number[], decision = this.update?.asked?.id ?? -1): Promise<void> {
    this.#still();
    await this.#connection.ask({ type: 'play', decision, moves: [...moves] });
  }

  /** Take back a step, my whole turn, or (against computers) everything after an entry of the log. */
  async takeBack(reach: 'step' | 'turn' | 'entry', seq = 0): Promise<void> {
    this.past = null;
    await this.#try(this.#connection.ask({ type: 'take-back', reach, seq }));
  }

  /** Look at the table as it was after an entry of the log. */
  async lookBack(seq: number): Promise<void> {
    const view = await this.viewAt(seq);
    if (view) this.past = { seq, view };
  }

  /** The table as it was after an entry of the log, without showing it. */
  async viewAt(seq: number): Promise<View | null> {
    const past = (await this.#try(this.#connection.ask({ type: 'look-back', seq }))) as Past | null;
    return past?.view ?? null;
  }

  backToNow(): void {
    this.past = null;
  }

  /** See the table from another seat; face down, only what everybody may know. */
  async lookFrom(seat: number, faceDown = false): Promise<void> {
    this.past = null;
    Object.assign(this.#connection.visitor, { seat, face_down: faceDown });
    await this.#try(this.#connection.ask({ type: 'look-from', seat, face_down: faceDown }));
  }

  /** Always answer a card's question with this energy (-1: ask me). */
  async stand(card: number, energy: number): Promise<void> {
    await this.#try(this.#connection.ask({ type: 'stand', card, energy }));
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    const { seat } = this;
    const decision = this.update?.asked?.id;
    this.thinking = true;
    const advice = (await this.#try(this.#connection.ask({ type: 'hint' }))) as Advice | null;
    this.thinking = false;
    if (this.seat === seat && this.update?.asked?.id === decision) this.advice = advice;
  }

  async agree(hints: boolean): Promise<void> {
    await this.#try(this.#connection.ask({ type: 'agree', hints }));
  }

  async say(phrase: string): Promise<void> {
    await this.#try(this.#connection.ask({ type: 'say', phrase }));
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
    const update = this.update;
    return update?.asked && update.view ? { asked: update.asked, view: update.view, moves: [] } : null;
  }

  #foresee(decision: number, moves: readonly number[]): Promise<Foreseen> {
    const key = `${decision}:${moves.join()}`;
    const known = this.#foreseen.get(key);
    if (known) return known;
    const asked = this.#connection.ask({ type: 'foresee', decision, moves: [...moves] }) as Promise<Foreseen>;
    this.#foreseen.set(key, asked);
    asked.catch(() => this.#foreseen.delete(key));
    return asked;
  }

  /** Once at each table: the price of a bonus is asked about before the first one. */
  #newToBonuses(): boolean {
    const told = `bonus.${this.id}`;
    if (this.update?.view?.places[this.seat]?.bonuses || recall(told)) return false;
    remember(told, '1');
    return true;
  }

  async #try<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  #greeted(message: Welcome): void {
    if (this.welcome && this.welcome.version !== message.version) this.stale = true;
    this.welcome = message;
    noteAdded(this.id, this.key, message);
    if (message.seats.length || !myKeys().some((mine) => mine.table === this.id)) keepKey(this.id, this.key);
  }

  /** Show an update; how long the next one shall wait. */
  #apply(update: Update, moving: boolean): number {
    const before = this.update?.view ?? null;
    const same = this.update?.asked?.id === update.asked?.id && this.update?.seat === update.seat && !update.fresh;
    const pause = moving && this.watcher ? this.watcher(update, before, this.#inbox.size) : 0;
    this.log = withNews(update.fresh ? [] : this.log, update.news);
    this.update = update;
    this.refusal = null;
    if (!same) this.#asks();
    return pause;
  }

  /** Another question is open, or none. */
  #asks(): void {
    this.#foreseen.clear();
    this.advice = null;
    this.composer.reset();
    this.#still();
    const asked = this.update?.asked;
    const only = asked?.options.length === 1 ? asked.options[0] : undefined;
    if (!asked || !only || asked.kind === 'turn' || !settings.answer) return;
    this.alone = only;
    this.#timer = setTimeout(() => {
      this.alone = null;
      if (!this.composer.started && !this.composer.busy) void this.play([only.move], asked.id).catch((error: unknown) => this.refuse(error));
    }, ALONE);
  }

  #still(): void {
    clearTimeout(this.#timer);
    this.alone = null;
  }
}
