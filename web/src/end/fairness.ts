// Dice and shuffles can be checked: the secret was fixed before the game, and everybody added to the seed.

/** Hexadecimal digits as bytes; what is not hexadecimal gives none. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) return new Uint8Array();
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (n) => n.toString(16).padStart(2, '0')).join('');
}

/** What a check found: the promise was kept, was broken, or this browser cannot compute it here (no https). */
export type Verdict = 'kept' | 'broken' | 'unknown';

/** Whether the secret is the one that was promised before the game; `promised` is what was heard of it then, if anything. */
export async function kept(secret: string, commitment: string, promised = ''): Promise<Verdict> {
  if (promised && promised !== commitment) return 'broken';
  if (!globalThis.crypto?.subtle || !secret) return 'unknown';
  return (await sha256(bytesOf(secret))) === commitment ? 'kept' : 'broken';
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
