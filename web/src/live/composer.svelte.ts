import type { Foreseen, Option } from '../wire';
import { closed, stepwise, type Ask } from './ahead';
import { cells, followUp, isAlone, isBonus, listed, needsArming, type Counts, type Frame } from './compose';
import { early } from './guard';
import { asShown, dropsFor, takesFor } from './keeping';
import { Trays } from './trays.svelte';

/** An answer that waits for a second click. `reminder`: it only ends the turn while something is still free to do;
 * `price`: it is the first bonus of the game, and nothing but its price is said. */
export interface Armed {
  option: Option | null;
  moves: readonly number[];
  foreseen: Foreseen | null;
  why: 'final' | 'reminder' | 'price';
}

/** What the composer needs from the table. */
export interface Desk {
  /** The question as the server asked it; null if there is none, or I am looking back. */
  root(): Frame | null;
  foresee(decision: number, moves: readonly number[]): Promise<Foreseen>;
  play(decision: number, moves: readonly number[]): Promise<void>;
  /** Whether something free is left that I want to be told of before my turn ends. */
  reminds(): boolean;
  /** Whether I have not been told yet at this table what a bonus costs; asking tells. */
  newToBonuses(): boolean;
  refused(error: unknown): void;
}

/** What was in the trays when a further question opened. */
interface Held {
  counts: Counts;
  beside: Frame | null;
  taken: Counts;
}

/** An answer in the making: questions within questions, trays, and what is armed. Nothing is sent before it is whole. */
export class Composer extends Trays {
  frames = $state.raw<readonly Frame[]>([]);
  armed = $state.raw<Armed | null>(null);
  #held: readonly Held[] = [];
  #changedAt = 0;
  #run = 0;
  /** The bonus for transmuting was used: its tray opens with the next question. */
  #opens = false;

  constructor(readonly desk: Desk) {
    super();
  }

  /** The question to answer now, or null. */
  get frame(): Frame | null {
    const root = this.desk.root();
    return root && asShown(this.frames.at(-1) ?? root);
  }

  /** Whether something was put together that Escape would empty. */
  get started(): boolean {
    return this.frames.length > 0 || this.armed !== null || this.transmuting;
  }

