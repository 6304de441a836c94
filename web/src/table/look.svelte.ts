// What somebody looks at: it is shown in the rail (or a sheet), beside the table and never over it.

/** A card has a piece if it is one of mine, or one to choose. */
export type Thing =
  | { what: 'card'; card: number; piece?: string }
  | { what: 'die'; piece: string }
  | { what: 'wheel' }
  | { what: 'space'; piece: string }
  | { what: 'seat'; seat: number }
  | { what: 'libraries' }
  | { what: 'discard' };

const LINGER = 350;
const LONG = 1500;

let byPointer = false;
window.addEventListener('pointerover', () => (byPointer = true), true);
window.addEventListener('keydown', () => (byPointer = false), true);

/** Hovering and focus look for a while; a pin keeps it. A pointer that rests pins, too, until something else is looked at. */
export class Looking {
  hovered = $state.raw<Thing | null>(null);
  pinned = $state.raw<Thing | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long: ReturnType<typeof setTimeout> | undefined;
  #rested = false;

  get now(): Thing | null {
    return this.hovered ?? this.pinned;
  }

  look(thing: Thing): void {
    this.#still();
    if (this.#rested && !same(thing, this.pinned)) this.#unrest();
    this.hovered = thing;
    if (byPointer && !this.pinned) this.#long = setTimeout(() => this.#rest(thing), LONG);
  }

  /** The pointer went away; it may be on its way to what is shown. */
  leave(): void {
    this.#still();
    this.#timer = setTimeout(() => (this.hovered = null), LINGER);
  }

  /** The pointer rests on what is shown. */
  stay(): void {
    this.#still();
  }

  /** A press beside what is shown: what only the resting pointer had pinned goes. */
  elsewhere(): void {
    if (this.#rested) this.#unrest();
  }

  pin(thing = this.hovered): void {
    if (this.#rested) this.#unrest();
    this.pinned = thing && same(thing, this.pinned) ? null : thing;
  }

  /** Whether there was anything to close. */
  close(): boolean {
    const open = this.now !== null;
    this.#still();
    this.#rested = false;
    this.hovered = null;
    this.pinned = null;
    return open;
  }

  #still(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#long);
  }

  #rest(thing: Thing): void {
    this.pinned = thing;
    this.#rested = true;
  }

  #unrest(): void {
    this.pinned = null;
    this.#rested = false;
  }
}

export function same(a: Thing | null, b: Thing | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
