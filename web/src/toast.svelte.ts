// Short notes that come and go. What matters stays somewhere else on the page.

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

export function dismiss(id: number): void {
  const index = notes.findIndex((note) => note.id === id);
  if (index >= 0) notes.splice(index, 1);
}
