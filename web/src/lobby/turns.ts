// One device, several players: who must take it, and whether the screen must be covered before.

import type { Waiting } from '../link/whole';

export interface Next {
  seat: number;
  /** Nothing private is needed: hands lie face down and the device stays on the table. */
  open: boolean;
}

/** Who of this device must answer next; the one who has it first. Null if nobody must. */
export function nextOf(waiting: readonly Waiting[], seats: readonly number[], eyes: number): Next | null {
  const mine = waiting.filter((one) => seats.includes(one.seat));
  const one = mine.find(({ seat }) => seat === eyes) ?? mine[0];
  return one ? { seat: one.seat, open: one.public } : null;
}
