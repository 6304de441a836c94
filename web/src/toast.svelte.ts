// Short notes that come and go. What matters stays somewhere else on the page.

import { Refused } from './refused';
import { whyRefused } from './words/refusal';
import { say, t } from './words/words.svelte';

export interface Note {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'bad';
}

const STAY = 4500;
let last = 0;
export const notes: Note[] = $state([]);

/** Say something in passing; at most three notes stay. */
export function toast(text: string, kind: Note['kind'] = 'plain'): void {
  const id = ++last;
  notes.push({ id, text, kind });
  if (notes.length > 3) notes.shift();
  setTimeout(() => dismiss(id), STAY);
}

/** Say why something was refused, or that it failed. */
export function sayFailed(error: unknown, otherwise = 'ui-failed'): void {
  toast(error instanceof Refused ? say(whyRefused(error, otherwise)) : t(otherwise), 'bad');
}

/** Say whether something was copied. */
export function sayCopied(done: boolean): void {
  toast(t(done ? 'ui-copied' : 'ui-failed'), done ? 'good' : 'bad');
}

export function dismiss(id: number): void {
  const index = notes.findIndex((note) => note.id === id);
  if (index >= 0) notes.splice(index, 1);
}
