// Against double clicks: a press that began before a question changed, or just after, does not answer the new one.

import { recallJson } from '../memory';

/** How long after a change a pointer's press is too early, in ms. A browser may remember another pause. */
const PAUSE = recallJson('press-pause', 250);

let began = 0;
let byPointer = false;

function press(event: Event): void {
  if (event instanceof KeyboardEvent && event.repeat) return;
  byPointer = event.type === 'pointerdown';
  began = performance.now();
}

window.addEventListener('pointerdown', press, true);
window.addEventListener('keydown', press, true);

/** Whether the press that is going on began too early for something that changed at this time (ms since the page loaded). */
export function early(changed: number): boolean {
  return byPointer ? began < changed + PAUSE : began < changed;
}
