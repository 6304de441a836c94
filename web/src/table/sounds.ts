// Which sounds belong to what happened.

import { card as cardFacts, ENERGIES, SEASONS } from '../facts';
import type { GameEvent } from '../generated/game';
import type { Update, View } from '../link/whole';
import { play, type Sound } from '../sound';

/** Make the sounds of an update: each kind once, mine on the table's channel, the others' on theirs. */
export function sounds(events: readonly GameEvent[], { news, table }: Update, before: View | null, asks: boolean): void {
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = soundOf(event);
    if (!sound || heard.has(sound) || heard.size > 3) continue;
    heard.add(sound);
    play(sound, event.seat === table.seat || event.seat < 0 ? 'table' : 'others', countOf(event));
  }
  for (const entry of news) {
    if (entry.kind === 'undo') play('undo');
    if (entry.kind === 'phrase') play('phrase', entry.seat === table.seat ? 'table' : 'others');
  }
  if (asks && table.decision && before && (before.active !== table.seat || table.decision.kind !== 'turn')) play('your-turn');
}

function countOf(event: GameEvent): number {
  if (event.kind === 'transmuted') return event.crystals;
  return 'count' in event ? event.count : 1;
}

function soundOf(event: GameEvent): Sound | null {
  switch (event.kind) {
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
    case 'season-changed': return SEASONS[event.season] ?? null;
    case 'year-changed': return 'year';
    case 'game-ended': return 'end';
    default: return null;
  }
}
