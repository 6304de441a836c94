// In which order cards lie: by kind, cost or name. Each order is complete, so that cards keep their places.

import { card, cost, type Edition, type Players } from '../facts';

export type Order = 'kind' | 'cost' | 'name';
export const ORDERS: readonly Order[] = ['kind', 'cost', 'name'];

/** What a card costs as one number: an energy counts as two crystals. */
export function price(number: number, players: Players, edition: Edition): number {
  const { energies, crystals } = cost(number, players, edition);
  return energies.reduce((sum, n) => sum + n, 0) * 2 + crystals;
}

/** How two cards compare; `name` says what a card is called in the language in use. */
export function comparing(order: Order, players: Players, edition: Edition, name: (number: number) => string, language: string): (a: number, b: number) => number {
  const names = new Intl.Collator(language);
  const byCost = (a: number, b: number): number => price(a, players, edition) - price(b, players, edition) || a - b;
  if (order === 'cost') return byCost;
  if (order === 'name') return (a, b) => names.compare(name(a), name(b)) || a - b;
  return (a, b) => card(b).kind.localeCompare(card(a).kind) || byCost(a, b);
}

/** What cards cost together: four energies, then crystals. */
export function totalCost(cards: readonly number[], players: Players, edition: Edition): number[] {
  const total = [0, 0, 0, 0, 0];
  for (const number of cards) {
    const { energies, crystals } = cost(number, players, edition);
    energies.forEach((count, energy) => (total[energy] = (total[energy] ?? 0) + count));
    total[4] = (total[4] ?? 0) + crystals;
  }
  return total;
}

/** The prestige printed on cards, together. */
export function totalPrestige(cards: readonly number[]): number {
  return cards.reduce((sum, number) => sum + card(number).prestige, 0);
}
