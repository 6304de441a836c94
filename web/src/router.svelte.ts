// Where the page is. Paths are matched by hand; a seat's key travels in the fragment and is never sent to a server.

import { CARDS } from './facts';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; key: string }
  | { page: 'rules'; topic: string }
  | { page: 'cards'; card: number }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'replay'; id: string; key: string }
  | { page: 'gallery' }
  | { page: 'lost' };

const SIMPLE = new Set(['settings', 'credits', 'gallery']);

/** What a path and a fragment (without #) mean. */
export function match(path: string, fragment = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first = '', second = '', ...more] = parts;
  if (!first) return { page: 'home' };
  if (more.length) return { page: 'lost' };
  if (SIMPLE.has(first) && !second) return { page: first } as Route;
  if (first === 'rules') return { page: 'rules', topic: second };
  if (first === 'table' && second) return { page: 'table', id: second, key: fragment };
  if (first === 'replay') return { page: 'replay', id: second, key: fragment };
  if (first === 'cards') {
    if (!second) return { page: 'cards', card: 0 };
    if (/^[1-9]\d*$/.test(second) && Number(second) <= CARDS.length) return { page: 'cards', card: Number(second) };
  }
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => match(location.pathname, location.hash.slice(1));
const state = $state<{ route: Route }>({ route: here() });

export function route(): Route {
  return state.route;
}

/** Go to another page of the client. `replace` leaves no way back to this one. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  const next = here();
  if (JSON.stringify(next) !== JSON.stringify(state.route)) state.route = next;
}

/** Follow links within the client without loading the page again; call once. */
export function followLinks(): void {
  window.addEventListener('popstate', arrive);
  window.addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) document.querySelector(link.hash)?.scrollIntoView();
    else go(link.pathname + link.search + link.hash);
  });
}
