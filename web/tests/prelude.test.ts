import { describe, expect, test } from 'vitest';
import { byPack, copiesElsewhere, slotsOf } from '../src/prelude/pack';
import { answerTo, EMPTY, isComplete, lift, put, shelfOf, unplaced, type Shelves } from '../src/prelude/split';
import type { Passed } from '../src/link/whole';

const passed = (card: number, pack: number, holders: number[] = [1]): Passed => ({ card, pack, pick: 0, holders });
const up = (a: number, b: number): number => a - b;

describe('a pack of the draft', () => {
  test('keeps the place of every card: mine and the others’ picks leave gaps', () => {
    const remembered = [8, 14, 18, 23, 25, 26, 29, 6].map((card) => passed(card, 0)).concat([passed(7, 1)]);
    const slots = slotsOf([8, 14, 18, 23, 25, 26, 29], remembered, [1, 4], [0, 1, 0], 0, up);
    expect(slots.map((slot) => slot.card)).toEqual([1, 6, 8, 14, 18, 23, 25, 26, 29]);
    expect(slots.map((slot) => slot.taken).slice(0, 3)).toEqual(['mine', 'theirs', 'no']);
  });

  test('has no gaps when it fits into one row', () => {
    expect(slotsOf([17, 17, 18, 23], [passed(7, 1), passed(17, 1)], [1, 4, 8, 12, 14], [0, 1, 0, 1, 0, 1], 0, up).map((slot) => slot.id)).toEqual(['17-0', '17-1', '18-0', '23-0']);
  });

  test('knows copies that went by in other packs, but does not count the card itself', () => {
    const memory = [passed(14, 1), passed(14, 0), passed(8, 0)];
    expect(copiesElsewhere(14, memory, [8, 14], 0)).toEqual([memory[0]]);
    expect(copiesElsewhere(8, memory, [8, 14], 0)).toEqual([]);
    expect(copiesElsewhere(14, memory, [8], 0)).toHaveLength(2);
  });

  test('is listed with what went by', () => {
    expect(byPack([passed(3, 1), passed(4, 0), passed(5, 1)], 3).map((group) => [group.pack, group.cards.length])).toEqual([[0, 1], [1, 2]]);
  });
});

describe('nine cards in three years', () => {
  const build = (...steps: [card: number, shelf: number][]): Shelves => steps.reduce<Shelves>((shelves, [card, shelf]) => put(shelves, card, shelf, 9), EMPTY);

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

  test('is answered card by card, equal copies the earlier year first', () => {
    const cards = [1, 4, 8, 12, 14, 17, 17, 18, 25];
    const shelves = build([5, 2], [6, 0], [0, 0], [1, 0], [2, 1], [3, 1], [4, 1]);
    expect(shelves).toEqual([[6, 0, 1], [2, 3, 4], [5, 7, 8]]);
    expect(answerTo({ cards, moves: [25, 26, 27], each: 3 }, shelves, cards)).toEqual([25, 25, 26, 26, 26, 25, 27, 27, 27]);
  });
});
