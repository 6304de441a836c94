import type { Edition, Players } from '../facts';
import type { LiveTable } from '../table/table.svelte';
import { early } from '../parts/guard';
import { recall, remember } from '../memory';
import { seatNames } from '../lobby/names';
import { cardName } from '../words/speech';
import { language, say } from '../words/words.svelte';
import { comparing, ORDERS, type Order } from './order';
import { onShelf } from '../table/pieces';
import { copiesElsewhere, picksOf, slotsOf, type Slot } from './pack';

/** The draft as one seat sees it: the pack in its places, what is armed, and taking a card. */
export class Drafting {
  order = $state<Order>(ORDERS.find((order) => order === recall('draft-order')) ?? 'kind');
  /** The place of the card that the next click takes. */
  armed = $state('');
  busy = $state(false);
  changedAt = 0;
  slots = $derived.by((): Slot[] => this.#slots());
  names = $derived.by(() => seatNames(this.table.now?.sitting ?? []));

  constructor(readonly table: LiveTable) {}

  get view() {
    return this.table.now!.view!;
  }
  get players(): Players {
    return this.view.players as Players;
  }
  get edition(): Edition {
    return this.view.edition as Edition;
  }
  get side() {
    return this.view.seats[this.table.seat]!;
  }
  get decision() {
    return this.table.now?.decision ?? null;
  }
  get waiting(): number[] {
    return (this.table.now?.waiting ?? []).map((one) => one.seat);
  }
  get pack(): number {
    return this.view.draft?.packs.at(-1) ?? -1;
  }
  get armedCard(): number {
    return this.slots.find((slot) => slot.id === this.armed && slot.taken === 'no')?.card ?? 0;
  }
  /** Who gets the rest of this pack. */
  get to(): string {
    return this.names[this.view.draft?.to ?? -1] ?? '';
  }
  /** Who had this pack: the neighbour on the other side. */
  get from(): string {
    const way = (this.view.draft?.to ?? 0) - this.table.seat;
    return this.names[(this.table.seat - way + this.players) % this.players] ?? '';
  }

  #slots(): Slot[] {
    const compare = comparing(this.order, this.players, this.edition, (number) => say(cardName(number)), language());
    const picks = picksOf(this.table.log, this.table.seat).slice(0, this.side.drafted.cards.length);
    return slotsOf(this.side.pack.cards, this.view.passed, picks, this.view.draft?.packs ?? [], this.table.seat, compare);
  }

  sort(order: Order): void {
    this.order = order;
    this.armed = '';
    remember('draft-order', order);
  }

  /** Who may hold a copy that went by, by name. */
  holders(card: number): string[] {
    const found = copiesElsewhere(card, this.view.passed, this.side.pack.cards, this.pack).flatMap((one) => one.holders);
    return [...new Set(found)].map((seat) => this.names[seat] ?? '');
  }

  /** A click on a card: the first arms it, the second takes it. */
  use(slot: Slot): void {
    if (!this.decision || this.busy || early(this.changedAt)) return;
    if (this.armed === slot.id) void this.take();
    else this.armed = slot.id;
  }

  async take(): Promise<void> {
    const option = this.decision?.options.find((one) => one.pieces.includes(onShelf(this.armedCard)));
    if (!option || this.busy || early(this.changedAt)) return;
    this.busy = true;
    try {
      await this.table.play([option.move]);
    } catch (error) {
      this.table.refuse(error);
    }
    this.busy = false;
  }

  /** Another question: nothing is armed, and presses that began before do not count. */
  changed(): void {
    this.armed = '';
    this.changedAt = performance.now();
  }
}
