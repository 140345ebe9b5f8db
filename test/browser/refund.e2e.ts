import type { Locator, Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectSound } from './page-checks.js';
import { aPng } from '../fixtures/files.js';

test('a part of an order is requested for refund, refused by the merchant and refunded by the platform', async ({
  page,
  demo,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Trial lens set ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name], { price: '40000', freight: '0' });
  await demo.decide(goodsId, 1);
  const order = await demo.paidOrder('bidder7', goodsId);
  const [clerk, staffPage] = [await anotherPerson(), await anotherPerson()];
  const main = page.getByRole('main');
  /** The order's refund, as somebody of the back office opens it. */
  const opened = async (office: Page): Promise<Locator> => {
    await office.goto('/#/orders/refund');
    await office.getByRole('row').filter({ hasText: order.number }).getByText(order.number).click();
    return office.getByRole('dialog').first();
  };
  const textOf = (of: 'title' | 'act', verb: string): string => t(`refunds:${of}.${verb}`);

  await test.step('the buyer requests a part, with a picture', async () => {
    await signIn(page, 'bidder7');
    await page.goto(`/#/orderDetail?id=${order.id}`);
    await pressed(main, textOf('act', 'ask'));
    const dialog = page.getByRole('dialog', { name: textOf('title', 'ask') });
    await labelled(dialog, t('refunds:form.amount')).fill('12000');
    await labelled(dialog, t('refunds:form.reason')).fill('A lens is scratched.');
    const lens = { name: 'lens.png', mimeType: 'image/png', buffer: await aPng() };
    await dialog.locator('input[type=file]').setInputFiles(lens);
    await expect(dialog.getByRole('img').first()).toBeVisible();
    await pressed(dialog, textOf('act', 'ask'));
    await expect(main.getByText('A lens is scratched.')).toBeVisible();
    await picture(page, 'refund-1-asked');
  });

  await test.step('the merchant refuses, and the buyer sees it without reloading', async () => {
    await signIn(clerk, 'seller');
    await pressed(await opened(clerk), textOf('act', 'reject'));
    const dialog = clerk.getByRole('dialog', { name: textOf('title', 'reject') });
    await labelled(dialog, t('refunds:form.notes')).fill('It left us without a scratch.');
    await pressed(dialog, textOf('act', 'reject'));
    await expect(main.getByText('It left us without a scratch.')).toBeVisible();
    await picture(clerk, 'refund-2-refused');
  });

  await test.step('the buyer appeals to the platform, which decides for them, and the merchant reads it', async () => {
    await pressed(main, textOf('act', 'escalate'));
    const confirmation = page.getByRole('dialog', { name: textOf('title', 'escalate') });
    await labelled(confirmation, t('refunds:form.reason')).fill('The picture shows it.');
    await pressed(confirmation, textOf('act', 'escalate'));
    await signIn(staffPage, 'admin');
    await pressed(await opened(staffPage), textOf('act', 'for_buyer'));
    const decided = staffPage.getByRole('dialog', { name: textOf('title', 'for_buyer') });
    await labelled(decided, t('refunds:form.amount')).fill('9000');
    await labelled(decided, t('refunds:form.notes')).fill('Three quarters are fair.');
    await pressed(decided, textOf('act', 'for_buyer'));
    await expect(main.getByText('Three quarters are fair.')).toBeVisible();
    await expect(clerk.getByText('Three quarters are fair.').first()).toBeVisible();
    await picture(staffPage, 'refund-3-decided');
  });

  await test.step('and the buyer’s balance details show the money', async () => {
    await page.goto('/#/balance');
    const line = main.getByRole('listitem').filter({ hasText: '9,000' }).first();
    await expect(line).toBeVisible();
    await picture(page, 'refund-4-balance');
  });
});

test('two of three pieces are refunded by their number, and the rest is still sent', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Prism bar ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name], { price: '4000', freight: '0', quantity: 3 });
  await demo.decide(goodsId, 1);
  const order = await demo.paidOrder('bidder7', goodsId, 3);
  const main = page.getByRole('main');
  const office = await anotherPerson();

  await test.step('the buyer chooses the pieces, and their worth with its tax is proposed', async () => {
    await signIn(page, 'bidder7');
    await page.goto(`/#/orderDetail?id=${order.id}`);
    await pressed(main, t('refunds:act.ask'));
    const dialog = page.getByRole('dialog', { name: t('refunds:title.ask') });
    await pressed(dialog, t('kit:quantities.more', { name }));
    await pressed(dialog, t('kit:quantities.more', { name }));
    await expect(labelled(dialog, t('refunds:form.amount', { currency: 'JPY' }))).toHaveValue('8,800');
    await labelled(dialog, t('refunds:form.reason')).fill('One is enough.');
    await expectSound(page, {
      language,
      t,
      picture: () => picture(page, 'refund-5-pieces', { isWhole: false }),
    });
    await pressed(dialog, t('refunds:act.ask'));
    await expect(main.getByText('One is enough.')).toBeVisible();
  });

  await test.step('the merchant reads which, agrees, and still owes one', async () => {
    await signIn(office, 'seller');
    await office.goto('/#/orders/refund');
    await office.getByRole('row').filter({ hasText: order.number }).getByText(order.number).click();
    const drawer = office.getByRole('dialog').first();
    await expect(drawer.getByText(t('refunds:thread.piece', { name, quantity: '2' })).first()).toBeVisible();
    await pressed(drawer, t('refunds:act.approve'));
    await pressed(office.getByRole('dialog').last(), t('refunds:act.approve'));
    await expect(main.getByText(/8,800/).first()).toBeVisible();
    const steps = main.getByRole('list', { name: t('order:steps.label') });
    await expect(steps.locator('[aria-current="step"]')).toContainText(t('order:steps.shipped'));
    await picture(page, 'refund-6-paid-back');
  });
});
