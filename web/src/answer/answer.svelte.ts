import type { Option, Preview } from '../link/whole';
import { early } from '../parts/guard';
import { BONUS_TRANSMUTE, END } from '../table/pieces';
import { movesOf, type Counts } from './counting';
import { following, onlyAnswer, type Frame, type Moves } from './frame';
import { Trays } from './tray.svelte';

/** An answer that waits for a second click. `reminder`: it only ends the turn while something is still free to do;
 * `price`: it is the first bonus of the game, and nothing but its price is said. */
export interface Armed {
  option: Option | null;
  moves: readonly number[];
  preview: Preview | null;
  why: 'final' | 'reminder' | 'price';
}

/** What an answer needs from the table. */
export interface Desk {
  /** The question as the server asked it; null if there is none, or I am looking back. */
  root(): Frame | null;
  preview(decision: number, answer: Moves): Promise<Preview>;
  play(decision: number, moves: readonly number[]): Promise<void>;
  /** Whether something free is left that I want to be told of before my turn ends. */
  reminds(): boolean;
  /** Whether I have not been told yet at this table what a bonus costs; asking tells. */
  newToPrices(): boolean;
  refused(error: unknown): void;
}

/** What was in the trays when a further question opened. */
interface Held {
  counts: Counts;
  beside: Frame | null;
  taken: Counts;
}

/** An answer in the making: questions within questions, trays, and what is armed. Nothing is sent before it is whole. */
export class Answer extends Trays {
  frames = $state.raw<readonly Frame[]>([]);
  armed = $state.raw<Armed | null>(null);
  #held: readonly Held[] = [];
  #changedAt = 0;
  #run = 0;
  /** The bonus for transmuting was used: the tray opens with the next question. */
  #opens = false;

  constructor(readonly desk: Desk) {
    super();
  }

  get frame(): Frame | null {
    const root = this.desk.root();
    return root && (this.frames.at(-1) ?? root);
  }

  /** Whether something was put together that Escape would empty. */
  get started(): boolean {
    return this.frames.length > 0 || this.armed !== null || this.opened;
  }

