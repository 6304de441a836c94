/** How large a card is shown: full 240x336, draft 226x316 and 188x264, shelf 200x280, hand 120x168, play 84x118 ... */
export type CardSize = 'full' | 'inspect' | 'draft' | 'draft-short' | 'shelf' | 'hand' | 'hand-short' | 'play' | 'play-short' | 'tile' | 'tile-phone' | 'grid';

/** lit: can be chosen; armed: chosen, asks once more; not-now: cannot be used. */
export type CardState = 'plain' | 'lit' | 'armed' | 'not-now';

const BIG = new Set<CardSize>(['full', 'inspect', 'draft', 'draft-short', 'shelf']);

export function isBig(size: CardSize): boolean {
  return BIG.has(size);
}

export function isTile(size: CardSize): boolean {
  return size === 'tile' || size === 'tile-phone';
}

/** What stands on a card that holds energies: the energies, or how many of how many. */
export function tokenList(tokens: readonly number[]): number[] {
  return tokens.flatMap((count, energy) => Array<number>(count).fill(energy));
}
