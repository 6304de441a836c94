import type { Update } from './whole';

/** Updates in the order in which they came: each may ask the next one to wait until its motion is over. */
export class Inbox {
  #waiting: Update[] = [];
  #hold: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** `show` shows an update and says for how long (ms) the next one shall wait. */
  constructor(readonly show: (update: Update, moving: boolean) => number) {}

  /** How many updates wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** An update came in. A fresh one replaces everything that waits. */
  receive(update: Update): void {
    if (update.fresh) this.#waiting = [];
    if (this.#held && !update.fresh) this.#waiting.push(update);
    else this.#show(update, !update.fresh);
  }

  /** Show at once what waits. */
  flush(): void {
    this.close();
    while (this.#waiting.length) this.show(this.#waiting.shift()!, false);
  }

  close(): void {
    clearTimeout(this.#hold);
    this.#held = false;
  }

  #show(update: Update, moving: boolean): void {
    const pause = this.show(update, moving);
    if (pause <= 0) return;
    this.#held = true;
    this.#hold = setTimeout(() => this.#next(), pause);
  }

  #next(): void {
    this.#held = false;
    while (!this.#held && this.#waiting.length) this.#show(this.#waiting.shift()!, true);
  }
}
