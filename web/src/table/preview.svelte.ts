// What the thing somebody looks at would do, asked of the server while they look.

import type { Option, Preview } from '../link/whole';
import type { Screen } from './context.svelte';

const WAIT = 90;

/** The option behind what is looked at, if it can be chosen now. */
export function lookedOption(screen: Screen): Option | null {
  const thing = screen.look.now;
  return (thing && 'piece' in thing && screen.lights.by.get(thing.piece ?? '')) || null;
}

/** The preview of what is looked at; call where effects are allowed. */
export function previewing(screen: Screen): { readonly now: Preview | null } {
  let found = $state.raw<Preview | null>(null);
  const option = $derived(lookedOption(screen));
  const start = $derived(screen.table.frame);
  $effect(() => {
    void start;
    found = null;
    const wanted = option;
    if (!wanted) return;
    let over = false;
    const timer = setTimeout(() => {
      screen.table.answer.preview([wanted.move]).then(
        (preview) => !over && (found = preview),
        () => undefined,
      );
    }, WAIT);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  });
  return {
    get now() {
      return found;
    },
  };
}
