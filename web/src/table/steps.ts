// The spaces of the wheel that the Season token can be moved to.

import type { Option } from '../link/whole';
import { stepTo, stepText } from '../parts/wheel';
import type { Screen } from './context.svelte';
import { kindOf, numberOf } from './pieces';

/** A space that can be chosen: how far it is from the token (back is negative), and that as a text. */
export interface Step {
  piece: string;
  option: Option;
  space: number;
  n: number;
  text: string;
}

/** The spaces that can be chosen now, from the farthest back to the farthest ahead. */
export function stepsOn({ lights, table }: Screen): Step[] {
  const from = table.view?.space ?? 1;
  const found = [...lights.by].flatMap(([piece, option]) => {
    const space = numberOf(piece);
    const n = stepTo(from, space);
    return kindOf(piece) === 'space' ? [{ piece, option, space, n, text: stepText(n) }] : [];
  });
  return found.sort((a, b) => a.n - b.n);
}
