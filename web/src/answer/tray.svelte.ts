import type { Option, Preview, Tray, View } from '../link/whole';
import { changed, everything, flipped, isComplete, movesOf, refitted, sum, takingTray, type Counts } from './counting';
import { following, type Frame, type Moves } from './frame';

/** The trays of an answer in the making: how much of what is chosen, and what that leads to. */
export abstract class Trays {
  counts = $state.raw<Counts>([]);
  /** The second question of an exchange, with a tray of its own: what is taken for what is given. */
  beside = $state.raw<Frame | null>(null);
  taken = $state.raw<Counts>([]);
  /** The table after an exchange as it stands in the trays. */
  after = $state.raw<View | null>(null);
  /** The tray that a question has besides its options is open. */
  opened = $state(false);
  /** A request is under way: what is shown cannot be answered just now. */
  busy = $state(false);
  #looking = $state(false);
  #look = 0;

  /** The question to answer now, or null. */
  abstract get frame(): Frame | null;
  protected abstract ask(moves: Moves): Promise<Preview>;
  protected abstract push(preview: Preview, option: Option | null): void;

  /** The tray to fill now, if the question has one. */
  get tray(): Tray | null {
    const decision = this.frame?.decision;
    return decision?.tray && (decision.form === 'tray' || this.opened) ? decision.tray : null;
  }

  /** The second tray of an exchange. */
  get secondTray(): Tray | null {
    return this.beside?.decision.tray ?? null;
  }

  get complete(): boolean {
    const { tray, secondTray } = this;
    if (!tray || !isComplete(tray, this.counts)) return false;
    return !(tray.goal === 'give' && this.#looking) && (!secondTray || isComplete(secondTray, this.taken));
  }

  /** One more or less of a cell. */
  change(cell: number, by: number): void {
    if (this.tray) this.#setCounts(changed(this.tray, this.counts, cell, by));
  }

  /** One more or less in the second tray. */
  changeTaken(cell: number, by: number): void {
    if (!this.secondTray || this.busy) return;
    this.taken = changed(this.secondTray, this.taken, cell, by);
    void this.#overflow(this.beside, this.taken);
  }

  /** Take one energy from another source. */
  flip(cell: number): void {
    if (this.tray) this.#setCounts(flipped(this.tray, this.counts, cell));
  }

  all(): void {
    if (this.tray && this.tray.goal !== 'keep') this.#setCounts(everything(this.tray));
  }

  #setCounts(counts: Counts): void {
    if (this.busy) return;
    this.counts = counts;
    void this.#ahead();
  }

  /** Whether the tray holds something else than what was suggested. */
  protected isChanged(): boolean {
    return this.tray !== null && this.counts.join() !== this.tray.filled.join();
  }

  /** Start with what is suggested. */
  protected fill(): void {
    this.#look++;
    this.#looking = false;
    this.counts = this.tray?.filled ?? [];
    this.beside = null;
    this.taken = [];
    this.after = null;
  }

  /** A tray has changed: what is given may be exchanged, and what would overflow asks at once what is kept. */
  async #ahead(): Promise<void> {
    const { frame, tray } = this;
    if (frame?.decision.form !== 'tray' || tray?.goal !== 'give') return this.#overflow(frame, this.counts);
    const look = ++this.#look;
    this.#looking = true;
    const then = isComplete(tray, this.counts) ? await this.#then(frame, tray, this.counts) : null;
    if (look !== this.#look) return;
    this.#looking = false;
    const next = then && following(then);
    const second = next && takingTray(next.decision);
    const before = this.secondTray;
    this.beside = next && second ? { ...next, decision: { ...next.decision, tray: second } } : null;
    if (second) this.taken = before ? refitted(second, before, this.taken) : second.filled;
    this.after = null;
    await this.#overflow(this.beside, this.taken);
  }

  async #overflow(frame: Frame | null, counts: Counts): Promise<void> {
    const look = ++this.#look;
    const tray = frame?.decision.tray;
    this.after = null;
    if (!frame || tray?.goal !== 'take' || !isComplete(tray, counts)) return;
    const then = await this.#then(frame, tray, counts);
    if (look !== this.#look) return;
    this.after = then?.view ?? null;
    if (!this.busy && then?.decision?.tray?.goal === 'keep') this.push(then, null);
  }

  /** What would follow from a tray as it stands, or null if that is not possible. */
  #then(frame: Frame, tray: Tray, counts: Counts): Promise<Preview | null> {
    return this.ask({ moves: [...frame.moves, ...movesOf(tray, counts)], whole: true }).catch(() => null);
  }

  /** Whether the first of two trays holds all that it may, so that keys mean the second one. */
  get firstIsFull(): boolean {
    return this.tray !== null && sum(this.counts) >= this.tray.most;
  }
}
