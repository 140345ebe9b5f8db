import type { Locator } from '@playwright/test';
import { type ReadPdf, readPdf } from '../support/read-pdf.js';
import { expect } from './fixtures.js';

/** Lines of a document break anywhere. */
export const unspaced = (text: string): string => text.replaceAll(/\s/g, '');

const isPdf = (type: string | undefined): boolean => type?.startsWith('application/pdf') === true;

/** Presses a button that opens a document in a tab of its own, and reads what is printed there, without its spaces. */
export async function printedBy(button: Locator): Promise<ReadPdf & { text: string; qr: string }> {
  const page = button.page();
  const opened = page.waitForEvent('popup');
  const answered = page
    .context()
    .waitForEvent('response', (response) => isPdf(response.headers()['content-type']));
  await button.click();
  const answer = await page.request.get((await answered).url());
  await (await opened).close();
  expect(isPdf(answer.headers()['content-type'])).toBe(true);
  const read = await readPdf(await answer.body());
  const codes = read.pages.flatMap((each) => each.codes).filter(({ format }) => format === 'QRCode');
  return {
    ...read,
    text: unspaced(read.pages.map(({ text }) => text).join('')),
    qr: codes[0]?.text ?? '',
  };
}
