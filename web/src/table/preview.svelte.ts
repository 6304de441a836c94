// What the thing somebody looks at would do, asked of the server while they look.

import type { Foreseen, Option } from '../wire';
import type { Screen } from './context.svelte';

const WAIT = 90;

/** The option behind what is looked at, if it can be chosen now. */
export function lookedOption(screen: Screen): Option | null {
  const thing = screen.look.now;
  if (!thing) return null;
  if (thing.what === 'die') return screen.lights.dice.get(thing.slot) ?? null;
  if (thing.what === 'step') return screen.lights.steps.get(thing.n) ?? null;
  if (thing.what !== 'card') return null;
  if (thing.from === 'hand') return screen.lights.hand.get(thing.card) ?? null;
  if (thing.from === 'play') return screen.lights.play.get(thing.key) ?? null;
  if (thing.from === 'shelf') return screen.lights.shelf.find((option) => option.card === thing.card) ?? null;
  return null;
}

/** The preview of what is looked at; call where effects are allowed. */
export function previewing(screen: Screen): { readonly now: Foreseen | null } {
  let found = $state.raw<Foreseen | null>(null);
  const option = $derived(lookedOption(screen));
  const start = $derived(screen.table.frame);
  $effect(() => {
    void start;
    found = null;
    const wanted = option;
    if (!wanted) return;
    let over = false;
    const timer = setTimeout(() => {
      screen.table.composer.foresee([wanted.move]).then(
        (foreseen) => !over && (found = foreseen),
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
