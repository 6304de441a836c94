import { describe, expect, it } from 'vitest';
import { cells, type Frame } from '../src/live/compose';
import { asShown, dropsFor, keptNow, keptOf, takesFor, withKept } from '../src/live/keeping';
import type { Asked, Option, Place, View } from '../src/wire';

const option = (move: number, kind: string, energy: number): Option => ({ move, kind, label: ['x'], button: ['x'], energy });
const asked = (more: Partial<Asked>): Asked => ({
  id: 8, seat: 0, kind: 'take', prompt: ['x'], options: [], card: 0, shown: 0, count: 1, other: -1, least: 1, most: 1, stock: [], suggested: [], cards: [], ...more,
});
const view = { places: [{ reserve: [2, 0, 1, 0], limit: 7 } as unknown as Place] } as unknown as View;
const taking = (most: number): Frame => ({
  asked: asked({ least: most, most, stock: [[most, most, most, most]], options: [0, 1, 2, 3].map((energy) => option(52 + energy, 'take', energy)) }), view, moves: [400],
});
const excess = asked({ kind: 'excess', least: 5, most: 5, stock: [[2, 0, 8, 2]], options: [option(56, 'drop', 0), option(58, 'drop', 2), option(59, 'drop', 3)] });

describe('an overflow', () => {
  it('asks what is kept as soon as there is as much to take as the reserve holds', () => {
    expect(asShown(taking(6)).asked.kind).toBe('take');
    const shown = asShown(taking(9));
    expect(shown.asked).toMatchObject({ kind: 'kept', least: 7, most: 7 });
    expect(keptNow(shown)).toEqual({ 52: 2, 53: 0, 54: 1, 55: 0 });
    expect(cells(shown.asked).map((cell) => cell.cap)).toEqual([7, 7, 7, 7]);
  });

  it('takes what is kept and not there yet, and discards the rest', () => {
    const shown = asShown(taking(9));
    const kept = { 52: 0, 54: 5, 55: 2 };
    expect(takesFor(shown, kept, 9)).toEqual([52, 52, 52, 54, 54, 54, 54, 55, 55]);
    expect(dropsFor(excess, shown, kept)).toEqual([56, 56, 58, 58, 58]);
  });

  it('shows what is kept where the moves say what is discarded', () => {
    const frame: Frame = { asked: excess, view, moves: [] };
    expect(keptOf(frame, { 58: 5 })).toEqual([2, 0, 3, 2]);
    expect(withKept(frame, [1, 0, 4, 2])).toEqual({ 56: 1, 58: 4, 59: 0 });
  });
});
