// One WebSocket to a table: a greeting, requests with their answers, and coming back when it breaks.

import { Refused } from '../api';
import {
  PROTOCOL, type Advice, type Agree, type Ask, type Done, type Foresee, type Foreseen, type FromServer, type Gone, type Hello,
  type LookBack, type LookFrom, type Past, type Play, type Say, type Stand, type TakeBack, type Update, type Welcome,
} from '../wire';

export type Answer = Done | Foreseen | Past | Advice;
export type Request = Play | Foresee | TakeBack | LookBack | LookFrom | Stand | Ask | Agree | Say;
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

export interface Listener {
  status(status: Status): void;
  welcome(message: Welcome): void;
  update(message: Update): void;
  gone(message: Gone): void;
}

interface Open {
  request: Request;
  sent: number;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const SLOW_DOWN = 4429;
const MOST_TRIES = 4;
/** Trouble that goes away, from a server that still calls it the end: the connection is closed next, and made again. */
const PASSING = new Set(['storage', 'no-hello', 'busy', 'slow-down']);

/** Random hexadecimal digits, two a byte. */
export function random(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (n) => n.toString(16).padStart(2, '0')).join('');
}

/** How long to wait before the n-th attempt (0, 1, 2 ...) to connect again, in ms; `dice` is a random number below 1. */
export function pause(attempt: number, dice: number): number {
  const whole = Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);
  return whole * (0.75 + dice / 2);
}

/** The address of a live table on the server a page came from. It names the table only so that a proxy can keep its people together. */
export function address(page: { protocol: string; host: string }, table: string): string {
  return `${page.protocol === 'https:' ? 'wss:' : 'ws:'}//${page.host}/api/live?table=${encodeURIComponent(table)}`;
}

/** A connection that lasts until it is closed or the table is gone. Unanswered requests are repeated under their old id. */
export class Connection {
  #socket: WebSocket | null = null;
  #open = new Map<string, Open>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;
  #ended = false;
  #greeted = false;
  /** The last entry of the log that came in (-1: none): after a break only what is newer is told. */
  seen = -1;

  constructor(
    readonly url: string,
    readonly visitor: Visitor,
    readonly listener: Listener,
    /** What must have come before anything is said. */
    readonly first: Promise<unknown> = Promise.resolve(),
  ) {
    void first.then(() => {
      this.#begun = true;
      if (!this.#ended) this.#connect();
    });
  }

  /** Ask for something. The promise is kept through broken connections; a refusal rejects it with its reason. */
  ask<R extends Request>(wish: Wish<R>): Promise<Answer> {
    const request = { ...wish, id: random(8) } as unknown as R;
    return new Promise<Answer>((resolve, reject) => {
      const open = { request, resolve, reject, sent: 0 };
      this.#open.set(request.id, open);
      if (this.#greeted) this.#repeat(open);
    });
  }

  /** Connect at once if the connection is broken: the network came back, or somebody looks at the page again. */
  hurry(): void {
    if (!this.#begun || this.#ended || this.#greeted || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** The network went away: an open connection is broken, though nobody has said so yet. */
  cut(): void {
    const socket = this.#socket;
    if (this.#ended || !this.#greeted || !socket) return;
    this.#socket = null;
    socket.close();
    this.#lost(0);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#open.values()) reject(new Refused('closed', null));
    this.#open.clear();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'hello', protocol: PROTOCOL, ...this.visitor, seen: this.seen });
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  #send(message: Hello | Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a request, again if need be; one that was never answered in several connections is given up. */
  #repeat(open: Open): void {
    if (open.sent++ < MOST_TRIES) return this.#send(open.request);
    this.#open.delete(open.request.id);
    open.reject(new Refused('unanswered', null));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#greeted = true;
        this.#attempt = 0;
        this.listener.status('online');
        this.listener.welcome(message);
        for (const open of [...this.#open.values()]) this.#repeat(open);
        break;
      case 'update':
        this.seen = this.#asWished(message) ? message.seq : -1;
        this.listener.update(message);
        break;
      case 'gone':
        if (PASSING.has(message.code)) break;
        this.#ended = true;
        this.listener.status('gone');
        this.listener.gone(message);
        break;
      case 'refused':
        this.#settle(message.id, (open) => open.reject(new Refused(message.code, message.text)));
        break;
      default:
        this.#settle(message.id, (open) => open.resolve(message));
    }
  }

  /** Whether an update was made for the eyes that were wished for; after a break other eyes must be told everything. */
  #asWished(update: Update): boolean {
    const { seat, face_down } = this.visitor;
    return seat === undefined || (update.seat === seat && update.face_down === face_down);
  }

  #settle(id: string, how: (open: Open) => void): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    how(open);
  }

  #lost(code: number): void {
    this.#greeted = false;
    if (this.#ended) return;
    this.listener.status('lost');
    if (code === SLOW_DOWN) this.#attempt = Math.max(this.#attempt, 4);
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt++, Math.random()));
  }
}
