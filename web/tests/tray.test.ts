import { describe, expect, test } from 'vitest';
import { EMPTY, add, all, canAdd, complete, remove, rest, trayKey, worth, type Tally, type TrayRules } from '../src/tray';

const gain: TrayRules = { least: 4, most: 4, caps: null };
const spend: TrayRules = { least: 1, most: 6, caps: [0, 4, 1, 1] };
const key = (code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ code, key: code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more }) as KeyboardEvent;

describe('a tray', () => {
  test('takes no more than it may in all', () => {
    let tally: Tally = EMPTY;
    for (let i = 0; i < 9; i++) tally = add(tally, 2, gain);
    expect(tally).toEqual([0, 0, 4, 0]);
    expect(complete(tally, gain)).toBe(true);
    expect(canAdd(tally, 0, gain)).toBe(false);
  });

  test('gives no more of a type than there is', () => {
    expect(add(EMPTY, 0, spend)).toEqual(EMPTY);
    expect(add(add(EMPTY, 2, spend), 2, spend)).toEqual([0, 0, 1, 0]);
    expect(all(spend)).toEqual([0, 4, 1, 1]);
  });

  test('is not complete with too few', () => {
    expect(complete([1, 1, 1, 0], gain)).toBe(false);
    expect(complete(EMPTY, spend)).toBe(false);
    expect(complete([0, 0, 2, 0], spend)).toBe(false);
  });

  test('never goes below nothing', () => {
    expect(remove(EMPTY, 1)).toBe(EMPTY);
    expect(remove([0, 2, 0, 0], 1)).toEqual([0, 1, 0, 0]);
  });

  test('tells what is given back when so much is kept', () => {
    expect(rest([3, 2, 2, 2], [3, 1, 2, 1])).toEqual([0, 1, 0, 1]);
  });

  test('tells what it is worth', () => {
    expect(worth([0, 2, 0, 1], [2, 2, 3, 4])).toBe(8);
  });
});

describe('keys of a tray', () => {
  test('add with a digit, also on keyboards that need Shift for digits, and take away with Shift', () => {
    expect(trayKey(key('Digit2', { key: 'é' }), EMPTY, spend)).toEqual([0, 1, 0, 0]);
    expect(trayKey(key('Numpad4'), EMPTY, spend)).toEqual([0, 0, 0, 1]);
    expect(trayKey(key('Digit2', { shiftKey: true }), [0, 3, 0, 0], spend)).toEqual([0, 2, 0, 0]);
  });

  test('fill and empty it', () => {
    expect(trayKey(key('KeyA', { key: 'a' }), EMPTY, spend)).toEqual([0, 4, 1, 1]);
    expect(trayKey(key('Delete'), [0, 3, 0, 0], spend)).toEqual(EMPTY);
  });

  test('leave shortcuts of the browser alone', () => {
    expect(trayKey(key('Digit1', { ctrlKey: true }), EMPTY, spend)).toBeNull();
    expect(trayKey(key('KeyZ', { key: 'z' }), EMPTY, spend)).toBeNull();
  });
});
