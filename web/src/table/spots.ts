// Where things are on the screen: flights begin and end there.

export interface Spot {
  x: number;
  y: number;
}

/** The middle of an element, or null if it is not to be seen. */
export function boxOf(element: Element | null | undefined): Spot | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Where something of a seat is (-1: of the table); what another seat does not show is at its panel. */
export function spotOf(what: string, seat: number, mine: number): Spot | null {
  const own = document.querySelector(`[data-seat="${seat}"]`);
  const inside = own?.querySelector(`[data-flight="${what}"]`);
  if (inside) return boxOf(inside);
  if (what === 'die') return boxOf(own?.querySelector('.die'));
  if (seat >= 0 && seat !== mine) return boxOf(own);
  return boxOf(document.querySelector(`[data-flight="${what}"]`));
}

/** Where a seat's cards in play lie. */
export function placeOf(seat: number, mine: number): Element | null {
  return document.querySelector(seat === mine ? '[data-flight="play"]' : `[data-seat="${seat}"]`);
}

/** Where a card in play lies. */
export function cardSpot(seat: number, card: number, mine: number): Spot | null {
  return boxOf(placeOf(seat, mine)?.querySelector(`[data-card="${card}"]`));
}
