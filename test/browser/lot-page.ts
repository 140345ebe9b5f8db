import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';
import type { PageTexts } from './page-texts.js';

/** The lot page as a person reads it: its parts, by their texts. */
export function lotPage(page: Page, t: PageTexts) {
  const box = page.getByRole('region', { name: t('auction:live.title'), exact: true });
  const sheet = page.getByRole('dialog', { name: t('auction:sheet.title'), exact: true });
  const history = page.getByRole('log', { name: t('auction:history.title') });
  const timer = box.getByRole('timer', { name: t('auction:time.left') });
  const priceUnder = (label: string): Locator => box.getByText(t(label), { exact: true }).locator('..');
  return {
    box,
    sheet,
    timer,
    /** Newest first. */
    rows: history.getByRole('listitem'),
    startPrice: priceUnder('auction:price.start'),
    price: priceUnder('auction:price.current'),
    finalPrice: priceUnder('auction:price.final'),
    amount: box.getByRole('textbox'),
    placeBid: box.getByRole('button', { name: t('auction:form.submit'), exact: true }),
    raise: box.getByRole('button', { name: t('auction:form.raise'), exact: true }),
    /** The words and the button beside them. */
    outbid: box.getByText(t('auction:standing.outbid'), { exact: true }).locator('../..'),
    /** The bar at the bottom of a phone. */
    bar: page.locator('[data-standing]'),
    isLive: () => expect(box.getByText(t('auction:connection.live'), { exact: true })).toBeVisible(),
    /** Presses the button of the open sheet that names the amount. */
    confirm: (amount: string) =>
      sheet.getByRole('button', { name: t('auction:sheet.confirm_amount', { amount }) }).click(),
    endShown: () => endShown(timer),
  };
}

/**
 * The end a countdown stands for: what it shows, added to when it was read. Read by the page's monotonic clock, which
 * no wrong clock of a device moves.
 * @returns epoch milliseconds, at most a second late
 */
async function endShown(timer: Locator): Promise<number> {
  const { text, at } = await timer.evaluate((element) => ({
    text: element.textContent,
    at: performance.timeOrigin + performance.now(),
  }));
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d)$/.exec(text) ?? [];
  if (seconds === undefined) throw new Error(`"${text}" is no time left`);
  return at + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}
