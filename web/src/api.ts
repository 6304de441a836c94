// Requests to the server that are not live: new tables, my tables, computer players, records.

import type { Change, Elsewhere, GoOn, Keys, Mine, MyKey, NewTable, Stored } from './generated/game';
import { recall, recallJson, remember } from './memory';
import { Refused } from './refused';

type Said = { code?: string; args?: Record<string, string | number> } | null;

/** The refusal that an answer of the server is. */
export async function refusalIn(answer: Response): Promise<Refused> {
  const said = (await answer.json().catch(() => null)) as Said;
  return new Refused(said?.code ?? String(answer.status), said?.args);
}

async function ask<Answer>(path: string, body?: unknown, key?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['authorization'] = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refused('offline');
  }
  if (!answer.ok) throw await refusalIn(answer);
  const said = (await answer.json().catch(() => null)) as Answer | null;
  if (said === null) throw new Refused(String(answer.status));
  return said;
}

/** The tables of this browser: which key opens which table, the newest first. */
export function myKeys(): MyKey[] {
  return recallJson<MyKey[]>('keys', []);
}

/** The key of a table: the one in the address, or the one this browser remembers. */
export function keyFor(table: string, fragment: string): string {
  return fragment || (myKeys().find((mine) => mine.table === table)?.key ?? '');
}

const MOST_KEYS = 50;

/** Remember the key of a table, so that the home page finds it again. */
export function keepKey(table: string, key: string): void {
  const all = [{ table, key }, ...myKeys().filter((mine) => mine.table !== table)];
  remember('keys', JSON.stringify(all.slice(0, MOST_KEYS)));
  for (const old of all.slice(MOST_KEYS)) forget(old.table);
}

/** Forget a table and everything kept about it. */
export function dropKey(table: string): void {
  remember('keys', JSON.stringify(myKeys().filter((mine) => mine.table !== table)));
  forget(table);
}

function forget(table: string): void {
  const names = ['table', 'promise', 'nonces', 'bonus', 'handed-out'].map((name) => `${name}.${table}`);
  for (const name of [...names, ...[0, 1, 2, 3].map((seat) => `split.${table}.${seat}`)]) remember(name, null);
}

/** All keys of a table that was set up here, for the links to hand out. */
export function keysOf(table: string): Keys | null {
  return recallJson<Keys | null>(`table.${table}`, null);
}

/** Set up a table; its keys are remembered here. */
export async function newTable(wanted: NewTable): Promise<Keys> {
  const keys = await ask<Keys>('/api/tables', wanted);
  remember(`table.${keys.table}`, JSON.stringify(keys));
  return keys;
}

/** The tables that my keys open. */
export async function myTables(): Promise<Mine[]> {
  const keys = myKeys();
  return keys.length ? ask<Mine[]>('/api/mine', keys) : [];
}

/** Put up a record to look at. */
export async function uploadRecord(record: string): Promise<Keys> {
  return ask<Keys>('/api/records', { record });
}

/**
 * What the server promised about its secret before it heard my part of the dice: asked for once at every table, and kept
 * here, so that another secret would be seen at the end. Empty if nobody answers.
 */
export async function promised(table: string, key: string): Promise<string> {
  const name = `promise.${table}`;
  const known = recall(name);
  if (known) return known;
  try {
    const [mine] = await ask<Mine[]>('/api/mine', [{ table, key }]); // unlike others it does not fail for a bad link
    if (mine) remember(name, mine.commitment);
    return mine?.commitment ?? '';
  } catch {
    return '';
  }
}

/** Name a seat, hand it to the computer, or (bot "") take it back. */
export async function changeSeat(table: string, key: string, change: Change): Promise<Stored> {
  return ask<Stored>(`/api/tables/${table}/seats`, change, key);
}

/** Deal the cards. */
export async function startGame(table: string, key: string): Promise<Stored> {
  return ask<Stored>(`/api/tables/${table}/start`, {}, key);
}

/** Get up; during a game the computer plays on. */
export async function leaveTable(table: string, key: string): Promise<Stored> {
  return ask<Stored>(`/api/tables/${table}/leave`, {}, key);
}

/** Another game with the same people; the same keys open it. */
export async function rematch(table: string, key: string): Promise<Elsewhere> {
  return ask<Elsewhere>(`/api/tables/${table}/rematch`, {}, key);
}

/** Who has set up a table has set up its rematch, too: everybody's keys move on by one seat. */
export function keepKeysFor(next: string, table: string): void {
  const keys = keysOf(table);
  if (!keys || keysOf(next)) return;
  const [first, ...others] = keys.seats;
  remember(`table.${next}`, JSON.stringify({ ...keys, table: next, commitment: '', seats: [...others, ...(first ? [first] : [])] } satisfies Keys));
}

/** A new table against the computer, from an earlier step of a game. */
export async function goOnFrom(table: string, key: string, from: GoOn): Promise<Keys> {
  const keys = await ask<Keys>(`/api/tables/${table}/continue`, from, key);
  remember(`table.${keys.table}`, JSON.stringify(keys));
  return keys;
}
