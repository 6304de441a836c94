import { describe, expect, test } from 'vitest';
import { byPack, copiesElsewhere, packOf, slotsOf } from '../src/prelude/pack';
import { answers, EMPTY, isComplete, lift, put, shelfOf, unplaced, yearsByCard, type Plan, type Question } from '../src/prelude/split';
import type { Seen } from '../src/wire';

const seen = (card: number, pack: number, holders: number[] = [1]): Seen => ({ card, pack, pick: 0, holders });
const up = (a: number, b: number): number => a - b;

describe('a pack of the draft', () => {
  test('comes from the right, so that two players see the first one again at the third pick', () => {
    expect([0, 1, 2, 3].map((picks) => packOf(0, picks, 2))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3, 4].map((picks) => packOf(1, picks, 4))).toEqual([1, 0, 3, 2, 1]);
  });

  test('keeps the place of every card: mine and the others’ picks leave gaps', () => {
    const remembered = [8, 14, 18, 23, 25, 26, 29, 6].map((card) => seen(card, 0)).concat([seen(7, 1)]);
    const slots = slotsOf([8, 14, 18, 23, 25, 26, 29], remembered, [1, 4], 0, 2, up);
    expect(slots.map((slot) => slot.card)).toEqual([1, 6, 8, 14, 18, 23, 25, 26, 29]);
    expect(slots.map((slot) => slot.taken).slice(0, 3)).toEqual(['mine', 'theirs', 'no']);
  });

  test('has no gaps when it fits into one row', () => {
    expect(slotsOf([17, 17, 18, 23], [seen(7, 1), seen(17, 1)], [1, 4, 8, 12, 14], 0, 2, up).map((slot) => slot.id)).toEqual(['17-0', '17-1', '18-0', '23-0']);
  });

  test('knows copies that went by in other packs, but does not count the card itself', () => {
    const memory = [seen(14, 1), seen(14, 0), seen(8, 0)];
    expect(copiesElsewhere(14, memory, [8, 14], 0)).toEqual([memory[0]]);
    expect(copiesElsewhere(8, memory, [8, 14], 0)).toEqual([]);
    expect(copiesElsewhere(14, memory, [8], 0)).toHaveLength(2);
  });

  test('is listed with what went by', () => {
    expect(byPack([seen(3, 1), seen(4, 0), seen(5, 1)], 3).map((group) => [group.pack, group.cards.length])).toEqual([[0, 1], [1, 2]]);
  });
});

describe('nine cards in three years', () => {
  const build = (...steps: [card: number, shelf: number][]): Plan => steps.reduce<Plan>((plan, [card, shelf]) => put(plan, card, shelf, 9), EMPTY);

  test('six clicks are enough: the rest drops into the third shelf', () => {
    const plan = build([0, 0], [1, 0], [2, 0], [3, 2], [4, 2], [5, 2]);
    expect(plan).toEqual([[0, 1, 2], [6, 7, 8], [3, 4, 5]]);
    expect(isComplete(plan, 9)).toBe(true);
  });

  test('a placed card changes places with the last one of a full shelf', () => {
    const plan = put(build([0, 0], [1, 0], [2, 0], [3, 2], [4, 2], [5, 2]), 0, 2, 9);
    expect(plan).toEqual([[1, 2, 5], [6, 7, 8], [3, 4, 0]]);
  });

  test('a new card sends the last one of a full shelf back', () => {
    const plan = build([0, 0], [1, 0], [2, 0], [3, 0]);
    expect(plan[0]).toEqual([0, 1, 3]);
    expect(unplaced(plan, 9)).toContain(2);
  });

  test('a lifted card stands nowhere', () => {
    const plan = lift(build([0, 0], [1, 1]), 0);
    expect(shelfOf(plan, 0)).toBe(-1);
    expect(isComplete(plan, 9)).toBe(false);
  });

  test('is answered card by card, equal copies in ascending years, until nothing is asked any more', async () => {
    const cards = [1, 4, 8, 12, 14, 17, 17, 18, 25];
    const plan = build([5, 2], [6, 0], [0, 0], [1, 0], [2, 1], [3, 1], [4, 1]);
    const years = yearsByCard(plan, cards);
    expect(years.get(17)).toEqual([1, 3]);
    const order = [1, 4, 8, 12, 14, 17, 17];
    const ask = (n: number): Question | null => (order[n] === undefined ? null : { shown: order[n], options: [1, 2, 3].map((year) => ({ move: 24 + year, n: year })) });
    const moves = await answers(ask(0)!, years, (done) => Promise.resolve(done.length === 6 ? null : ask(done.length)));
    expect(moves).toEqual([25, 25, 26, 26, 26, 25]);
  });
});
