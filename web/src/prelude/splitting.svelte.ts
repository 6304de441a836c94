import type { Edition, Players } from '../facts';
import { early } from '../live/guard';
import type { LiveTable } from '../live/table.svelte';
import { seatNames } from '../lobby/names';
import { recallJson, remember } from '../memory';
import type { Asked } from '../wire';
import { answers, EMPTY, isComplete, lift, put, shelfOf, yearsByCard, type Plan } from './split';

/** My nine cards on their way into three years. Nothing is sent before I am ready; the plan survives a reload. */
export class Splitting {
  plan = $state.raw<Plan>(EMPTY);
  /** The card that the next click on a shelf moves; -1: none. */
  chosen = $state(-1);
  busy = $state(false);
  changedAt = 0;
  cards = $derived.by(() => [...this.place.drafted, ...this.place.years.flat()].sort((a, b) => a - b));
  names = $derived.by(() => seatNames(this.table.update?.sitting ?? []));
  #before: Plan[] = [];

  constructor(readonly table: LiveTable) {
    const kept = recallJson<{ cards: number[]; plan: Plan } | null>(this.#memory, null);
    if (kept && kept.cards.join() === this.cards.join()) this.plan = kept.plan;
  }

  get #memory(): string {
    return `split.${this.table.id}.${this.table.seat}`;
  }
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
  get asked(): Asked | null {
    const asked = this.table.update?.asked;
    return asked?.kind === 'split' ? asked : null;
  }
  get waiting(): number[] {
    return (this.table.update?.waiting ?? []).map((one) => one.seat);
  }

  /** What stands on the shelves: my plan, or what I have sent. */
  get shelves(): Plan {
    return this.asked ? this.plan : sent(this.place.years, this.cards);
  }
  get complete(): boolean {
    return isComplete(this.plan, this.cards.length);
  }
  get canUndo(): boolean {
    return this.asked !== null && this.plan.some((shelf) => shelf.length > 0);
  }

  #change(plan: Plan): void {
    if (!this.asked || this.busy || plan === this.plan) return;
    this.#before.push(this.plan);
    this.#set(plan);
  }

  #set(plan: Plan): void {
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
    this.chosen = this.asked && this.chosen !== card ? card : -1;
  }

  /** One step back of what I put together here. */
  undo(): void {
    if (this.asked && !this.busy) this.#set(this.#before.pop() ?? EMPTY);
  }

  /** Send all nine years at once, in the order in which they are asked for. */
  async ready(): Promise<void> {
    const asked = this.asked;
    if (!asked || !this.complete || this.busy || early(this.changedAt)) return;
    this.busy = true;
    try {
      const years = yearsByCard(this.plan, this.cards);
      const moves = await answers(asked, years, async (done) => {
        const then = await this.table.composer.foresee(done);
        return then.asked?.kind === 'split' ? then.asked : null;
      });
      await this.table.play(moves, asked.id);
    } catch (error) {
      this.table.refuse(error);
    }
    this.busy = false;
  }
}

/** The shelves as the server has them. */
function sent(years: readonly (readonly number[])[], cards: readonly number[]): Plan {
  const used = new Set<number>();
  return years.map((shelf) =>
    shelf.map((number) => {
      const place = cards.findIndex((one, index) => one === number && !used.has(index));
      used.add(place);
      return place;
    }),
  );
}
