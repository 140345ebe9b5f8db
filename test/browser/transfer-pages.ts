import type { Page } from '@playwright/test';
import { aPng } from '../fixtures/files.js';
import { pressed } from './account-pages.js';
import type { DemoClient } from './demo-client.js';
import { expect } from './fixtures.js';
import type { PageTexts } from './page-texts.js';

/** Goods of a demo merchant that are in the shop, which takes the balance and transfers for them. */
export async function sold(demo: DemoClient, name: string, seller = 'seller'): Promise<number> {
  const form = { quantity: 3, price: '4000', freight: '500', pay_types: [1, 2] };
  const [id = 0] = await demo.handIn([name], form, seller);
  await demo.decide(id, 1);
  return id;
}

export async function showReceipt(page: Page, t: PageTexts): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: t.like('payment:method.2') }).click();
  await expect(main.getByText('1234567', { exact: true })).toBeVisible();
  await main.locator('input[type=file]').setInputFiles({
    ...{ name: 'receipt.png', mimeType: 'image/png' },
    buffer: await aPng(600, 400),
  });
  await pressed(main, t('remittance:send.submit'));
}
