import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsForBrowsers } from './scripts/calls-plugin.ts';
import { discoveredPages } from './scripts/pages-plugin.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { textsByLanguage } from './scripts/texts-plugin.ts';
import { firstView, packed } from './scripts/first-view-plugin.ts';
import { offlineShell } from './scripts/offline-plugin.ts';

const api = process.env.FOVEA_API ?? 'http://127.0.0.1:3000';
const sharedTypes = fileURLToPath(new URL('../shared-types/src/', import.meta.url));

export default defineConfig({
  plugins: [
    callsForBrowsers(),
    discoveredPages(),
    textsByLanguage(),
    react(),
    firstView(),
    packed(),
    offlineShell(),
  ],
  resolve: {
    // The sources, not dist: the web builds and tests without a build of shared-types before it.
    alias: [{ find: /^@fovea\/shared-types\/(.*)$/, replacement: `${sharedTypes}$1.ts` }],
  },
  server: {
    proxy: {
      // Every call is a POST at the root, so the method distinguishes a page from a call.
      '/': {
        target: api,
        ws: true,
        bypass: (request) =>
          request.method === 'GET' &&
          !/^\/(api|files|health|metrics|pay|sandboxPay|socket\.io)\b/.test(request.url ?? '/')
            ? request.url
            : undefined,
      },
    },
  },
  // The reader of codes is a module, as everything is.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Whatever the frame needs comes in one piece: dozens of small files compress badly and cost requests.
            { name: 'frame', tags: ['$initial'], priority: 7 },
            // Used by several pages: one small chunk, whose name the frame needs, and not one for each.
            { name: 'machines', test: /shared-types\/src\/states\//, priority: 6 },
            ...chunkGroups(),
          ],
        },
      },
    },
  },
});
