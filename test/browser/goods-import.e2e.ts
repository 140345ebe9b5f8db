import { pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import { rawKeys, seriousViolations } from './page-checks.js';

test('a sheet is checked, imported and found again; many goods are changed in one dialog', async ({
  page,
  language,
  t,
  signIn,
  picture,
}) => {
  const name = `Imported lamp ${language}${Date.now()}`;
  const dialog = page.getByRole('dialog');
  const isSound = async (): Promise<void> => {
    expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, t)).toEqual([]);
  };
  await signIn(page, 'seller');
  await page.goto('/#/productRelated/productManage');

  await test.step('what is wrong is named before anything is imported', async () => {
    await pressed(page.getByRole('main'), t('goods_import:open'));
    await expect(dialog.getByRole('button', { name: t('kit:sheet.template') })).toBeVisible();
    await page.setInputFiles('input[type="file"]', {
      name: 'lamps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`goods_name_e,price\n${name},1980\nBroken lamp,cheap`),
    });
    await expect(dialog.getByRole('row').filter({ hasText: 'Broken lamp' })).toContainText('cheap');
    await isSound();
    await picture(page, 'goods-import-checked', { isWhole: false });
  });

  await test.step('the sound row becomes a draft, and the sheet stays in the list', async () => {
    await pressed(dialog, t('goods_import:start', { count: 1 }));
    await expect(dialog.getByRole('link', { name: t('goods_import:to_drafts') })).toBeVisible();
    await pressed(dialog, t('goods_import:another'));
    await expect(dialog.getByRole('button', { name: 'lamps.csv', exact: true }).first()).toBeVisible();
    await isSound();
    await page.goBack();
    await dialog.getByRole('link', { name: t('goods_import:to_drafts') }).click();
    await expect(page).toHaveURL(/\/productRelated\/draft/);
    // Until the page of drafts has loaded the previous one is shown, whose field has the same name.
    await expect(page.getByRole('heading', { level: 1, name: t('publishing:draft.title') })).toBeVisible();
    await findRow(page, t, t('publishing:list.goods_name'), name);
  });

  await test.step('two goods are changed at once, and the answer shows the result of each', async () => {
    await page.goto('/#/productRelated/productManage');
    const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await pressed(page.getByRole('main'), t('bulk_edit:action'));
    const field = t('publishing:field.is_negotiable');
    await dialog.getByRole('checkbox', { name: t('bulk_edit:change', { field }) }).check();
    await isSound();
    await dialog.getByRole('radio', { name: t('publishing:review.no') }).check();
    await pressed(dialog, t('bulk_edit:next'));
    await expect(dialog.getByRole('definition')).toHaveText(t('publishing:review.no'));
    await pressed(dialog, t('bulk_edit:confirm', { count: 2 }));
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await isSound();
    await picture(page, 'goods-bulk-edit', { isWhole: false });
  });
});
