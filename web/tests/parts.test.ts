import { describe, expect, test } from 'vitest';
import { CARDS, card, cost, costVaries, effects, face } from '../src/facts';
import icons from '../src/icons.json';
import { firs } from '../src/parts/forest';
import { middle, rateSpots, spacePath, turnTo } from '../src/parts/wheel';

describe('the wheel', () => {
  test('turns the shorter way round, also past twelve o’clock', () => {
    expect(turnTo(middle(12), 1) - middle(12)).toBeCloseTo(30);
    expect(turnTo(middle(1), 12) - middle(1)).toBeCloseTo(-30);
    expect(turnTo(middle(5), 8) - middle(5)).toBeCloseTo(90);
  });

  test('has the energies of winter where the books have them: three inside, two between, one outside', () => {
    const spots = rateSpots(0);
    expect(spots.map((spot) => spot.worth)).toEqual([1, 1, 2, 3]);
    const far = spots.map((spot) => Math.round(Math.hypot(spot.x - 200, spot.y - 200)));
    expect(far).toEqual([124, 124, 106, 76]);
  });

  test('has twelve spaces at different places', () => {
    expect(new Set(Array.from({ length: 12 }, (_, index) => spacePath(index + 1))).size).toBe(12);
  });
});

describe('the facts', () => {
  test('know every card', () => {
    expect(CARDS).toHaveLength(50);
    expect(card(45)).toMatchObject({ kind: 'item', prestige: 24 });
    expect(cost(11, 3, 0)).toEqual({ energies: [0, 0, 0, 0], crystals: 6 });
    expect(costVaries(39, 0)).toBe(true);
    expect(costVaries(8, 0)).toBe(false);
    expect(effects(43, 0)).toEqual(['enter', 'activate']);
    expect(effects(43, 1)).toEqual(['activate']);
    expect(() => card(51)).toThrow(RangeError);
  });

  test('know every face', () => {
    expect(face(0, 0)).toEqual({ energies: [0, 0, 1, 0], crystals: 0, gauge: true, draw: false, transmute: true, pips: 3 });
    expect(() => face(20, 0)).toThrow(RangeError);
  });
});

test('every card has a picture of its own', () => {
  const pictures = Object.values(icons.cards);
  expect(Object.keys(icons.cards).map(Number)).toEqual(CARDS);
  expect(new Set(pictures).size).toBe(50);
});

test('the forest is always the same', () => {
  expect(firs(5, 300, 100, 40, 4)).toBe(firs(5, 300, 100, 40, 4));
});
