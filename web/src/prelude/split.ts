// Nine cards into three years, put together here and sent as one answer.

/** Three shelves, one a year, with places 0 to 8 of the nine cards in the order in which they were put there. */
export type Plan = readonly (readonly number[])[];

export const EMPTY: Plan = [[], [], []];
export const PER_YEAR = 3;
export const YEARS = [0, 1, 2] as const;

/** The shelf a card stands on, or -1. */
export function shelfOf(plan: Plan, card: number): number {
  return plan.findIndex((shelf) => shelf.includes(card));
}

/** Put a card on a shelf. A full shelf gives its last card back, to where the new one came from. */
export function put(plan: Plan, card: number, shelf: number, cards: number): Plan {
  const from = shelfOf(plan, card);
  if (from === shelf) return plan;
  const next = plan.map((all) => all.filter((one) => one !== card));
  const target = next[shelf];
  if (!target) return plan;
  const back = target.length >= PER_YEAR ? target.pop() : undefined;
  if (back !== undefined && from >= 0) next[from]?.push(back);
  target.push(card);
  return settled(next, cards);
}

/** Take a card from its shelf again. */
export function lift(plan: Plan, card: number): Plan {
  return plan.map((shelf) => shelf.filter((one) => one !== card));
}

/** When two shelves are full, the rest drops into the third. */
function settled(plan: Plan, cards: number): Plan {
  const open = plan.filter((shelf) => shelf.length < PER_YEAR);
  if (open.length !== 1) return plan;
  const rest = unplaced(plan, cards);
  return plan.map((shelf) => (shelf.length < PER_YEAR ? [...shelf, ...rest] : shelf));
}

/** The cards that stand on no shelf yet. */
export function unplaced(plan: Plan, cards: number): number[] {
  return Array.from({ length: cards }, (_, card) => card).filter((card) => shelfOf(plan, card) < 0);
}

export function isComplete(plan: Plan, cards: number): boolean {
  return unplaced(plan, cards).length === 0 && plan.every((shelf) => shelf.length <= PER_YEAR);
}

/** The plan as the years of each card number, equal copies in ascending order: the order in which they are asked for. */
export function yearsByCard(plan: Plan, cards: readonly number[]): Map<number, number[]> {
  const years = new Map<number, number[]>();
  plan.forEach((shelf, index) => {
    for (const place of shelf) {
      const number = cards[place] ?? 0;
      years.set(number, [...(years.get(number) ?? []), index + 1]);
    }
  });
  for (const list of years.values()) list.sort((a, b) => a - b);
  return years;
}

/** What is asked about one card: its number, and the moves with their years. */
export interface Question {
  shown: number;
  options: readonly { move: number; n?: number }[];
}

/** Answer card by card: `next` says what would be asked after these moves, or null when no question is left. */
export async function answers(first: Question, years: Map<number, number[]>, next: (moves: number[]) => Promise<Question | null>): Promise<number[]> {
  const left = new Map([...years].map(([card, list]) => [card, [...list]]));
  const moves: number[] = [];
  for (let asked: Question | null = first; asked; ) {
    const year = left.get(asked.shown)?.shift();
    const option = asked.options.find((one) => one.n === year);
    if (!option) throw new Error(`there is no year ${year} for card ${asked.shown}`);
    moves.push(option.move);
    asked = await next(moves);
  }
  return moves;
}
