// Made from src/seasons/protocol by `make generate`. Do not edit.

export const PROTOCOL = 2;

export const PHRASES = ["hello","good-luck","thinking","nice","oops","well-played","thanks","hurry","bye"] as const;

export const BOTS = ["squirrel","hare","fox","owl","griffin"] as const;

export const CAPABILITIES = ["agree","hint","look-back","look-from","play","preview","say","stand","take-back"] as const;

export type DecisionKind = 'pick' | 'split' | 'die' | 'malice' | 'draw' | 'keep' | 'keep-one' | 'turn' | 'take' | 'store' | 'excess' | 'pay' | 'waive' | 'pay-any' | 'exchange' | 'balance' | 'boots' | 'put' | 'sacrifice' | 'give' | 'take-back' | 'opponent' | 'types' | 'tree' | 'orb' | 'orb-card' | 'crown' | 'skull' | 'kriss' | 'mirror-give' | 'mirror-count' | 'mirror-take';

export type MoveKind = 'end-turn' | 'keep-die' | 'reroll' | 'draw' | 'draw-two' | 'keep' | 'discard-drawn' | 'done' | 'look' | 'spend-crystals' | 'spend-energy' | 'put-back' | 'play-top' | 'bonus-exchange' | 'bonus-transmute' | 'bonus-gauge' | 'take-die' | 'choose-seat' | 'choose-year' | 'move-token' | 'count' | 'take' | 'drop' | 'waive' | 'type' | 'pay' | 'transmute' | 'pick' | 'keep-card' | 'give' | 'summon' | 'discard-card' | 'put' | 'activate' | 'sacrifice' | 'take-back';

/** One thing that happened. A card of 0 is not for my eyes. */
export type GameEvent =
  | { kind: 'dealt'; seat: number; card: number; cause?: number }
  | { kind: 'picked'; seat: number; card: number; cause?: number }
  | { kind: 'split'; seat: number; cause?: number }
  | { kind: 'round-began'; seat: number; round: number; season: number; cause?: number }
  | { kind: 'rolled'; seat: number; die: number; face: number; cause?: number }
  | { kind: 'die-taken'; seat: number; die: number; face: number; cause?: number }
  | { kind: 'turn-began'; seat: number; cause?: number }
  | { kind: 'rerolled'; seat: number; die: number; face: number; cause?: number }
  | { kind: 'crystals-gained'; seat: number; count: number; cause?: number }
  | { kind: 'crystals-lost'; seat: number; count: number; cause?: number }
  | { kind: 'crystals-given'; seat: number; count: number; taker: number; cause?: number }
  | { kind: 'energy-gained'; seat: number; count: number; energy: number; cause?: number }
  | { kind: 'energy-paid'; seat: number; count: number; energy: number; source: number; cause?: number }
  | { kind: 'energy-discarded'; seat: number; count: number; energy: number; cause?: number }
  | { kind: 'energy-lost'; seat: number; count: number; energy: number; cause?: number }
  | { kind: 'energy-stored'; seat: number; card: number; count: number; energy: number; cause?: number }
  | { kind: 'store-lost'; seat: number; card: number; count: number; energy: number; cause?: number }
  | { kind: 'transmuted'; seat: number; crystals: number; energy: number; cause?: number }
  | { kind: 'right-gained'; seat: number; cause?: number }
  | { kind: 'gauge-changed'; seat: number; change: number; cause?: number }
  | { kind: 'drew'; seat: number; card: number; cause?: number }
  | { kind: 'kept'; seat: number; card: number; cause?: number }
  | { kind: 'draw-discarded'; seat: number; card: number; cause?: number }
  | { kind: 'given'; seat: number; card: number; taker: number; cause?: number }
  | { kind: 'looked'; seat: number; card: number; cause?: number }
  | { kind: 'top-kept'; seat: number; cause?: number }
  | { kind: 'top-discarded'; seat: number; card: number; cause?: number }
  | { kind: 'summons'; seat: number; card: number; cause?: number }
  | { kind: 'waived'; seat: number; card: number; energy: number; cause?: number }
  | { kind: 'entered'; seat: number; card: number; free: number; cause?: number }
  | { kind: 'activated'; seat: number; card: number; cause?: number }
  | { kind: 'sacrificed'; seat: number; card: number; cause?: number }
  | { kind: 'taken-back'; seat: number; card: number; cause?: number }
  | { kind: 'hand-discarded'; seat: number; card: number; cause?: number }
  | { kind: 'passed-on'; seat: number; card: number; taker: number; cause?: number }
  | { kind: 'bonus-used'; seat: number; bonus: number; cause?: number }
  | { kind: 'token-moved'; seat: number; spaces: number; season: number; space: number; cause?: number }
  | { kind: 'year-changed'; seat: number; year: number; cause?: number }
  | { kind: 'season-changed'; seat: number; season: number; cause?: number }
  | { kind: 'library-taken'; seat: number; card: number; year: number; cause?: number }
  | { kind: 'pile-rebuilt'; seat: number; count: number; cause?: number }
  | { kind: 'turn-ended'; seat: number; cause?: number }
  | { kind: 'game-ended'; seat: number; cause?: number }
  | { kind: 'scored'; seat: number; points: number; rank: number; cause?: number };

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

