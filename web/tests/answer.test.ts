import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer as AnswerClass, Desk } from '../src/answer/answer.svelte';
import type { Frame, Moves } from '../src/answer/frame';
import type * as game from '../src/generated/game';
import type { Option, Preview } from '../src/link/whole';
import { someCell, someDecision, someOption, somePreview, someTray, someView } from './made';

let Answer: typeof AnswerClass;
beforeAll(async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.spyOn(performance, 'now').mockReturnValue(0); // so that no press comes too early
  ({ Answer } = await import('../src/answer/answer.svelte'));
});

/** A table that answers previews as a test wants, and keeps what was played. */
class Table implements Desk {
  asked: Moves[] = [];
  played: (readonly number[])[] = [];
  root_: Frame | null = null;
  then: (answer: Moves) => Partial<game.Preview> = () => ({});
  reminds = (): boolean => false;
  newToPrices = (): boolean => false;
  refused = (error: unknown): void => void this.errors.push(error);
  errors: unknown[] = [];
  root = (): Frame | null => this.root_;
  preview = (_: number, answer: Moves): Promise<Preview> => {
    this.asked.push(answer);
    return Promise.resolve(somePreview({ moves: [...answer.moves], ...this.then(answer) }));
  };
  play = (_: number, moves: readonly number[]): Promise<void> => {
    this.played.push(moves);
    return Promise.resolve();
  };
}

let table: Table;
let answer: AnswerClass;
function asks(given: Partial<game.Decision>): Option[] {
  const decision = someDecision(given);
  table.root_ = { decision, view: someView(), moves: [], ask: '' };
  answer.reset();
  return decision.options;
}
beforeEach(() => {
  table = new Table();
  answer = new Answer(table);
});
/** Long enough for everything that was asked to be answered. */
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

const taking = someDecision({ kind: 'take', form: 'tray', tray: someTray('take', 2, 2, [someCell(0, 52, 2), someCell(2, 54, 2)]) });

describe('an option', () => {
  test('that nothing follows from is sent at once, without a preview', async () => {
    const [gauge] = asks({ options: [someOption(15)] });
    await answer.pick(gauge!);
    expect(table.asked).toEqual([]);
    expect(table.played).toEqual([[15]]);
  });

  test('that cannot be taken back waits for a second click, unless it was a labelled button', async () => {
    const [die] = asks({ kind: 'die', options: [someOption(30, { pieces: ['die:1'], ask: 'final' })] });
    table.then = () => ({ ask: 'final', final: ['die'], decision: taking });
    await answer.pick(die!);
    expect(answer.armed).toMatchObject({ why: 'final', moves: [30] });
    expect(answer.frames).toEqual([]); // what is asked after a die is no part of taking it
    await answer.pick(die!);
    expect(table.played).toEqual([[30]]);
    asks({ kind: 'die', options: [someOption(30, { ask: 'final' })] });
    await answer.pick(die!, true);
    expect(table.played).toHaveLength(2);
  });

  test('goes on with the question that belongs to it, and everything is sent together', async () => {
    const [summon] = asks({ options: [someOption(200, { pieces: ['hand:9'], then: 'asks' })] });
    table.then = ({ moves }) => (moves.length === 1 ? { decision: someDecision({ kind: 'put', options: [someOption(300), someOption(301)] }), ask: 'sacrifice' } : { ask: 'sacrifice' });
    await answer.pick(summon!);
    expect(answer.frames).toHaveLength(1);
    await answer.pick(answer.frame!.decision.options[1]!);
    expect(answer.armed?.moves).toEqual([200, 301]); // a card was given up on the way
    await answer.confirm();
    expect(table.played).toEqual([[200, 301]]);
  });

  test('skips questions that leave no choice', async () => {
    const [summon] = asks({ options: [someOption(200, { then: 'asks' })] });
    table.then = ({ moves }) => (moves.length === 1 ? { decision: someDecision({ kind: 'opponent', forced: true, options: [someOption(20)] }) } : {});
    await answer.pick(summon!);
    expect(table.played).toEqual([[200, 20]]);
  });

  test('with a price is asked about the first time only', async () => {
    const [gauge] = asks({ options: [someOption(15, { pieces: ['bonus:gauge'], ask: 'price' })] });
    table.newToPrices = vi.fn(() => true);
    await answer.pick(gauge!, true);
    expect(answer.armed?.why).toBe('price');
    table.newToPrices = () => false;
    await answer.confirm();
    expect(table.played).toEqual([[15]]);
  });

  test('that ends the turn reminds of what is free, and is never asked about otherwise', async () => {
    const [end] = asks({ options: [someOption(0, { pieces: ['end'], ask: 'final' })] });
    table.reminds = () => true;
    await answer.pick(end!);
    expect(answer.armed?.why).toBe('reminder');
    answer.cancel();
    table.reminds = () => false;
    await answer.pick(end!);
    expect(table.played).toEqual([[0]]);
  });

  test('that is refused leaves everything as it was', async () => {
    const [end] = asks({ options: [someOption(0)] });
    table.play = () => Promise.reject(new Error('stale'));
    await answer.pick(end!);
    expect(table.errors).toHaveLength(1);
    expect(answer.busy).toBe(false);
  });
});

