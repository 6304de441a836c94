// How things are pressed. A mouse looks at a thing by resting on it. A finger looks with the first press and uses it
// with the next one; so does a mouse on all but large screens, where what is looked at may lie over the thing.

import { layout } from '../layout.svelte';

export interface Pressable {
  looked: boolean;
  onuse?: (() => void) | undefined;
  onlook?: ((looking: boolean) => void) | undefined;
}

/** The handlers of a button. `thing` has getters, so that only what is needed is looked up, even while it goes away. */
export function presses(thing: Readonly<Pressable>) {
  let looks = false;
  const rests = (event: PointerEvent): boolean => event.pointerType !== 'touch' && layout() === 'desk';
  const hover = (event: PointerEvent, looking: boolean): void => {
    if (rests(event)) thing.onlook?.(looking);
  };
  return {
    onpointerdown: (event: PointerEvent): void => {
      looks = !rests(event) && thing.onlook !== undefined && !thing.looked;
    },
    onclick: (): void => {
      if (looks) thing.onlook?.(true);
      else thing.onuse?.();
      looks = false;
    },
    onpointerenter: (event: PointerEvent): void => hover(event, true),
    onpointerleave: (event: PointerEvent): void => hover(event, false),
    onfocus: (): void => {
      if (!looks) thing.onlook?.(true);
    },
    onblur: (): void => thing.onlook?.(false),
  };
}
