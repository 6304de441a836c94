// What the prompt bar says.

import { grows } from '../answer/counting';
import type { Frame } from '../answer/frame';
import type { Text } from '../link/whole';
import { whyRefused } from '../words/refusal';
import type { Screen } from './context.svelte';
import type { LiveTable } from './table.svelte';

export interface Line {
  text: Text;
  tone: 'plain' | 'warn' | 'bad' | 'quiet';
}

/** The lines of the prompt bar, the most important first. */
export function lines(screen: Screen): Line[] {
  const { table } = screen;
  const { answer, now, frame } = table;
  if (table.past) return [{ text: ['web-looking-back', { round: table.past.view.round }], tone: 'warn' }, ...besides(table)];
  if (now?.setting.view_only) return [{ text: ['refused-view-only'], tone: 'warn' }];
  if (table.refusal) return [{ text: whyRefused(table.refusal), tone: 'bad' }];
  if (answer.armed?.why === 'reminder') return [...(now?.offers ?? []).slice(0, 2).map((offer) => plain(offer.text)), { text: ['web-end-anyway'], tone: 'warn' }];
  if (answer.armed?.why === 'price') return [plain(answer.armed.option?.label ?? ['ui-bonuses']), { text: ['web-first-bonus', { count: priceOf(screen) }], tone: 'warn' }];
  if (answer.armed) return armedLines(answer.armed.preview?.said ?? [], answer.armed.option?.label, (answer.armed.preview?.final.length ?? 0) > 0);
  if (frame) return [plain(answer.opened ? ['web-choose-transmute'] : questionOf(frame)), ...(table.alone ? [{ text: ['web-only-answer'] as Text, tone: 'quiet' as const }] : [])];
  if (table.view?.over) return [plain(['reason-game-over'])];
  const waiting = now?.waiting ?? [];
  return waiting.length ? waiting.slice(0, 2).map((one) => ({ text: one.prompt, tone: 'quiet' as const })) : [{ text: ['ui-waiting'], tone: 'quiet' }];
}

/** While looking back: what going back there costs, or else what I am asked now. */
function besides({ now }: LiveTable): Line[] {
  if (now?.undo.anywhere && !now.setting.unrated) return [plain(['web-uncounted'])];
  return now?.decision ? [plain(now.decision.prompt)] : [];
}

/** What is asked; where as much comes in as the reserve holds, it is easier to say what stays. */
export function questionOf({ decision: { prompt, tray } }: Frame): Text {
  return tray && grows(tray) ? ['web-choose-kept', { count: tray.most }] : prompt;
}

/** What one more bonus costs me at the end. */
export function priceOf(screen: Screen): number {
  const side = screen.table.view?.seats[screen.bottom];
  return side ? side.next_penalty - side.penalty : 0;
}

function plain(text: Text): Line {
  return { text, tone: 'plain' };
}

/** What happens up to the next turn: the rest is not what I am about to decide. */
export function ofMine(said: readonly Text[]): Text[] {
  const end = said.findIndex(([id]) => id === 'event-turn-began' || id === 'event-round-began');
  return said.slice(0, end < 0 ? said.length : end);
}

function armedLines(said: readonly Text[], label: Text | undefined, final: boolean): Line[] {
  const told = ofMine(said).filter(([id]) => id !== 'event-activated' || said.length === 1);
  const first = told.sort((a, b) => Number(b[0] === 'event-sacrificed') - Number(a[0] === 'event-sacrificed'));
  const what = first.length ? [plain(first.reduce((all, text): Text => ['web-both', { first: all, second: text }]))] : label ? [plain(label)] : [];
  return final ? [...what, { text: ['ui-final'], tone: 'warn' }] : what;
}
