// The pack in my hands during the draft, and what I remember of it.

import type { Logged } from '../table/log';
import type { Passed } from '../link/whole';

/** A place on the table of the draft. `taken`: the card is gone, into my own cards or to another player. */
export interface Slot {
  id: string;
  card: number;
  taken: 'no' | 'mine' | 'theirs';
  holders: readonly number[];
}

/** The most cards that lie in one row: then there are no gaps left where cards were taken. */
const ONE_ROW = 5;

/** The cards a seat has picked, in that order, as far as the log tells. */
export function picksOf(log: readonly Logged[], seat: number): number[] {
  const events = log.filter((entry) => !entry.gone).flatMap((entry) => entry.events);
  return events.flatMap((event) => (event.kind === 'picked' && event.seat === seat && event.card > 0 ? [event.card] : []));
}

/** The cards without as many copies as `others` has of them. */
function without<T extends { card: number }>(cards: readonly T[], others: readonly number[]): T[] {
  const left = new Map<number, number>();
  for (const card of others) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.filter(({ card }) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count <= 0;
  });
}

/** The places of a pack: cards that were taken from it leave a gap, so that the others keep their place. `packs` says from
 * which pack each of my picks came, and at last which one this is. */
export function slotsOf(pack: readonly number[], passed: readonly Passed[], picks: readonly number[], packs: readonly number[], seat: number, compare: (a: number, b: number) => number): Slot[] {
  const now = packs.at(-1);
  const here = pack.map((card): Omit<Slot, 'id'> => ({ card, taken: 'no', holders: [] }));
  const theirs = without(passed.filter((one) => one.pack === now), pack).map(({ card, holders }): Omit<Slot, 'id'> => ({ card, taken: 'theirs', holders }));
  const mine = picks.filter((_, pick) => packs[pick] === now).map((card): Omit<Slot, 'id'> => ({ card, taken: 'mine', holders: [seat] }));
  const all = pack.length > ONE_ROW ? [...here, ...theirs, ...mine] : here;
  const copies = new Map<number, number>();
  return all
    .sort((a, b) => compare(a.card, b.card))
    .map((slot) => {
      const copy = copies.get(slot.card) ?? 0;
      copies.set(slot.card, copy + 1);
      return { ...slot, id: `${slot.card}-${copy}` };
    });
}

/** The copies of a card that went by earlier and may be with somebody: none if it only went by in the pack I hold. */
export function copiesElsewhere(card: number, passed: readonly Passed[], pack: readonly number[], now: number): Passed[] {
  return awayFrom(passed, pack, now).filter((one) => one.card === card);
}

/** The cards that went by and are not in my hands again. */
export function awayFrom(passed: readonly Passed[], pack: readonly number[], now: number): Passed[] {
  return [...passed.filter((one) => one.pack !== now), ...without(passed.filter((one) => one.pack === now), pack)];
}

/** The cards that went by, pack by pack. */
export function byPack(passed: readonly Passed[], players: number): { pack: number; cards: Passed[] }[] {
  return Array.from({ length: players }, (_, pack) => ({ pack, cards: passed.filter((one) => one.pack === pack) })).filter((group) => group.cards.length);
}
