// The parts of speech of seasons.words.parts, and accessible names, for things that the client draws itself.

import { card, face, isChosenCost, type Edition, type Players } from '../facts';
import type { Args, Tree } from './bundle';

const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;

/** Parts as a list with commas and an "and"; "nothing" if there are none. */
export function listed(parts: Tree[]): Tree {
  const [first, ...rest] = parts;
  if (!first) return ['amount-nothing'];
  const second = rest[0];
  if (second && rest.length === 1) return ['list-two', { first, second }];
  return rest.reduce<Tree>(
    (said, part, index) => [index === rest.length - 1 ? 'list-last' : 'list-more', { first: said, second: part }],
    first,
  );
}

/** Parts with commas and no "and". */
export function inARow(parts: Tree[]): Tree {
  return parts.reduce((first, second) => ['list-more', { first, second }]);
}

export function energyAmount(energy: number, count: number): Tree {
  return ['amount-energy', { energy: ENERGIES[energy] ?? 'air', count }];
}

/** Four counts from air to earth, without the zeros. */
export function energyParts(counts: readonly number[]): Tree[] {
  return counts.flatMap((count, energy) => (count ? [energyAmount(energy, count)] : []));
}

export function amounts(counts: readonly number[]): Tree {
  return listed(energyParts(counts));
}

export function crystals(count: number): Tree {
  return ['amount-crystals', { count }];
}

export function cardName(number: number): Tree {
  return [`card-${number}.name`];
}

const EDITIONS = ['revised', 'first'] as const;

export function cardFull(number: number, edition: Edition = 0): Tree {
  return [`card-${number}.full`, { edition: EDITIONS[edition] }];
}

export function cardGist(number: number, edition: Edition = 0): Tree {
  return [`card-${number}.gist`, { edition: EDITIONS[edition] }];
}

export function cardKind(number: number): Tree {
  return [`kind-${card(number).kind}`];
}

/** The printed cost of a card in words. */
export function cardCost(number: number, players: Players, edition: Edition = 0): Tree {
  if (isChosenCost(number)) return ['cost-chosen'];
  const facts = card(number);
  const parts = energyParts(facts.energies[players - 2] ?? []);
  const price = facts.crystals[edition]?.[players - 2] ?? 0;
  return listed(price ? [...parts, crystals(price)] : parts);
}

/** A face of a die in words. */
export function dieFace(die: number, side: number): Tree {
  const shown = face(die, side);
  const parts = energyParts(shown.energies);
  if (shown.crystals) parts.push(crystals(shown.crystals));
  if (shown.gauge) parts.push(['face-gauge']);
  if (shown.draw) parts.push(['face-draw']);
  if (shown.transmute) parts.push(['face-transmute']);
  return inARow([...parts, ['face-pips', { count: shown.pips }]]);
}

function prestige(number: number): Tree {
  return ['a11y-prestige', { count: card(number).prestige }];
}

/** A card in play as a screen reader says it. */
export function cardTile(number: number, turned = false, tokens: readonly number[] = []): Tree {
  const parts: Tree[] = [cardName(number), cardKind(number), prestige(number)];
  if (turned) parts.push(['a11y-turned']);
  if (tokens.some((count) => count > 0)) parts.push(['a11y-on-card', { energies: amounts(tokens) }]);
  return inARow(parts);
}

/** A card that can be got or summoned as a screen reader says it. */
export function cardChoice(number: number, players: Players, edition: Edition = 0): Tree {
  const cost: Tree = ['a11y-cost', { cost: cardCost(number, players, edition) }];
  const whole = inARow([cardName(number), cardKind(number), cost, prestige(number)]);
  return ['a11y-choice', { card: whole, text: cardGist(number, edition) }];
}

export function reserveText(counts: readonly number[], limit: number): Tree {
  const count = counts.reduce((sum, n) => sum + n, 0);
  return ['a11y-reserve', { count, limit, energies: amounts(counts) }];
}

export function gaugeText(gauge: number, inPlay: number): Tree {
  return ['a11y-gauge', { limit: gauge, count: inPlay, free: Math.max(gauge - inPlay, 0) }];
}

/** The wheel as a screen reader says it. */
export function wheelText(wheel: { year: number; season: number; space: number; round: number; rates: readonly number[] }): Tree {
  if (wheel.round === 0) return ['a11y-wheel.prelude'];
  const rates = wheel.rates.map((count, energy): Tree => ['a11y-rate', { name: [`energy-${ENERGIES[energy]}`], count }]);
  const args: Args = { year: wheel.year, season: SEASONS[wheel.season] ?? 'winter', space: wheel.space, round: wheel.round };
  return ['a11y-wheel', { ...args, text: inARow(rates) }];
}

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
