// What happened, as numbers: [kind, seat, card, n, energy, other, cause]. The order of the kinds never changes.

export const EVENTS = [
  'dealt', 'picked', 'split', 'round-began', 'rolled', 'die-taken', 'turn-began', 'rerolled', 'crystals-gained',
  'crystals-lost', 'crystals-given', 'energy-gained', 'energy-paid', 'energy-discarded', 'energy-lost', 'energy-stored',
  'store-lost', 'transmuted', 'right-gained', 'gauge-changed', 'drew', 'kept', 'draw-discarded', 'given', 'looked',
  'top-kept', 'top-discarded', 'summons', 'waived', 'entered', 'activated', 'sacrificed', 'taken-back',
  'hand-discarded', 'passed-on', 'bonus-used', 'token-moved', 'year-changed', 'season-changed', 'library-taken',
  'pile-rebuilt', 'turn-ended', 'game-ended', 'scored',
] as const;

export type EventName = (typeof EVENTS)[number];

/** An event by name; `n`, `energy` and `other` mean what the kind says (docs/protocol.md). */
export interface Happened {
  name: EventName;
  seat: number;
  card: number;
  n: number;
  energy: number;
  other: number;
  cause: number;
}

/** An event of the log by name, or null if it is of a kind that this page does not know yet. */
export function happened(numbers: readonly number[]): Happened | null {
  const [kind = -1, seat = -1, card = 0, n = 0, energy = 0, other = 0, cause = 0] = numbers;
  const name = EVENTS[kind];
  return name ? { name, seat, card, n, energy, other, cause } : null;
}
