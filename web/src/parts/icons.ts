import url from 'seasons-sprite.svg?no-inline';
import names from '../icons.json';
import { SEASONS } from '../facts';

/** Where an icon of the sprite is, for <use href>. */
export function iconUrl(name: string): string {
  return `${url}#${name}`;
}

export const SPRITE = url;
export type Sign = keyof typeof names.signs;

export function cardIcon(number: number): string {
  return (names.cards as Record<string, string>)[number] ?? names.cards[22];
}

export function emblemIcon(seat: number): string {
  return (names.emblems as Record<string, string>)[seat % 4] ?? names.emblems[0];
}

export function seasonIcon(season: number): string {
  return names.seasons[SEASONS[season % 4] ?? 'winter'];
}

export function signIcon(sign: Sign): string {
  return names.signs[sign];
}
