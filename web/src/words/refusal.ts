import type { Text } from '../generated/game';
import { exists } from './words.svelte';

/** Why something was refused, in the words there are for its code; for other codes that it did not work. */
export function whyRefused({ code, args = {} }: { code: string; args?: Record<string, string | number> }, otherwise = 'ui-failed'): Text {
  const id = `refused-${code}`;
  return exists(id) ? [id, args] : [otherwise];
}
