// What a new game is set up as, remembered from the last time.

import { keepKey, newTable } from '../api';
import { recall, recallJson, remember } from '../memory';
import { go } from '../router.svelte';
import { BOTS, type NewSeat, type NewTable } from '../generated/game';

export type Level = 'apprentice' | 'magician' | 'archmage';
export type Edition = 'revised' | 'first';

export interface Setup {
  opponents: 1 | 2 | 3;
  people: 2 | 3 | 4;
  level: Level;
  edition: Edition;
  bot: string;
  /** Who begins a game against computers: -1 the lot, 0 me, 1 the next one. */
  first: number;
  name: string;
}

const FIRST: Setup = { opponents: 1, people: 2, level: 'magician', edition: 'revised', bot: BOTS[1], first: -1, name: '' };

export const setup: Setup = $state({ ...FIRST, ...recallJson<Partial<Setup>>('setup', {}) });
if (!(BOTS as readonly string[]).includes(setup.bot)) setup.bot = FIRST.bot; // players come and go

setup.name = recall('name') ?? setup.name;

/** What I am called, here and at every table from now on. */
export function keepName(name: string): void {
  setup.name = name;
  remember('name', name);
  keepSetup();
}

/** Keep the wishes for the next visit. */
export function keepSetup(): void {
  remember('setup', JSON.stringify(setup));
}

async function open(wanted: NewTable, mine: 'seat' | 'owner' | 'spectator'): Promise<void> {
  keepSetup();
  const keys = await newTable({ level: setup.level, edition: setup.edition, ...wanted });
  const key = (mine === 'seat' ? keys.seats[0] : keys[mine]) ?? keys.owner;
  keepKey(keys.table, key);
  go(`/table/${keys.table}#${key}`);
}

const me = (): NewSeat => (setup.name ? { name: setup.name } : {});

/** A game against the computer, which begins at once. */
export async function playComputer(): Promise<void> {
  const bots = Array.from({ length: setup.opponents }, (): NewSeat => ({ bot: setup.bot }));
  await open({ players: setup.opponents + 1, first: setup.first, start: true, seats: [me(), ...bots] }, 'seat');
}

/** A table with a link for every seat. */
export async function playFriends(): Promise<void> {
  await open({ players: setup.people, seats: [me()] }, 'seat');
}

/** A table where computers play among themselves. */
export async function watchComputers(): Promise<void> {
  const seats = Array.from({ length: setup.opponents + 1 }, (): NewSeat => ({ bot: setup.bot }));
  await open({ players: seats.length, start: true, seats }, 'spectator');
}

/** The path of a table of this server that a link leads to; empty if it leads elsewhere. */
export function tablePath(link: string): string {
  const address = URL.canParse(link, location.origin) ? new URL(link, location.origin) : null;
  const leads = address?.origin === location.origin && /^\/(table|replay)\/[^/]+$/.test(address.pathname);
  return leads ? address.pathname + address.search + address.hash : '';
}

/** A table for people who hand one device around. The draft would pass it 32 times, so the sets are ready-made. */
export async function playHere(names: string[]): Promise<void> {
  const seats = names.map((name): NewSeat => ({ name }));
  await open({ players: names.length, level: 'apprentice', hot_seat: true, start: true, seats }, 'owner');
}
