import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {{ fcp: number, lcp: number, cls: number, requests: number, kib: number, largest: string, urls: string[] }} FirstView
 * times in milliseconds from the start of the navigation
 */

/** DevTools' "Fast 3G". */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
};
const SLOWER = 4;
/** Nothing larger is rendered after this; pages keep loading what is live. */
const SETTLED_MS = 9_000;

/**
 * Opens a page as somebody does who never was there, and reads Chromium's own figures.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} [userAgent]
 * @returns {Promise<FirstView>}
 */
export async function firstView(browser, url, userAgent) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    userAgent,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {Map<string, { url: string, atMs: number, bytes: number }>} */
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { url: request.url, atMs: wallTime * 1000, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    window.seen = { lcp: 0, largest: '', cls: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.seen.lcp = entry.startTime;
        window.seen.largest =
          entry.url?.replace(/^.*\//, '') || entry.element?.textContent?.slice(0, 60) || '';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await pause(SETTLED_MS);
  const { origin, fcp, lcp, largest, cls } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.seen,
  }));
  await context.close();
  const before = [...requests.values()].filter(({ atMs }) => atMs - origin < lcp);
  return {
    fcp,
    lcp,
    cls,
    largest,
    requests: before.length,
    kib: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    urls: before.map((request) => `${Math.round(request.atMs - origin)} ${request.bytes} ${request.url}`),
  };
}
