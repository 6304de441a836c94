// Somebody whom the table waits for has gone away: whoever set the table up may let the computer play on.

import { changeSeat, keysOf } from '../api';
import type { LiveTable } from './table.svelte';

const PATIENCE = 180_000;
const TICK = 5_000;

/** Watches who is away, and for how long; call where effects are allowed. */
export function watchAway(table: LiveTable): { readonly seat: number; wait(): void; playOn(): Promise<void> } {
  let since = $state.raw<Readonly<Record<number, number>>>({});
  let now = $state(Date.now());
  const gone = $derived((table.now?.sitting ?? []).flatMap((sitting, seat) => (sitting.away && sitting.taken && !sitting.bot ? [seat] : [])));
  const owner = $derived(table.welcome?.owner ? table.key : (keysOf(table.id)?.owner ?? ''));
  const asked = $derived(new Set((table.now?.waiting ?? []).map((one) => one.seat)));
  const seat = $derived(owner && !table.view?.over ? (gone.find((one) => asked.has(one) && now - (since[one] ?? now) >= PATIENCE) ?? -1) : -1);

  $effect(() => {
    const known = since;
    const next = Object.fromEntries(gone.map((one) => [one, known[one] ?? Date.now()]));
    if (JSON.stringify(next) !== JSON.stringify(known)) since = next;
  });
  $effect(() => {
    if (!gone.length) return;
    const timer = setInterval(() => (now = Date.now()), TICK);
    return () => clearInterval(timer);
  });
  return {
    get seat() {
      return seat;
    },
    /** Ask again in three minutes. */
    wait() {
      since = { ...since, [seat]: Date.now() };
    },
    async playOn() {
      await changeSeat(table.id, owner, { seat, bot: table.now?.allowed.stand_in ?? '' });
    },
  };
}
