// How long a name is, counted as the server does (names.py there says why).

export const LONGEST_NAME = 20;
const BYTES_A_CHARACTER = 10;
const CHARACTER = /(?:\p{RI}{2}|.)(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d\p{S}?)*/gsu;

/** How many characters a person sees in a name; more than fit if they are made of very many signs. */
export function nameLength(name: string): number {
  const clean = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const byBytes = Math.ceil(new TextEncoder().encode(clean).length / BYTES_A_CHARACTER);
  return Math.max(clean.match(CHARACTER)?.length ?? 0, byBytes > LONGEST_NAME ? byBytes : 0);
}

export function isTooLong(name: string): boolean {
  return nameLength(name) > LONGEST_NAME;
}
