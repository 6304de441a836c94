import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inbox } from '../src/link/inbox';
import type { Update } from '../src/link/whole';

const update = (seq: number, fresh = false): Update => ({ type: 'update', seq, fresh }) as Update;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what waits for motion is shown in its order, also where an update has no motion of its own', () => {
  const pauses = new Map([[1, 300], [2, 0], [3, 0], [4, 200]]);
  const shown: number[] = [];
  const inbox = new Inbox((one) => (shown.push(one.seq), pauses.get(one.seq) ?? 0));
  for (const seq of [1, 2, 3, 4, 5]) inbox.receive(update(seq));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(300);
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  expect(inbox.size).toBe(0);
});

test('a fresh update replaces everything that waits', () => {
  const shown: number[] = [];
  const inbox = new Inbox((one) => (shown.push(one.seq), 100));
  inbox.receive(update(1));
  inbox.receive(update(2));
  inbox.receive(update(3, true));
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 3]);
});
