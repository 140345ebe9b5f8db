import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import type { LanguageOptions } from './fixtures.js';

const output = path.join(import.meta.dirname, '.output');

/**
 * Most journeys run in one language each in `npm test`, which has fifteen minutes, and in all of them under
 * `npm run test:long`. Whoever is not named here, as the live auction, always runs in all.
 */
const languageOf: Record<string, Language> = {
  'ai-search': 'zh',
  accessibility: 'zh',
  'accessibility-account': 'ja',
  'accessibility-back-office': 'en',
  account: 'zh',
  'back-office-shell': 'zh',
  browse: 'ja',
  catalogue: 'ja',
  certification: 'ja',
  compare: 'ja',
  evaluation: 'zh',
  'goods-import': 'zh',
  permissions: 'en',
  publishing: 'en',
  search: 'en',
  'sign-in': 'ja',
  'static-pages': 'zh',
};
const left = (language: Language): string[] =>
  process.env.FOVEA_LONG === '1'
    ? []
    : Object.entries(languageOf).flatMap(([journey, its]) => (its === language ? [] : [`${journey}.e2e.ts`]));

/** Pictures, traces and the report stay in .output. */
export default defineConfig<LanguageOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: path.join(output, 'results'),
  snapshotDir: path.join(output, 'snapshots'),
  globalSetup: './product.ts',
  fullyParallel: false,
  // All journeys share one product; each opens lots of its own, and much of a journey is waiting.
  workers: 3,
  // A live lot runs against the clock: a machine that stands still for seconds lets a journey miss its end. One
  // that passes at the second try only is named as flaky in the list.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: path.join(output, 'report.json') }]],
  use: {
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
  projects: [
    { name: 'zh', use: { locale: 'zh-CN', language: 'zh' }, testIgnore: left('zh') },
    { name: 'en', use: { locale: 'en-US', language: 'en' }, testIgnore: left('en') },
    { name: 'ja', use: { locale: 'ja-JP', language: 'ja' }, testIgnore: left('ja') },
  ],
});
