import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { workers } from '../../scripts/lib/workers.mjs';
import type { LanguageOptions } from './fixtures.js';

const output = path.join(import.meta.dirname, '.output');

/** Pictures, traces and the report stay in .output. */
export default defineConfig<LanguageOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: path.join(output, 'results'),
  snapshotDir: path.join(output, 'snapshots'),
  globalSetup: './product.ts',
  fullyParallel: false,
  // All journeys share one product; each opens lots of its own, and much of a journey is waiting.
  workers: workers.journeys(),
  // A live lot runs against the clock: a machine that freezes for seconds lets a journey miss its end. One
  // that passes at the second try only is named as flaky in the list.
  retries: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: path.join(output, 'report.json') }]],
  use: {
    // A step that waits for what never comes names itself soon, instead of at the end of the journey's time.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Tokyo',
    // Recording costs a third of the time; --trace=retain-on-failure turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Every journey in one language by turns; in all three under `npm run test:long`.
  projects:
    process.env.FOVEA_LONG === '1'
      ? (['zh', 'en', 'ja'] as const).map((language) => ({
          name: language,
          use: { everyLanguage: language },
        }))
      : [{ name: 'by turns' }],
});
