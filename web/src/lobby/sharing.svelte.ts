import type { LiveTable } from '../table/table.svelte';
import { nextOf, type Next } from './turns';

/** One device for several players: whose turn it is to hold it, and what they may see. */
export class Sharing {
  /** The seat whose player said that they have the device; -1: nobody. */
  holder = $state(-1);
  next = $derived.by((): Next | null => this.#next());

  constructor(readonly table: LiveTable) {}

  get shared(): boolean {
    return (this.table.welcome?.seats.length ?? 0) > 1;
  }

  #next(): Next | null {
    const { now, welcome } = this.table;
    if (!this.shared || !welcome || !now?.view || now.view.over) return null;
    const people = welcome.seats.filter((seat) => !now.sitting[seat]?.bot);
    return nextOf(now.waiting, people, this.holder);
  }

  /** Who must take the device before anything private may be shown. */
  get covered(): Next | null {
    return this.next && !this.next.open && this.next.seat !== this.holder ? this.next : null;
  }

  /** How to look at the table now: from which seat, and whether its player has the device. */
  get #wanted(): { seat: number; faceDown: boolean } {
    const seat = this.next?.seat ?? (this.holder >= 0 ? this.holder : this.table.seat);
    return { seat, faceDown: seat !== this.holder };
  }

  /** The table is being turned to another player, or face down. */
  get turning(): boolean {
    const { seat, faceDown } = this.#wanted;
    return this.shared && this.#running && (seat !== this.table.seat || faceDown !== this.table.faceDown);
  }

  get #running(): boolean {
    return this.table.now?.view != null && !this.table.now.view.over;
  }

  /** "I am ...": show this player's cards. */
  take(): void {
    if (this.next) this.holder = this.next.seat;
  }

  /** Keep eyes and hands as they must be; call in an effect. */
  follow(): void {
    if (!this.shared) return;
    if (this.next && this.next.seat !== this.holder && this.holder >= 0) this.holder = -1;
    if (this.turning) void this.table.lookFrom(this.#wanted.seat, this.#wanted.faceDown);
  }
}
