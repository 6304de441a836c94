import type { Edition, Players } from '../facts';
import type { LiveTable } from '../live/table.svelte';
import { early } from '../live/guard';
import { recall, remember } from '../memory';
import { seatNames } from '../lobby/names';
import { cardName } from '../words/speech';
import { language, say } from '../words/words.svelte';
import { comparing, ORDERS, type Order } from './order';
import { copiesElsewhere, packOf, picksOf, slotsOf, type Slot } from './pack';

/** The draft as one seat sees it: the pack in its places, what is armed, and taking a card. */
export class Drafting {
  order = $state<Order>(ORDERS.find((order) => order === recall('draft-order')) ?? 'kind');
  /** The place of the card that the next click takes. */
  armed = $state('');
  busy = $state(false);
  changedAt = 0;
  slots = $derived.by((): Slot[] => this.#slots());
  names = $derived.by(() => seatNames(this.table.update?.sitting ?? []));

  constructor(readonly table: LiveTable) {}

  get view() {
    return this.table.update!.view!;
  }
  get players(): Players {
    return this.view.players as Players;
  }
  get edition(): Edition {
    return this.view.edition as Edition;
  }
  get place() {
    return this.view.places[this.table.seat]!;
  }
  get asked() {
    const asked = this.table.update?.asked;
    return asked?.kind === 'pick' ? asked : null;
  }
  get waiting(): number[] {
    return (this.table.update?.waiting ?? []).map((one) => one.seat);
  }
  get pack(): number {
    return packOf(this.table.seat, this.place.drafted.length, this.players);
  }
  get armedCard(): number {
    return this.slots.find((slot) => slot.id === this.armed && slot.taken === 'no')?.card ?? 0;
  }
  neighbour(step: 1 | -1): string {
    return this.names[(this.table.seat + step + this.players) % this.players] ?? '';
  }

  #slots(): Slot[] {
    const compare = comparing(this.order, this.players, this.edition, (number) => say(cardName(number)), language());
    const picks = picksOf(this.table.log, this.table.seat).slice(0, this.place.drafted.length);
    return slotsOf(this.place.pack, this.view.seen, picks, this.table.seat, this.players, compare);
  }

  sort(order: Order): void {
    this.order = order;
    this.armed = '';
    remember('draft-order', order);
  }

  /** Who may hold a copy that went by, by name. */
  holders(card: number): string[] {
    const found = copiesElsewhere(card, this.view.seen, this.place.pack, this.pack).flatMap((one) => one.holders);
    return [...new Set(found)].map((seat) => this.names[seat] ?? '');
  }

  /** A click on a card: the first arms it, the second takes it. */
  use(slot: Slot): void {
    if (!this.asked || this.busy || early(this.changedAt)) return;
    if (this.armed === slot.id) void this.take();
    else this.armed = slot.id;
  }

  async take(): Promise<void> {
    const option = this.asked?.options.find((one) => one.card === this.armedCard);
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
