import type { Place } from '../wire';

/** A place of cards that lies face up for these eyes: the id of its name, and the cards. */
export type Zone = readonly [name: string, cards: readonly number[]];

/** What can be seen of somebody's cards beside those in play; another player's only when all cards lie open. */
export function openZones(place: Place): Zone[] {
  const zones: Zone[] = [
    ['zone-hand', place.hand], ['zone-drawn', place.drawn], ['zone-library-2', place.library2], ['zone-library-3', place.library3], ['zone-pack', place.pack], ['zone-drafted', place.drafted],
    ...place.years.map((cards, index): Zone => [`zone-year-${index + 1}`, cards]),
  ];
  return zones.filter(([, cards]) => cards.length);
}
