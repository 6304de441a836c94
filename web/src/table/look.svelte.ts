// What somebody looks at: it is shown in the rail (or a sheet), beside the table and never over it.

export type Thing =
  | { what: 'card'; card: number; key: number; from: 'hand' | 'play' | 'shelf' | 'other' }
  | { what: 'die'; slot: number }
  | { what: 'wheel' }
  | { what: 'step'; n: number }
  | { what: 'seat'; seat: number }
  | { what: 'libraries' }
  | { what: 'discard' };

const LINGER = 350;

/** Hovering and focus look for a while; a pin keeps it. */
export class Looking {
  hovered = $state.raw<Thing | null>(null);
  pinned = $state.raw<Thing | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Thing | null {
    return this.hovered ?? this.pinned;
  }

  look(thing: Thing): void {
    clearTimeout(this.#timer);
    this.hovered = thing;
  }

  /** The pointer went away; it may be on its way to what is shown. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.hovered = null), LINGER);
  }

  /** The pointer rests on what is shown. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  pin(thing = this.hovered): void {
    this.pinned = thing && same(thing, this.pinned) ? null : thing;
  }

  /** Whether there was anything to close. */
  close(): boolean {
    const open = this.now !== null;
    clearTimeout(this.#timer);
    this.hovered = null;
    this.pinned = null;
    return open;
  }
}

export function same(a: Thing | null, b: Thing | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
