import { expect, it } from 'vitest';
import { lastMoveOf, withNews } from '../src/table/log';
import { someEntry } from './made';

const news = (seq: number, seat: number) => someEntry({ seq, seat });
const undo = (seq: number, seat: number, ...undone: number[]) => someEntry({ seq, seat, kind: 'undo', undone });

it('adds news once and strikes out what was taken back', () => {
  const log = withNews(withNews([], [news(1, 0), news(2, 1)]), [news(2, 1), undo(3, 1, 2)]);
  expect(log.map((entry) => [entry.seq, entry.gone])).toEqual([[1, false], [2, true], [3, false]]);
});

it('knows my last move that still counts', () => {
  const log = withNews([], [news(1, 0), news(2, 1), news(3, 0), undo(4, 0, 3)]);
  expect(lastMoveOf(log, 0)).toBe(1);
  expect(lastMoveOf(log, 2)).toBe(-1);
});