  /** Forget everything: another question is open. */
  reset(): void {
    this.#run++;
    this.frames = [];
    this.#held = [];
    this.armed = null;
    this.opened = false;
    this.busy = false;
    this.#prepare();
    if (this.#opens) this.open();
    this.#opens = false;
  }

  /** Choose an option. `sure`: it was a labelled button, so no second click is asked for. */
  async pick(option: Option, sure = false): Promise<void> {
    if (!this.frame || this.busy || early(this.#changedAt)) return;
    if (this.armed?.option?.move === option.move) return this.#goAhead(this.armed);
    this.armed = null;
    const moves = [...this.frame.moves, option.move];
    if (option.ask === 'price' && this.desk.newToPrices()) return this.#arm({ option, moves, preview: null, why: 'price' });
    if (option.pieces.includes(END) && this.desk.reminds()) return this.#arm({ option, moves, preview: null, why: 'reminder' });
    await this.#take(option, sure || option.pieces.includes(END));
  }

  /** Propose an option that was marked before the question came: it only waits for a yes. */
  async offer(option: Option): Promise<void> {
    const root = this.desk.root();
    if (!this.frame || !root || this.busy || this.started) return;
    const moves = [...this.frame.moves, option.move];
    const preview = await this.ask({ moves, whole: false }).catch(() => null);
    if (preview && !this.started && !this.busy && this.desk.root()?.decision.id === root.decision.id) this.#arm({ option, moves, preview, why: 'final' });
  }

  /** What the main button and Enter do: send what is armed, or what the tray holds. */
  async confirm(): Promise<void> {
    const frame = this.beside ?? this.frame;
    if (!frame || this.busy || early(this.#changedAt)) return;
    if (this.armed) return this.#goAhead(this.armed);
    if (!this.complete || !frame.decision.tray) return;
    const moves = movesOf(frame.decision.tray, this.beside ? this.taken : this.counts);
    await this.#advance(frame, { moves, whole: true }, null, true);
  }

  /** One level back; nothing was sent. Whether there was anything to go back from. */
  cancel(): boolean {
    if (this.busy || !this.frame) return false;
    if (this.armed) this.armed = null;
    else if (this.opened) this.opened = false;
    else if (this.frames.length) return this.#pop();
    else if (!this.isChanged()) return false;
    this.#prepare();
    return true;
  }

  /** Open or close the tray that a question has besides its options: for transmuting, if I may. */
  open(open = true): void {
    const decision = this.frame?.decision;
    if (this.busy || decision?.form !== 'one' || !decision.tray) return;
    this.armed = null;
    this.opened = open;
    this.#prepare();
  }

  /** What these moves on top of the present ones would do. */
  preview(moves: readonly number[]): Promise<Preview> {
    return this.ask({ moves: [...(this.frame?.moves ?? []), ...moves], whole: false });
  }

  protected override ask(answer: Moves): Promise<Preview> {
    const root = this.desk.root();
    return root ? this.desk.preview(root.decision.id, answer) : Promise.reject(new Error('nothing is asked'));
  }

  #prepare(): void {
    this.#changedAt = performance.now();
    this.fill();
  }

  protected override push(preview: Preview, option: Option | null): void {
    const next = following(preview, option);
    if (!next) return;
    this.#held = [...this.#held, { counts: this.counts, beside: this.beside, taken: this.taken }];
    this.frames = [...this.frames, next];
    this.opened = false;
    this.#prepare();
  }

  #pop(): boolean {
    const held = this.#held.at(-1);
    this.frames = this.frames.slice(0, -1);
    this.#held = this.#held.slice(0, -1);
    this.#prepare();
    if (held && this.tray) ({ counts: this.counts, beside: this.beside, taken: this.taken } = held);
    return true;
  }

  #arm(armed: Armed): void {
    this.armed = armed;
    this.#changedAt = performance.now();
  }

  /** The second click on what is armed. */
  async #goAhead(armed: Armed): Promise<void> {
    if (armed.why !== 'price' || !armed.option) return this.#send(armed.moves);
    this.armed = null;
    await this.#take(armed.option, true);
  }

  /** Make the move of an option: at once, if nothing follows from it and it need not be asked about. */
  async #take(option: Option, sure: boolean): Promise<void> {
    const frame = this.frame;
    if (!frame) return;
    this.#opens = option.pieces.includes(BONUS_TRANSMUTE);
    const twice = frame.ask !== '' || option.ask === 'final' || option.ask === 'sacrifice';
    if (option.then !== 'asks' && (sure || !twice)) return this.#send([...frame.moves, option.move]);
    await this.#advance(frame, { moves: [option.move], whole: false }, option, sure);
  }

  /** Make moves on top of a question: go on with the one that follows, arm them, or send them. */
  async #advance(frame: Frame, { moves, whole }: Moves, option: Option | null, sure: boolean): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    try {
      const preview = await this.ask({ moves: [...frame.moves, ...moves], whole });
      if (run !== this.#run) return;
      this.busy = false;
      const next = option && option.then !== 'asks' ? null : following(preview);
      const only = next && onlyAnswer(next.decision);
      if (next && only) return await this.#advance(next, only, option, sure);
      if (next) return this.push(preview, option);
      if (sure || preview.ask === '') return await this.#send(preview.moves);
      this.#arm({ option, moves: preview.moves, preview, why: 'final' });
    } catch (error) {
      if (run !== this.#run) return;
      this.busy = false;
      this.desk.refused(error);
    }
  }

  async #send(moves: readonly number[]): Promise<void> {
    const root = this.desk.root();
    if (!root) return;
    const run = ++this.#run;
    this.busy = true;
    try {
      await this.desk.play(root.decision.id, moves);
    } catch (error) {
      if (run === this.#run) this.reset();
      this.desk.refused(error);
    }
  }
}
