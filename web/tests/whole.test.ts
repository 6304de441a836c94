import { expect, test } from 'vitest';
import { someDecision, someEntry, someOption, someSide, someView } from './made';
import { update } from '../src/link/whole';

test('what the server leaves out is nothing: no cards, no bonuses, nobody who waits', () => {
  const view = someView({ seats: [someSide({ hand: { hidden: 3 } })] });
  expect(view.seats[0]).toMatchObject({ hand: { cards: [], hidden: 3 }, library2: { cards: [], hidden: 0 }, bonuses: 0, years: [], picked: 0 });
  expect(view).toMatchObject({ over: false, passed: [], scores: [], draft: null });
  expect(someEntry()).toMatchObject({ said: [], events: [], undone: [], next_table: '' });
});

test('an option without a shorter label has its label on the button', () => {
  const [plain, short] = someDecision({ options: [someOption(1), someOption(2, { button: ['short'] })] }).options;
  expect(plain).toMatchObject({ button: ['move-1'], pieces: [], ask: '', then: 'done' });
  expect(short?.button).toEqual(['short']);
});

test('a table before the game has no view, no question and nothing to undo', () => {
  const setting = { id: 't', players: 2, level: 0, edition: 0, first: -1, commitment: '' };
  const { table } = update({ type: 'update', seq: 0, fresh: true, news: [], table: { seat: 0, setting, sitting: [{ name: 'Ada' }], allowed: { hints: false, stand_in: 'fox' } } });
  expect(table).toMatchObject({ view: null, decision: null, waiting: [], undo: { step: false }, why: { all: [], pieces: {} }, setting: { started: false, nonces: [] } });
  expect(table.sitting[0]).toEqual({ name: 'Ada', bot: '', taken: false, away: false, hints: false, standing: {} });
});
