import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { precompress } from './precompress.ts';

const SERVER = process.env.WINDSOCK_SERVER ?? 'http://localhost:8765';

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    outDir: fileURLToPath(new URL('../src/windsock/web/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // the content security policy allows no inline script
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
