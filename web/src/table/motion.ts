// Events as motion: copies of tokens and cards fly over the table from where they were to where they are now.

import { ROMAN } from '../facts';
import type { GameEvent } from '../generated/game';
import type { Update, View } from '../link/whole';
import { t } from '../words/words.svelte';
import type { Screen } from './context.svelte';
import { back, gem, star, token } from './pictures';
import { elementOf } from './pieces';
import { boxOf, cardSpot, placeOf, spotOf, type Spot } from './spots';
import { sounds } from './sounds';

const FLY = 'cubic-bezier(.2,.8,.2,1)';
const GROUP = 1200;
const STAGGER = 60;

/** Shows updates as motion in a layer, and says how long the next one shall wait. */
export class Stage {
  #running = new Set<Animation>();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    readonly layer: HTMLElement,
    readonly screen: Screen,
    readonly pace: () => number,
  ) {}

  show(update: Update, before: View | null, behind: number): number {
    const events = update.news.flatMap((entry) => entry.events);
    const mine = events.every((event) => event.seat === update.table.seat);
    sounds(events, update, before, this.screen.table.now?.decision?.id !== update.table.decision?.id);
    const speed = this.pace() * (behind > 2 ? 0.4 : 1);
    if (!speed || !before) return 0;
    let step = 0;
    for (const event of events) step += this.#act(event, step, speed, before);
    const last = Math.min(step * STAGGER + (step ? 400 : 0), GROUP) * speed;
    return mine ? 0 : last;
  }

  /** Everything at once where it belongs. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** One event; the number of steps by which later ones begin later. */
  #act(event: GameEvent, step: number, speed: number, before: View): number {
    const { seat, cause } = event;
    const at = (what: string, whose = seat): Spot | null => spotOf(what, whose, this.screen.bottom);
    const from = (cause ? cardSpot(seat, cause, this.screen.bottom) : null) ?? at('die') ?? at('wheel', -1);
    switch (event.kind) {
      case 'energy-gained': return this.#tokens(Math.min(event.count, 5), () => token(event.energy), from, at('reserve'), step, speed);
      case 'energy-paid':
      case 'energy-discarded':
      case 'energy-lost': return this.#tokens(Math.min(event.count, 5), () => token(event.energy), at('reserve'), at('wheel', -1), step, speed);
      case 'energy-stored': return this.#tokens(Math.min(event.count, 5), () => token(event.energy), at('reserve'), cardSpot(seat, event.card, this.screen.bottom), step, speed);
      case 'transmuted': return this.#tokens(1, () => token(event.energy), at('reserve'), at('crystals'), step, speed);
      case 'crystals-gained': return this.#tokens(Math.min(event.count, 5), gem, from, at('crystals'), step, speed);
      case 'crystals-lost': return this.#tokens(Math.min(event.count, 4), gem, at('crystals'), at('wheel', -1), step, speed);
      case 'crystals-given': return this.#tokens(Math.min(event.count, 5), gem, at('crystals'), at('crystals', event.taker), step, speed);
      case 'gauge-changed': return event.change > 0 ? this.#tokens(1, star, at('wheel', -1), at('gauge'), step, speed) : 1;
      case 'die-taken': return this.#die(before, event.die, seat, step, speed);
      case 'drew': return this.#tokens(1, back, at('pile', -1), at('hand'), step, speed, 380);
      case 'library-taken': return this.#tokens(1, back, at('wheel', -1), at('hand'), step, speed, 380);
      case 'given': return this.#tokens(1, back, at('hand'), at('hand', event.taker), step, speed, 380);
      case 'summons':
      case 'entered': return this.#tokens(1, back, at('hand'), at('play'), step, speed, 380);
      case 'sacrificed': return this.#ash(seat, event.card, step, speed);
      case 'rolled':
      case 'rerolled': return this.#roll(step, speed);
      case 'year-changed': return this.#banner(event.year, speed);
      case 'token-moved': return 2;
      default: return 0;
    }
  }

  #tokens(count: number, make: () => Element, from: Spot | null, to: Spot | null, step: number, speed: number, ms = 320): number {
    if (!from || !to || !count) return 0;
    for (let i = 0; i < count; i++) this.#fly(make(), from, to, (step + i) * STAGGER * speed, ms * speed);
    return count;
  }

  #fly(picture: Element, from: Spot, to: Spot, delay: number, ms: number): void {
    const node = document.createElement('span');
    node.className = 'fly';
    const size = picture.classList.contains('card-back') ? 46 : 26;
    node.style.width = `${size}px`;
    node.style.height = `${picture.classList.contains('card-back') ? 64 : 26}px`;
    node.append(picture);
    this.layer.append(node);
    const place = (spot: Spot): string => `translate(${spot.x - size / 2}px, ${spot.y - size / 2}px)`;
    const bow = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) * 0.4 + ((from.y + to.y) / 2) * 0.6 };
    this.#play(node, [{ transform: place(from), opacity: 0 }, { transform: place(from), opacity: 1, offset: 0.05 }, { transform: `${place(bow)} scale(1.25)`, opacity: 1, offset: 0.5 }, { transform: place(to), opacity: 1, offset: 0.92 }, { transform: `${place(to)} scale(.4)`, opacity: 0 }], { duration: ms * 1.35, delay, easing: FLY, fill: 'both' }, true);
  }

  #play(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, remove: boolean): void {
    const animation = node.animate(frames, timing);
    this.#running.add(animation);
    const done = (): void => {
      this.#running.delete(animation);
      if (remove) node.remove();
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }

  #die(before: View, die: number, seat: number, step: number, speed: number): number {
    const old = elementOf(before.dice.find((one) => one.die === die)?.piece ?? '');
    const from = boxOf(old);
    const to = boxOf(document.querySelector(`[data-seat="${seat}"] .nodie`)) ?? spotOf('crystals', seat, this.screen.bottom);
    if (!old || !from || !to) return 0;
    const copy = old.cloneNode(true) as HTMLElement;
    copy.className = 'fly';
    this.layer.append(copy);
    const box = old.getBoundingClientRect();
    const place = (spot: Spot): string => `translate(${spot.x - box.width / 2}px, ${spot.y - box.height / 2}px)`;
    this.#play(copy, [{ transform: place(from) }, { transform: `${place(to)} scale(.45)` }], { duration: 300 * speed, delay: step * STAGGER * speed, easing: FLY, fill: 'both' }, true);
    return 5;
  }

  #ash(seat: number, card: number, step: number, speed: number): number {
    const old = placeOf(seat, this.screen.bottom)?.querySelector(`[data-card="${card}"]`);
    if (!old) return 0;
    const box = old.getBoundingClientRect();
    const copy = old.cloneNode(true) as HTMLElement;
    copy.classList.add('fly');
    this.layer.append(copy);
    const here = `translate(${box.x}px, ${box.y}px)`;
    this.#play(copy, [{ transform: here, opacity: 1 }, { transform: `${here} scaleY(.1) rotate(8deg)`, opacity: 0 }], { duration: 300 * speed, delay: step * STAGGER * speed, easing: 'ease-in', fill: 'both' }, true);
    return 4;
  }

  /** The dice roll where they will lie: they are looked for once the update is shown. */
  #roll(step: number, speed: number): number {
    if (step > 1) return 0;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      document.querySelectorAll('[data-flight="dice"] .die').forEach((die, index) => {
        const turns = (index % 2 ? -1 : 1) * (300 + index * 40);
        this.#play(die, [{ transform: `translateY(-34px) rotate(${turns}deg) scale(.8)`, opacity: 0 }, { transform: `translateY(6px) rotate(${turns / 8}deg)`, opacity: 1, offset: 0.6 }, { transform: 'none' }], { duration: 700 * speed, delay: index * 50 * speed, easing: 'cubic-bezier(.3,1.2,.5,1)', fill: 'backwards' }, false);
      });
    }, 0);
    this.#timers.add(timer);
    return 8;
  }

  #banner(year: number, speed: number): number {
    const node = document.createElement('div');
    node.className = 'banner';
    node.textContent = t('web-year', { text: ROMAN[Math.min(Math.max(year, 1), 3)] ?? '' });
    this.layer.append(node);
    this.#play(node, [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'none', offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { duration: 1100 * speed }, true);
    return 6;
  }
}
