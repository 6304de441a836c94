import type { Side } from '../link/whole';

/** A place of cards that lies face up for these eyes: the id of its name, and the cards. */
export type Zone = readonly [name: string, cards: readonly number[]];

/** What can be seen of somebody's cards beside those in play; another player's only when all cards lie open. */
export function openZones(side: Side): Zone[] {
  const zones: Zone[] = [
    ['zone-hand', side.hand.cards], ['zone-drawn', side.drawn.cards], ['zone-library-2', side.library2.cards], ['zone-library-3', side.library3.cards],
    ['zone-pack', side.pack.cards], ['zone-drafted', side.drafted.cards],
    ...side.years.map((cards, index): Zone => [`zone-year-${index + 1}`, cards]),
  ];
  return zones.filter(([, cards]) => cards.length);
}
