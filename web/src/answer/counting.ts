// Energies counted out in a tray before they are sent. Nothing here knows why: least, most and the cells come from the server.

import { ENERGIES } from '../facts';
import type { Decision, Tray } from '../link/whole';
import { energyOf, kindOf } from '../table/pieces';

/** How much of each cell is chosen, in the order of the cells. */
export type Counts = readonly number[];

export function sum(counts: Counts): number {
  return counts.reduce((all, n) => all + n, 0);
}

/** The counts added up by energy. */
export function byEnergy(tray: Tray, counts: Counts): number[] {
  return ENERGIES.map((_, energy) => sum(counts.filter((_, cell) => tray.cells[cell]?.energy === energy)));
}

/** The counts with one more or less of a cell; the same ones if that is not possible. */
export function changed(tray: Tray, counts: Counts, cell: number, by: number): Counts {
  const now = counts[cell] ?? 0;
  const most = tray.cells[cell]?.most ?? 0;
  if (by > 0 ? sum(counts) >= tray.most || now >= most : now <= lowest(tray, cell)) return counts;
  return counts.with(cell, now + by);
}

/** How little of a cell can be chosen: what cannot be given away is kept. */
export function lowest({ goal, cells }: Tray, cell: number): number {
  const { drop, have } = cells[cell] ?? { drop: -1, have: 0 };
  return goal === 'keep' && drop < 0 ? have : 0;
}

/** As much of everything as there is: of the reserve first, then what lies on cards. */
export function everything(tray: Tray): Counts {
  return refitted(tray, tray, tray.cells.map((cell) => cell.most));
}

/** As much as this tray allows of counts that were made for another one. */
export function refitted(tray: Tray, other: Tray, counts: Counts): Counts {
  let fitting: Counts = tray.cells.map(() => 0);
  tray.cells.forEach(({ piece }, index) => {
    for (let n = counts[other.cells.findIndex((cell) => cell.piece === piece)] ?? 0; n > 0; n--) fitting = changed(tray, fitting, index, 1);
  });
  return fitting;
}

/** Another cell with the same energy that has room for one more, the next one first; -1 if there is none. */
export function otherSource(tray: Tray, counts: Counts, cell: number): number {
  const fits = (other: number): boolean => other !== cell && tray.cells[other]?.energy === tray.cells[cell]?.energy && (counts[other] ?? 0) < (tray.cells[other]?.most ?? 0);
  const all = [...tray.cells.keys()];
  return [...all.slice(cell + 1), ...all.slice(0, cell)].find(fits) ?? -1;
}

/** One energy taken from another source, if there is one. */
export function flipped(tray: Tray, counts: Counts, cell: number): Counts {
  const other = otherSource(tray, counts, cell);
  return other < 0 ? counts : counts.map((n, index) => n + Number(index === other) - Number(index === cell));
}

/** Whether a tray can be sent as it is. */
export function isComplete(tray: Tray, counts: Counts): boolean {
  const all = sum(counts);
  return tray.goal === 'pay' ? all > 0 : all >= tray.least && all <= tray.most;
}

/** The counts of a tray that can be filled in one way only; null if there is a choice. */
export function onlyCounts(tray: Tray): Counts | null {
  const { goal, cells, filled, least } = tray;
  if (goal === 'keep') return grows(tray) || cells.filter((cell) => cell.drop >= 0).length > 1 ? null : filled;
  if (goal === 'pay') return filled.some((count, cell) => count > 0 && otherSource(tray, filled, cell) >= 0) ? null : filled;
  return sum(cells.map((cell) => cell.most)) > least ? null : everything(tray);
}

/** Whether more can be kept of something than there is: then something comes in as well. */
export function grows(tray: Tray): boolean {
  return tray.goal === 'keep' && tray.cells.some((cell) => cell.most > cell.have);
}

/** The tray of a question about energies to take; one about a single energy has none of its own. */
export function takingTray({ tray, options }: Decision): Tray | null {
  if (tray) return tray.goal === 'take' ? tray : null;
  const cells = options.map(({ move, pieces: [piece = ''] }) => ({ piece, energy: energyOf(piece).energy, move, most: 1, have: 0, drop: -1 }));
  return cells.length && cells.every((cell) => kindOf(cell.piece) === 'energy') ? { goal: 'take', least: 1, most: 1, cells, filled: cells.map(() => 0), button: null, pair: false } : null;
}

/** The moves of what is chosen. Where something is kept, only what changes is a move. */
export function movesOf(tray: Tray, counts: Counts): number[] {
  return tray.cells.flatMap((cell, index) => {
    const count = (counts[index] ?? 0) - (tray.goal === 'keep' ? cell.have : 0);
    return Array<number>(Math.abs(count)).fill(count > 0 ? cell.move : cell.drop);
  });
}
