// What a table needs from whoever deals for it: a server at the other end of a socket, or anything else that speaks the protocol.

import type { Agree, AskHint, LookBack, LookFrom, Play, Say, Stand, TakeBack, TryOut } from '../generated/game';
import type { Advice, Done, Gone, Past, Preview, Update, Welcome } from './whole';

export type Reply = Done | Preview | Past | Advice;
export type Request = Play | TryOut | TakeBack | LookBack | LookFrom | Stand | AskHint | Agree | Say;
/** A request before it has its id. */
export type Wish<R extends Request = Request> = R extends Request ? Omit<R, 'id'> : never;
export type Status = 'connecting' | 'online' | 'lost' | 'gone';

/** Who comes in: the table, the key, and what is asked of newcomers. */
export interface Visitor {
  table: string;
  key: string;
  name?: string;
  nonce?: string;
  seat?: number;
  face_down?: boolean;
}

/** What a table hears without having asked. */
export interface Listener {
  status(status: Status): void;
  welcome(message: Welcome): void;
  update(message: Update): void;
  gone(message: Gone): void;
}

export interface Link {
  /** As whom to come in again after a break. */
  readonly visitor: Visitor;
  /** Ask for something. The promise is kept through breaks; a refusal rejects it with its reason. */
  ask(wish: Wish): Promise<Reply>;
  /** The network came back, or somebody looks at the page again. */
  hurry(): void;
  /** The network went away. */
  cut(): void;
  close(): void;
}

/** Opens a link once what must come first has come. */
export type Connect = (visitor: Visitor, listener: Listener, first: Promise<unknown>) => Link;
