import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import type { Listener, Status } from '../src/link/link';
import { address, pause, Socket } from '../src/link/socket';

/** A small WebSocket server: it keeps what it is told and says what a test wants it to. */
class Peer {
  heard: { type: string; id?: string; seen?: number; nonce?: string }[] = [];
  sockets: Duplex[] = [];
  #server: Server;

  constructor(readonly answer: (message: { type: string; id?: string }, say: (text: unknown) => void, visit: number) => void) {
    this.#server = createServer();
    this.#server.on('upgrade', (request, socket) => {
      const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
      const accept = createHash('sha1').update(key).digest('base64');
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
      const visit = this.sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', (data: Buffer) => this.#read(data, socket, visit));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return address({ protocol: 'http:', host: `127.0.0.1:${(this.#server.address() as AddressInfo).port}` }, 't');
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.#server.close();
  }

  #read(data: Buffer, socket: Duplex, visit: number): void {
    for (let at = 0; at + 6 <= data.length; ) {
      const kind = data[at]! & 15;
      let size = data[at + 1]! & 127;
      at += 2;
      if (size === 126) {
        size = data.readUInt16BE(at);
        at += 2;
      }
      const mask = data.subarray(at, at + 4);
      const body = Buffer.from(data.subarray(at + 4, at + 4 + size).map((byte, index) => byte ^ mask[index % 4]!));
      at += 4 + size;
      if (kind !== 1) continue;
      const message = JSON.parse(body.toString());
      this.heard.push(message);
      this.answer(message, (text) => socket.write(frame(JSON.stringify(text))), visit);
    }
  }
}

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([129, body.length]) : Buffer.from([129, 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, body]);
}

const welcome = { type: 'welcome', seats: [0], capabilities: ['play', 'say'] };
const update = (seq: number, seat = 0, face_down = false) => ({ type: 'update', seq, fresh: false, news: [], table: { seat, face_down, setting: {}, sitting: [] } });

/** The frame that closes a connection with a code. */
function closing(code: number): Buffer {
  return Buffer.from([136, 2, code >> 8, code & 255]);
}

// Node has a WebSocket of its own from version 22 on.
const live = it.skipIf(typeof WebSocket === 'undefined');
const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

function listen(): { listener: Listener; statuses: Status[]; seen: string[] } {
  const statuses: Status[] = [];
  const seen: string[] = [];
  const listener = {
    status: (status: Status) => void statuses.push(status),
    welcome: () => void seen.push('welcome'),
    update: () => void seen.push('update'),
    gone: () => void seen.push('gone'),
  };
  return { listener, statuses, seen };
}

async function until(true_: () => boolean): Promise<void> {
  while (!true_()) await new Promise((done) => setTimeout(done, 10));
}

live('greets, and hears the answer to each request', async () => {
  const peer = new Peer((message, say) => {
    if (message.type === 'hello') say(welcome);
    else if (message.type === 'say') say({ type: 'done', id: message.id, seq: 7 });
    else say({ type: 'refused', id: message.id, code: 'stale', args: { count: 2 } });
  });
  open.push(peer);
  const { listener, seen } = listen();
  const connection = new Socket(await peer.open(), { table: 't', key: 'k' }, listener);
  open.push(connection);
  expect(await connection.ask({ type: 'say', phrase: 'hello' })).toMatchObject({ type: 'done', seq: 7 });
  await expect(connection.ask({ type: 'play', decision: 1, moves: [2] })).rejects.toMatchObject({ code: 'stale', args: { count: 2 } });
  expect(seen).toEqual(['welcome']);
  expect(peer.heard[0]).toMatchObject({ type: 'hello', table: 't', key: 'k', seen: -1 });
});

