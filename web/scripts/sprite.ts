// One SVG file with the icons that the client uses, and no others. Icons: game-icons.net, CC BY 3.0.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Where the sprite is written: among what is never committed, so that building changes no source. */
export function spriteFile(root: string): string {
  return join(root, 'node_modules/.seasons/sprite.svg');
}

/** Every name in src/icons.json becomes a symbol; a name that the set does not have is an error. */
export function spriteText(root: string): string {
  const set = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const used = JSON.parse(readFileSync(join(root, 'src/icons.json'), 'utf8')) as Record<string, Record<string, string>>;
  const names = [...new Set(Object.values(used).flatMap((group) => Object.values(group)))].sort();
  const symbols = names.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon named ${name} (src/icons.json)`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Writes the sprite before anything asks for it. */
export function sprite(root: string): Plugin {
  return {
    name: 'seasons-sprite',
    buildStart() {
      const file = spriteFile(root);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, spriteText(root));
    },
  };
}
