import loaders from 'virtual:words';
import { recall, remember } from '../memory';
import { Catalogue, type Args, type Piece, type Tree } from './bundle';

/** The languages there are, and what they call themselves. */
export const OWN_NAMES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
};
const known = Object.keys(OWN_NAMES);
export const LANGUAGES = Object.keys(loaders).sort((a, b) => known.indexOf(a) - known.indexOf(b));

const loaded = new Map<string, Catalogue>();
const state = $state({ language: '', later: false });

function catalogue(): Catalogue {
  const found = loaded.get(state.language);
  if (!found) throw new Error('no language is loaded yet');
  void state.later; // texts that came later make sentences change
  return found;
}

/** The language in use, an empty text until the first one is loaded. */
export function language(): string {
  return state.language;
}

/** The language to begin with: the one chosen before, or the first of the browser's that there is. */
export function preferred(wanted: readonly string[] = navigator.languages): string {
  const chosen = recall('language');
  const names = [chosen ?? '', ...wanted].map((name) => name.slice(0, 2).toLowerCase());
  return names.find((name) => LANGUAGES.includes(name)) ?? 'en';
}

let wanted = '';

/** Speak another language from now on; `chosen` also remembers it. */
export async function speak(name: string, chosen = false): Promise<void> {
  wanted = name;
  const loader = loaders[name];
  if (!loader) throw new Error(`there is no language ${name}`);
  if (!loaded.has(name)) loaded.set(name, new Catalogue(name, (await loader.main()).default));
  if (chosen) remember('language', name);
  if (state.later) await loadLater(name);
  if (wanted !== name) return;
  state.language = name;
  document.documentElement.lang = name;
}

const complete = new Set<string>();

async function loadLater(name: string): Promise<void> {
  const loader = loaders[name];
  if (!loader || complete.has(name)) return;
  const text = (await loader.later()).default;
  if (complete.has(name)) return;
  complete.add(name);
  loaded.get(name)?.add(text);
}

/** Rules, glossary and rulings are loaded when the first screen asks for them. */
export async function needHelp(): Promise<void> {
  do await loadLater(state.language);
  while (loaders[state.language] && !complete.has(state.language)); // another one was chosen meanwhile
  state.later = true;
}

/** Whether the texts of rules and rulings are there. */
export function helpIsThere(): boolean {
  return state.later && complete.has(state.language);
}

/** A message in the language in use; it changes by itself when the language does. */
export function t(id: string, args: Args = {}): string {
  return catalogue().say(id, args);
}

/** A text of the server in words. */
export function say(tree: Tree): string {
  return catalogue().say(tree[0], tree[1] ?? {});
}

/** A text of the server as pieces, in which titles of cards can be clicked. */
export function sayPieces(tree: Tree): Piece[] {
  return catalogue().pieces(tree[0], tree[1] ?? {});
}

/** Whether there is such a message. */
export function exists(id: string): boolean {
  return catalogue().has(id);
}
