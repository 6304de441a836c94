import type { Foreseen, Option, View } from '../wire';
import { closed, stepwise, type Ask } from './ahead';
import { cells, changed, everything, flipped, followUp, isComplete, isTray, listed, suggestion, trimmed, type Cell, type Counts, type Frame } from './compose';
import { keptNow } from './keeping';

/** The trays of an answer in the making: how much of what is chosen, and what that leads to. */
export abstract class Trays {
  counts = $state.raw<Counts>({});
  /** The second tray of an exchange: what is taken for what is given. */
  beside = $state.raw<Frame | null>(null);
  taken = $state.raw<Counts>({});
  /** The table after an exchange as it stands in the trays. */
  after = $state.raw<View | null>(null);
  transmuting = $state(false);
  /** A request is under way: what is shown cannot be answered just now. */
  busy = $state(false);
  #look = 0;

  /** The question to answer now, or null. */
  abstract get frame(): Frame | null;
  protected abstract ask: Ask;
  protected abstract push(foreseen: Foreseen, option: Option | null): void;

  get tray(): boolean {
    const frame = this.frame;
    return frame !== null && isTray(frame.asked, this.transmuting);
  }

  get complete(): boolean {
    const frame = this.frame;
    if (frame === null || !this.tray || !isComplete(frame.asked, this.counts)) return false;
    return frame.asked.kind !== 'exchange' || (this.beside !== null && isComplete(this.beside.asked, this.taken));
  }

  change(cell: Cell, by: number): void {
    if (this.frame) this.setCounts(changed(this.frame.asked, this.counts, cell, by));
  }

  /** One more or less in the second tray. */
  changeTaken(cell: Cell, by: number): void {
    if (this.beside) this.setTaken(changed(this.beside.asked, this.taken, cell, by));
  }

  flip(cell: Cell): void {
    if (this.frame) this.setCounts(flipped(this.frame.asked, this.counts, cell));
  }

  setCounts(counts: Counts): void {
    if (this.busy) return;
    this.counts = counts;
    void this.#ahead();
  }

  setTaken(taken: Counts): void {
    if (this.busy) return;
    this.taken = taken;
    void this.#overflow(this.beside, taken);
  }

  all(): void {
    if (this.frame && !['excess', 'kept'].includes(this.frame.asked.kind)) this.setCounts(everything(this.frame.asked));
  }

  clear(): void {
    this.setCounts({});
  }

  /** The cells of the open tray. */
  get cells(): Cell[] {
    return this.frame && this.tray ? cells(this.frame.asked) : [];
  }

  /** The cells of the second tray. */
  get takenCells(): Cell[] {
    return this.beside ? cells(this.beside.asked) : [];
  }

  /** Whether the tray holds something else than what was suggested. */
  protected isChanged(): boolean {
    return this.frame !== null && this.tray && JSON.stringify(this.counts) !== JSON.stringify(this.#first());
  }

  #first(): Counts {
    const frame = this.frame;
    if (!frame || !this.tray) return {};
    return frame.asked.kind === 'kept' ? keptNow(frame) : suggestion(frame.asked);
  }

  /** Start with what is suggested. */
  protected fill(): void {
    this.#look++;
    this.counts = this.#first();
    this.beside = null;
    this.taken = {};
    this.after = null;
  }

  /** A tray has changed: an exchange shows what can be taken for it; what would overflow asks at once what is kept. */
  async #ahead(): Promise<void> {
    const frame = this.frame;
    if (frame?.asked.kind !== 'exchange') return this.#overflow(frame, this.counts);
    const look = ++this.#look;
    const given = listed(this.counts);
    const then = given.length ? await closed(this.ask, frame, given).catch(() => null) : null;
    if (look !== this.#look) return;
    const asked = then && followUp(then, frame.asked.seat);
    this.beside = then && asked ? { asked, view: then.view, moves: then.moves } : null;
    this.taken = asked ? trimmed(asked, this.taken) : {};
    this.after = null;
    await this.#overflow(this.beside, this.taken);
  }

  async #overflow(frame: Frame | null, counts: Counts): Promise<void> {
    const look = ++this.#look;
    this.after = null;
    if (frame?.asked.kind !== 'take' || !isComplete(frame.asked, counts)) return;
    const then = await stepwise(this.ask, frame, listed(counts)).catch(() => null);
    if (look === this.#look) this.after = then?.view ?? null;
    if (look === this.#look && !this.busy && then?.asked?.kind === 'excess' && followUp(then, frame.asked.seat)) this.push(then, null);
  }
}
