// The first look at home and lot on a phone with a poor network, cold: Chromium's own figures at a quarter of its speed and
// "Fast 3G". The baseline is the same picture and words as a document without any script, as the server gives it to
// those who follow a shared link: what the network itself takes.
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { mainOf, startServer } from '../../scripts/lib/server-process.mjs';
import { JWT_SECRET, startBenchDatabase } from './support/bench-database.mjs';
import { firstView } from './support/first-view.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, summary } from './support/stats.mjs';

const ROUNDS = 3;
/** Goods that have all four pictures from the first moment on. */
const GOODS_SN = 'FV-FUN-0001';
/** Only such a reader is given the document itself; people are led to the shop. */
const ROBOT = 'facebookexternalhit/1.1';
const MUST = { fcp: 2500, lcp: 4000, requests: 25, kib: 260, cls: 0.05 };

const database = await startBenchDatabase();
const port = await freePort();
const server = await startServer({
  port,
  main: mainOf({ demoMode: true }),
  env: {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.url,
    JWT_SECRET,
    UPLOAD_DIR: database.folder,
    DEMO_MODE: 'on',
    DEMO_AUCTION_S: '86400',
  },
});
const url = `http://127.0.0.1:${port}`;
const answer = await fetch(`${url}/goods/goods-detail`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', terminal: '4', language: '2' },
  body: JSON.stringify({ goods_sn: GOODS_SN }),
});
const { data: goods } = await answer.json();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

const addresses = /** @type {const} */ ({
  home: '/#/shoppingMall',
  lot: `/#/commodityDetail?id=${goods.id}`,
  plain: `/lot/${GOODS_SN}`,
});
/** @type {Record<keyof typeof addresses, import('./support/first-view.mjs').FirstView[]>} */
const seen = { home: [], lot: [], plain: [] };
for (let round = 0; round < ROUNDS; round++)
  for (const name of /** @type {(keyof typeof addresses)[]} */ (Object.keys(addresses)))
    seen[name].push(await firstView(browser, url + addresses[name], name === 'plain' ? ROBOT : undefined));
await browser.close();
await server.stop();
await database.stop();

/**
 * @param {'home' | 'lot'} page
 * @param {'fcp' | 'lcp' | 'requests' | 'kib' | 'cls'} what
 * @param {string} title
 * @param {{ unit?: string, digits?: number }} [how]
 */
function row(page, what, title, { unit = '', digits = 0 } = {}) {
  const ours = seen[page].map((view) => view[what]);
  const bare = seen.plain.map((view) => view[what]);
  const must = MUST[what];
  return {
    what: `${page}: ${title}`,
    ours: summary(ours, digits) + unit,
    baseline: summary(bare, digits) + unit,
    ratio: median(bare) === 0 ? '–' : (median(ours) / median(bare)).toFixed(1),
    must: `≤ ${must}${unit}`,
    aim: `≤ ${must}${unit}`,
    verdict: verdictOf(median(ours), { must, aim: must, isDelay: true }),
  };
}

const rows = /** @type {const} */ (['home', 'lot']).flatMap((page) => [
  row(page, 'fcp', 'first contentful paint', { unit: ' ms' }),
  row(page, 'lcp', 'largest contentful paint', { unit: ' ms' }),
  row(page, 'requests', 'requests before that'),
  row(page, 'kib', 'size of these', { unit: ' KiB' }),
  row(page, 'cls', 'layout shift', { digits: 3 }),
]);
report(
  'first-view',
  rows,
  `Cold, 390 × 844 at twice the pixels, processor four times slower, 562.5 ms per request, 1.44 Mbit/s down (DevTools' "Fast 3G"), by turns ${ROUNDS} times; median (least–most). Requests are all that began before the largest paint, each counted with all its bytes. Largest: ${seen.home[0]?.largest} (home), ${seen.lot[0]?.largest} (lot).`,
);
process.exit(rows.some(({ verdict }) => verdict === 'missed') ? 1 : 0);
