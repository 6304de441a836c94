// Things on the table have names (`hand:24`, `die:2`, `energy:fire:0`): options and reasons point to them, and each is drawn somewhere.

import { ENERGIES } from '../facts';
import type { Frame } from '../answer/frame';
import type { Decision, Option, Text, Why } from '../link/whole';

export const END = 'end';
export const TRANSMUTE = 'transmute';
/** All bonuses together. */
export const BONUS = 'bonus';
export const BONUS_TRANSMUTE = 'bonus:transmute';

export const inHand = (card: number): string => `hand:${card}`;
export const onShelf = (card: number): string => `shelf:${card}`;
export const seatPiece = (seat: number): string => `seat:${seat}`;
export const bonusPiece = (bonus: string): string => `bonus:${bonus}`;

/** What kind of thing a piece is: `hand`, `play`, `die` ... */
export function kindOf(piece: string): string {
  return piece.slice(0, piece.indexOf(':') >>> 0);
}

/** The number in the name of a card, a seat, a space. */
export function numberOf(piece: string): number {
  return Number(piece.slice(piece.indexOf(':') + 1));
}

/** Where an energy lies: which one, and at which source (0 the reserve, from 1 on a card). */
export function energyOf(piece: string): { energy: number; source: number } {
  const [, name, source] = piece.split(':');
  return { energy: (ENERGIES as readonly string[]).indexOf(name ?? ''), source: Number(source) };
}

/** What can be chosen now. */
export interface Lights {
  readonly all: readonly Option[];
  /** The options by each of the pieces that stand for them. */
  readonly by: ReadonlyMap<string, Option>;
  /** The options that something lying on the table stands for, as digits count them. */
  readonly things: readonly Option[];
  /** Energies to choose one of. */
  readonly energies: readonly Option[];
  /** The options for which there is nothing but a button. */
  readonly buttons: readonly Option[];
}

const THINGS = ['hand', 'play', 'die', 'seat', 'space', 'shelf'];

/** The options of a question, sorted by what they are chosen with; what is counted in a tray is not among them. */
export function lights(frame: Frame | null): Lights {
  const counted = new Set(frame?.decision.tray?.cells.map((cell) => cell.move));
  const options = frame?.decision.options.filter((option) => !counted.has(option.move)) ?? [];
  const of = (kind: string): Option[] => options.filter((option) => option.pieces.some((piece) => kindOf(piece) === kind));
  const plain = options.filter((option) => !option.pieces.length);
  return {
    all: options,
    by: new Map(options.flatMap((option) => option.pieces.map((piece) => [piece, option]))),
    things: THINGS.flatMap(of),
    energies: of('energy'),
    buttons: plain.length ? options.filter((option) => !option.pieces.length || option.pieces.some((piece) => kindOf(piece) === BONUS)) : [],
  };
}

/** Whether a question is a turn, which goes on until it is ended. */
export function isTurn(decision: Decision): boolean {
  return decision.options.some((option) => option.pieces.includes(END));
}

/** Why a piece cannot be used now. */
export function reasonsFor(why: Why | undefined, piece: string): Text[] {
  return why ? [...why.all, ...(why.pieces[piece] ?? [])] : [];
}

/** The element that shows a piece, if it is to be seen. */
export function elementOf(piece: string): Element | null {
  return document.querySelector(`[data-piece="${piece}"]`);
}
