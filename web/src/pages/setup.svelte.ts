// What a new game is set up as, remembered from the last time.

import { keepKey, newTable } from '../api';
import { recallJson, remember } from '../memory';
import { go } from '../router.svelte';
import { BOTS, type NewSeat, type NewTable } from '../wire';

export type Level = 'apprentice' | 'magician' | 'archmage';
export type Edition = 'revised' | 'first';

export interface Setup {
  opponents: 1 | 2 | 3;
  people: 2 | 3 | 4;
  level: Level;
  edition: Edition;
  bot: string;
  name: string;
}

const FIRST: Setup = { opponents: 1, people: 2, level: 'magician', edition: 'revised', bot: BOTS[1], name: '' };

export const setup: Setup = $state({ ...FIRST, ...recallJson<Partial<Setup>>('setup', {}) });
if (!(BOTS as readonly string[]).includes(setup.bot)) setup.bot = FIRST.bot; // players come and go

/** Keep the wishes for the next visit. */
export function keepSetup(): void {
  remember('setup', JSON.stringify(setup));
}

async function open(wanted: NewTable, mine: 'seat' | 'owner'): Promise<void> {
  keepSetup();
  const keys = await newTable({ level: setup.level, edition: setup.edition, ...wanted });
  const key = (mine === 'seat' ? keys.seats[0] : keys.owner) ?? keys.owner;
  keepKey(keys.table, key);
  go(`/table/${keys.table}#${key}`);
}

const me = (): NewSeat => (setup.name ? { name: setup.name } : {});

/** A game against the computer, which begins at once. */
export async function playComputer(): Promise<void> {
  const bots = Array.from({ length: setup.opponents }, (): NewSeat => ({ bot: setup.bot }));
  await open({ players: setup.opponents + 1, start: true, seats: [me(), ...bots] }, 'seat');
}

/** A table with a link for every seat. */
export async function playFriends(): Promise<void> {
  await open({ players: setup.people, seats: [me()] }, 'seat');
}

/** A table for people who hand one device around. The draft would pass it 32 times, so the sets are ready-made. */
export async function playHere(names: string[]): Promise<void> {
  const seats = names.map((name): NewSeat => ({ name }));
  await open({ players: names.length, level: 'apprentice', hot_seat: true, start: true, seats }, 'owner');
}
