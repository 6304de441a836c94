import type { View } from '../wire';

/** The table with one seat's own cards face down, for a device that lies between several players. */
export function faceDown(view: View, seat: number): View {
  const places = view.places.map((place, index) => (index === seat ? { ...place, hand: [], library2: [], library3: [], pack: [], drafted: [], years: [[], [], []], drawn: [] } : place));
  return { ...view, places, seen: [] };
}
