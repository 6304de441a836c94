// The steps of a game that can be looked at, one after the other.

import type { Logged } from '../table/log';

/** A step: an entry of the log that counted. `turn`: a turn or a round begins with it. */
export interface Step {
  seq: number;
  round: number;
  season: number;
  year: number;
  turn: boolean;
}

/** All steps of a log; what was taken back is left out. */
export function stepsOf(log: readonly Logged[]): Step[] {
  const steps: Step[] = [];
  let round = 0;
  let season = -1;
  let year = 1;
  for (const entry of log) {
    if (entry.gone || (entry.kind !== 'moves' && entry.kind !== 'start')) continue;
    let turn = false;
    for (const event of entry.events) {
      if (event.kind === 'round-began') [round, season, turn] = [event.round, event.season, true];
      if (event.kind === 'year-changed' && event.year >= 1 && event.year <= 3) year = event.year;
      if (event.kind === 'turn-began') turn = true;
    }
    steps.push({ seq: entry.seq, round, season, year, turn: turn || !steps.length });
  }
  return steps;
}

/** The step that shows the table after an entry of the log: this one, or the last before it. */
export function indexOf(steps: readonly Step[], seq: number): number {
  return Math.max(0, steps.findLastIndex((step) => step.seq <= seq));
}

/** From a step to the beginning of the next turn, or the one before. */
export function turnFrom(steps: readonly Step[], index: number, by: 1 | -1): number {
  for (let at = index + by; at >= 0 && at < steps.length; at += by) if (steps[at]?.turn) return at;
  return by > 0 ? steps.length - 1 : 0;
}

/** Where rounds begin on the scrubber, from 0 to 1. */
export function rounds(steps: readonly Step[]): { at: number; width: number; round: number; season: number }[] {
  const last = Math.max(steps.length - 1, 1);
  const starts = steps.flatMap((step, index) => (index === 0 || step.round !== steps[index - 1]?.round ? [index] : []));
  return starts.map((start, n) => {
    const step = steps[start];
    const end = starts[n + 1] ?? last;
    return { at: start / last, width: Math.max(end - start, 0) / last, round: step?.round ?? 0, season: step?.season ?? -1 };
  });
}
