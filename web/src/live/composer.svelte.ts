import type { Foreseen, Option } from '../wire';
import {
  changed, cells, everything, flipped, followUp, isAlone, isComplete, isTray, listed, needsArming, suggestion, type Cell, type Counts, type Frame,
} from './compose';
import { early } from './guard';

/** An answer that waits for a second click. `reminder`: it only ends the turn while something is still free to do. */
export interface Armed {
  option: Option | null;
  moves: readonly number[];
  foreseen: Foreseen | null;
  reminder: boolean;
}

/** What the composer needs from the table. */
export interface Desk {
  /** The question as the server asked it, or null. */
  root(): Frame | null;
  foresee(decision: number, moves: readonly number[]): Promise<Foreseen>;
  play(decision: number, moves: readonly number[]): Promise<void>;
  /** Whether something free is left that I want to be told of before my turn ends. */
  reminds(): boolean;
  refused(error: unknown): void;
}

/** An answer in the making: questions within questions, a tray, and what is armed. Nothing is sent before it is whole. */
export class Composer {
  frames = $state.raw<readonly Frame[]>([]);
  counts = $state.raw<Counts>({});
  armed = $state.raw<Armed | null>(null);
  transmuting = $state(false);
  /** A request is under way: what is shown cannot be answered just now. */
  busy = $state(false);
  #changedAt = 0;
  #run = 0;
  /** The bonus for transmuting was used: its tray opens with the next question. */
  #opens = false;

  constructor(readonly desk: Desk) {}

  /** The question to answer now, or null. */
  get frame(): Frame | null {
    return this.frames.at(-1) ?? this.desk.root();
  }

  /** Whether something was put together that Escape would empty. */
  get started(): boolean {
    return this.frames.length > 0 || this.armed !== null || this.transmuting;
  }

  get tray(): boolean {
    const frame = this.frame;
    return frame !== null && isTray(frame.asked, this.transmuting);
  }

  get complete(): boolean {
    const frame = this.frame;
    return frame !== null && this.tray && isComplete(frame.asked, this.counts);
  }

  /** Forget everything: another question is open. */
  reset(): void {
    this.#run++;
    this.frames = [];
    this.armed = null;
    this.transmuting = false;
    this.busy = false;
    this.#prepare();
    if (this.#opens) this.transmute();
    this.#opens = false;
  }

  /** Choose an option. `sure`: it was a labelled button, so no second click is asked for. */
  async pick(option: Option, sure = false): Promise<void> {
    const frame = this.frame;
    if (!frame || this.busy || early(this.#changedAt)) return;
    if (this.armed?.option?.move === option.move) return this.#send(this.armed.moves);
    this.armed = null;
    this.#opens = option.kind === 'bonus-transmute';
    const moves = [...frame.moves, option.move];
    if (option.kind === 'end-turn') return this.#end(option, moves);
    if (isAlone(option) && sure) return this.#send(moves);
    await this.#advance(moves, option, sure);
  }

  /** What the main button and Enter do: send what is armed, or what the tray holds. */
  async confirm(): Promise<void> {
    const frame = this.frame;
    if (!frame || this.busy || early(this.#changedAt)) return;
    if (this.armed) return this.#send(this.armed.moves);
    if (this.complete) await this.#advance([...frame.moves, ...listed(this.counts)], null, true);
  }

  /** One level back; nothing was sent. Whether there was anything to go back from. */
  cancel(): boolean {
    if (this.busy) return false;
    if (this.armed) this.armed = null;
    else if (this.transmuting) this.transmuting = false;
    else if (this.frames.length) this.frames = this.frames.slice(0, -1);
    else if (!this.#changed()) return false;
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

  change(cell: Cell, by: number): void {
    if (this.frame && !this.busy) this.counts = changed(this.frame.asked, this.counts, cell, by);
  }

  flip(cell: Cell): void {
    if (this.frame && !this.busy) this.counts = flipped(this.frame.asked, this.counts, cell);
  }

  setCounts(counts: Counts): void {
    if (!this.busy) this.counts = counts;
  }

  all(): void {
    if (this.frame && !this.busy) this.counts = everything(this.frame.asked);
  }

  clear(): void {
    if (!this.busy) this.counts = {};
  }

  /** The cells of the open tray. */
  get cells(): Cell[] {
    return this.frame && this.tray ? cells(this.frame.asked) : [];
  }

  /** What these moves on top of the present ones would do. */
  foresee(moves: readonly number[]): Promise<Foreseen> {
    const frame = this.frame;
    const root = this.desk.root();
    if (!frame || !root) return Promise.reject(new Error('nothing is asked'));
    return this.desk.foresee(root.asked.id, [...frame.moves, ...moves]);
  }

  /** Whether the tray holds something else than what was suggested. */
  #changed(): boolean {
    return this.frame !== null && this.tray && JSON.stringify(this.counts) !== JSON.stringify(suggestion(this.frame.asked));
  }

  #prepare(): void {
    this.#changedAt = performance.now();
    const asked = this.frame?.asked;
    this.counts = asked && this.tray ? suggestion(asked) : {};
  }

  async #end(option: Option, moves: readonly number[]): Promise<void> {
    if (!this.desk.reminds()) return this.#send(moves);
    this.armed = { option, moves, foreseen: null, reminder: true };
    this.#changedAt = performance.now();
  }

  async #advance(moves: readonly number[], option: Option | null, sure: boolean): Promise<void> {
    const root = this.desk.root();
    if (!root) return;
    const run = ++this.#run;
    this.busy = true;
    try {
      const foreseen = await this.#stepwise(root.asked.id, moves);
      if (run !== this.#run) return;
      this.busy = false;
      const asked = option && isAlone(option) ? null : followUp(foreseen, root.asked.seat);
      if (asked) return await this.#goOn(foreseen, option, sure);
      if (sure || !needsArming(foreseen)) return await this.#send(foreseen.moves);
      this.armed = { option, moves: foreseen.moves, foreseen, reminder: false };
      this.#changedAt = performance.now();
    } catch (error) {
      if (run !== this.#run) return;
      this.busy = false;
      this.desk.refused(error);
    }
  }

  /** The next question within the answer; one without a choice is answered on the way. */
  async #goOn(foreseen: Foreseen, option: Option | null, sure: boolean): Promise<void> {
    const asked = foreseen.asked!;
    const done = option === null && asked.kind === this.frame?.asked.kind ? asked.options.find((one) => one.kind === 'done') : undefined;
    const only = asked.options.length === 1 ? asked.options[0] : done;
    if (only) return this.#advance([...foreseen.moves, only.move], option, sure);
    this.frames = [...this.frames, { asked, view: foreseen.view, moves: foreseen.moves, ...(option ? { by: option } : {}) }];
    this.transmuting = false;
    this.#prepare();
  }

  /** Foresee moves; where the rules answer some of them by themselves, those are left out. */
  async #stepwise(decision: number, moves: readonly number[]): Promise<Foreseen> {
    try {
      return await this.desk.foresee(decision, moves);
    } catch (error) {
      const known = this.frame?.moves.length ?? 0;
      const kind = this.frame?.asked.kind;
      if (moves.length - known < 2) throw error;
      let done = [...moves.slice(0, known)];
      let foreseen: Foreseen | null = null;
      for (const move of moves.slice(known)) {
        if (foreseen && (foreseen.asked?.kind !== kind || !foreseen.asked?.options.some((one) => one.move === move))) continue;
        foreseen = await this.desk.foresee(decision, [...done, move]);
        done = [...foreseen.moves];
      }
      if (!foreseen) throw error;
      return foreseen;
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
