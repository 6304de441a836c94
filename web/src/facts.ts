import facts from './generated/facts.json';

/** Air, water, fire, earth; and winter, spring, summer, fall: numbers 0-3, as the server counts them. */
export type Energy = 0 | 1 | 2 | 3;
export type Season = 0 | 1 | 2 | 3;
export type Players = 2 | 3 | 4;
/** 0 the revised edition, 1 the first one. */
export type Edition = 0 | 1;
export type Kind = 'item' | 'familiar';
export type Effect = 'enter' | 'permanent' | 'activate';
/** Four counts, from air to earth. */
export type Counts = readonly number[];

export interface CardFacts {
  kind: Kind;
  prestige: number;
  energies: number[][];
  crystals: number[][];
  effects: Effect[][];
}

export interface Face {
  energies: number[];
  crystals: number;
  gauge: boolean;
  draw: boolean;
  transmute: boolean;
  pips: number;
}

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;
export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
export const CARDS = facts.cards.map((_, index) => index + 1);
export const RATES: readonly Counts[] = facts.rates;
export const PENALTIES: readonly number[] = facts.penalties;
export const GAUGE = facts.gauge;
export const BONUSES = facts.bonuses;
export const TOPICS: readonly string[] = facts.topics;
export const TERMS: readonly string[] = facts.terms;

/** What is printed on a card, 1-50. */
export function card(number: number): CardFacts {
  const found = facts.cards[number - 1];
  if (!found) throw new RangeError(`there is no card ${number}`);
  return found as CardFacts;
}

/** A face of one of the 20 dice (season * 5 + die of that season). */
export function face(die: number, side: number): Face {
  const found = facts.dice[die]?.[side];
  if (!found) throw new RangeError(`there is no face ${side} on a die ${die}`);
  return found;
}

export function seasonOfDie(die: number): Season {
  return Math.floor(die / 5) as Season;
}

export function cost(number: number, players: Players, edition: Edition): { energies: Counts; crystals: number } {
  const found = card(number);
  return {
    energies: found.energies[players - 2] ?? [0, 0, 0, 0],
    crystals: found.crystals[edition]?.[players - 2] ?? 0,
  };
}

/** Whether the price of a card grows with the number of players. */
export function costVaries(number: number, edition: Edition): boolean {
  const all = ([2, 3, 4] as const).map((players) => JSON.stringify(cost(number, players, edition)));
  return new Set(all).size > 1;
}

/** The Elemental Amulet's cost is chosen when it is paid. */
export function isChosenCost(number: number): boolean {
  return number === facts.chosenCost;
}

/** How many energies a card holds when it is full: only the Cauldron has such a number. */
export function fullAt(number: number): number {
  return number === facts.cauldron.card ? facts.cauldron.full : 0;
}

/** The card on which energies lie that can be spent. */
export const STORE = facts.amuletOfWater;

/** Whether a card's question can be answered once and for all. */
export function mayStand(number: number): boolean {
  return facts.standing.includes(number);
}

export function effects(number: number, edition: Edition = 0): Effect[] {
  return card(number).effects[edition] ?? [];
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;