live('asks for nothing that is not understood there, and passes over what it does not know itself', async () => {
  const peer = new Peer((message, say) => {
    say({ type: 'weather', id: message.id, rain: true });
    if (message.type === 'hello') say({ ...welcome, mood: 'good' });
    else say({ type: 'done', id: message.id, seq: 1 });
  });
  open.push(peer);
  const { listener, seen } = listen();
  const connection = new Socket(await peer.open(), { table: 't', key: 'k' }, listener);
  open.push(connection);
  await expect(connection.ask({ type: 'hint' })).rejects.toMatchObject({ code: 'not-understood' });
  expect(await connection.ask({ type: 'say', phrase: 'hello' })).toMatchObject({ seq: 1 });
  expect(peer.heard.map((message) => message.type)).toEqual(['hello', 'say']);
  expect(seen).toEqual(['welcome']);
});

live('comes back after a break, tells what it has seen, and repeats what was not answered under the same id', async () => {
  const peer = new Peer((message, say, visit) => {
    if (message.type === 'hello') {
      say(welcome);
      say(update(12));
    } else if (visit === 1) peer.sockets[0]?.destroy();
    else say({ type: 'done', id: message.id, seq: 13 });
  });
  open.push(peer);
  const { listener, statuses } = listen();
  const connection = new Socket(await peer.open(), { table: 't', key: 'k' }, listener);
  open.push(connection);
  await until(() => connection.seen === 12);
  expect(await connection.ask({ type: 'play', decision: 1, moves: [2] })).toMatchObject({ seq: 13 });
  const [first, again] = peer.heard.filter((message) => message.type === 'play');
  expect(again?.id).toBe(first?.id);
  expect(peer.heard.filter((message) => message.type === 'hello').map((message) => message.seen)).toEqual([-1, 12]);
  expect(statuses).toEqual(['online', 'lost', 'online']);
});

live('says the same nonce every time, and wants to be told everything with other eyes than it had', async () => {
  const told = [update(5, 0, true), update(6, 1, true)];
  const peer = new Peer((_, say, visit) => {
    say({ ...welcome, seats: [0, 1] });
    const next = told[visit - 1];
    if (!next) return;
    say(next);
    setTimeout(() => peer.sockets[visit - 1]?.destroy(), 20);
  });
  open.push(peer);
  const { listener } = listen();
  open.push(new Socket(await peer.open(), { table: 't', key: 'k', nonce: 'ab', seat: 1, face_down: true }, listener));
  await until(() => peer.heard.length === 3);
  expect(peer.heard.map(({ nonce, seen }) => [nonce, seen])).toEqual([['ab', -1], ['ab', -1], ['ab', 6]]);
});

live('stays away when the table is gone', async () => {
  const peer = new Peer((_, say) => {
    say({ type: 'gone', code: 'no-table' });
    peer.sockets[0]?.end();
  });
  open.push(peer);
  const { listener, statuses, seen } = listen();
  open.push(new Socket(await peer.open(), { table: 't', key: 'k' }, listener));
  await until(() => seen.length > 0);
  expect(seen).toEqual(['gone']);
  expect(statuses).toEqual(['gone']);
});

live.each([
  ['the close of a server in trouble', []],
  ['a goodbye that is none', [{ type: 'gone', code: 'storage' }]],
])('comes again after %s', async (_, words) => {
  const peer = new Peer((_, say, visit) => {
    if (visit > 2) return say(welcome);
    words.forEach(say);
    peer.sockets[visit - 1]?.end(closing(1013));
  });
  open.push(peer);
  const { listener, statuses, seen } = listen();
  open.push(new Socket(await peer.open(), { table: 't', key: 'k' }, listener));
  await until(() => seen.length > 0);
  expect(seen).toEqual(['welcome']);
  expect(statuses).toEqual(['lost', 'lost', 'online']);
  expect(peer.heard).toHaveLength(3);
});

it('waits longer from attempt to attempt, up to a limit', () => {
  expect([0, 1, 2, 3].map((attempt) => pause(attempt, 0.5))).toEqual([300, 600, 1200, 2400]);
  expect(pause(20, 1)).toBe(10000);
});
