/** The cards whose question can be answered once and for all: Beggar's Horn and Hourglass of Time. */
export const HORN = 14;
export const HOURGLASS = 27;
