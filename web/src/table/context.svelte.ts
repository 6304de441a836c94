import { getContext, setContext, type Snippet } from 'svelte';
import type { LiveTable } from '../live/table.svelte';
import type { Edition, Players } from '../facts';
import { lights, type Lights } from './lights';
import { Looking } from './look.svelte';
import { STANDING_CARDS } from './standing';
import type { Option } from '../wire';

/** What every part of the table screen shares. */
export class Screen {
  readonly look = new Looking();
  /** What stands in place of the prompt: the bar of a replay, the way back to the scores. */
  bar = $state.raw<Snippet | null>(null);
  /** The key that lets see through a shelf is held. */
  through = $state(false);
  /** The card in play (its key) that I would give up first if somebody made me; -1: none. */
  marked = $state(-1);
  /** The next choice for a card that asks out of turn stands from then on. */
  always = $state(false);
  #lights = $derived.by((): Lights => lights(this.table.frame));

  /** The game is only looked at again. */
  replay = false;

  constructor(readonly table: LiveTable) {}

  /** Whether a hint can be asked for: about what is asked now, so not where a bar stands in place of the prompt. */
  get mayHint(): boolean {
    return this.bar === null && this.table.hintsAllowed;
  }

  /** Whether something can be said to the others. */
  get mayTalk(): boolean {
    return !this.replay && this.table.seat >= 0;
  }

  get lights(): Lights {
    return this.#lights;
  }

  /** Whether the open question is one that can be answered once and for all. */
  get mayStand(): boolean {
    const asked = this.table.frame?.asked;
    return asked?.kind === 'take' && asked.count === 1 && STANDING_CARDS.has(asked.card);
  }

  /** Choose one energy of the open question. */
  async takeEnergy(option: Option): Promise<void> {
    const { frame, composer } = this.table;
    if (!this.always || !this.mayStand || !frame) return composer.pick(option, true);
    this.always = false;
    await this.table.stand(frame.asked.card, option.energy ?? -1);
  }

  get players(): Players {
    return (this.table.view?.players ?? 2) as Players;
  }

  get edition(): Edition {
    return (this.table.view?.edition ?? 0) as Edition;
  }

  /** The seat at the lower edge: mine, or the first one for a spectator. */
  get bottom(): number {
    return Math.max(this.table.seat, 0);
  }

  /** The other seats, clockwise from the left of mine. */
  get others(): number[] {
    return Array.from({ length: this.players - 1 }, (_, step) => (this.bottom + 1 + step) % this.players);
  }
}

const KEY = Symbol('screen');

export function provideScreen(table: LiveTable): Screen {
  return setContext(KEY, new Screen(table));
}

export function useScreen(): Screen {
  return getContext(KEY);
}
