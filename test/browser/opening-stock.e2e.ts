import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { textIn, type Translations as ThreeWords } from '@fovea/shared-types/record/translations';
import { aCsv } from '../fixtures/sheets.js';
import { pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';

test('opening stock is sent as a sheet, corrected, imported and approved', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const mark = `${language.toUpperCase()}${Date.now()}`;
  const [model, place] = [`O-${mark}`, `Opened ${mark}`];
  const textOf = (texts: ThreeWords | undefined) => (texts ? textIn(texts, language) : '');
  await demo.stockroom(place, model);
  await signIn(page, 'seller');
  const dialog = page.getByRole('dialog');
  const titles = ['product', 'serial_number', 'unit_cost', 'ware_house'];
  const send = (rows: readonly string[][]) =>
    page.setInputFiles('input[type="file"]', {
      name: 'opening.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(aCsv([titles, ...rows])),
    });

  await test.step('what is wrong is shown at its row, and nothing is imported', async () => {
    await page.goto('/#/warehouse/warehouseGoods');
    await pressed(page, textOf(['导入期初库存', 'Import opening stock', '期首在庫の取込']));
    await expect(dialog.getByRole('button', { name: t('kit:sheet.template') })).toBeVisible();
    await send([
      [model, `OP-${mark}-1`, '1000', place],
      [model, '', '1000', 'Nowhere'],
    ]);
    await expect(dialog.getByText(t('opening:row', { number: 3 }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('opening:start', { count: 2 }) })).toBeHidden();
    await picture(page, 'opening-1-faults', { isWhole: false });
  });

  await test.step('the corrected sheet becomes a document', async () => {
    await pressed(dialog, t('opening:another'));
    await send([
      [model, `OP-${mark}-1`, '1000', place],
      [model, `OP-${mark}-2`, '1000', place],
    ]);
    await expect(dialog.getByText(t('opening:becomes'))).toBeVisible();
    await pressed(dialog, t('opening:start', { count: 2 }));
    await expect(dialog.getByText(t('opening:became'))).toBeVisible();
    await picture(page, 'opening-2-documents', { isWhole: false });
  });

  await test.step('somebody else approves it, and the pieces are in stock', async () => {
    const approver = await anotherPerson();
    await signIn(approver, 'admin');
    await approver.goto('/#/warehouse/approval');
    const row = await findRow(approver, t, textOf(stockReview.declared.filters.goods_name.label), model);
    await row.getByRole('button').first().focus();
    await approver.keyboard.press('Enter');
    const review = approver.getByRole('dialog', { name: t('stock:audit.title') });
    await expect(review.getByText(`OP-${mark}-2`).first()).toBeVisible();
    await approver.keyboard.press('a');
    const confirmation = approver.getByRole('dialog').last();
    await confirmation.getByRole('button', { name: t('approval:approve'), exact: true }).focus();
    await approver.keyboard.press('Enter');
    // The queue continues with everything else that is pending.
    await expect(review.getByText(`OP-${mark}-2`)).toHaveCount(0);
    await approver.goto('/#/warehouse/warehouseGoods');
    const left = await findRow(approver, t, textOf(stock.declared.filters.goods_code.label), model);
    await expect(left).toContainText('2');
  });

  await test.step('many rows are imported while the user watches, or leaves', async () => {
    await pressed(dialog, t('opening:another'));
    await send(Array.from({ length: 510 }, (_, at) => [model, `OM-${mark}-${at}`, '1000', place]));
    await pressed(dialog, t('opening:start', { count: 510 }));
    await expect(dialog.getByText(t('opening:became'))).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toBeHidden();
    await expect(dialog.getByText(t('opening:lines', { count: 500 }))).toBeVisible();
    await picture(page, 'opening-3-many', { isWhole: false });
  });
});