  /** Forget everything: another question is open. */
  reset(): void {
    this.#run++;
    this.frames = [];
    this.#held = [];
    this.armed = null;
    this.transmuting = false;
    this.busy = false;
    this.#prepare();
    if (this.#opens) this.transmute();
    this.#opens = false;
  }

  /** Choose an option. `sure`: it was a labelled button, so no second click is asked for. */
  async pick(option: Option, sure = false): Promise<void> {
    if (!this.frame || this.busy || early(this.#changedAt)) return;
    if (this.armed?.option?.move === option.move) return this.#goAhead(this.armed);
    this.armed = null;
    const moves = [...this.frame.moves, option.move];
    if (isBonus(option) && this.desk.newToBonuses()) return this.#arm({ option, moves, foreseen: null, why: 'price' });
    await this.#take(option, moves, sure);
  }

  /** Propose an option that was marked before the question came: it only waits for a yes. */
  async offer(option: Option): Promise<void> {
    const frame = this.frame;
    const root = this.desk.root();
    if (!frame || !root || this.busy || this.started) return;
    const moves = [...frame.moves, option.move];
    const foreseen = await this.desk.foresee(root.asked.id, moves).catch(() => null);
    if (foreseen && !this.started && !this.busy && this.desk.root()?.asked.id === root.asked.id) this.#arm({ option, moves, foreseen, why: 'final' });
  }

  /** What the main button and Enter do: send what is armed, or what the tray holds. */
  async confirm(): Promise<void> {
    const frame = this.frame;
    if (!frame || this.busy || early(this.#changedAt)) return;
    if (this.armed) return this.#goAhead(this.armed);
    if (!this.complete) return;
    if (frame.asked.kind === 'kept') return this.#keep(frame);
    if (this.beside) return this.#advance(this.beside, listed(this.taken), null, true);
    await this.#advance(frame, listed(this.counts), null, true);
  }

  /** One level back; nothing was sent. Whether there was anything to go back from. */
  cancel(): boolean {
    if (this.busy || !this.frame) return false;
    if (this.armed) this.armed = null;
    else if (this.transmuting) this.transmuting = false;
    else if (this.frames.length) return this.#pop();
    else if (!this.isChanged()) return false;
    this.#prepare();
    return true;
  }

  /** Open or close the tray for transmuting, if I may. */
  transmute(open = true): void {
    const asked = this.frame?.asked;
    if (this.busy || asked?.kind !== 'turn' || !cells(asked).length) return;
    this.armed = null;
    this.transmuting = open;
    this.#prepare();
  }

  /** What these moves on top of the present ones would do. */
  foresee(moves: readonly number[]): Promise<Foreseen> {
    return this.frame ? this.ask([...this.frame.moves, ...moves]) : Promise.reject(new Error('nothing is asked'));
  }

  protected override ask: Ask = (moves) => {
    const root = this.desk.root();
    return root ? this.desk.foresee(root.asked.id, moves) : Promise.reject(new Error('nothing is asked'));
  };

  #prepare(): void {
    this.#changedAt = performance.now();
    this.fill();
  }

  protected override push(foreseen: Foreseen, option: Option | null): void {
    this.#held = [...this.#held, { counts: this.counts, beside: this.beside, taken: this.taken }];
    this.frames = [...this.frames, { asked: foreseen.asked!, view: foreseen.view, moves: foreseen.moves, ...(option ? { by: option } : {}) }];
    this.transmuting = false;
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
    await this.#take(armed.option, armed.moves, true);
  }

  async #take(option: Option, moves: readonly number[], sure: boolean): Promise<void> {
    const frame = this.frame;
    if (!frame) return;
    this.#opens = option.kind === 'bonus-transmute';
    if (option.kind === 'end-turn') return this.desk.reminds() ? this.#arm({ option, moves, foreseen: null, why: 'reminder' }) : this.#send(moves);
    if (isAlone(option) && sure) return this.#send(moves);
    await this.#advance(frame, [option.move], option, sure);
  }

  /** Make moves on top of a question: go on with the one that follows, arm them, or send them. */
  async #advance(frame: Frame, moves: readonly number[], option: Option | null, sure: boolean): Promise<void> {
    await this.#during(async (current) => {
      const foreseen = await (option ? stepwise(this.ask, frame, moves) : closed(this.ask, frame, moves));
      if (!current()) return;
      this.busy = false;
      const asked = option && isAlone(option) ? null : followUp(foreseen, frame.asked.seat);
      const only = asked?.options.length === 1 ? asked.options[0] : undefined;
      if (asked && only) return this.#advance({ asked, view: foreseen.view, moves: foreseen.moves }, [only.move], option, sure);
      if (asked) return this.push(foreseen, option);
      if (sure || !needsArming(foreseen)) return this.#send(foreseen.moves);
      this.#arm({ option, moves: foreseen.moves, foreseen, why: 'final' });
    });
  }

  /** Take and discard at once, so that this is left. */
  async #keep(frame: Frame): Promise<void> {
    const kept = this.counts;
    const count = this.frames.at(-1)?.asked.most ?? this.desk.root()?.asked.most ?? 0;
    await this.#during(async (current) => {
      const taking: Frame = { ...frame, asked: { ...frame.asked, kind: 'take' } };
      const foreseen = await stepwise(this.ask, taking, takesFor(frame, kept, count));
      const asked = followUp(foreseen, frame.asked.seat);
      if (!current()) return;
      this.busy = false;
      if (asked?.kind !== 'excess') return this.#send(foreseen.moves);
      await this.#advance({ asked, view: foreseen.view, moves: foreseen.moves }, dropsFor(asked, frame, kept), null, true);
    });
  }

  /** Something that asks the server and is forgotten if another question opens meanwhile. */
  async #during(work: (current: () => boolean) => Promise<void> | void): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    try {
      await work(() => run === this.#run);
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
      await this.desk.play(root.asked.id, moves);
    } catch (error) {
      if (run === this.#run) this.reset();
      this.desk.refused(error);
    }
  }
}
