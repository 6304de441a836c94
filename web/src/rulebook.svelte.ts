// The rules to read, as seasons.words.help puts them together: topics, glossary, rulings of the cards.

import { TERMS, TOPICS } from './facts';
import { exists, language, t } from './words/words.svelte';

export interface Topic {
  key: string;
  title: string;
  paragraphs: string[];
}

export interface Rulings {
  rulings: string[];
  differs: string;
}

/** The messages whose ids are this start and 1, 2, 3 and so on. */
function numbered(start: string): string[] {
  const found: string[] = [];
  while (exists(start + (found.length + 1))) found.push(t(start + (found.length + 1)));
  return found;
}

/** The terms of the game and what they mean, in alphabetical order. */
export function glossary(): { name: string; text: string }[] {
  const order = new Intl.Collator(language());
  const entries = TERMS.map((key) => ({ name: t(`help-term-${key}-name`), text: t(`help-term-${key}-text`) }));
  return entries.sort((a, b) => order.compare(a.name, b.name));
}

/** All topics in the order in which a beginner reads them, the glossary last. */
export function topics(): Topic[] {
  return TOPICS.map((key) => ({
    key,
    title: t(`help-${key}-title`),
    paragraphs: key === 'glossary' ? [] : numbered(`help-${key}-`),
  }));
}

/** What players ask about a card. */
export function rulings(number: number): Rulings {
  const differs = `card-${number}-differs`;
  return { rulings: numbered(`card-${number}-ruling-`), differs: exists(differs) ? t(differs) : '' };
}

/** A text as it is searched: without capitals and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether all words of a query are in a text. */
export function matches(query: string, text: string): boolean {
  const within = plain(text);
  return plain(query).split(/\s+/).filter(Boolean).every((word) => within.includes(word));
}
