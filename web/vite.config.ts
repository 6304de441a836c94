import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sprite, spriteFile } from './scripts/sprite.ts';
import { words } from './scripts/words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// `SEASONS_SERVER=http://127.0.0.1:8000 npm run dev` takes tables from that server.
const server = process.env['SEASONS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [sprite(here('.')), words(here('../src/seasons/words')), svelte()],
  resolve: { alias: [{ find: /^seasons-sprite\.svg/, replacement: spriteFile(here('.')) }] },
  build: {
    outDir: here('../src/seasons/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: urls
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
