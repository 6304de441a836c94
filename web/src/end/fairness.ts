// Dice and shuffles can be checked: the secret was fixed before the game, and everybody added to the seed.

import type { Logged } from '../table/log';
import type { Added } from '../link/nonce';
import type { Setting } from '../link/whole';

/** Hexadecimal digits as bytes; what is not hexadecimal gives none. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) return new Uint8Array();
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (n) => n.toString(16).padStart(2, '0')).join('');
}

/** The seed of all dice and cards: the secret and everybody's part, joined. */
export async function seedOf(secret: string, nonces: readonly string[]): Promise<string> {
  if (!nonces.some(Boolean)) return secret;
  const tail = new TextEncoder().encode(nonces.join('|'));
  const head = bytesOf(secret);
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return sha256(whole);
}

const NUMBERS = 1n << 64n;
const FACES = 6n;

/** The face (0-5) of a roll: the first 64 bits of its keyed digest; numbers that would favour low faces are passed over. */
async function face(seed: CryptoKey, roll: string): Promise<number> {
  for (let again = 0; ; again++) {
    const digest = await crypto.subtle.sign('HMAC', seed, new TextEncoder().encode(`${roll}/${again}`));
    const number = new DataView(digest).getBigUint64(0);
    if (number < NUMBERS - (NUMBERS % FACES)) return Number(number % FACES);
  }
}

/** Whether all dice of a game, from the first whole round on, fell as the seed wants it. */
export async function diceFollow(seed: string, log: readonly Logged[]): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let round = -1;
  const rolls = new Map<number, number>();
  for (const event of log.filter((entry) => !entry.gone).flatMap((entry) => entry.events)) {
    if (event.kind === 'round-began') {
      round = event.round;
      rolls.clear();
    } else if (round >= 0 && (event.kind === 'rolled' || event.kind === 'rerolled')) {
      const attempt = rolls.get(event.die) ?? 0;
      rolls.set(event.die, attempt + 1);
      if ((await face(key, `roll/${round}/${event.die}/${attempt}`)) !== event.face) return false;
    }
  }
  return true;
}

/**
 * What a check found. `broken`: the secret is not the one that was promised. `missing`: my part was exchanged. `astray`: the
 * dice do not follow from the secret and everybody's parts. `elsewhere`: all of this is right, but no part is this
 * browser's. `unknown`: it cannot compute it here (no https). `kept`: all is right.
 */
export type Verdict = 'kept' | 'broken' | 'missing' | 'astray' | 'elsewhere' | 'unknown';

/** `promised` is what was heard of the secret before the game, and `added` what this browser gave, if anything. */
export async function judge(setting: Setting, log: readonly Logged[], promised: string, added: Added | null): Promise<Verdict> {
  if (promised && promised !== setting.commitment) return 'broken';
  if (added?.seats.some((seat) => setting.nonces[seat] !== added.nonce)) return 'missing';
  if (!globalThis.crypto?.subtle || !setting.seed) return 'unknown';
  if ((await sha256(bytesOf(setting.seed))) !== setting.commitment) return 'broken';
  if (!(await diceFollow(await seedOf(setting.seed, setting.nonces), log))) return 'astray';
  return added?.seats.length ? 'kept' : 'elsewhere';
}
