import { exists, t } from '../words/words.svelte';

/** What a computer player is called; one that has no name of its own is called by its id. */
export function botName(bot: string): string {
  const id = `web-bot-${bot.split(':')[0]}`;
  return exists(id) ? t(id) : bot;
}
