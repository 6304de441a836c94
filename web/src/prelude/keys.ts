// The keyboard before the first round. Letters can be switched off, Tab is never caught.

import { settings } from '../settings.svelte';
import type { Drafting } from './draft.svelte';

const THINGS = 'button:not(:disabled), a[href], [role="button"]';

function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || target.closest('input:not([type="radio"]), select, textarea, dialog') !== null;
}

/** The number of a digit key, whatever the keyboard prints on it; 0 for others. */
export function digit(event: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? 0);
}

/** Arrows move the focus through a grid by where things lie. Whether there was something to move to. */
export function walk(event: KeyboardEvent, group: string): boolean {
  const target = event.target as HTMLElement;
  const place = document.querySelector<HTMLElement>(`[data-group="${group}"]`);
  if (!place || target.matches('input')) return false;
  const all = [...place.querySelectorAll<HTMLElement>(THINGS)];
  const at = all.indexOf(target.closest<HTMLElement>(THINGS) ?? target);
  if (at < 0) return (all[0]?.focus(), all.length > 0);
  const across = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  const next = across ? all[at + across] : nearest(all[at]!, all, event.key === 'ArrowDown' ? 1 : -1);
  next?.focus();
  return next !== undefined;
}

function nearest(from: HTMLElement, all: readonly HTMLElement[], by: 1 | -1): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  const beyond = all.filter((one) => (one.getBoundingClientRect().top - own.top) * by > own.height / 2);
  const far = (one: HTMLElement): number => {
    const box = one.getBoundingClientRect();
    return Math.abs(box.top - own.top) * 3 + Math.abs(box.left + box.width / 2 - own.left - own.width / 2);
  };
  return beyond.sort((a, b) => far(a) - far(b))[0];
}

/** What a key does in the draft. */
export function draftKeys(draft: Drafting, inspect: (card: number) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (elsewhere(event)) return;
    const onThing = (event.target as HTMLElement).closest(THINGS) !== null;
    const number = settings.keys ? digit(event) : 0;
    let done = true;
    if (event.key === 'Escape' && draft.armed) draft.armed = '';
    else if (event.key === 'Enter' && !onThing && draft.armedCard && !event.repeat) void draft.take();
    else if (event.key === 'Backspace' && draft.table.now?.undo.step) void draft.table.takeBack('step');
    else if (event.key.startsWith('Arrow')) done = walk(event, 'draft');
    else if (number && draft.decision) {
      const slot = draft.slots[number - 1];
      if (slot?.taken === 'no') draft.use(slot);
    } else if (settings.keys && event.key.toLowerCase() === 'i' && draft.armedCard) inspect(draft.armedCard);
    else done = false;
    if (done) event.preventDefault();
  };
}

/** What a key does while nine cards are split: 1, 2, 3 put the focused card into a year. */
export function splitKeys(act: { year: (year: number) => boolean; ready: () => void; undo: () => void; inspect: () => void; cancel: () => void }): (event: KeyboardEvent) => void {
  return (event) => {
    if (elsewhere(event)) return;
    const onThing = (event.target as HTMLElement).closest(THINGS) !== null;
    const number = digit(event);
    let done = true;
    if (event.key === 'Escape') act.cancel();
    else if (event.key === 'Enter' && !onThing && !event.repeat) act.ready();
    else if (event.key === 'Backspace') act.undo();
    else if (event.key.startsWith('Arrow')) done = walk(event, 'split');
    else if (number >= 1 && number <= 3) done = act.year(number - 1);
    else if (settings.keys && event.key.toLowerCase() === 'i') act.inspect();
    else done = false;
    if (done) event.preventDefault();
  };
}
