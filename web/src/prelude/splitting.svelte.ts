import type { Edition, Players } from '../facts';
import { early } from '../parts/guard';
import type { LiveTable } from '../table/table.svelte';
import { seatNames } from '../lobby/names';
import { recallJson, remember } from '../memory';
import type { Decision } from '../link/whole';
import { answerTo, EMPTY, isComplete, lift, put, shelfOf, type Shelves } from './split';

/** My nine cards on their way into three years. Nothing is sent before I am ready; the plan survives a reload. */
export class Splitting {
  plan = $state.raw<Shelves>(EMPTY);
  /** The card that the next click on a shelf moves; -1: none. */
  chosen = $state(-1);
  busy = $state(false);
  changedAt = 0;
  cards = $derived.by(() => [...this.side.drafted.cards, ...this.side.years.flat()].sort((a, b) => a - b));
  names = $derived.by(() => seatNames(this.table.now?.sitting ?? []));
  #before: Shelves[] = [];

  constructor(readonly table: LiveTable) {
    const kept = recallJson<{ cards: number[]; plan: Shelves } | null>(this.#memory, null);
    if (kept && kept.cards.join() === this.cards.join()) this.plan = kept.plan;
  }

  get #memory(): string {
    return `split.${this.table.id}.${this.table.seat}`;
  }
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
  get decision(): Decision | null {
    const decision = this.table.now?.decision;
    return decision?.plan ? decision : null;
  }
  get waiting(): number[] {
    return (this.table.now?.waiting ?? []).map((one) => one.seat);
  }

  /** What stands on the shelves: my plan, or what I have sent. */
  get shelves(): Shelves {
    return this.decision ? this.plan : sent(this.side.years, this.cards);
  }
  get complete(): boolean {
    return isComplete(this.plan, this.cards.length);
  }
  get canUndo(): boolean {
    return this.decision !== null && this.plan.some((shelf) => shelf.length > 0);
  }

  #change(plan: Shelves): void {
    if (!this.decision || this.busy || plan === this.plan) return;
    this.#before.push(this.plan);
    this.#set(plan);
  }

  #set(plan: Shelves): void {
    this.plan = plan;
    this.chosen = -1;
    remember(this.#memory, JSON.stringify({ cards: this.cards, plan }));
  }

  put(card: number, shelf: number): void {
    this.#change(shelfOf(this.plan, card) === shelf ? lift(this.plan, card) : put(this.plan, card, shelf, this.cards.length));
  }

  drop(card: number, shelf: number): void {
    if (shelfOf(this.plan, card) !== shelf) this.#change(put(this.plan, card, shelf, this.cards.length));
  }

  choose(card: number): void {
    this.chosen = this.decision && this.chosen !== card ? card : -1;
  }

  /** One step back of what I put together here. */
  undo(): void {
    if (this.decision && !this.busy) this.#set(this.#before.pop() ?? EMPTY);
  }

  /** Send the years of all cards at once. */
  async ready(): Promise<void> {
    const { decision } = this;
    if (!decision?.plan || !this.complete || this.busy || early(this.changedAt)) return;
    this.busy = true;
    try {
      await this.table.play(answerTo(decision.plan, this.plan, this.cards), decision.id, true);
    } catch (error) {
      this.table.refuse(error);
    }
    this.busy = false;
  }
}

/** The shelves as the server has them. */
function sent(years: readonly (readonly number[])[], cards: readonly number[]): Shelves {
  const used = new Set<number>();
  return years.map((shelf) =>
    shelf.map((number) => {
      const place = cards.findIndex((one, index) => one === number && !used.has(index));
      used.add(place);
      return place;
    }),
  );
}
