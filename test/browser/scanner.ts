import { expect, type Page } from '@playwright/test';

/** Keys as a scanner sends them: faster than any hand, wherever the focus is. */
export const scans = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/**
 * A browser without a connection logs that in its console, and each blocked call; nothing else may be there.
 */
export function forgetLostNetwork(complaints: string[]): void {
  expect(complaints.filter((complaint) => !LOST.test(complaint))).toEqual([]);
  complaints.length = 0;
}
