import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';

const server = process.env.NABU_SERVER ?? 'http://127.0.0.1:4780';
const PUBLIC_FILES = ['/boot.js', '/icon.svg', '/manifest.webmanifest', '/manifest.es.webmanifest'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [react(), offline(PUBLIC_FILES), precompress()],
  worker: { format: 'es' },
  server: {
    // The host stays what the browser asked for: the server compares it with the page's origin.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        sw: `${import.meta.dirname}/src/sw/sw.ts`,
      },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
