import { inWords, type Words as ThreeWords } from '@fovea/shared-types/record/words';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import type { Locator, Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';

test('pieces come in for a listing, are approved by keyboard and are in the shop; one goes out again', async ({
  page,
  house,
  language,
  say,
  signIn,
  anotherPerson,
  picture,
}) => {
  const mark = `${language}${Date.now()}`;
  const [model, place] = [`M-${mark}`, `Stockroom ${mark}`];
  const says = (words: ThreeWords | undefined) => (words ? inWords(words, language) : '');
  await house.stockroom(place, model);
  const listing = await house.listing(model);
  await signIn(page, 'seller');
  const approver = await anotherPerson();
  await signIn(approver, 'admin');
  const form = page.getByRole('dialog');
  const choose = async (within: Page | Locator, label: string, option: string) => {
    await labelled(within, label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const inStock = async () => {
    await page.goto('/#/warehouse/warehouseGoods');
    await page.reload();
    return findRow(page, say, says(stock.declared.filters.goods_code.label), model);
  };
  /** Opens the paper that waits and says yes, without a mouse. */
  const approve = async (name: string) => {
    await approver.goto('/#/warehouse/approval');
    await approver.reload();
    const row = await findRow(approver, say, says(stockReview.declared.filters.goods_name.label), model);
    await row.getByRole('button').first().focus();
    await approver.keyboard.press('Enter');
    const review = approver.getByRole('dialog', { name: say('stock:audit.title') });
    await expect(review.getByText(place).first()).toBeVisible();
    if (name === 'stock-2-approval')
      await expect(review.getByRole('cell', { name: say('stock:lines.published') })).toHaveCount(2);
    await picture(approver, name, { isWhole: false });
    await approver.keyboard.press('a');
    const asked = approver.getByRole('dialog').last();
    await asked.getByRole('button', { name: say('approval:approve'), exact: true }).focus();
    await approver.keyboard.press('Enter');
    // Nothing else of the queue is about this model.
    await expect(review).toBeHidden();
  };

  await test.step('the clerk sends two pieces for a listing, pasted at once', async () => {
    await page.goto('/#/warehouse/inbound');
    await pressed(page, say('stock:in.add'));
    await choose(form, say('stock:field.ware_house'), place);
    await labelled(form, say('stock:lines.search')).fill(model);
    await form.getByRole('button', { name: new RegExp(model) }).click();
    await labelled(form, say('stock:lines.serials')).fill('SN-1\nSN-2');
    await labelled(form, say('stock:lines.cost', { currency: 'JPY' })).fill('120000');
    await labelled(form, say('stock:lines.listing')).click();
    await page.getByRole('option', { name: new RegExp(model) }).click();
    await labelled(form, say('stock:lines.publish')).check();
    await picture(page, 'stock-1-inbound', { isWhole: false });
    await pressed(form, say('stock:action.send'));
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: model })).toBeVisible();
  });

  await test.step('somebody else approves them', () => approve('stock-2-approval'));

  await test.step('both are in the shop', async () => {
    await page.goto(`/#/commodityDetail?id=${listing}`);
    await expect(page.getByRole('heading', { name: model, level: 1 })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
  });

  await test.step('they are in stock, one of them goes out', async () => {
    const row = await inStock();
    await expect(row).toContainText('2');
    await row.getByRole('button', { name: model, exact: true }).click();
    await expect(form.getByText('SN-2')).toBeVisible();
    await picture(page, 'stock-3-stock', { isWhole: false });
    await page.goto('/#/warehouse/outbound');
    await pressed(page, say('stock:out.add'));
    await choose(form, say('stock:field.ware_house'), place);
    await form.getByRole('button', { name: new RegExp(model) }).click();
    await labelled(form, say('stock:lines.serials')).fill('sn-1');
    await picture(page, 'stock-4-outbound', { isWhole: false });
    await pressed(form, say('stock:action.send'));
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: model })).toBeVisible();
  });

  await test.step('it leaves once it is approved, and every movement is on record', async () => {
    await approve('stock-5-approval');
    const row = await inStock();
    await row.getByRole('button', { name: model, exact: true }).click();
    await expect(form.getByText('SN-2')).toBeVisible();
    await expect(form.getByText('SN-1')).toBeHidden();
    await page.goto('/#/warehouse/record');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: model })).toHaveCount(3);
    await picture(page, 'stock-6-record', { isWhole: false });
  });
});
