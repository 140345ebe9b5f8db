import type { Page } from '@playwright/test';
import { type DemoClient } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';
import type { PageTexts } from './page-texts.js';

interface Visit {
  page: Page;
  t: PageTexts;
  demo: DemoClient;
}

interface Place {
  name: string;
  /** Who looks; a visitor without one. */
  person?: string;
  open: (visit: Visit) => Promise<void>;
}

// Pages are many and depend on nothing of each other.
test.describe.configure({ mode: 'parallel' });

const inMain = (page: Page) => page.getByRole('main');

/** A buyer of a lot has an order and is notified of it. The demo's own bidders may win others at any time. */
async function bought(demo: DemoClient, person: string): Promise<string> {
  const lot = await demo.openLot({ endsInSeconds: 600, extendSeconds: 0 });
  await lot.buy(person);
  await demo.untilNotified(person, lot);
  return lot.name;
}

const places: readonly Place[] = [
  {
    name: 'home',
    open: async ({ page, t }) => {
      await page.goto('/');
      for (const title of ['home:auctions.title', 'home:immediate.title', 'home:procurement.title']) {
        const section = inMain(page).getByRole('region', { name: t(title), exact: true });
        await expect(section.getByRole('link').nth(1)).toBeVisible();
      }
    },
  },
  {
    name: 'list',
    open: async ({ page }) => {
      await page.goto('/#/classify?level=1&id=0');
      await expect(inMain(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'lot',
    person: 'bidder1',
    open: async ({ page, t, demo }) => {
      await page.goto(`/#/commodityDetail?id=${(await demo.quietLot()).goods_id}`);
      await lotPage(page, t).isLive();
    },
  },
  {
    name: 'register',
    open: async ({ page, t }) => {
      await page.goto('/#/register');
      await expect(page.getByRole('button', { name: t('auth:register.submit'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'log-in-dialog',
    open: async ({ page, t }) => {
      // A personal page requires a sign-in.
      await page.goto('/#/watchList');
      await expect(page.getByRole('dialog', { name: t('auth:login.title') })).toBeVisible();
    },
  },
  {
    name: 'my-orders',
    person: 'bidder5',
    open: async ({ page, demo }) => {
      const name = await bought(demo, 'bidder5');
      await page.goto('/#/myOrders');
      await expect(inMain(page).getByRole('link').filter({ hasText: name })).toBeVisible();
    },
  },
  {
    name: 'balance',
    person: 'bidder4',
    open: async ({ page, t }) => {
      await page.goto('/#/balance?currency=JPY');
      await expect(inMain(page).getByRole('link').filter({ hasText: 'JPY' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      // The balance of the last line equals the total above, as the demo opened it.
      await expect(
        inMain(page).getByRole('listitem').filter({ hasText: '12,000,000.00' }).last(),
      ).toBeVisible();
      await inMain(page).getByLabel(t('wallet:lines.kind')).selectOption('escrow');
      await expect(inMain(page).getByText(t('wallet:lines.empty'))).toBeVisible();
      await inMain(page).getByLabel(t('wallet:lines.kind')).selectOption('available');
      await expect(
        inMain(page).getByRole('listitem').filter({ hasText: '12,000,000.00' }).last(),
      ).toBeVisible();
    },
  },
  {
    name: 'messages',
    person: 'bidder6',
    open: async ({ page, demo }) => {
      const name = await bought(demo, 'bidder6');
      await page.goto('/#/messageList');
      await expect(inMain(page).getByRole('link').filter({ hasText: name })).toBeVisible();
    },
  },
];

for (const { name, person, open } of places) {
  test(`${name}: no serious barrier, no raw name of a text, no sideways scroll on a phone`, async ({
    page,
    language,
    t,
    demo,
    signIn,
    picture,
  }) => {
    if (person !== undefined) await signIn(page, person);
    await open({ page, t, demo });
    expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, t)).toEqual([]);
    await picture(page, `page-${name}`);

    await page.setViewportSize(phone);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    // The languages share the narrow layout.
    if (language === 'en') expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, t)).toEqual([]);
    await picture(page, `page-${name}`);
  });
}
