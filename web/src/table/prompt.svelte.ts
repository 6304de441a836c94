// What the prompt bar says.

import type { LiveTable } from '../live/table.svelte';
import type { Screen } from './context.svelte';
import type { Text } from '../wire';

export interface Line {
  text: Text;
  tone: 'plain' | 'warn' | 'bad' | 'quiet';
}

/** The lines of the prompt bar, the most important first. */
export function lines(screen: Screen): Line[] {
  const { table } = screen;
  const { composer, update, frame } = table;
  if (table.past) return [{ text: ['web-looking-back', { round: table.past.view.round }], tone: 'warn' }, ...besides(table)];
  if (update?.setting.view_only) return [{ text: ['refused-view-only'], tone: 'warn' }];
  if (table.refusal) return [{ text: table.refusal.text ?? ['ui-failed'], tone: 'bad' }];
  if (composer.armed?.why === 'reminder') return [...(update?.free ?? []).slice(0, 2).map((free) => plain(free.text)), { text: ['web-end-anyway'], tone: 'warn' }];
  if (composer.armed?.why === 'price') return [plain(composer.armed.option?.label ?? ['ui-bonuses']), { text: ['web-first-bonus', { count: priceOf(screen) }], tone: 'warn' }];
  if (composer.armed) return armedLines(composer.armed.foreseen?.said ?? [], composer.armed.option?.label, (composer.armed.foreseen?.final.length ?? 0) > 0);
  if (frame) return table.alone ? [plain(frame.asked.prompt), { text: ['web-only-answer'], tone: 'quiet' }] : [plain(composer.transmuting ? ['web-choose-transmute'] : frame.asked.prompt)];
  if (table.view?.over) return [plain(['reason-game-over'])];
  const waiting = update?.waiting ?? [];
  return waiting.length ? waiting.slice(0, 2).map((one) => ({ text: one.prompt, tone: 'quiet' as const })) : [{ text: ['ui-waiting'], tone: 'quiet' }];
}

/** While looking back: what going back there costs, or else what I am asked now. */
function besides({ update }: LiveTable): Line[] {
  if (update?.undo.anywhere && update.setting.rated) return [plain(['web-uncounted'])];
  return update?.asked ? [plain(update.asked.prompt)] : [];
}

/** What one more bonus costs me at the end. */
export function priceOf(screen: Screen): number {
  const place = screen.table.view?.places[screen.bottom];
  return place ? place.next_penalty - place.penalty : 0;
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