/** What may be asked for here: hints; which computer player takes over a seat that somebody leaves. */
export interface Allowed {
  hints: boolean;
  stand_in: string;
}

/** What would a good player do? */
export interface AskHint {
  type: "hint";
  id: string;
}

/** What a table was set up as, who sits there, and whether the game is over. */
export interface AtTable {
  setting: Setting;
  sitting: Sitting[];
  over: boolean;
}

/** A kind of energy to count in a tray: the piece, the move that counts one, how many at most, and how many there are. Where something is kept, `move` takes one more than there are, and `drop` gives one away. */
export interface Cell {
  piece: string;
  energy: number;
  move: number;
  most: number;
  have?: number;
  drop?: number;
}

/** A change of a seat before or during the game: a name, a bot's level, or a person again (bot ""). */
export interface Change {
  seat: number;
  name?: string;
  bot?: string;
}

/** An open question. `kind` is for pictures and sound only; `form` is how it is answered: `one` option, a `tray`, or a `plan` (with form `one` a tray is there to be opened: transmuting). `asker` is the card that asks, `about` the one to decide about, `other` another seat it concerns. `forced`: there is nothing to choose. `standing`: the asker's question can be answered once and for all (`stand`). `suggested` is a batch that answers it sensibly. */
export interface Decision {
  id: number;
  seat: number;
  kind: DecisionKind;
  form: "one" | "plan" | "tray";
  prompt: Text;
  options: Option[];
  count?: number;
  asker?: number;
  about?: number;
  other?: number;
  tray?: Tray | null;
  plan?: Plan | null;
  suggested?: number[];
  forced?: boolean;
  standing?: boolean;
}

/** A die on the table: which of the 20, its face 0-5, and the seat that took it (-1: nobody yet). */
export interface Die {
  piece: string;
  die: number;
  face: number;
  taker: number;
}

/** A request was carried out; its effect is entry `seq` of the log. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The draft as I see it: the pack each of my picks came from, the one in my hands last (packs are called by the seat that opened them), and to whom the rest goes on. */
export interface Draft {
  packs: number[];
  to: number;
}

/** The game goes on at another table. */
export interface Elsewhere {
  table: string;
}

/** One entry of the log, as I may see it. */
export interface Entry {
  seq: number;
  kind: "hints" | "moves" | "phrase" | "rematch" | "seat" | "standing" | "start" | "undo";
  seat: number;
  at: number;
  said?: Text[];
  events?: GameEvent[];
  undone?: number[];
  phrase?: string;
  next_table?: string;
}

/** From which step, and as which seat; the other seats are played by bots of this level. */
export interface GoOn {
  seq: number;
  seat: number;
  bot: string;
}

