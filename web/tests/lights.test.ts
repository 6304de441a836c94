import { expect, test } from 'vitest';
import { reasonsAgainstAll } from '../src/table/lights';
import type { Refusal, Text } from '../src/wire';

const noRight: Text = ['reason-no-right', { what: 'transmute', count: 0 }];
const noEnergy: Text = ['reason-energy', { what: 'transmute', count: 0 }];
const against = (move: number, ...reasons: Text[]): Refusal => ({ what: 'transmute', move, reasons });

test('a button for several moves says only what stands against all of them', () => {
  const twoFire = [against(80, noEnergy, noRight), against(83, noEnergy, noRight), against(86, noRight), against(89, noEnergy, noRight)];
  expect(reasonsAgainstAll(twoFire)).toEqual([noRight]);
  expect(reasonsAgainstAll([80, 83, 86, 89].map((move) => against(move, noEnergy)))).toEqual([noEnergy]);
  expect(reasonsAgainstAll([])).toEqual([]);
});
