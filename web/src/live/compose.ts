// Putting an answer together before it is sent. The server says what follows from each step; nothing here knows rules.

import type { Asked, Foreseen, Option, View } from '../wire';

/** A question within an answer: the moves made so far, the table as it would be, and what is asked next. */
export interface Frame {
  asked: Asked;
  view: View;
  moves: readonly number[];
  /** The option that led here, if it was one. */
  by?: Option;
}

/** How many times each move is chosen. */
export type Counts = Readonly<Record<number, number>>;

/** Where on the table an option is chosen. */
export type Spot = 'hand' | 'play' | 'die' | 'seat' | 'wheel' | 'shelf' | 'energy' | 'button';

const SPOTS: Record<string, Spot> = {
  summon: 'hand',
  'discard-card': 'hand',
  activate: 'play',
  sacrifice: 'play',
  'take-back': 'play',
  'take-die': 'die',
  'choose-seat': 'seat',
  'move-token': 'wheel',
  pick: 'shelf',
  'keep-card': 'shelf',
  give: 'shelf',
  put: 'shelf',
  take: 'energy',
  drop: 'energy',
  pay: 'energy',
  waive: 'energy',
  type: 'energy',
  transmute: 'energy',
};

/** Options that are sent as they are: what follows from them is another matter. */
const ALONE = new Set(['take-die', 'end-turn', 'keep-die', 'reroll', 'draw', 'draw-two', 'pick']);

/** Where an option is chosen; cards "put" into play may lie in my hand instead of on a shelf. */
export function spot(option: Option, frame: Frame): Spot {
  const place = frame.view.places[frame.asked.seat];
  if (option.kind === 'put' && place && !place.drawn.length && place.hand.includes(option.card ?? 0)) return 'hand';
  return SPOTS[option.kind] ?? 'button';
}

/** Whether an option uses a bonus. */
export function isBonus(option: Option): boolean {
  return option.kind.startsWith('bonus-') || option.kind === 'draw-two';
}

export function isAlone(option: Option): boolean {
  return ALONE.has(option.kind);
}

/** Whether a question belongs to the answer that is being put together. */
export function followUp(foreseen: Foreseen, seat: number): Asked | null {
  const asked = foreseen.asked;
  return asked && !foreseen.cut && asked.seat === seat && asked.kind !== 'turn' && asked.options.length ? asked : null;
}

/** Whether moves ask for a second click: they cannot be taken back, or a card of mine is sacrificed. */
export function needsArming(foreseen: Foreseen): boolean {
  return foreseen.final.length > 0 || foreseen.said.some(([id, args]) => id === 'event-sacrificed' && args?.['voice'] === 'you');
}

/** A cell of a tray: an energy, where it comes from, how much of it there is at most, and the move that chooses one. */
export interface Cell {
  energy: number;
  source: number;
  move: number;
  cap: number;
}

/** Blocks of moves in which each energy has one move a source. */
const BY_SOURCE = new Set(['pay', 'transmute']);
const SOURCES = 3;

/** The energies that a question lets choose from; none if it asks for something else. Moves of a kind stand in a block,
 * so that also those are known which become possible only after another one. */
export function cells(asked: Asked): Cell[] {
  const wanted = asked.options.filter((option) => SPOTS[option.kind] === 'energy');
  const first = wanted[0];
  if (!first) return [];
  const step = BY_SOURCE.has(first.kind) ? SOURCES : 1;
  const base = first.move - (first.energy ?? 0) * step - (first.source ?? 0);
  const most = bounds(asked).most;
  const found: Cell[] = [];
  for (let source = 0; source < (step === 1 ? 1 : SOURCES); source++) {
    for (let energy = 0; energy < 4; energy++) {
      const move = base + energy * step + source;
      const offered = wanted.some((option) => option.move === move) ? 1 : 0;
      const cap = Math.min(Math.max(asked.stock[source]?.[energy] ?? offered * most, offered), most);
      if (cap > 0) found.push({ energy, source, move, cap });
    }
  }
  return found;
}

