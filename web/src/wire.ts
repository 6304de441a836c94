// Made from src/seasons/server/wire.py by `python -m seasons.server.schema`. Do not edit.

export const PROTOCOL = 1;

export const PHRASES = ["hello","good-luck","thinking","nice","oops","well-played","thanks","hurry","bye"] as const;

export const BOTS = ["squirrel","hare","fox","owl","griffin"] as const;

/** A hint: the best moves, and why in words. */
export interface Advice {
  type: "advice";
  id: string;
  best: Advised[];
  said: Text[];
}

/** A move that a hint proposes, with the final score and the chance of winning it leads to (in points, percent). */
export interface Advised {
  moves: number[];
  label: Text;
  score: number;
  win: number;
}

/** Whether I agree to hints at a table of several people. */
export interface Agree {
  type: "agree";
  id: string;
  hints: boolean;
}

/** What would a good player do? */
export interface Ask {
  type: "hint";
  id: string;
}

/** An open decision. `least` and `most` single moves answer it; `stock[source][energy]` is how much there is to choose from; `suggested` is a batch that answers it sensibly; `cards` lie on the shelf to choose from. */
export interface Asked {
  id: number;
  seat: number;
  kind: string;
  prompt: Text;
  options: Option[];
  card: number;
  shown: number;
  count: number;
  other: number;
  least: number;
  most: number;
  stock: number[][];
  suggested: number[];
  cards: number[];
}

/** What a table was set up as, who sits there, and whether the game is over. */
export interface AtTable {
  setting: Setting;
  sitting: Sitting[];
  over: boolean;
}

/** A change of a seat before or during the game: a name, a bot's level, or a person again (bot ""). */
export interface Change {
  seat: number;
  name?: string;
  bot?: string;
}

/** A request was carried out; its effect is entry `seq` of the log. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The game goes on at another table. */
export interface Elsewhere {
  table: string;
}

/** What would these moves do? */
export interface Foresee {
  type: "foresee";
  id: string;
  decision: number;
  moves: number[];
}

/** What moves would do as far as no chance is needed, and the decision that would follow. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  moves: number[];
  view: View;
  asked: Asked | null;
  said: Text[];
  final: string[];
  why_final: Text[];
  cut: boolean;
  overflow: number;
  warnings: Text[];
}

/** Something that costs nothing and is still open before the turn ends. */
export interface Free {
  text: Text;
  moves: number[];
}

/** Where the Season token would go if this die were the one left over. */
export interface Ghost {
  slot: number;
  space: number;
  season: number;
  year: number;
  over: boolean;
}

/** From which step, and as which seat; the other seats are played by bots of this level. */
export interface GoOn {
  seq: number;
  seat: number;
  bot: string;
}

/** The table is not there (any more), or the key does not fit; the server closes the connection. */
export interface Gone {
  type: "gone";
  code: string;
  text: Text;
}

/** The first message: which table, with which key, and the last entry of the log already seen (-1: none). `seat` is the seat to look from, for keys that hold several (one device); `face_down` hides for such keys what only one of their seats may know. Whoever sits down for the first time gives a `name` and a `nonce`, their part of the seed (16 random bytes as hexadecimal digits). */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  key: string;
  seen?: number;
  seat?: number;
  face_down?: boolean;
  nonce?: string;
  name?: string;
}

/** The keys of a new table: one a seat, one for spectators, one for who made it. Only their hashes are kept. */
export interface Keys {
  table: string;
  commitment: string;
  seats: string[];
  spectator: string;
  owner: string;
}

/** My view as it was after an entry of the log. */
export interface LookBack {
  type: "look-back";
  id: string;
  seq: number;
}

/** Look from another seat: one that this key plays (one device), or any once the game is over (-1 as a spectator, -2 with all cards open). With `face_down` a seat of this key is told only what everybody may know, and asked only what everybody sees: for the time between two players of one device. The answer is a fresh update. */
export interface LookFrom {
  type: "look-from";
  id: string;
  seat: number;
  face_down?: boolean;
}

/** A card in play. `key` names it while the view lasts; `tokens` are the energies on it, if it can hold any. */
export interface Lying {
  key: number;
  card: number;
  turned: boolean;
  tokens: number[];
}

/** A table that a key opens: who plays (`bots` are levels by seat, or empty; `own` the seats of this key), how many seats are still `free`, whether it began or ended, when it was touched last (ms), and the hash of its secret. While a game runs: whether I must answer now, which seats must (`waiting`), and where it is (`round` 0 is the prelude). */
export interface Mine {
  table: string;
  seat: number;
  names: string[];
  started: boolean;
  over: boolean;
  waits: boolean;
  touched: number;
  level: number;
  commitment: string;
  bots: string[];
  own: number[];
  free: number;
  waiting: number[];
  year: number;
  season: number;
  round: number;
}

/** A key somebody has for a table. */
export interface MyKey {
  table: string;
  key: string;
}

/** A seat of a new table: a person's name, or a bot's level. */
export interface NewSeat {
  name?: string;
  bot?: string;
}

/** A table to be set up. Seat 0 is the maker's; `first` -1 lets chance decide who begins. */
export interface NewTable {
  players?: number;
  level?: "apprentice" | "archmage" | "magician";
  edition?: "first" | "revised";
  first?: number;
  hot_seat?: boolean;
  start?: boolean;
  seats?: NewSeat[];
}

