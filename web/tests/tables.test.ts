import { expect, test } from 'vitest';
import { ago, ordered } from '../src/pages/tables';
import type { Mine } from '../src/generated/game';

const mine = (table: string, more: Partial<Mine>): Mine => ({
  table, seat: 0, names: ['', ''], started: true, over: false, waits: false, touched: 0, level: 1, commitment: '', bots: ['', 'hare'], own: [0], free: 0, waiting: [1], year: 1, season: 0, round: 1, ...more,
});

test('my turn comes first, then what was played last, then what I watch; finished games fall off', () => {
  const tables = [mine('watched', { own: [], touched: 9 }), mine('old', { touched: 1 }), mine('over', { over: true, touched: 8 }), mine('new', { touched: 5 }), mine('mine', { waits: true, touched: 2 }), mine('mine too', { waits: true, touched: 3 })];
  expect(ordered(tables).map((one) => one.table)).toEqual(['mine too', 'mine', 'new', 'old', 'watched']);
});

test('how long ago something was is said in the language of the page', () => {
  const now = Date.UTC(2026, 10, 18);
  expect(ago(now - 20_000, now, 'en')).toBe('now');
  expect(ago(now - 5 * 60_000, now, 'de')).toBe('vor 5 Min.');
  expect(ago(now - 26 * 3_600_000, now, 'fr')).toBe('hier');
  expect(ago(now + 60_000, now, 'it')).toBe('ora');
});
