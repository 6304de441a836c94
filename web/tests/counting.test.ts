import { describe, expect, test } from 'vitest';
import { byEnergy, changed, everything, flipped, grows, isComplete, movesOf, onlyCounts, otherSource, refitted, sum, type Counts } from '../src/answer/counting';
import { someCell, someTray } from './made';

const taking = someTray('take', 4, 4, [0, 1, 2, 3].map((energy) => someCell(energy, 52 + energy, 4)));
const giving = someTray('give', 1, 3, [someCell(0, 80, 2), someCell(2, 86, 1), someCell(2, 87, 1, { source: 1 })]);
const paying = someTray('pay', 1, 2, [someCell(0, 68, 2), someCell(2, 74, 1), someCell(0, 69, 1, { source: 1 })], [1, 1, 0]);
const keeping = someTray('keep', 7, 7, [someCell(0, -1, 4, { have: 4, drop: 56 }), someCell(3, -1, 5, { have: 5, drop: 59 })], [2, 5]);
const growing = someTray('keep', 7, 7, [someCell(0, 52, 7, { have: 2, drop: 56 }), someCell(2, 54, 7, { have: 1, drop: 58 })], [2, 1]);

describe('a tray', () => {
  test('takes no more than it may in all, and no more of a cell than there is', () => {
    let counts: Counts = taking.filled;
    for (let n = 0; n < 6; n++) counts = changed(taking, counts, 0, 1);
    expect(counts).toEqual([4, 0, 0, 0]);
    expect(isComplete(taking, counts)).toBe(true);
    expect(changed(giving, [0, 1, 0], 1, 1)).toEqual([0, 1, 0]);
    expect(everything(giving)).toEqual([2, 1, 0]);
  });

  test('never goes below nothing, and not for cells that it does not have', () => {
    expect(changed(taking, taking.filled, 1, -1)).toBe(taking.filled);
    expect(changed(taking, [1, 0, 0, 0], -1, -1)).toEqual([1, 0, 0, 0]);
  });

  test('keeps what cannot be given away', () => {
    const stuck = { ...keeping, cells: keeping.cells.map((cell) => ({ ...cell, drop: -1 })) };
    expect(changed(stuck, [4, 3], 0, -1)).toEqual([4, 3]);
    expect(changed(keeping, [4, 3], 0, -1)).toEqual([3, 3]);
  });

  test('can be sent when it holds enough; a payment as soon as it holds anything', () => {
    expect(isComplete(taking, [1, 1, 1, 0])).toBe(false);
    expect(isComplete(giving, [0, 0, 1])).toBe(true);
    expect(isComplete(paying, [0, 1, 0])).toBe(true);
    expect(isComplete(paying, [0, 0, 0])).toBe(false);
  });

  test('lets a payment come from another source', () => {
    expect(otherSource(paying, paying.filled, 1)).toBe(-1);
    expect(flipped(paying, paying.filled, 0)).toEqual([0, 1, 1]);
    expect(flipped(paying, paying.filled, 1)).toEqual([1, 1, 0]);
  });

  test('takes over what was chosen in another one, as far as it fits', () => {
    const less = someTray('take', 2, 2, taking.cells.slice(1));
    expect(refitted(less, taking, [1, 1, 2, 0])).toEqual([1, 1, 0]);
  });

  test('adds up by energy', () => {
    expect(byEnergy(giving, [2, 1, 1])).toEqual([2, 0, 2, 0]);
    expect(sum([2, 1, 1])).toBe(4);
  });
});

describe('the moves of a tray', () => {
  test('are those of its cells, each as often as it is chosen', () => {
    expect(movesOf(giving, [2, 0, 1])).toEqual([80, 80, 87]);
  });

  test('say only what changes where something is kept', () => {
    expect(movesOf(keeping, [2, 5])).toEqual([56, 56]);
    expect(movesOf(growing, [0, 7])).toEqual([56, 56, 54, 54, 54, 54, 54, 54]);
    expect([grows(keeping), grows(growing), grows(taking)]).toEqual([false, true, false]);
  });

  test('go without saying where there is only one way', () => {
    expect(onlyCounts(someTray('give', 1, 1, [someCell(2, 86, 1)]))).toEqual([1]);
    expect(onlyCounts(someTray('give', 1, 2, [someCell(2, 86, 2)]))).toBeNull();
    expect(onlyCounts(paying)).toBeNull();
    expect(onlyCounts({ ...paying, cells: paying.cells.slice(0, 2), filled: [1, 1] })).toEqual([1, 1]);
    expect(onlyCounts(keeping)).toBeNull();
    expect(onlyCounts({ ...keeping, cells: keeping.cells.map((cell, index) => ({ ...cell, drop: index ? -1 : cell.drop })) })).toEqual([2, 5]);
  });
});
