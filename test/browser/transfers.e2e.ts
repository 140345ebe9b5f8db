import type { Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectSound } from './page-checks.js';
import { showReceipt, sold } from './transfer-pages.js';
import type { PageTexts } from './page-texts.js';

const BUYER = 'bidder10';

/** What the payer quotes, as the payer's open page shows it. */
async function quoted(page: Page, shape: RegExp): Promise<string> {
  const text = await page.getByRole('main').getByText(shape).first().textContent();
  return text?.match(shape)?.[0] ?? '';
}

/** Finance finds the money of the transfer that quotes this, in the queue that is open before it. */
async function found(
  staffPage: Page,
  t: PageTexts,
  reference: string,
  look: () => Promise<void>,
): Promise<void> {
  const drawer = staffPage.getByRole('dialog').first();
  await staffPage.getByRole('row').filter({ hasText: reference }).getByText(reference).click();
  await expect(drawer.getByText('1234567', { exact: true })).toBeVisible();
  await look();
  await pressed(drawer, t('remittance:admin.confirm'));
  await pressed(staffPage.getByRole('dialog').last(), t('remittance:admin.confirm'));
}

test('orders of two merchants are paid by one bank transfer, which the clerk finds in the open queue', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  const tag = Date.now();
  const ids = [await sold(demo, `Lens ring ${tag}`), await sold(demo, `Lens key ${tag}`, 'hikari')];
  await demo.livesInJapan(BUYER);
  const main = page.getByRole('main');
  const staffPage = await anotherPerson();
  let reference = '';

  await test.step('the queue of finance is open', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/remittances');
    await expect(staffPage.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('both orders are transferred at once', async () => {
    await signIn(page, BUYER);
    for (const [at, id] of ids.entries()) {
      await page.goto(`/#/commodityDetail?id=${id}`);
      await pressed(main, t('goods:cart.add'));
      await expect(
        page.getByRole('link', { name: t('common:header.cart', { count: at + 1 }) }),
      ).toBeVisible();
    }
    await page.goto('/#/shoppingCart');
    await main.getByRole('link', { name: t.like('cart:checkout_for') }).click();
    await main.getByRole('button', { name: /9,900/ }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?.*subject_type=payment_group/);
    reference = await quoted(page, /G\d{8}-\d+/);
    await main.getByRole('radio', { name: t.like('payment:method.2') }).click();
    await expectSound(page, { language, t, picture: () => picture(page, 'transfers-1-group') });
    await showReceipt(page, t);
    await expect(page).toHaveURL(/#\/myOrders/);
  });

  await test.step('finance finds it without a reload, and both orders are paid', async () => {
    await found(staffPage, t, reference, () => picture(staffPage, 'transfers-2-desk'));
    for (const name of [`Lens ring ${tag}`, `Lens key ${tag}`]) {
      const order = main.getByRole('listitem').filter({ hasText: name });
      await expect(order).toContainText(t('order:tabs.to_ship'));
    }
    await expectSound(page, { language, t, picture: () => picture(page, 'transfers-3-paid') });
  });
});

test('a recharge is transferred, and is on the open balance when finance finds it', async ({
  page,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const main = page.getByRole('main');
  const staffPage = await anotherPerson();
  let reference = '';

  await test.step('the member reads where to transfer it, and shows the receipt', async () => {
    await signIn(page, BUYER);
    await page.goto('/#/balance?currency=JPY');
    await labelled(main, t('wallet:recharge.money')).fill('12345');
    await labelled(main, t('wallet:recharge.by')).click();
    await page.getByRole('option', { name: t('wallet:recharge.method.2') }).click();
    await expectSound(page, { language, t, picture: () => picture(page, 'transfers-4-recharge') });
    await pressed(main, t('wallet:recharge.to_bank'));
    await expect(page).toHaveURL(/#\/paymentOrder\?.*subject_type=recharge/);
    reference = await quoted(page, /R\d{8}-\d+/);
    await expectSound(page, { language, t, picture: () => picture(page, 'transfers-5-account') });
    await showReceipt(page, t);
    await expect(page).toHaveURL(/#\/balance/);
    await expect(main.getByText(t('wallet:recharge.status.checking'))).toBeVisible();
  });

  await test.step('finance finds it, and the open page shows it', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/remittances');
    await found(staffPage, t, reference, () => picture(staffPage, 'transfers-6-desk'));
    await expect(main.getByText(t('wallet:recharge.status.paid')).first()).toBeVisible();
    await expect(main.getByText(/12,345/).first()).toBeVisible();
    await expectSound(page, { language, t, picture: () => picture(page, 'transfers-7-credited') });
  });
});
