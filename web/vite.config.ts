import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { faces } from './faces.ts';
import { packed } from './packed.ts';
import { rules } from './rules.ts';

// The server embeds `dist`; in development it answers behind this proxy.
const server = process.env.CANTINA_URL ?? 'http://127.0.0.1:7878';

const LATE = 'replay|everyone|rematch|copy|FairnessBox|Qr|RematchButton|OnlyHere|identity/';
const SHELL = new RegExp(`/src/(lib|ui)/(?!${LATE})|/node_modules/(svelte|@fluent)/`);

export default defineConfig(async () => ({
  plugins: [svelte(), rules(), packed()],
  // Unit tests run the client half of Svelte, not the half for servers.
  resolve: {
    alias: { '@faces': await faces() },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // The words live beside the server's, one floor up.
    fs: { allow: ['.', '../locales'] },
  },
  build: {
    target: 'es2022',
    // Every asset is a file of its own: the server's policy forbids data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What all pages share is one file: split at every page that is loaded late, it was fifty. What only
    // such pages have is not in it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shell', test: SHELL }],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    // One browser-like world for all files: making it costs more than all the tests.
    isolate: false,
    maxWorkers: 1,
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
  },
}));