/** The table is not there (any more), the key does not fit, or the client is of another protocol: `refused-CODE` with these arguments says it. The server closes the connection. (`text` says it to clients of protocol 1.) */
export interface Gone {
  type: "gone";
  code: string;
  args?: Record<string, string | number>;
  text?: Text | null;
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

/** A card in play, turned if it was activated; `stored` are the energies on it, if it can hold any. */
export interface InPlay {
  piece: string;
  card: number;
  turned?: boolean;
  stored?: number[];
}

/** The keys of a new table: one a seat, one for spectators, one for who made it. Only their hashes are kept. */
export interface Keys {
  table: string;
  commitment: string;
  seats: string[];
  spectator: string;
  owner: string;
}

/** Where the Season token would go if this die were the one left over. */
export interface Landing {
  die: string;
  space: number;
  season: number;
  year: number;
  over: boolean;
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

/** Something that costs nothing and is still open before the turn ends. */
export interface Offer {
  text: Text;
  moves: number[];
}

/** A legal move. `text` is the notation's, `button` the shorter label where there is one, `pieces` the things on the table that stand for it (any of them; none: a button). `ask` is why to ask twice before it is made: it is `final`, a `sacrifice`, or has a `price`. `then` is what follows: nothing more (`done`), a question that belongs to the same answer (`asks`: its preview tells), or `chance`. `final` are the reasons why it could not be taken back. */
export interface Option {
  move: number;
  text: string;
  label: Text;
  button?: Text | null;
  pieces?: string[];
  ask?: "" | "final" | "price" | "sacrifice";
  then?: "asks" | "chance" | "done";
  final?: string[];
}

/** A card I passed on in the draft: in which pack and at which pick, and who may hold it now. */
export interface Passed {
  card: number;
  pack: number;
  pick: number;
  holders: number[];
}

/** The table as it was after an entry of the log. */
export interface Past {
  type: "past";
  id: string;
  seq: number;
  view: View | null;
}

/** Cards at one place: those I may know, and how many others. */
export interface Pile {
  cards?: number[];
  hidden?: number;
}

/** Cards to be laid out for the three years, `each` to a year: the answer is one of `moves` for every card, in this order (equal cards the earlier year first). */
export interface Plan {
  cards: number[];
  moves: number[];
  each: number;
}

/** Moves that answer a decision and those that follow from it: all are made, or none. `id` makes it repeatable. `whole`: the moves are an answer as a tray holds it. What leaves no choice is filled in, what the rules answer themselves is left out, and what must be closed is closed. */
export interface Play {
  type: "play";
  id: string;
  decision: number;
  moves: number[];
  whole?: boolean;
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

/** What moves would do, in the order in which they would be made, as far as no chance is needed (`whole`: to their end); the decision that would follow as part of the same answer, what would be said, why it could not be taken back, whether to ask twice, and what somebody might overlook. */
export interface Preview {
  type: "preview";
  id: string;
  moves: number[];
  view: View;
  whole: boolean;
  decision?: Decision | null;
  said?: Text[];
  final?: string[];
  ask?: "" | "final" | "sacrifice";
  cautions?: Text[];
}

/** How far undo reaches: one step, to the start of the turn, anywhere (games against bots only); and why not. */
export interface Reach {
  step?: boolean;
  turn?: boolean;
  anywhere?: boolean;
  why?: Text[];
}

/** A request was not carried out: the message `refused-CODE` with these arguments says why; `id` is empty if it was not readable. A request of an unknown kind is told which ones are known. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  args?: Record<string, string | number>;
  capabilities?: string[];
}

/** One of the preset phrases, to everybody. */
export interface Say {
  type: "say";
  id: string;
  phrase: string;
}

/** What a table was set up as; the seed and everybody's part in it once the game is over. */
export interface Setting {
  id: string;
  players: number;
  level: number;
  edition: number;
  first: number;
  commitment: string;
  started?: boolean;
  hot_seat?: boolean;
  unrated?: boolean;
  view_only?: boolean;
  continued?: string;
  seed?: string;
  nonces?: string[];
}

/** One seat's side of the table. What is empty is left out; `picked` is my own pick in the draft, not yet shown; `years` are my cards laid out for the three years. */
export interface Side {
  crystals: number;
  reserve: number[];
  limit: number;
  gauge: number;
  prestige: number;
  play: InPlay[];
  hand: Pile;
  bonuses?: number;
  penalty?: number;
  next_penalty?: number;
  library2?: Pile | null;
  library3?: Pile | null;
  pack?: Pile | null;
  drafted?: Pile | null;
  years?: number[][] | null;
  drawn?: Pile | null;
  picked?: number;
}

/** Who sits where. `bot` is the level of a computer player, or empty; `away` means that nobody is connected; `standing` are my own standing answers, energies by card. */
export interface Sitting {
  name: string;
  bot?: string;
  taken?: boolean;
  away?: boolean;
  hints?: boolean;
  standing?: Record<string, number>;
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

/** Everything as it is now, from one seat. `face_down`: seen from this seat, but only what everybody may know. */
export interface Table {
  seat: number;
  setting: Setting;
  sitting: Sitting[];
  allowed: Allowed;
  face_down?: boolean;
  view?: View | null;
  decision?: Decision | null;
  waiting?: Waiting[];
  undo?: Reach | null;
  offers?: Offer[];
  why?: Why | null;
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

/** Energies to be counted out. `goal` says what the counting means: what I `give` or `take`, how much of each I `keep`, from where I `pay` (the amounts are fixed, their sources are not), or which types I `name`. `filled` is a sensible answer, by cell; `least` and `most` count all cells together. Its moves are sent as a `whole` answer. `button` is what that is called, where it is more than a confirmation; `pair`: another tray belongs beside it, which its preview brings. */
export interface Tray {
  goal: "give" | "keep" | "name" | "pay" | "take";
  least: number;
  most: number;
  cells: Cell[];
  filled: number[];
  button?: Text | null;
  pair?: boolean;
}

/** What would these moves do? See `play`. */
export interface TryOut {
  type: "preview";
  id: string;
  decision: number;
  moves: number[];
  whole?: boolean;
}

/** What happened since the last update, and everything as it is now. `fresh` means: forget what you had. */
export interface Update {
  type: "update";
  seq: number;
  fresh: boolean;
  news: Entry[];
  table: Table;
}

/** A record as text. */
export interface Upload {
  record: string;
}

/** The whole table as I may see it. `order` is the order of play in this round; `gains` is what one energy of each type would bring me if I transmuted it. */
export interface View {
  players: number;
  level: number;
  edition: number;
  year: number;
  space: number;
  season: number;
  round: number;
  active: number;
  order: number[];
  may_transmute: boolean;
  dice: Die[];
  landings: Landing[];
  rates: number[];
  next_rates: number[];
  gains: number[];
  pile: number;
  discard: Pile;
  seats: Side[];
  transmute_bonus?: number;
  over?: boolean;
  top?: number;
  passed?: Passed[] | null;
  draft?: Draft | null;
  scores?: Points[] | null;
}

/** Somebody who must answer, and what; `public` if what everybody sees is enough to answer it. */
export interface Waiting {
  seat: number;
  prompt: Text;
  public: boolean;
}

/** The answer to a hello: which seats this key plays (none: a spectator), whether it may set the table up, what each of these seats has added to the seed, the time (ms), and which requests are understood here. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  now: number;
  table: string;
  seats: number[];
  owner: boolean;
  nonces: string[];
  capabilities: string[];
}

/** Why things of mine cannot be used now: reasons against all of them, and those that a piece has besides. What can be used is not in `pieces`. */
export interface Why {
  all?: Text[];
  pieces?: Record<string, Text[]>;
}

export type FromClient = Hello | Play | TakeBack | Stand | Agree | Say | TryOut | LookBack | LookFrom | AskHint;

export type FromServer = Welcome | Update | Done | Refused | Preview | Past | Advice | Gone;
