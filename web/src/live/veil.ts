import type { View } from '../wire';
import { happened, type EventName } from './events';
import type { Entry } from './log';

/** The table with one seat's own cards face down, for a device that lies between several players. */
export function faceDown(view: View, seat: number): View {
  const places = view.places.map((place, index) => (index === seat ? { ...place, hand: [], library2: [], library3: [], pack: [], drafted: [], years: [[], [], []], drawn: [] } : place));
  return { ...view, places, seen: [] };
}

const SECRET = new Set<EventName>(['dealt', 'picked', 'drew', 'kept', 'draw-discarded', 'given', 'looked', 'library-taken']);

/** The log without the lines that name cards only one seat may know. */
export function withoutSecrets(log: readonly Entry[], seat: number): readonly Entry[] {
  return log.map((entry) => {
    const secret = entry.events.map(happened).some((event) => event && SECRET.has(event.name) && event.card > 0 && (event.seat === seat || (event.name === 'given' && event.other === seat)));
    return secret ? { ...entry, said: [] } : entry;
  });
}
