// Overflow as one choice: what stays in the reserve, instead of what comes first and what goes after it.

import type { Asked } from '../wire';
import { cells, type Counts, type Frame } from './compose';

/** Whether a question is better answered by what stays: there is as much to take as the reserve holds. */
function choosesKept(frame: Frame): boolean {
  const place = frame.view.places[frame.asked.seat];
  return frame.asked.kind === 'take' && place !== undefined && frame.asked.most > 1 && frame.asked.most >= place.limit;
}

/** The question as it is shown: one that asks for more than fits becomes "choose what you keep". */
export function asShown(frame: Frame): Frame {
  if (!choosesKept(frame)) return frame;
  const place = frame.view.places[frame.asked.seat]!;
  const { limit } = place;
  const stock = [place.reserve.map((held) => held + frame.asked.most)];
  const asked: Asked = { ...frame.asked, kind: 'kept', least: limit, most: limit, stock, prompt: ['web-choose-kept', { count: limit }] };
  return { ...frame, asked };
}

/** What is kept to begin with: all that is there already. */
export function keptNow(frame: Frame): Counts {
  const reserve = frame.view.places[frame.asked.seat]?.reserve ?? [];
  return Object.fromEntries(cells(frame.asked).map((cell) => [cell.move, reserve[cell.energy] ?? 0]));
}

/** The moves that take what is kept and not there yet; the rest of what must be taken goes away again. */
export function takesFor(frame: Frame, kept: Counts, count: number): number[] {
  const reserve = frame.view.places[frame.asked.seat]?.reserve ?? [];
  const own = cells(frame.asked);
  const taken = own.flatMap((cell) => Array<number>(Math.max((kept[cell.move] ?? 0) - (reserve[cell.energy] ?? 0), 0)).fill(cell.move));
  const spare = Array<number>(Math.max(count - taken.length, 0)).fill(own[0]?.move ?? 0);
  return [...spare, ...taken].sort((a, b) => a - b);
}

/** The moves that discard what is not kept, once the question about the overflow is open. */
export function dropsFor(excess: Asked, frame: Frame, kept: Counts): number[] {
  const own = cells(frame.asked);
  return cells(excess).flatMap((cell) => {
    const wanted = kept[own.find((one) => one.energy === cell.energy)?.move ?? -1] ?? 0;
    return Array<number>(Math.max((excess.stock[0]?.[cell.energy] ?? 0) - wanted, 0)).fill(cell.move);
  });
}

/** What stays of each energy if this is answered: the tray of an overflow shows what is kept, whatever the moves say. */
export function keptOf(frame: Frame, counts: Counts): number[] {
  const own = cells(frame.asked);
  return [0, 1, 2, 3].map((energy) => {
    const chosen = counts[own.find((cell) => cell.energy === energy)?.move ?? -1] ?? 0;
    return frame.asked.kind === 'kept' ? chosen : (frame.asked.stock[0]?.[energy] ?? 0) - chosen;
  });
}

/** The counts of a question's own moves so that this much of each energy stays. */
export function withKept(frame: Frame, kept: readonly number[]): Counts {
  return Object.fromEntries(
    cells(frame.asked).map((cell) => {
      const stays = kept[cell.energy] ?? 0;
      return [cell.move, frame.asked.kind === 'kept' ? stays : Math.min((frame.asked.stock[0]?.[cell.energy] ?? 0) - stays, cell.cap)];
    }),
  );
}
