// The catalogues of src/seasons/words as modules: "virtual:words" lists the languages and loads them one by one.
//
// A language has two parts: what every screen needs, and the texts of the rules and rulings, which few screens need.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LATER = new Set(['help.ftl', 'rulings.ftl']);
const ELSEWHERE = new Set(['cli.ftl']); // the command line speaks for itself
const LIST = 'virtual:words';

/** The languages of a folder, English first. */
export function languagesIn(folder: string): string[] {
  const all = readdirSync(folder, { withFileTypes: true });
  const found = all.filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('play.ftl'));
  const others = found.map((entry) => entry.name).filter((name) => name !== 'en');
  return ['en', ...others.sort()];
}

/** One part of a language as one text, without its comments. */
export function catalogue(folder: string, language: string, part: 'main' | 'later'): string {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.has(file));
  const wanted = files.filter((file) => LATER.has(file) === (part === 'later')).sort();
  const text = wanted.map((file) => readFileSync(join(folder, language, file), 'utf8')).join('\n');
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** The plugin behind "virtual:words". */
export function words(folder: string): Plugin {
  return {
    name: 'seasons-words',
    resolveId(id) {
      return id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const languages = languagesIn(folder);
      if (id === `\0${LIST}`) {
        const loaders = languages.map((code) => {
          const part = (name: string): string => `${name}: () => import('${LIST}/${code}/${name}')`;
          return `${code}: { ${part('main')}, ${part('later')} }`;
        });
        return `export default { ${loaders.join(', ')} };`;
      }
      const [language, part] = id.slice(LIST.length + 2).split('/') as [string, 'main' | 'later'];
      for (const file of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, file));
      return `export default ${JSON.stringify(catalogue(folder, language, part))};`;
    },
  };
}
