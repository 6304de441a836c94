// Which things on the table can be chosen now, and why the others cannot.

import { spot, type Frame } from '../live/compose';
import type { Lying, Option, Refusal, Text } from '../wire';

/** The options of a question by the place where they are chosen. */
export interface Lights {
  hand: Map<number, Option>;
  play: Map<number, Option>;
  dice: Map<number, Option>;
  seats: Map<number, Option>;
  steps: Map<number, Option>;
  shelf: Option[];
  energies: Option[];
  buttons: Option[];
}

export function noLights(): Lights {
  return { hand: new Map(), play: new Map(), dice: new Map(), seats: new Map(), steps: new Map(), shelf: [], energies: [], buttons: [] };
}

/** Sort the options of a question to their places. */
export function lights(frame: Frame | null): Lights {
  const found = noLights();
  if (!frame) return found;
  for (const option of frame.asked.options) {
    switch (spot(option, frame)) {
      case 'hand': found.hand.set(option.card ?? 0, option); break;
      case 'play': found.play.set(option.key ?? -1, option); break;
      case 'die': found.dice.set(option.n ?? 0, option); break;
      case 'seat': found.seats.set(option.n ?? 0, option); break;
      case 'wheel': found.steps.set(option.n ?? 0, option); break;
      case 'shelf': found.shelf.push(option); break;
      case 'energy': found.energies.push(option); break;
      default: found.buttons.push(option);
    }
  }
  for (const lying of frame.view.places[frame.asked.seat]?.play ?? []) {
    const twin = found.play.has(lying.key) ? null : twinOf(lying, frame, found);
    if (twin) found.play.set(lying.key, twin);
  }
  return found;
}

/** Of two copies that do not differ only one is offered: choosing either means the same. */
function twinOf(lying: Lying, frame: Frame, found: Lights): Option | null {
  const others = frame.view.places[frame.asked.seat]?.play ?? [];
  const same = others.find(
    (other) =>
      other.card === lying.card && other.key !== lying.key && found.play.has(other.key) && other.turned === lying.turned &&
      other.tokens.join() === lying.tokens.join(),
  );
  return same ? (found.play.get(same.key) ?? null) : null;
}

/** Why a card in hand (key -1) or in play cannot be used now. */
export function reasonsOf(refusals: readonly Refusal[], card: number, key: number): Text[] {
  const what = key < 0 ? 'hand' : 'play';
  return refusals.find((one) => one.what === what && one.card === card && (one.key ?? -1) === key)?.reasons ?? [];
}

/** Why a move that has no card cannot be made now. */
export function reasonsFor(refusals: readonly Refusal[], move: number): Text[] {
  return refusals.find((one) => one.move === move && !one.card)?.reasons ?? [];
}

/** What stands against all of these at once: the only true reasons why none of them can be used. */
export function reasonsAgainstAll(refusals: readonly Refusal[]): Text[] {
  const [first, ...others] = refusals.map((one) => one.reasons);
  const among = (reasons: readonly Text[], wanted: Text): boolean => reasons.some((reason) => JSON.stringify(reason) === JSON.stringify(wanted));
  return (first ?? []).filter((reason) => others.every((reasons) => among(reasons, reason)));
}

/** The moves of the bonuses, as the protocol numbers them. */
export const BONUS_MOVES = { exchange: 13, transmute: 14, gauge: 15, draw: 4 } as const;
export const END_TURN = 0;
