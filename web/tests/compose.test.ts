import { describe, expect, it } from 'vitest';
import { bounds, cells, changed, everything, flipped, followUp, isComplete, isTray, listed, needsArming, spot, suggestion, sum, type Frame } from '../src/live/compose';
import type { Asked, Foreseen, Option, View } from '../src/wire';

const option = (move: number, kind: string, more: Partial<Option> = {}): Option => ({ move, kind, label: ['x'], button: ['x'], ...more });
const asked = (more: Partial<Asked>): Asked => ({
  id: 8, seat: 0, kind: 'turn', prompt: ['x'], options: [], card: 0, shown: 0, count: 1, other: -1, least: 1, most: 1, stock: [], suggested: [], cards: [], ...more,
});
const foreseen = (more: Partial<Foreseen>): Foreseen => ({
  type: 'foreseen', id: '', moves: [], view: {} as View, asked: null, said: [], final: [], why_final: [], cut: false, overflow: 0, warnings: [], ...more,
});

const taking = asked({ kind: 'take', least: 4, most: 4, stock: [[4, 4, 4, 4]], options: [0, 1, 2, 3].map((energy) => option(52 + energy, 'take', { energy })) });
const excess = asked({
  kind: 'excess', least: 2, most: 2, stock: [[3, 0, 4, 1]], suggested: [58, 58],
  options: [option(56, 'drop', { energy: 0 }), option(58, 'drop', { energy: 2 })],
});
const paying = asked({
  kind: 'pay', least: 3, most: 3, stock: [[2, 0, 1, 0], [1, 0, 2, 0]], suggested: [68, 74, 75],
  options: [option(68, 'pay', { energy: 0 }), option(69, 'pay', { energy: 0, source: 1 })],
});
const turn = asked({
  kind: 'turn', stock: [[2, 0, 1, 0], [0, 0, 1, 0]],
  options: [option(0, 'end-turn'), option(80, 'transmute', { energy: 0 }), option(86, 'transmute', { energy: 2 }), option(87, 'transmute', { energy: 2, source: 1 })],
});

describe('a tray', () => {
  it('has a cell for every energy there is, also for those that are offered only after another one', () => {
    expect(cells(excess)).toEqual([
      { energy: 0, source: 0, move: 56, cap: 2 },
      { energy: 2, source: 0, move: 58, cap: 2 },
      { energy: 3, source: 0, move: 59, cap: 1 },
    ]);
  });

  it('has cells by source for what can be transmuted', () => {
    expect(cells(turn).map((cell) => cell.move)).toEqual([80, 86, 87]);
    expect(bounds(turn)).toEqual({ least: 1, most: 4 });
  });

  it('takes no more than asked for, and no more than there is', () => {
    const [air] = cells(taking);
    let counts = {};
    for (let n = 0; n < 6; n++) counts = changed(taking, counts, air!, 1);
    expect(sum(counts)).toBe(4);
    expect(isComplete(taking, counts)).toBe(true);
    expect(sum(everything(turn))).toBe(4);
  });

  it('gives its moves in ascending order', () => {
    expect(listed({ 59: 1, 56: 2 })).toEqual([56, 56, 59]);
  });

  it('starts with what the server suggests', () => {
    expect(suggestion(excess)).toEqual({ 58: 2 });
    expect(suggestion(taking)).toEqual({});
    expect(suggestion({ ...excess, least: 3, most: 3, suggested: [58, 58] })).toEqual({ 58: 3 });
    expect(suggestion({ ...excess, least: 3, most: 3, stock: [[3, 0, 2, 1]], suggested: [58, 58] })).toEqual({ 58: 2, 59: 1 });
  });

  it('lets a payment come from another source', () => {
    const counts = suggestion(paying);
    expect(counts).toEqual({ 68: 1, 74: 1, 75: 1 });
    const air = cells(paying).find((cell) => cell.move === 68)!;
    expect(flipped(paying, counts, air)).toEqual({ 68: 0, 69: 1, 74: 1, 75: 1 });
  });

  it('is used for several energies, and for transmuting only when it was opened', () => {
    expect(isTray(taking, false)).toBe(true);
    expect(isTray(turn, false)).toBe(false);
    expect(isTray(turn, true)).toBe(true);
    expect(isTray(asked({ kind: 'take', options: taking.options }), false)).toBe(false);
  });
});

describe('an answer', () => {
  it('goes on with a question of mine that follows, but not with the next turn or after chance', () => {
    expect(followUp(foreseen({ asked: taking }), 0)).toBe(taking);
    expect(followUp(foreseen({ asked: taking }), 1)).toBeNull();
    expect(followUp(foreseen({ asked: turn }), 0)).toBeNull();
    expect(followUp(foreseen({ asked: taking, cut: true }), 0)).toBeNull();
  });

  it('asks once more if it is final or sacrifices a card of mine', () => {
    expect(needsArming(foreseen({}))).toBe(false);
    expect(needsArming(foreseen({ final: ['chance'] }))).toBe(true);
    expect(needsArming(foreseen({ said: [['event-sacrificed', { voice: 'you' }]] }))).toBe(true);
    expect(needsArming(foreseen({ said: [['event-sacrificed', { voice: 'other' }]] }))).toBe(false);
  });

  it('chooses cards that are put into play where they lie', () => {
    const view = { places: [{ hand: [5], drawn: [] }] } as unknown as View;
    const frame: Frame = { asked: asked({ kind: 'put' }), view, moves: [] };
    expect(spot(option(354, 'put', { card: 5 }), frame)).toBe('hand');
    expect(spot(option(360, 'put', { card: 11 }), frame)).toBe('shelf');
  });
});