/** Whether a question is answered with a tray and a confirmation instead of one click. */
export function isTray(asked: Asked, transmuting: boolean): boolean {
  if (asked.kind === 'turn') return transmuting;
  if (!asked.options.some((option) => SPOTS[option.kind] === 'energy')) return false;
  return asked.most > 1 || ['pay', 'waive', 'excess', 'exchange', 'types'].includes(asked.kind);
}

/** How many may be chosen in all, at least and at most. */
export function bounds(asked: Asked): { least: number; most: number } {
  if (asked.kind === 'turn') return { least: 1, most: asked.stock.flat().reduce((all, n) => all + n, 0) };
  return { least: asked.least, most: asked.most };
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, n) => all + n, 0);
}

/** Whether one more fits. What is discarded may be too much for a moment: the tray shows what is kept. */
export function canAdd(asked: Asked, counts: Counts, cell: Cell): boolean {
  return (asked.kind === 'excess' || sum(counts) < bounds(asked).most) && (counts[cell.move] ?? 0) < cell.cap;
}

/** The counts with one more or less of a cell; the same ones if that is not possible. */
export function changed(asked: Asked, counts: Counts, cell: Cell, by: number): Counts {
  if (by > 0 ? !canAdd(asked, counts, cell) : !(counts[cell.move] ?? 0)) return counts;
  return { ...counts, [cell.move]: (counts[cell.move] ?? 0) + by };
}

/** As much of everything as there is: of the reserve first, then what lies on cards. */
export function everything(asked: Asked): Counts {
  let counts: Counts = {};
  for (const cell of cells(asked)) while (canAdd(asked, counts, cell)) counts = changed(asked, counts, cell, 1);
  return counts;
}

/** A payment taken from another source: the next one that still has this energy. */
export function flipped(asked: Asked, counts: Counts, cell: Cell): Counts {
  const others = cells(asked).filter((other) => other.energy === cell.energy && other.move !== cell.move);
  const later = others.filter((other) => other.source > cell.source);
  const free = [...later, ...others].find((other) => (counts[other.move] ?? 0) < other.cap);
  if (!free) return counts;
  return { ...counts, [cell.move]: (counts[cell.move] ?? 0) - 1, [free.move]: (counts[free.move] ?? 0) + 1 };
}

/** What the server suggests, as counts of this question's own moves. */
export function suggestion(asked: Asked): Counts {
  const own = new Set(cells(asked).map((cell) => cell.move));
  const counts: Record<number, number> = {};
  for (const move of asked.suggested.slice(0, asked.most)) {
    if (!own.has(move)) break;
    counts[move] = (counts[move] ?? 0) + 1;
  }
  return asked.kind === 'excess' ? filledUp(asked, counts) : counts;
}

/** A suggestion without what follows from it by itself: of the last type chosen and the later ones there is no choice. */
function filledUp(asked: Asked, counts: Counts): Counts {
  let all = counts;
  for (const cell of cells(asked)) {
    const later = Object.keys(counts).every((move) => Number(move) <= cell.move);
    while (later && sum(all) < asked.most && canAdd(asked, all, cell)) all = changed(asked, all, cell, 1);
  }
  return all;
}

/** As much of counts that were made for another question as this one allows. */
export function trimmed(asked: Asked, counts: Counts): Counts {
  let fitting: Counts = {};
  for (const cell of cells(asked)) for (let n = counts[cell.move] ?? 0; n > 0; n--) fitting = changed(asked, fitting, cell, 1);
  return fitting;
}

/** The counts as a list of moves in ascending order, which is the order in which the rules ask for them. */
export function listed(counts: Counts): number[] {
  return Object.entries(counts).flatMap(([move, n]) => Array<number>(Math.max(n, 0)).fill(Number(move)));
}

/** Whether a tray can be sent as it is. */
export function isComplete(asked: Asked, counts: Counts): boolean {
  const { least, most } = bounds(asked);
  const all = sum(counts);
  if (asked.kind === 'pay') return all > 0;
  return all >= least && all <= most;
}
