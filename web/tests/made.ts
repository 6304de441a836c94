// Messages for tests: what is not given is nothing.

import type * as game from '../src/generated/game';
import { decision, entry, preview, view, type Cell, type Decision, type Entry, type Preview, type Tray, type View } from '../src/link/whole';

export const someSide = (given: Partial<game.Side> = {}): game.Side => ({ crystals: 0, reserve: [0, 0, 0, 0], limit: 7, gauge: 0, prestige: 0, play: [], hand: {}, ...given });

export const someView = (given: Partial<game.View> = {}): View =>
  view({
    players: 2, level: 0, edition: 0, year: 1, space: 1, season: 0, round: 1, active: 0, order: [0, 1], may_transmute: false, dice: [], landings: [],
    rates: [], next_rates: [], gains: [], pile: 0, discard: {}, seats: [someSide(), someSide()], ...given,
  });

export const someOption = (move: number, given: Partial<game.Option> = {}): game.Option => ({ move, text: '', label: [`move-${move}`], ...given });

export const someDecision = (given: Partial<game.Decision> = {}): Decision => decision({ id: 8, seat: 0, kind: 'turn', form: 'one', prompt: ['x'], options: [], ...given });

export const somePreview = (given: Partial<game.Preview> = {}): Preview => preview({ type: 'preview', id: '', moves: [], view: someView(), whole: true, ...given });

export const someEntry = (given: Partial<game.Entry> = {}): Entry => entry({ seq: 0, kind: 'moves', seat: 0, at: 0, ...given });

const NAMES = ['air', 'water', 'fire', 'earth'];

/** A cell for an energy at a source. */
export const someCell = (energy: number, move: number, most: number, { source = 0, have = 0, drop = -1 } = {}): Cell => ({ piece: `energy:${NAMES[energy]}:${source}`, energy, move, most, have, drop });

export const someTray = (goal: Tray['goal'], least: number, most: number, cells: Cell[], filled = cells.map(() => 0)): Tray => ({ goal, least, most, cells, filled });
