import { expect, it } from 'vitest';
import { happened } from '../src/live/events';
import { lastMoveOf, withNews } from '../src/live/log';
import type { News } from '../src/wire';

const news = (seq: number, seat: number, more: Partial<News> = {}): News => ({ seq, kind: 'moves', seat, at: 0, said: [], events: [], undone: [], phrase: '', rematch: '', ...more });

it('adds news once and strikes out what was taken back', () => {
  const log = withNews(withNews([], [news(1, 0), news(2, 1)]), [news(2, 1), news(3, 1, { kind: 'undo', undone: [2] })]);
  expect(log.map((entry) => [entry.seq, entry.gone])).toEqual([[1, false], [2, true], [3, false]]);
});

it('knows my last move that still counts', () => {
  const log = withNews([], [news(1, 0), news(2, 1), news(3, 0), news(4, 0, { kind: 'undo', undone: [3] })]);
  expect(lastMoveOf(log, 0)).toBe(1);
  expect(lastMoveOf(log, 2)).toBe(-1);
});

it('names events, and passes over kinds it does not know', () => {
  expect(happened([11, 1, 0, 2, 3, 0, 18])).toEqual({ name: 'energy-gained', seat: 1, card: 0, n: 2, energy: 3, other: 0, cause: 18 });
  expect(happened([99, 0])).toBeNull();
});
