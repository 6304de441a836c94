import { t } from '../words/words.svelte';
import type { Sitting } from '../link/whole';

/** What the seats are called: by name, by the computer player's level, or by number. */
export function seatNames(sitting: readonly Pick<Sitting, 'name' | 'bot'>[]): string[] {
  const nameless = sitting.filter((one) => !one.name).map((one) => one.bot);
  return sitting.map((one, seat) => {
    if (one.name) return one.name;
    if (!one.bot) return t('player-unnamed', { seat: seat + 1 });
    const name = t(`bot-${one.bot}`);
    return nameless.filter((bot) => bot === one.bot).length > 1 ? t('bot-numbered', { name, seat: seat + 1 }) : name;
  });
}
