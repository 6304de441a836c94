// The list of my games: its order, and how long ago something happened there.

import type { Mine } from '../generated/game';

/** Games that go on: where it is my turn first, then the others I play, then those I watch; among those the latest. */
export function ordered(tables: readonly Mine[]): Mine[] {
  const rank = (one: Mine): number => (one.waits ? 0 : one.own.length ? 1 : 2);
  return tables.filter((one) => !one.over).sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

const UNITS = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]] as const;

/** How long ago something happened, in words of a language: "now", "5 min. ago", "yesterday". */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(now - then, 0);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? (['second', Infinity] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(-Math.floor(passed / length), unit);
}
