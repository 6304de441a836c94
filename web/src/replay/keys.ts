// The keyboard of a replay: it comes before the table's own keys.

import { settings } from '../settings.svelte';
import type { Player } from './player.svelte';

/** What a key does; `copied` hears whether a link was copied. */
export function replayKeys(player: Player, copied: (done: boolean) => void): (event: KeyboardEvent) => void {
  const arrows = (event: KeyboardEvent, by: 1 | -1): void => (event.shiftKey ? player.turn(by) : player.by(by));
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input:not([type="range"]), select, textarea, dialog')) return;
    const letter = settings.keys ? event.key.toLowerCase() : '';
    if (event.key === 'ArrowLeft') arrows(event, -1);
    else if (event.key === 'ArrowRight') arrows(event, 1);
    else if (event.key === 'Home') player.end(-1);
    else if (event.key === 'End') player.end(1);
    else if (event.key === ' ' && !target.closest('button, a')) player.toggle();
    else if (letter === 'v') player.nextViewpoint();
    else if (letter === 'c' && player.table.watchKey) void player.copyLink().then(copied);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
