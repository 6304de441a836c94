// The final scores with what they are made of.

import { card } from '../facts';
import type { View } from '../link/whole';

export const COLUMNS = ['crystals', 'cards', 'prestige', 'hand', 'bonus', 'total'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Part {
  name: string;
  points: number;
}

export interface Row {
  seat: number;
  name: string;
  rank: number;
  points: Record<Column, number>;
  parts: Partial<Record<Column, Part[]>>;
}

/** A number with its sign; a real minus. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : '0';
}

/** A row for every seat; `title` says what a card is called. Cards in hand are named if they are known. */
export function rowsOf(view: View, names: readonly string[], title: (card: number) => string): Row[] {
  return view.scores.map((score, seat): Row => {
    const side = view.seats[seat];
    const part = (number: number, points: number): Part => ({ name: title(number), points });
    const hand = side?.hand.cards ?? [];
    const each = hand.length ? score.hand / hand.length : 0;
    return {
      seat,
      name: names[seat] ?? '',
      rank: score.rank,
      points: { crystals: score.crystals, cards: score.cards.reduce((sum, [, n]) => sum + n, 0), prestige: score.prestige, hand: score.hand, bonus: score.bonus, total: score.total },
      parts: {
        cards: score.cards.map(([number, points]) => part(number, points)),
        prestige: (side?.play ?? []).map((one) => part(one.card, card(one.card).prestige)),
        hand: hand.map((number) => part(number, each)),
      },
    };
  });
}

/** The seats that won, and whether the number of cards in play had to decide. */
export function winners(view: View): { seats: number[]; tie: boolean } {
  const seats = view.scores.flatMap((score, seat) => (score.rank === 1 ? [seat] : []));
  const best = view.scores[seats[0] ?? 0]?.total ?? 0;
  return { seats, tie: view.scores.filter((score) => score.total === best).length > seats.length };
}