describe('a tray', () => {
  test('begins with what is suggested, and is sent as a whole answer', async () => {
    asks({ kind: 'pay', form: 'tray', tray: someTray('pay', 1, 2, [someCell(0, 68, 1), someCell(0, 69, 1, { source: 1 })], [1, 0]) });
    expect(answer.counts).toEqual([1, 0]);
    answer.flip(0);
    await answer.confirm();
    expect(table.asked).toEqual([{ moves: [69], whole: true }]);
    expect(table.played).toEqual([[69]]);
  });

  test('beside the options opens and closes; after its bonus it opens by itself', async () => {
    const tray = someTray('give', 1, 2, [someCell(2, 86, 2)]);
    const [bonus] = asks({ options: [someOption(14, { pieces: ['bonus:transmute'], ask: 'price' })], tray });
    expect(answer.tray).toBeNull();
    answer.open();
    answer.all();
    expect(answer.counts).toEqual([2]);
    expect(answer.cancel()).toBe(true);
    expect(answer.tray).toBeNull();
    await answer.pick(bonus!, true);
    answer.reset();
    expect(answer.opened).toBe(true);
  });

  test('of an exchange has a second one beside it as soon as something is given', async () => {
    asks({ kind: 'exchange', form: 'tray', tray: someTray('give', 1, 2, [someCell(2, 74, 2)]) });
    const one = someDecision({ kind: 'take', options: [someOption(52, { pieces: ['energy:air:0'] }), someOption(54, { pieces: ['energy:fire:0'] })] });
    table.then = ({ moves }) => (moves.length > 2 ? {} : { moves: [...moves, 2], decision: one });
    answer.change(0, 1);
    await soon();
    expect(answer.secondTray?.goal).toBe('take');
    expect(answer.complete).toBe(false);
    answer.changeTaken(1, 1);
    expect(answer.complete).toBe(true);
    await answer.confirm();
    expect(table.played).toEqual([[74, 2, 54]]);
  });

  test('that would overflow asks at once what is kept', async () => {
    asks(taking);
    table.then = () => ({ decision: someDecision({ kind: 'excess', form: 'tray', tray: someTray('keep', 7, 7, [someCell(0, -1, 7, { have: 9, drop: 56 })], [7]) }) });
    answer.change(0, 1);
    answer.change(1, 1);
    await soon();
    expect(answer.frame?.decision.kind).toBe('excess');
    expect(answer.counts).toEqual([7]);
    expect(answer.cancel()).toBe(true);
    expect(answer.counts).toEqual([1, 1]);
  });
});
