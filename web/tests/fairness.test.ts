import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bytesOf, diceFollow, judge, seedOf } from '../src/end/fairness';
import type { GameEvent } from '../src/generated/game';
import { addedBy, nonceFor, noteAdded } from '../src/link/nonce';
import type { Setting } from '../src/link/whole';
import { remember } from '../src/memory';
import type { Logged } from '../src/table/log';
import { someEntry } from './made';

const SECRET = '00'.repeat(32);
const PROMISE = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const NONCES = ['ab'.repeat(16), 'cd'.repeat(16)];

const entry = (events: GameEvent[], gone = false): Logged => ({ ...someEntry({ events }), gone });
const round = (number: number): GameEvent => ({ kind: 'round-began', seat: 0, round: number, season: 0 });
const rolled = (die: number, face: number): GameEvent => ({ kind: 'rolled', seat: 0, die, face });
const again = (die: number, face: number): GameEvent => ({ kind: 'rerolled', seat: 0, die, face });
/** Two rounds as the rules roll them from this secret and these nonces (`seasons.rules.Fair`). */
const LOG = [
  entry([rolled(7, 5)]), // before the first round that is seen from its start
  entry([round(3), rolled(0, 5), rolled(7, 2), rolled(19, 0)]),
  entry([again(7, 2)]),
  entry([again(7, 1)], true), // taken back
  entry([again(7, 3), round(4), rolled(0, 0), rolled(7, 3)]),
];
const setting = (more: Partial<Setting> = {}) => ({ commitment: PROMISE, seed: SECRET, nonces: NONCES, ...more }) as Setting;
const mine = { nonce: NONCES[1]!, seats: [1] };

describe('the end of a game', () => {
  test('says that all is right when it is', async () => {
    expect(await judge(setting(), LOG, PROMISE, mine)).toBe('kept');
    expect(await judge(setting(), LOG, '', mine)).toBe('kept');
  });

  test('finds another secret than the promised one', async () => {
    expect(await judge(setting({ commitment: SECRET }), LOG, '', mine)).toBe('broken');
    expect(await judge(setting(), LOG, SECRET, mine)).toBe('broken');
  });

  test('finds that my part was exchanged, wherever it may be now', async () => {
    expect(await judge(setting(), LOG, PROMISE, { nonce: 'ef'.repeat(16), seats: [1] })).toBe('missing');
    expect(await judge(setting(), LOG, PROMISE, { nonce: NONCES[1]!, seats: [0] })).toBe('missing');
    expect(await judge(setting({ nonces: [] }), LOG, PROMISE, mine)).toBe('missing');
  });

  test('finds dice that do not follow from the secret and the parts', async () => {
    expect(await judge(setting({ nonces: ['00'.repeat(16), NONCES[1]!] }), LOG, PROMISE, mine)).toBe('astray');
    const loaded = [...LOG.slice(0, 4), entry([round(4), rolled(0, 1)])];
    expect(await judge(setting(), loaded, PROMISE, mine)).toBe('astray');
  });

  test('says so when no part is from this browser, or when it cannot compute', async () => {
    expect(await judge(setting(), LOG, PROMISE, null)).toBe('elsewhere');
    expect(await judge(setting(), LOG, PROMISE, { nonce: 'ef'.repeat(16), seats: [] })).toBe('elsewhere');
    expect(await judge(setting({ seed: '' }), LOG, PROMISE, mine)).toBe('unknown');
    vi.stubGlobal('crypto', {});
    expect(await judge(setting(), LOG, PROMISE, mine)).toBe('unknown');
    expect(await judge(setting(), LOG, PROMISE, { ...mine, nonce: 'ef' })).toBe('missing');
    vi.unstubAllGlobals();
  });

  test('makes the seed of the secret and what everybody added', async () => {
    expect(await seedOf('ab', ['', ''])).toBe('ab');
    expect(await seedOf(SECRET, NONCES)).toBe('2dd10806347bfa481e5a3f50dad9705a0660d06f28514d790231d9cfe0ccffa7');
    expect(await diceFollow(await seedOf(SECRET, [...NONCES].reverse()), LOG)).toBe(false);
    expect(bytesOf('0aff')).toEqual(new Uint8Array([10, 255]));
    expect(bytesOf('xyz')).toHaveLength(0);
  });
});

describe('what a browser adds', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    return () => vi.unstubAllGlobals();
  });

  test('is made once for every key of a table', () => {
    const nonce = nonceFor('t', 'ada');
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor('t', 'ada')).toBe(nonce);
    expect(nonceFor('t', 'lea')).not.toBe(nonce);
    expect(nonceFor('u', 'ada')).not.toBe(nonce);
  });

  test('counts for the seats that the server has confirmed, and for good', () => {
    const nonce = nonceFor('t', 'ada');
    noteAdded('t', 'ada', { seats: [0], nonces: [nonce] });
    expect(addedBy('t', 'ada')?.seats).toEqual([]); // nothing was promised before
    remember('promise.t', PROMISE);
    noteAdded('t', 'ada', { seats: [0, 2], nonces: ['', nonce] });
    noteAdded('t', 'ada', { seats: [0, 2], nonces: [nonce, nonce] });
    noteAdded('t', 'ada', { seats: [0, 2], nonces: ['ef', 'ef'] });
    expect(addedBy('t', 'ada')).toEqual({ nonce, seats: [2, 0] });
  });

  test('does not count where another browser sat down first', () => {
    nonceFor('t', 'ada');
    remember('promise.t', PROMISE);
    noteAdded('t', 'ada', { seats: [0], nonces: ['ef'.repeat(16)] });
    expect(addedBy('t', 'ada')?.seats).toEqual([]);
    expect(addedBy('t', 'lea')).toBeNull();
  });
});
