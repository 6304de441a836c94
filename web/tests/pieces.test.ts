import { expect, test } from 'vitest';
import { energyOf, isTurn, kindOf, lights, numberOf, reasonsFor } from '../src/table/pieces';
import type { Frame } from '../src/answer/frame';
import type { Option } from '../src/generated/game';
import { someCell, someDecision, someOption, someTray, someView } from './made';

const asking = (options: Option[], tray: ReturnType<typeof someTray> | null = null): Frame => ({ decision: someDecision({ options, tray }), view: someView(), moves: [], ask: '' });
const moves = (options: readonly Option[]): number[] => options.map((option) => option.move);

test('the name of a piece says what it is', () => {
  expect(['hand:24', 'end', 'energy:fire:1'].map(kindOf)).toEqual(['hand', 'end', 'energy']);
  expect(numberOf('space:12')).toBe(12);
  expect(energyOf('energy:fire:1')).toEqual({ energy: 2, source: 1 });
});

test('every piece of an option lights up, so that choosing either of two equal cards means the same', () => {
  const twins = someOption(500, { pieces: ['play:7', 'play:31'] });
  const { by } = lights(asking([twins]));
  expect(by.get('play:7')?.move).toBe(500);
  expect(by.get('play:31')).toBe(by.get('play:7'));
});

test('digits count what lies on the table: the hand, then cards in play, dice, seats, spaces and the shelf', () => {
  const options = [someOption(1, { pieces: ['play:7'] }), someOption(2, { pieces: ['hand:24'] }), someOption(3, { pieces: ['bonus:gauge'] }), someOption(4, { pieces: ['end'] })];
  expect(moves(lights(asking(options)).things)).toEqual([2, 1]);
  expect(isTurn(asking(options).decision)).toBe(true);
});

test('what is counted in a tray is not chosen one by one', () => {
  const fire = someOption(86, { pieces: ['energy:fire:0'] });
  expect(moves(lights(asking([fire])).energies)).toEqual([86]);
  expect(lights(asking([fire], someTray('give', 1, 1, [someCell(2, 86, 1)]))).all).toEqual([]);
});

test('a bonus is a button where there is another button beside it, and else where bonuses are', () => {
  const two = someOption(4, { pieces: ['bonus:draw'] });
  expect(moves(lights(asking([someOption(3), two])).buttons)).toEqual([3, 4]);
  expect(lights(asking([two, someOption(0, { pieces: ['end'] })])).buttons).toEqual([]);
});

test('a piece has the reasons against everything, and its own', () => {
  const why = { all: [['reason-not-now'] as [string]], pieces: { 'hand:8': [['reason-energy'] as [string]] } };
  expect(reasonsFor(why, 'hand:8')).toEqual([['reason-not-now'], ['reason-energy']]);
  expect(reasonsFor(why, 'transmute')).toEqual([['reason-not-now']]);
  expect(reasonsFor(undefined, 'end')).toEqual([]);
});
