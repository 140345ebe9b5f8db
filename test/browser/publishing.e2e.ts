import type { Locator, Page } from '@playwright/test';
import { aPng } from '../fixtures/files.js';
import { pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import type { Words } from './words.js';

/** Of the three fields that stand for a language each, the one on screen. */
const onScreen = (place: Locator, label: string): Locator =>
  place.getByLabel(label).and(place.locator('input, textarea')).filter({ visible: true }).first();

test('goods are begun as a draft, reviewed, and changed under review while the shop shows the old words', async ({
  page,
  language,
  say,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Journey camera ${language}${Date.now()}`;
  const [first, second] = ['Scratch on the chin rest', 'Scratch on the chin rest, lamp replaced'];
  const main = page.getByRole('main');
  const form = main.locator('form');
  await signIn(page, 'seller');
  const staff = await anotherPerson();
  await signIn(staff, 'admin');

  await test.step('the shop’s Publish opens the form, which keeps what is typed', async () => {
    await page.goto('/#/shoppingMall');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('common:header.publish') })
      .click();
    await expect(main.getByRole('heading', { level: 1, name: say('publishing:form.title') })).toBeVisible();
    await onScreen(form, say('publishing:field.goods_name')).fill(name);
    await expect(form.getByText(say.like('publishing:autosave.saved'))).toBeVisible();
    await expect(page).toHaveURL(/draft=\d+/);
    await page.reload();
    await expect(onScreen(form, say('publishing:field.goods_name'))).toHaveValue(name);
  });

  await test.step('what is missing is named; complete, it goes to review', async () => {
    await pressed(form, say('publishing:action.publish'));
    const missing = say('publishing:error.missing', { field: say('publishing:field.category_id') });
    await expect(form.getByRole('alert').filter({ hasText: missing }).first()).toBeVisible();
    const item = form.locator('[data-field="product_id"]');
    await item.fill('spectra');
    await expect(page.getByRole('option', { name: 'OX-Spectra' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(onScreen(form, say('publishing:field.goods_code'))).toHaveValue('OX-Spectra 3');
    await expect(onScreen(form, say('publishing:field.goods_name'))).toHaveValue(name);
    for (const field of ['shipping_time', 'ships_from', 'condition', 'pay_types'])
      await chooseFirst(page, onScreen(form, say(`publishing:field.${field}`)));
    await onScreen(form, say('publishing:field.price')).fill('1200000');
    await onScreen(form, say('publishing:field.condition_note')).fill(first);
    await form
      .locator('input[type="file"][name="images"]')
      .setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer: await aPng(800, 600) }]);
    await expect(form.getByRole('button', { name: say.like('upload:delete_name') })).toBeVisible();
    await picture(page, 'publishing-1-form');
    await pressed(form, say('publishing:action.publish'));
    await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
    await picture(page, 'publishing-2-list');
  });

  await test.step('staff read it and approve', async () => {
    await decideNext(staff, say, name, async (drawer) => {
      await expect(drawer.getByText(first)).toBeVisible();
      await picture(staff, 'publishing-3-review', { isWhole: false });
    });
  });

  await test.step('the seller changes a word; the shop shows the old one until it is approved', async () => {
    const row = await findRow(page, say, say('publishing:list.goods_name'), name);
    await pressed(row, say('publishing:list.edit'));
    await expect(form.getByText(say('publishing:notice.listed'))).toBeVisible();
    const id = /edit=(\d+)/.exec(page.url())?.[1];
    await onScreen(form, say('publishing:field.condition_note')).fill(second);
    await picture(page, 'publishing-4-edit', { isWhole: false });
    await pressed(form, say('publishing:action.save_change'));
    await expect(page.getByText(say('publishing:form.sent'))).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
    await page.goto(`/#/commodityDetail?id=${id}`);
    await expect(main.getByText(first, { exact: true })).toBeVisible();

    await decideNext(staff, say, name, async (drawer) => {
      await expect(drawer.locator('ins')).toContainText('lamp replaced');
      await picture(staff, 'publishing-5-changed', { isWhole: false });
    });
    await page.reload();
    await expect(main.getByText(second, { exact: true })).toBeVisible();
    await picture(page, 'publishing-6-shop');
  });
});

async function chooseFirst(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
}

/** Opens what waits under this name out of the queue, looks, and approves it. */
async function decideNext(
  staff: Page,
  say: Words,
  name: string,
  look: (drawer: Locator) => Promise<void>,
): Promise<void> {
  await staff.goto('/#/productRelated/review');
  await staff.reload();
  const row = await findRow(staff, say, say('publishing:list.goods_name'), name);
  await pressed(row, say('approval:review'));
  const drawer = staff.getByRole('dialog', { name: say('publishing:queue.title') });
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await look(drawer);
  await pressed(drawer, say('approval:approve'));
  const question = staff.getByRole('dialog', { name: say('approval:approve_title', { name }) });
  await pressed(question, say('approval:approve'));
  await expect(staff.getByText(say('approval:approved', { name }))).toBeVisible();
}
