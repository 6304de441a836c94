// Which sounds belong to what happened.

import { card as cardFacts, ENERGIES, SEASONS } from '../facts';
import type { Happened } from '../live/events';
import { play, type Sound } from '../sound';
import type { Update, View } from '../wire';

/** Make the sounds of an update: each kind once, mine on the table's channel, the others' on theirs. */
export function sounds(events: readonly Happened[], update: Update, before: View | null, asks: boolean): void {
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = soundOf(event);
    if (!sound || heard.has(sound) || heard.size > 3) continue;
    heard.add(sound);
    play(sound, event.seat === update.seat || event.seat < 0 ? 'table' : 'others', Math.max(event.n, 1));
  }
  for (const entry of update.news) {
    if (entry.kind === 'undo') play('undo');
    if (entry.kind === 'phrase') play('phrase', entry.seat === update.seat ? 'table' : 'others');
  }
  if (asks && update.asked && before && (before.active !== update.seat || update.asked.kind !== 'turn')) play('your-turn');
}

function soundOf(event: Happened): Sound | null {
  switch (event.name) {
    case 'rolled':
    case 'rerolled': return 'roll';
    case 'die-taken': return 'die-taken';
    case 'energy-gained': return ENERGIES[event.energy] ?? null;
    case 'crystals-gained':
    case 'transmuted': return 'crystals';
    case 'summons':
    case 'entered': return event.card && cardFacts(event.card).kind === 'familiar' ? 'summon-familiar' : 'summon-item';
    case 'activated': return 'activate';
    case 'sacrificed': return 'sacrifice';
    case 'bonus-used': return 'bonus';
    case 'season-changed': return SEASONS[event.energy] ?? null;
    case 'year-changed': return 'year';
    case 'game-ended': return 'end';
    default: return null;
  }
}
