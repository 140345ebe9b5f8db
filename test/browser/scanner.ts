import { expect, type Page } from '@playwright/test';

/** As a scanner sends it: faster than any hand, wherever the focus is. */
export const scans = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** A browser without a connection says so in its console, and of a call that was held up; nothing else may stand there. */
export function forgetLostNetwork(complaints: string[]): void {
  expect(complaints.filter((complaint) => !LOST.test(complaint))).toEqual([]);
  complaints.length = 0;
}
