import { getContext, setContext, type Snippet } from 'svelte';
import type { Edition, Players } from '../facts';
import type { Option } from '../link/whole';
import { Looking } from './look.svelte';
import { energyOf, lights, type Lights } from './pieces';
import type { LiveTable } from './table.svelte';

/** What every part of the table screen shares. */
export class Screen {
  readonly look = new Looking();
  /** What stands in place of the prompt: the bar of a replay, the way back to the scores. */
  bar = $state.raw<Snippet | null>(null);
  /** The key that lets see through a shelf is held. */
  through = $state(false);
  /** The card in play (its piece) that I would give up first if somebody made me. */
  marked = $state('');
  /** The next choice for a card that asks out of turn stands from then on. */
  always = $state(false);
  #lights = $derived.by((): Lights => lights(this.table.frame));

  /** The game is only looked at again. */
  replay = false;

  constructor(readonly table: LiveTable) {}

  /** Whether a hint can be asked for: about what is asked now, so not where a bar stands in place of the prompt. */
  get mayHint(): boolean {
    return this.bar === null && this.table.may('hint') && (this.table.now?.allowed.hints ?? false);
  }

  /** Whether something can be said to the others. */
  get mayTalk(): boolean {
    return !this.replay && this.table.seat >= 0 && this.table.may('say');
  }

  get lights(): Lights {
    return this.#lights;
  }

  /** Whether the open question is one that can be answered once and for all. */
  get mayStand(): boolean {
    return (this.table.frame?.decision.standing ?? false) && this.table.may('stand');
  }

  /** Choose one energy of the open question. */
  async takeEnergy(option: Option): Promise<void> {
    const { frame, answer } = this.table;
    if (!this.always || !this.mayStand || !frame) return answer.pick(option, true);
    this.always = false;
    await this.table.stand(frame.decision.asker, energyOf(option.pieces[0] ?? '').energy);
  }

  /** Whether somebody looks at the card that is this piece. */
  isLooked(piece: string): boolean {
    const thing = this.look.now;
    return thing?.what === 'card' && thing.piece === piece;
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
