// The log of a table: news in order, with what was taken back marked.

import type { Entry } from '../link/whole';

/** An entry of the log; `gone` if it was taken back later. */
export interface Logged extends Entry {
  gone: boolean;
}

/** The log with news added to it. */
export function withNews(log: readonly Logged[], news: readonly Entry[]): Logged[] {
  const known = new Set(log.map((entry) => entry.seq));
  const added = news.filter((entry) => !known.has(entry.seq)).map((entry): Logged => ({ ...entry, gone: false }));
  const undone = new Set(news.flatMap((entry) => entry.undone));
  const all = [...log, ...added];
  return undone.size ? all.map((entry) => (undone.has(entry.seq) ? { ...entry, gone: true } : entry)) : all;
}

/** The last entry in which a seat moved: what came after it is new to whoever sits there. -1 if there is none. */
export function lastMoveOf(log: readonly Logged[], seat: number): number {
  return log.findLast((entry) => entry.seat === seat && entry.kind === 'moves' && !entry.gone)?.seq ?? -1;
}