/** One entry of the log, as I may see it. Events are [kind, seat, card, n, energy, other, cause]. */
export interface News {
  seq: number;
  kind: "hints" | "moves" | "phrase" | "rematch" | "seat" | "standing" | "start" | "undo";
  seat: number;
  at: number;
  said: Text[];
  events: number[][];
  undone: number[];
  phrase: string;
  rematch: string;
}

/** A legal move. `kind` says what it does; `card`, `key` (of a card in play), `energy`, `source` (0 the reserve, 1 and 2 Amulets of Water) and `n` (a die, seat, year, count or number of spaces) say with what. `final` are the reasons why it could not be taken back. */
export interface Option {
  move: number;
  kind: string;
  label: Text;
  button: Text;
  card?: number;
  key?: number;
  energy?: number;
  source?: number;
  n?: number;
  final?: string[];
}

/** The table as it was after an entry of the log. */
export interface Past {
  type: "past";
  id: string;
  seq: number;
  view: View | null;
}

/** What is visible of one seat's side of the table. Lists of cards are empty where they are not for my eyes. */
export interface Place {
  crystals: number;
  reserve: number[];
  limit: number;
  gauge: number;
  bonuses: number;
  penalty: number;
  next_penalty: number;
  prestige: number;
  play: Lying[];
  hand_size: number;
  hand: number[];
  libraries: number[];
  library2: number[];
  library3: number[];
  pack: number[];
  drafted: number[];
  years: number[][];
  drawn: number[];
  picked: number;
  asked: boolean;
}

/** Moves that answer a decision and those that follow from it: all are made, or none. `id` makes it repeatable. */
export interface Play {
  type: "play";
  id: string;
  decision: number;
  moves: number[];
}

/** A final score, part by part. `cards` are pairs of card and points. */
export interface Points {
  crystals: number;
  prestige: number;
  cards: [number, number][];
  hand: number;
  bonus: number;
  total: number;
  rank: number;
}

/** How far undo reaches: one step, to the start of the turn, anywhere (games against bots only); and why not. */
export interface Reach {
  step: boolean;
  turn: boolean;
  anywhere: boolean;
  why: Text[];
}

/** Why something of mine cannot be used now. */
export interface Refusal {
  what: string;
  move: number;
  reasons: Text[];
  card?: number;
  key?: number;
}

/** A request was not carried out, and why; `id` is empty if it could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: Text;
}

/** A die on the table: which of the 20, its face 0-5, and the seat that took it (-1: nobody yet). */
export interface Rolled {
  die: number;
  face: number;
  taker: number;
}

/** One of the preset phrases, to everybody. */
export interface Say {
  type: "say";
  id: string;
  phrase: string;
}

/** A card I passed on in the draft: in which pack and at which pick, and who may hold it now. */
export interface Seen {
  card: number;
  pack: number;
  pick: number;
  holders: number[];
}

/** What a table was set up as. */
export interface Setting {
  id: string;
  players: number;
  level: number;
  edition: number;
  first: number;
  hot_seat: boolean;
  commitment: string;
  started: boolean;
  rated: boolean;
  view_only: boolean;
  continued: string;
  seed: string;
  nonces: string[];
}

/** Who sits where. `bot` is the level of a computer player, or empty; `away` means that nobody is connected. */
export interface Sitting {
  name: string;
  bot: string;
  taken: boolean;
  away: boolean;
  hints: boolean;
  standing: Record<string, number>;
}

/** Answer a card's question always with this energy (-1: ask me). */
export interface Stand {
  type: "stand";
  id: string;
  card: number;
  energy: number;
}

/** The change is entry `seq` of the table's log. */
export interface Stored {
  seq: number;
}

/** Undo one step, everything since the start of the turn, or (against bots only) all after entry `seq`. */
export interface TakeBack {
  type: "take-back";
  id: string;
  reach: "entry" | "step" | "turn";
  seq?: number;
}

/** A message of the catalogues and its arguments; the client says it in its language. */
export type Text = [string, Record<string, string | number | Text>?];

/** What happened since the last update, and everything as it is now. `fresh` means: forget what you had. `face_down` means: seen from this seat, but only what everybody may know. */
export interface Update {
  type: "update";
  seq: number;
  seat: number;
  face_down: boolean;
  fresh: boolean;
  news: News[];
  setting: Setting;
  sitting: Sitting[];
  view: View | null;
  asked: Asked | null;
  refusals: Refusal[];
  free: Free[];
  undo: Reach;
  waiting: Waiting[];
}

/** A record as text. */
export interface Upload {
  record: string;
}

/** The whole table as I may see it. `gains` is what one energy of each type would bring me if I transmuted it. */
export interface View {
  players: number;
  level: number;
  edition: number;
  year: number;
  space: number;
  season: number;
  round: number;
  first: number;
  active: number;
  right: boolean;
  boost: number;
  over: boolean;
  order: number[];
  dice: Rolled[];
  ghosts: Ghost[];
  rates: number[];
  next_rates: number[];
  gains: number[];
  pile: number;
  top: number;
  discard: number[];
  places: Place[];
  seen: Seen[];
  scores: Points[];
}

/** Somebody who must answer, and what; `public` if what everybody sees is enough to answer it. */
export interface Waiting {
  seat: number;
  prompt: Text;
  public: boolean;
}

/** The answer to a hello: which seats this key plays (none: a spectator), whether it may set the table up, and what each of these seats has added to the seed. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: string;
  seats: number[];
  owner: boolean;
  nonces: string[];
}

export type FromClient = Hello | Play | TakeBack | Stand | Agree | Say | Foresee | LookBack | LookFrom | Ask;

export type FromServer = Welcome | Update | Done | Refused | Foreseen | Past | Advice | Gone;
