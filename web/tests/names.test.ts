import { expect, test } from 'vitest';
import { isTooLong, nameLength } from '../src/names';
import names from './names.json';

// The server counts the same names in tests/server/test_names.py.
test.each(names as [string, number][])('“%s” has %i characters', (name, length) => {
  expect(nameLength(name)).toBe(length);
});

test('a name has at most twenty characters, however many signs they are made of', () => {
  expect(isTooLong('🇫🇷'.repeat(20))).toBe(false);
  expect(isTooLong('n'.repeat(21))).toBe(true);
});
