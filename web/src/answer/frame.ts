import type { Decision, Option, Preview, View } from '../link/whole';
import { movesOf, onlyCounts } from './counting';

/** A question within an answer: the moves made so far, the table as it would be, and what is asked next. */
export interface Frame {
  decision: Decision;
  view: View;
  moves: readonly number[];
  /** Why the moves made so far ask for a second click. */
  ask: Preview['ask'];
  /** The option that led here, if it was one. */
  by?: Option;
}

/** Moves on top of a question. `whole`: they are what a tray or a plan holds, and the other side does what goes without saying. */
export interface Moves {
  moves: readonly number[];
  whole: boolean;
}

/** The question that follows within the same answer, if there is one. */
export function following(preview: Preview, by: Option | null = null): Frame | null {
  const { decision, view, moves, ask } = preview;
  return decision && { decision, view, moves, ask, ...(by ? { by } : {}) };
}

/** The answer to a question that leaves no choice; null if there is one. */
export function onlyAnswer({ forced, form, options, tray }: Decision): Moves | null {
  if (!forced || form === 'plan') return null;
  if (form === 'one' || !tray) return { moves: options.slice(0, 1).map((option) => option.move), whole: false };
  const counts = onlyCounts(tray);
  return counts && { moves: movesOf(tray, counts), whole: true };
}
