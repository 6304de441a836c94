// The keyboard of the table (UX: letters can be switched off, Tab is never caught, arrows go through a group).

import { settings } from '../settings.svelte';
import type { Screen } from './context.svelte';
import { BONUS_MOVES, END_TURN } from './lights';

const ZONES: Record<string, string> = { h: 'hand', c: 'play', r: 'reserve', d: 'dice', w: 'wheel', o: 'opponents', l: 'log' };
const SPEEDS = ['normal', 'fast', 'off'] as const;
const THINGS = 'button:not(:disabled), [role="button"], a[href]';

// Whether the focus is where keys have brought it; a mouse leaves it where it clicked, which means nothing for Enter.
let walking = false;
window.addEventListener('pointerdown', () => (walking = false), true);

export interface Elsewhere {
  keys(): void;
  text(): void;
}

/** What a key does at this table. */
export function keyboard(screen: Screen, elsewhere: Elsewhere): (event: KeyboardEvent) => void {
  const { table, look } = screen;
  const { composer } = table;

  function letter(key: string): boolean {
    if (key in ZONES) return focus(ZONES[key]!);
    switch (key) {
      case 't': composer.transmute(!composer.transmuting); return true;
      case 'a': composer.all(); return composer.tray;
      case 'e': return pickMove(END_TURN);
      case 'b': return focus('bonus') || pickMove(BONUS_MOVES.gauge);
      case 'i': look.pin(); return true;
      case 'g': if (table.hintsAllowed) void table.hint(); return true;
      case 'x': elsewhere.text(); return true;
      case 's': settings.motion = SPEEDS[(SPEEDS.indexOf(settings.motion) + 1) % 3]!; return true;
      case 'm': settings.mute = !settings.mute; return true;
      case '?': elsewhere.keys(); return true;
      default: return false;
    }
  }

  function pickMove(move: number): boolean {
    const option = table.options.find((one) => one.move === move);
    if (option) void composer.pick(option);
    return option !== undefined;
  }

  /** The n-th lit thing, or in a tray one more (less) of an energy. */
  function digit(n: number, less: boolean): boolean {
    if (composer.tray) {
      const cell = composer.cells.find((one) => one.energy === n - 1);
      if (cell) composer.change(cell, less ? -1 : 1);
      return true;
    }
    const lit = [...screen.lights.hand.values(), ...new Set(screen.lights.play.values()), ...screen.lights.dice.values(), ...screen.lights.seats.values(), ...screen.lights.steps.values(), ...screen.lights.shelf];
    const button = lit.length ? [] : [...screen.lights.energies, ...screen.lights.buttons];
    const option = [...lit, ...button][n - 1];
    if (option) void composer.pick(option, button.length > 0);
    return option !== undefined;
  }

  function back(whole: boolean): boolean {
    if (composer.cancel()) return true;
    const reach = table.update?.undo;
    if (whole ? reach?.turn : reach?.step) void table.takeBack(whole ? 'turn' : 'step');
    return true;
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (target.closest('input, select, textarea, dialog')) return;
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) walking = true;
    const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
    let done = false;
    if (event.key === 'Escape') done = composer.cancel() || look.close() || (table.past !== null && (table.backToNow(), true));
    else if (event.key === 'Enter') done = (!walking || !usable(target)) && !event.repeat && (composer.armed !== null || composer.complete) && (void composer.confirm(), true);
    else if (event.key === 'Backspace') done = back(event.shiftKey);
    else if (event.key.startsWith('Arrow')) done = walk(target, event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1);
    else if (settings.keys && number) done = digit(Number(number[1]) || 10, event.shiftKey);
    else if (settings.keys && !event.repeat && event.key.length === 1) done = letter(event.key.toLowerCase());
    if (done) event.preventDefault();
  };
}

/** Whether Enter does something where the focus is. */
function usable(target: HTMLElement): boolean {
  const thing = target.closest(THINGS);
  return thing !== null && !thing.hasAttribute('aria-disabled');
}

function focus(group: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-group="${group}"]`);
  const first = place?.matches('[tabindex]') ? place : place?.querySelector<HTMLElement>(THINGS);
  first?.focus();
  walking = true;
  return first !== undefined && first !== null;
}

/** Arrows move the focus within a group. */
function walk(from: HTMLElement, by: number): boolean {
  const group = from.closest<HTMLElement>('[data-group]');
  if (!group || group.dataset['group'] === 'log') return false;
  const all = [...group.querySelectorAll<HTMLElement>(THINGS)];
  const next = all[all.indexOf(from) + by];
  next?.focus();
  return next !== undefined;
}
