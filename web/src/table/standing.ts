/** The cards whose question can be answered once and for all: Beggar's Horn and Hourglass of Time. */
export const STANDING_CARDS: ReadonlySet<number> = new Set([14, 27]);
