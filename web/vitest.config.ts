import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

const screens = { environment: 'jsdom', setupFiles: ['./src/setup.ts'] };
/** All others share a window (setup.ts); these observe its history, or replace a module. */
const ofTheirOwnWindow = ['src/lib/{hash-history,hold-step}.spec.tsx', 'src/backoffice/tables.spec.tsx'];

/** Apart from what builds the product, which needs no Vitest. */
export default mergeConfig(
  build,
  defineConfig({
    test: {
      globals: true,
      css: false,
      // A bound for what hangs, no measure of speed.
      testTimeout: 60_000,
      // Rules without a screen need no document, whose making costs more than they do.
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            isolate: false,
            include: ['{src,scripts}/**/*.spec.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...screens,
            name: 'screens',
            isolate: false,
            include: ['src/**/*.spec.tsx'],
            exclude: ofTheirOwnWindow,
          },
        },
        {
          extends: true,
          test: { ...screens, name: 'windows', include: ofTheirOwnWindow },
        },
      ],
    },
  }),
);
