// Messages as the rest of the client reads them: what the server leaves out because it is nothing is put back, once and here.

import type * as game from '../generated/game';

/** A message in which some fields are always there, or there in their whole form. */
type Of<T, More = object> = Omit<Required<T>, keyof More> & More;

export type { Advice, Done, Draft, Gone, Passed, Plan, Points, Text, Waiting, Welcome } from '../generated/game';

export type Pile = Of<game.Pile>;
export type InPlay = Of<game.InPlay>;
export type Side = Of<game.Side, { play: InPlay[]; hand: Pile; library2: Pile; library3: Pile; pack: Pile; drafted: Pile; drawn: Pile; years: number[][] }>;
export type View = Of<game.View, { discard: Pile; seats: Side[]; passed: game.Passed[]; scores: game.Points[] }>;
export type Option = Of<game.Option, { button: game.Text }>;
export type Cell = Of<game.Cell>;
export type Tray = Of<game.Tray, { cells: Cell[] }>;
export type Decision = Of<game.Decision, { options: Option[]; tray: Tray | null }>;
export type Why = Of<game.Why>;
export type Reach = Of<game.Reach>;
export type Entry = Of<game.Entry>;
export type Sitting = Of<game.Sitting>;
export type Setting = Of<game.Setting>;
export type Table = Of<game.Table, { setting: Setting; sitting: Sitting[]; view: View | null; decision: Decision | null; undo: Reach; why: Why }>;
export type Update = Of<game.Update, { news: Entry[]; table: Table }>;
export type Preview = Of<game.Preview, { view: View; decision: Decision | null }>;
export type Past = Of<game.Past, { view: View | null }>;

export const pile = (given?: game.Pile | null): Pile => ({ cards: [], hidden: 0, ...given });

const inPlay = (given: game.InPlay): InPlay => ({ turned: false, stored: [], ...given });

const side = (given: game.Side): Side => ({
  bonuses: 0, penalty: 0, next_penalty: 0, picked: 0, ...given,
  years: given.years ?? [], play: given.play.map(inPlay), hand: pile(given.hand), library2: pile(given.library2), library3: pile(given.library3),
  pack: pile(given.pack), drafted: pile(given.drafted), drawn: pile(given.drawn),
});

export const view = (given: game.View): View => ({
  transmute_bonus: 0, over: false, top: 0, draft: null, ...given,
  passed: given.passed ?? [], scores: given.scores ?? [], discard: pile(given.discard), seats: given.seats.map(side),
});

const option = (given: game.Option): Option => ({ pieces: [], ask: '', then: 'done', final: [], ...given, button: given.button ?? given.label });

const cell = (given: game.Cell): Cell => ({ have: 0, drop: -1, ...given });

export const decision = (given: game.Decision): Decision => ({
  count: 1, asker: 0, about: 0, other: -1, suggested: [], forced: false, standing: false, plan: null, ...given,
  options: given.options.map(option), tray: given.tray ? { button: null, pair: false, ...given.tray, cells: given.tray.cells.map(cell) } : null,
});

export const entry = (given: game.Entry): Entry => ({ said: [], events: [], undone: [], phrase: '', next_table: '', ...given });

const setting = (given: game.Setting): Setting => ({
  started: false, hot_seat: false, unrated: false, view_only: false, continued: '', seed: '', nonces: [], ...given,
});

const sitting = (given: game.Sitting): Sitting => ({ bot: '', taken: false, away: false, hints: false, standing: {}, ...given });

const table = (given: game.Table): Table => ({
  face_down: false, waiting: [], offers: [], ...given,
  setting: setting(given.setting), sitting: given.sitting.map(sitting),
  view: given.view ? view(given.view) : null, decision: given.decision ? decision(given.decision) : null,
  undo: { step: false, turn: false, anywhere: false, why: [], ...given.undo }, why: { all: [], pieces: {}, ...given.why },
});

export const update = (given: game.Update): Update => ({ ...given, news: given.news.map(entry), table: table(given.table) });

export const preview = (given: game.Preview): Preview => ({
  said: [], final: [], ask: '', cautions: [], ...given, view: view(given.view), decision: given.decision ? decision(given.decision) : null,
});

export const past = (given: game.Past): Past => ({ ...given, view: given.view ? view(given.view) : null });
