import { pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

const sheetOf = (...rows: readonly string[][]) => ({
  name: 'freight.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([['currency', 'delivery_country', 'max_kg', 'price'], ...rows].join('\n')),
});

test('the freight table is taken from a sheet: all of it, or nothing and what is wrong', async ({
  page,
  t,
  signIn,
  picture,
}) => {
  // Of this run alone, in each language.
  const kilos = 2_000 + (Date.now() % 900);
  await signIn(page, 'admin');
  await page.goto('/#/orders/freightRate');
  await pressed(page.getByRole('main'), t('freight:sheet.open'));
  const dialog = page.getByRole('dialog').last();

  await test.step('a cell is wrong: it is named, and nothing changed', async () => {
    await dialog
      .locator('input[type="file"]')
      .setInputFiles(sheetOf(['JPY', 'JP', String(kilos), '4500'], ['JPY', 'XX', String(kilos), '9000']));
    await expect(dialog.getByRole('status')).toContainText('freight.csv');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await picture(page, 'freight-sheet-1-wrong', { isWhole: false });
    await pressed(dialog, t('freight:sheet.another'));
  });

  await test.step('more would be sent for less: both totals are named, and nothing changed', async () => {
    await dialog.locator('input[type="file"]').setInputFiles(sheetOf(['JPY', 'JP', String(kilos), '4500']));
    await expect(dialog.getByRole('alert')).toContainText('65000');
  });

  await test.step('the corrected sheet is listed at once', async () => {
    await dialog
      .locator('input[type="file"]')
      .setInputFiles(sheetOf(['JPY', 'JP', String(kilos), '990000'], ['JPY', 'CN', String(kilos), '9000']));
    await expectNotice(page, t('freight:sheet.done', { added: 2, replaced: 0 }));
    await picture(page, 'freight-sheet-2-table');
  });
});
