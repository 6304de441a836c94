// Crystals and prestige over the rounds, as lines.

import type { Logged } from '../table/log';
import type { View } from '../link/whole';

/** A moment worth looking at: a round begins, or the game ends. */
export interface Moment {
  seq: number;
  round: number;
  season: number;
}

/** When rounds began, and the end; what was taken back does not count. */
export function moments(log: readonly Logged[]): Moment[] {
  const found: Moment[] = [];
  for (const entry of log) {
    if (entry.gone) continue;
    for (const event of entry.events) {
      if (event.kind === 'round-began') found.push({ seq: entry.seq, round: event.round, season: event.season });
      if (event.kind === 'game-ended') found.push({ seq: entry.seq, round: (found.at(-1)?.round ?? 0) + 1, season: -1 });
    }
  }
  return found;
}

export interface Line {
  seat: number;
  values: number[];
}

/** A line a seat, from the views at those moments. */
export function lines(views: readonly View[], what: 'crystals' | 'prestige'): Line[] {
  const seats = views[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({ seat, values: views.map((view) => view.seats[seat]?.[what] ?? 0) }));
}

/** Round numbers within the values, the last one not below the highest; about `most` of them. */
export function ticks(values: readonly number[], most = 5): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? 10 * power);
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at < high + step; at += step) found.push(at || 0);
  return found;
}

/** The box of a chart and its scale. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  low: number;
  high: number;
  count: number;
}

/** Where the n-th value lies. */
export function spot(frame: Frame, index: number, value: number): [x: number, y: number] {
  const part = frame.count > 1 ? index / (frame.count - 1) : 0;
  const up = (value - frame.low) / Math.max(frame.high - frame.low, 1);
  return [frame.left + part * (frame.right - frame.left), frame.bottom - up * (frame.bottom - frame.top)];
}

export function path(frame: Frame, values: readonly number[]): string {
  return values.map((value, index) => `${index ? 'L' : 'M'}${spot(frame, index, value).map((n) => n.toFixed(1)).join(' ')}`).join('');
}

/** The heights for labels beside the ends of lines: as wanted, but at least `gap` apart. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + gap;
  }
  const over = floor - gap - bottom;
  if (over <= 0) return placed;
  let ceiling = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}
