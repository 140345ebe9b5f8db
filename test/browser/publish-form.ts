import type { Locator, Page } from '@playwright/test';
import { aPng } from '../fixtures/files.js';
import { pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect } from './fixtures.js';
import { expectNotice } from './notices.js';
import type { PageTexts } from './page-texts.js';

/** The form by which goods are published, as a seller fills it, and the queue where staff decide on them. */

/** Of the three fields of one stem, the one on screen. */
export const onScreen = (place: Locator, label: string): Locator =>
  place.getByLabel(label).and(place.locator('input, textarea')).filter({ visible: true }).first();

/** Chooses an item, of which most of the form is filled, and the first of every list that must be chosen from. */
export async function fillBasics(page: Page, form: Locator, t: PageTexts): Promise<void> {
  await form.locator('[data-field="product_id"]').fill('spectra');
  await expect(page.getByRole('option', { name: 'OX-Spectra' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(onScreen(form, t('publishing:field.goods_code'))).toHaveValue('OX-Spectra 3');
  for (const field of ['shipping_time', 'ships_from', 'condition', 'pay_types'])
    await chooseFirst(page, onScreen(form, t(`publishing:field.${field}`)));
}

export async function addPicture(form: Locator, t: PageTexts): Promise<void> {
  await form
    .locator('input[type="file"][name="images"]')
    .setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer: await aPng(800, 600) }]);
  await expect(form.getByRole('button', { name: t.like('upload:delete_name') })).toBeVisible();
}

async function chooseFirst(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
}

/** Opens what waits under this name out of the queue, looks, and approves it. */
export async function approveNext(
  staff: Page,
  t: PageTexts,
  name: string,
  look: (drawer: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await staff.goto('/#/productRelated/review');
  await staff.reload();
  const row = await findRow(staff, t, t('publishing:list.goods_name'), name);
  await pressed(row, t('approval:review'));
  const drawer = staff.getByRole('dialog', { name: t('publishing:queue.title') });
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await look(drawer);
  await pressed(drawer, t('approval:approve'));
  const question = staff.getByRole('dialog', { name: t('approval:approve_title', { name }) });
  await pressed(question, t('approval:approve'));
  await expectNotice(staff, t('approval:approved', { name }));
}
