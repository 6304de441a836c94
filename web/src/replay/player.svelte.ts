import type { LiveTable } from '../table/table.svelte';
import { copyText } from '../lobby/copy';
import { pace } from '../settings.svelte';
import type { Table, View } from '../link/whole';
import { indexOf, stepsOf, turnFrom, type Step } from './steps';

const PAUSE = 1100;
const SHORTEST = 250;
/** The eyes that see all cards, once the game is over. */
export const OPEN = -2;
const SPECTATOR = -1;

/** Moves through the steps of a game, forward, back, by itself, and seen from any seat. */
export class Player {
  steps = $derived.by((): Step[] => stepsOf(this.table.log));
  index = $state(-1);
  playing = $state(false);
  #begun = $state(false);
  #views = new Map<string, Promise<View | null>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = '';
  #seq = -1;
  #asking = false;
  #eyes = OPEN;
  #turned: Table | null = null;

  /** `wanted` is the entry of the log to begin with; not a number: the start. */
  constructor(
    readonly table: LiveTable,
    readonly wanted: number,
  ) {}

  get step(): Step | null {
    return this.steps[this.index] ?? null;
  }

  /** A first step is there to be shown. */
  get ready(): boolean {
    return this.table.view !== null && this.index >= 0 && this.#begun;
  }

  get over(): boolean {
    return this.table.now?.view?.over ?? false;
  }

  /** The seats one may look from: all of them and the open table once the game is over. */
  get viewpoints(): number[] {
    const players = this.table.now?.setting.players ?? 0;
    return this.over ? [...Array(players).keys(), OPEN] : (this.table.welcome?.seats ?? []);
  }

  /** Show the step that is chosen; call in an effect. */
  follow(): void {
    const { steps, table } = this;
    if (!steps.length || !table.now?.view || this.#turns(table.now)) return;
    if (this.index < 0) this.index = Number.isFinite(this.wanted) ? indexOf(steps, this.wanted) : 0;
    if (table.past && table.past.seq !== this.#seq) this.go(indexOf(steps, table.past.seq)); // a line of the log was clicked
    const step = steps[this.index];
    if (step) void this.#show(step.seq, `${table.now.seat}:${step.seq}`);
  }

  /** Whoever has no seat at a finished game sees all cards, or what they chose before the connection broke. */
  #turns(now: Table): boolean {
    if (!this.over || now.seat !== SPECTATOR) return false;
    if (this.#turned !== now) void this.lookFrom(this.#eyes);
    this.#turned = now;
    return true;
  }

  async #show(seq: number, name: string): Promise<void> {
    this.#shown = name;
    if (!this.#views.has(name)) {
      if (this.#asking) return;
      this.#asking = true;
      this.#views.set(name, this.table.viewAt(seq).finally(() => (this.#asking = false)));
    }
    const view = await this.#views.get(name);
    if (this.#shown !== name) return this.follow(); // somebody went on while this step was asked for
    if (view && this.#shown === name && (this.table.past?.seq !== seq || this.table.past.view !== view)) {
      this.#seq = seq;
      this.#begun = true;
      this.table.past = { seq, view };
    }
    if (!view) this.#views.delete(name);
  }

  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.steps.length - 1);
  }

  by(steps: 1 | -1): void {
    this.stop();
    this.go(this.index + steps);
  }

  turn(by: 1 | -1): void {
    this.stop();
    this.go(turnFrom(this.steps, this.index, by));
  }

  end(by: 1 | -1): void {
    this.stop();
    this.go(by < 0 ? 0 : this.steps.length - 1);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.index >= this.steps.length - 1) this.go(0);
    this.playing = true;
    this.#tick();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.index + 1);
      if (this.index >= this.steps.length - 1) this.stop();
      else if (this.playing) this.#tick();
    }, Math.max(PAUSE * (pace() || 1), SHORTEST));
  }

  /** Look from another seat, at the same step. */
  async lookFrom(seat: number): Promise<void> {
    this.#eyes = seat;
    const past = this.table.past;
    const asked = this.table.lookFrom(seat);
    this.table.past = past;
    await asked;
  }

  nextViewpoint(): void {
    const all = this.viewpoints;
    const next = all[(all.indexOf(this.table.seat) + 1) % all.length];
    if (next !== undefined) void this.lookFrom(next);
  }

  /** A link that opens the replay at this step. */
  copyLink(): Promise<boolean> {
    return copyText(`${location.origin}/replay/${this.table.id}?step=${this.step?.seq ?? 0}#${this.table.watchKey}`);
  }
}
