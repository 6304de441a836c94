// Nine cards into three years, put together here and sent as one answer.

import type { Plan } from '../link/whole';

/** Three shelves, one a year, with places 0 to 8 of the nine cards in the order in which they were put there. */
export type Shelves = readonly (readonly number[])[];

export const EMPTY: Shelves = [[], [], []];
export const PER_YEAR = 3;
export const YEARS = [0, 1, 2] as const;

/** The shelf a card stands on, or -1. */
export function shelfOf(shelves: Shelves, card: number): number {
  return shelves.findIndex((shelf) => shelf.includes(card));
}

/** Put a card on a shelf. A full shelf gives its last card back, to where the new one came from. */
export function put(shelves: Shelves, card: number, shelf: number, cards: number): Shelves {
  const from = shelfOf(shelves, card);
  if (from === shelf) return shelves;
  const next = shelves.map((all) => all.filter((one) => one !== card));
  const target = next[shelf];
  if (!target) return shelves;
  const back = target.length >= PER_YEAR ? target.pop() : undefined;
  if (back !== undefined && from >= 0) next[from]?.push(back);
  target.push(card);
  return settled(next, cards);
}

/** Take a card from its shelf again. */
export function lift(shelves: Shelves, card: number): Shelves {
  return shelves.map((shelf) => shelf.filter((one) => one !== card));
}

/** When two shelves are full, the rest drops into the third. */
function settled(shelves: Shelves, cards: number): Shelves {
  const open = shelves.filter((shelf) => shelf.length < PER_YEAR);
  if (open.length !== 1) return shelves;
  const rest = unplaced(shelves, cards);
  return shelves.map((shelf) => (shelf.length < PER_YEAR ? [...shelf, ...rest] : shelf));
}

/** The cards that stand on no shelf yet. */
export function unplaced(shelves: Shelves, cards: number): number[] {
  return Array.from({ length: cards }, (_, card) => card).filter((card) => shelfOf(shelves, card) < 0);
}

export function isComplete(shelves: Shelves, cards: number): boolean {
  return unplaced(shelves, cards).length === 0 && shelves.every((shelf) => shelf.length <= PER_YEAR);
}

/** The answer to a plan: for each of its cards the move of the year it stands in; of equal cards the earlier year first. */
export function answerTo(plan: Plan, shelves: Shelves, cards: readonly number[]): number[] {
  const years = new Map<number, number[]>();
  shelves.forEach((shelf, year) => {
    for (const place of shelf) years.set(cards[place] ?? 0, [...(years.get(cards[place] ?? 0) ?? []), year]);
  });
  return plan.cards.flatMap((card) => plan.moves[years.get(card)?.shift() ?? -1] ?? []);
}
