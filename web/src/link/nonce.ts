// What this browser adds to the seed of a table: made once, sent with every hello, and looked for at the end.

import { recall, recallJson, remember } from '../memory';
import type { Welcome } from '../generated/game';
import { random } from './socket';

/** A nonce, and the seats for which the server has said that it counts. */
export interface Added {
  nonce: string;
  seats: number[];
}

/** By key: every seat of a table has its own, but on one device all seats of the key add the same. */
const kept = (table: string): Record<string, Added> => recallJson(`nonces.${table}`, {});
const keep = (table: string, key: string, added: Added): void => remember(`nonces.${table}`, JSON.stringify({ ...kept(table), [key]: added }));

/** What this browser has added to the seed with this key, if anything. */
export function addedBy(table: string, key: string): Added | null {
  return kept(table)[key] ?? null;
}

/** The nonce to say hello with: the same for as long as this browser remembers the table. */
export function nonceFor(table: string, key: string): string {
  const known = addedBy(table, key);
  if (known) return known.nonce;
  const added = { nonce: random(16), seats: [] };
  keep(table, key, added);
  return added.nonce;
}

/**
 * Keep for which seats the server has taken my nonce: from then on no other may stand in its place. Who sat down with
 * another browser, or comes too late, has none that counts; nor has who does not know what the server had promised before.
 * (A server older than this page names no nonces.)
 */
export function noteAdded(table: string, key: string, { seats, nonces }: Pick<Welcome, 'seats' | 'nonces'>): void {
  const added = addedBy(table, key);
  if (!added || !recall(`promise.${table}`)) return;
  const taken = seats.filter((seat, index) => nonces?.[index] === added.nonce && !added.seats.includes(seat));
  if (taken.length) keep(table, key, { ...added, seats: [...added.seats, ...taken] });
}
