// One WebSocket to a table: a greeting, requests with their answers, and coming back when it breaks.

import { PROTOCOL, type FromServer, type Hello } from '../generated/game';
import { Refused } from '../refused';
import type { Reply, Link, Listener, Request, Visitor, Wish } from './link';
import { past, preview, update, type Update } from './whole';

interface Open {
  request: Request;
  sent: number;
  resolve: (answer: Reply) => void;
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
export class Socket implements Link {
  #socket: WebSocket | null = null;
  #open = new Map<string, Open>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;
  #ended = false;
  #greeted = false;
  /** What can be asked for at the other end; null: not known yet. */
  #understood: readonly string[] | null = null;
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

  ask(wish: Wish): Promise<Reply> {
    const request: Request = { ...wish, id: random(8) };
    return new Promise<Reply>((resolve, reject) => {
      const open = { request, resolve, reject, sent: 0 };
      this.#open.set(request.id, open);
      if (this.#greeted) this.#repeat(open);
    });
  }

  /** Connect at once if the connection is broken. */
  hurry(): void {
    if (!this.#begun || this.#ended || this.#greeted || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** An open connection is broken, though nobody has said so yet. */
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
    for (const { reject } of this.#open.values()) reject(new Refused('closed'));
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

  /** Send a request, again if need be. One that is not understood there is not sent; one that was never answered in
   * several connections is given up. */
  #repeat(open: Open): void {
    const understood = this.#understood?.includes(open.request.type) ?? true;
    if (understood && open.sent++ < MOST_TRIES) return this.#send(open.request);
    this.#open.delete(open.request.id);
    open.reject(new Refused(understood ? 'unanswered' : 'not-understood'));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#greeted = true;
        this.#attempt = 0;
        this.#understood = message.capabilities;
        this.listener.status('online');
        this.listener.welcome(message);
        for (const open of [...this.#open.values()]) this.#repeat(open);
        break;
      case 'update':
        this.#told(update(message));
        break;
      case 'gone':
        if (PASSING.has(message.code)) break;
        this.#ended = true;
        this.listener.status('gone');
        this.listener.gone(message);
        break;
      case 'refused':
        this.#settle(message.id, (open) => open.reject(new Refused(message.code, message.args)));
        break;
      case 'preview':
        this.#settle(message.id, (open) => open.resolve(preview(message)));
        break;
      case 'past':
        this.#settle(message.id, (open) => open.resolve(past(message)));
        break;
      case 'done':
      case 'advice':
        this.#settle(message.id, (open) => open.resolve(message));
        break;
      default: // a newer server says more
    }
  }

  #told(message: Update): void {
    this.seen = this.#asWished(message) ? message.seq : -1;
    this.listener.update(message);
  }

  /** Whether an update was made for the eyes that were wished for; after a break other eyes must be told everything. */
  #asWished({ table }: Update): boolean {
    const { seat, face_down } = this.visitor;
    return seat === undefined || (table.seat === seat && table.face_down === face_down);
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
