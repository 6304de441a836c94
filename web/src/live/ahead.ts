// Asking the server what follows, step by step.

import type { Foreseen } from '../wire';
import { followUp, type Frame } from './compose';

/** Asks what moves would do. */
export type Ask = (moves: readonly number[]) => Promise<Foreseen>;

/** Foresee moves on top of a question; where the rules answer some of them by themselves, those are left out. */
export async function stepwise(ask: Ask, frame: Frame, moves: readonly number[]): Promise<Foreseen> {
  try {
    return await ask([...frame.moves, ...moves]);
  } catch (error) {
    if (moves.length < 2) throw error;
    let done = frame.moves;
    let foreseen: Foreseen | null = null;
    for (const move of moves) {
      if (foreseen && (foreseen.asked?.kind !== frame.asked.kind || !foreseen.asked.options.some((one) => one.move === move))) continue;
      foreseen = await ask([...done, move]);
      done = foreseen.moves;
    }
    if (!foreseen) throw error;
    return foreseen;
  }
}

/** What follows once a tray is as it shall be: where the same question goes on, it is closed with "done". */
export async function closed(ask: Ask, frame: Frame, moves: readonly number[]): Promise<Foreseen> {
  const foreseen = await stepwise(ask, frame, moves);
  const asked = followUp(foreseen, frame.asked.seat);
  const done = asked?.kind === frame.asked.kind ? asked.options.find((one) => one.kind === 'done') : undefined;
  return done ? ask([...foreseen.moves, done.move]) : foreseen;
}
