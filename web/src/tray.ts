// Energies put together in a tray before they are sent: how many of each type, within what is allowed.

export type TrayKind = 'gain' | 'spend' | 'keep';

export interface TrayRules {
  /** How many in all: at least and at most. */
  least: number;
  most: number;
  /** At most so many of each type; null: no bound but the sum. */
  caps: readonly number[] | null;
}

export type Tally = readonly [number, number, number, number];

export const EMPTY: Tally = [0, 0, 0, 0];

export function total(tally: readonly number[]): number {
  return tally.reduce((sum, n) => sum + n, 0);
}

/** Whether one more of a type fits. */
export function canAdd(tally: Tally, energy: number, rules: TrayRules): boolean {
  const cap = rules.caps?.[energy] ?? Infinity;
  return total(tally) < rules.most && (tally[energy] ?? 0) < cap;
}

export function canRemove(tally: Tally, energy: number): boolean {
  return (tally[energy] ?? 0) > 0;
}

function changed(tally: Tally, energy: number, by: number): Tally {
  return tally.map((n, index) => (index === energy ? n + by : n)) as unknown as Tally;
}

/** One more of a type, if it fits. */
export function add(tally: Tally, energy: number, rules: TrayRules): Tally {
  return canAdd(tally, energy, rules) ? changed(tally, energy, 1) : tally;
}

/** One less of a type, if there is one. */
export function remove(tally: Tally, energy: number): Tally {
  return canRemove(tally, energy) ? changed(tally, energy, -1) : tally;
}

/** As many as possible, type by type. */
export function all(rules: TrayRules): Tally {
  let tally: Tally = EMPTY;
  for (let energy = 0; energy < 4; energy++) {
    while (canAdd(tally, energy, rules)) {
      tally = add(tally, energy, rules);
      if (rules.caps === null && total(tally) >= rules.most) break;
    }
  }
  return tally;
}

/** Whether the tray can be sent as it is. */
export function complete(tally: Tally, rules: TrayRules): boolean {
  const sum = total(tally);
  const within = tally.every((n, energy) => n >= 0 && n <= (rules.caps?.[energy] ?? Infinity));
  return within && sum >= rules.least && sum <= rules.most;
}

/** The other way round: what is given back when so much is kept. */
export function rest(owned: readonly number[], kept: Tally): Tally {
  return kept.map((n, energy) => Math.max((owned[energy] ?? 0) - n, 0)) as unknown as Tally;
}

/** What one energy each brings, times what is chosen. */
export function worth(tally: Tally, gains: readonly number[]): number {
  return tally.reduce((sum, n, energy) => sum + n * (gains[energy] ?? 0), 0);
}

/** What a key does to a tray: 1-4 one more, with Shift one less, A all, Delete none; null if the key means nothing here. */
export function trayKey(event: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>, tally: Tally, rules: TrayRules): Tally | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code);
  if (digit) {
    const energy = Number(digit[1]) - 1;
    return event.shiftKey ? remove(tally, energy) : add(tally, energy, rules);
  }
  if (event.key.toLowerCase() === 'a') return all(rules);
  return event.key === 'Delete' ? EMPTY : null;
}
