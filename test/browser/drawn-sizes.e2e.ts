import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import type { PageTexts } from './page-texts.js';

/** Sizes in pixels that the spec gives (section 9), as they are drawn. */

const HEIGHT = 900;
const widthOf = async (part: Locator): Promise<number | undefined> => (await part.boundingBox())?.width;
const sideMenu = (page: Page, t: PageTexts) =>
  page.getByRole('navigation', { name: t('backoffice:sidebar.label'), exact: true });

// What slides has another place until it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1440, height: HEIGHT });
});

test('the side menu is 200 px wide, and a drawer below 992 px', async ({ page, t }) => {
  await page.goto('/#/dashboard');
  const menu = sideMenu(page, t);
  await expect(menu).toBeVisible();
  const column = page.getByRole('complementary').or(page.locator('aside')).filter({ has: menu }).first();
  await expect.poll(() => widthOf(column)).toBe(200);
  await page.setViewportSize({ width: 992, height: HEIGHT });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 991, height: HEIGHT });
  await expect(menu).toBeHidden();
});

test('what is approved and the messages open in a dialog of 1000 px', async ({ page, demo, language, t }) => {
  const name = `Measured ${language}${Date.now()}`;
  await demo.handIn([name]);
  await page.goto('/#/productRelated/review');
  await expect(page.getByRole('heading', { level: 1, name: t('publishing:queue.title') })).toBeVisible();
  const field = page.getByRole('search').getByLabel(t('publishing:list.goods_name'), { exact: true });
  await field.fill(name);
  await field.press('Enter');
  // The key opens the first row: that of the name only once the others are gone.
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await expect(rows).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  const review = page.getByRole('dialog', { name: t('publishing:queue.title') });
  await expect(review.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect.poll(() => widthOf(review)).toBe(1_000);
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await page.locator('button', { has: page.locator('.tabler-icon-bell') }).click();
  const messages = page.getByRole('dialog', { name: t('message:list.title') });
  await expect.poll(() => widthOf(messages)).toBe(1_000);
});

test('the editor of rich text is 500 px high', async ({ page, t }) => {
  await page.goto('/#/content/staticPages');
  await page.getByRole('main').getByRole('table').getByRole('button').first().click();
  const text = page.getByRole('textbox', { name: t('content:static.field_content') });
  await expect(text).toBeVisible();
  const frame = text.locator('xpath=ancestor::*[contains(@class, "frame")][1]');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(500);
});
