import { describe, expect, test } from 'vitest';
import { apart, lines, moments, path, spot, ticks } from '../src/end/chart';
import { nextOf } from '../src/lobby/turns';
import type { GameEvent } from '../src/generated/game';
import type { Logged } from '../src/table/log';
import { indexOf, rounds, stepsOf, turnFrom } from '../src/replay/steps';
import { someEntry, someSide, someView } from './made';

const entry = (seq: number, events: GameEvent[], kind: Logged['kind'] = 'moves', gone = false): Logged => ({ ...someEntry({ seq, kind, events }), gone });
const round = (number: number, season: number): GameEvent => ({ kind: 'round-began', seat: 0, round: number, season });
const log = [
  entry(1, [], 'seat'),
  entry(2, [{ kind: 'dealt', seat: 0, card: 0 }], 'start'),
  entry(3, [round(1, 0), { kind: 'rolled', seat: 0, die: 0, face: 0 }]),
  entry(4, [{ kind: 'turn-began', seat: 0 }]),
  entry(5, [], 'moves', true),
  entry(6, [], 'undo'),
  entry(7, [{ kind: 'turn-ended', seat: 0 }, round(2, 1)]),
  entry(8, [{ kind: 'game-ended', seat: -1 }]),
];

describe('charts', () => {
  test('look at the beginnings of rounds and at the end', () => {
    expect(moments(log).map((moment) => [moment.seq, moment.round])).toEqual([[3, 1], [7, 2], [8, 3]]);
  });

  test('have a line for every seat', () => {
    const views = [10, 25].map((crystals) => someView({ seats: [someSide({ crystals }), someSide({ crystals: 3 })] }));
    expect(lines(views, 'crystals')).toEqual([{ seat: 0, values: [10, 25] }, { seat: 1, values: [3, 3] }]);
  });

  test('have round numbers beside them, up to the highest value', () => {
    expect(ticks([0, 143])).toEqual([0, 50, 100, 150]);
    expect(ticks([-6, 20])).toEqual([0, 10, 20]);
    expect(ticks([-60, 20])).toEqual([-60, -40, -20, 0, 20]);
    expect(ticks([0])).toEqual([0, 1]);
  });

  test('reach from edge to edge', () => {
    const frame = { left: 10, right: 110, top: 0, bottom: 100, low: 0, high: 50, count: 3 };
    expect(spot(frame, 2, 25)).toEqual([110, 50]);
    expect(path(frame, [0, 50, 0])).toBe('M10.0 100.0L60.0 0.0L110.0 100.0');
  });

  test('have labels that do not cover each other, even at the lower edge', () => {
    expect(apart([50, 52, 10], 14, 0, 100)).toEqual([50, 64, 10]);
    const low = apart([98, 99, 97], 14, 0, 100).sort((a, b) => a - b);
    expect(low).toEqual([72, 86, 100]);
  });
});

describe('a replay', () => {
  const steps = stepsOf(log);

  test('has a step for every entry that counted', () => {
    expect(steps.map((step) => step.seq)).toEqual([2, 3, 4, 7, 8]);
    expect(indexOf(steps, 5)).toBe(2);
    expect(indexOf(steps, 0)).toBe(0);
  });

  test('goes from turn to turn and stays within the game', () => {
    expect(turnFrom(steps, 0, 1)).toBe(1);
    expect(turnFrom(steps, 3, -1)).toBe(2);
    expect(turnFrom(steps, 3, 1)).toBe(4);
    expect(turnFrom(steps, 0, -1)).toBe(0);
  });

  test('shows the rounds along the way', () => {
    expect(rounds(steps).map(({ round, season }) => [round, season])).toEqual([[0, -1], [1, 0], [2, 1]]);
    expect(rounds(steps).reduce((sum, one) => sum + one.width, 0)).toBeCloseTo(1);
  });
});

describe('one device', () => {
  test('stays with who has it as long as that one must answer', () => {
    const waiting = [0, 1].map((seat) => ({ seat, prompt: ['ask-pick'] as [string], public: false }));
    expect(nextOf(waiting, [0, 1], 1)?.seat).toBe(1);
    expect(nextOf(waiting, [0, 1], -1)?.seat).toBe(0);
  });

  test('need not be handed over for what everybody may see', () => {
    expect(nextOf([{ seat: 1, prompt: ['ask-sacrifice'], public: true }], [0, 1], 0)).toEqual({ seat: 1, open: true });
    expect(nextOf([{ seat: 1, prompt: ['ask-turn'], public: false }], [0, 1], 0)).toEqual({ seat: 1, open: false });
    expect(nextOf([{ seat: 2, prompt: ['ask-turn'], public: false }], [0, 1], 0)).toBeNull();
  });
});
