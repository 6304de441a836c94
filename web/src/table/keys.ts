// The keyboard of the table (UX: letters can be switched off, Tab is never caught, arrows go through a group).

import { settings } from '../settings.svelte';
import type { Screen } from './context.svelte';
import { END } from './pieces';

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
  const { answer } = table;

  function letter(key: string): boolean {
    if (key in ZONES) return focus(ZONES[key]!);
    switch (key) {
      case 't': answer.open(!answer.opened); return true;
      case 'a': answer.all(); return answer.tray !== null;
      case 'e': return endTurn();
      case 'b': return bonuses();
      case 'i': look.pin(); return true;
      case 'n': return next();
      case 'p': screen.through = true; return true;
      case 'g': if (screen.mayHint) void table.hint(); return true;
      case 'x': elsewhere.text(); return true;
      case 's': settings.motion = SPEEDS[(SPEEDS.indexOf(settings.motion) + 1) % 3]!; return true;
      case 'm': settings.mute = !settings.mute; return true;
      case '?': elsewhere.keys(); return true;
      default: return false;
    }
  }

  function endTurn(): boolean {
    const option = screen.lights.by.get(END);
    if (option) void answer.pick(option);
    return option !== undefined;
  }

  /** The n-th lit thing, or in a tray one more (less) of an energy. */
  function digit(n: number, less: boolean): boolean {
    if (answer.tray) return count(n - 1, less ? -1 : 1);
    const bonus = answer.armed ? undefined : document.activeElement?.closest('[data-group="bonus"]')?.querySelectorAll<HTMLElement>('button')[n - 1];
    bonus?.click();
    if (bonus) return true;
    const { things, energies, buttons } = screen.lights;
    const option = (things.length ? things : [...energies, ...buttons])[n - 1];
    if (option && energies.includes(option)) void screen.takeEnergy(option);
    else if (option) void answer.pick(option, !things.length);
    return option !== undefined;
  }

  /** More or less of an energy: in the tray that has the focus. */
  function count(energy: number, by: number): boolean {
    const second = answer.secondTray && (answer.firstIsFull || document.activeElement?.closest('[data-tray="taken"]')) ? answer.secondTray : null;
    const cell = (second ?? answer.tray)?.cells.findIndex((one) => one.energy === energy) ?? -1;
    if (second) answer.changeTaken(cell, by);
    else answer.change(cell, by);
    return true;
  }

  function back(whole: boolean): boolean {
    if (answer.cancel()) return true;
    const reach = table.now?.undo;
    if (whole ? reach?.turn : reach?.step) void table.takeBack(whole ? 'turn' : 'step');
    return true;
  }

  function toNow(): boolean {
    const past = table.past !== null;
    table.backToNow();
    return past;
  }

  /** What the main button does; a replay has none. */
  function enter(): boolean {
    if (table.past) return !screen.bar && toNow();
    if (answer.armed === null && !answer.complete) return false;
    void answer.confirm();
    return true;
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (target.closest('input, select, textarea, dialog')) return;
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) walking = true;
    const number = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
    let done = false;
    if (event.key === 'Escape') done = answer.cancel() || look.close() || toNow();
    else if (event.key === 'Enter') done = (!walking || !usable(target)) && !event.repeat && enter();
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
  return thing !== null && !thing.hasAttribute('aria-disabled') && !thing.closest('.tray');
}

function focus(group: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-group="${group}"]`);
  const first = place?.matches('[tabindex]') ? place : place?.querySelector<HTMLElement>(THINGS);
  first?.focus();
  walking = true;
  return first !== undefined && first !== null;
}

/** The bonuses: open their menu, or go to their buttons. */
function bonuses(): boolean {
  const menu = document.querySelector<HTMLElement>('.prompt [aria-keyshortcuts="B"]');
  menu?.click();
  return menu !== null || focus('bonus');
}

const NEEDED = '.card.lit, .card.armed, .die.lit, [data-group="energies"] button, .tray .energy:enabled, .prompt .button:not([aria-disabled])';

/** The focus to the next thing that can answer the question. */
function next(): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(NEEDED)].filter((thing) => thing.checkVisibility() && thing.matches('button, [role="button"]'));
  const chosen = all[(all.indexOf(document.activeElement as HTMLElement) + 1) % Math.max(all.length, 1)];
  chosen?.focus();
  walking = true;
  return chosen !== undefined;
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
