import { textIn, type Translations as ThreeWords } from '@fovea/shared-types/record/translations';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';

test('a shelf is counted on a phone with a scanner, through a lost network, and what is missing leaves the stock ledger once it is approved', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
  complaints,
}) => {
  const mark = `${language.toUpperCase()}${Date.now()}`;
  const [model, place] = [`K-${mark}`, `Counted ${mark}`];
  const serials = [1, 2, 3, 4].map((number) => `CK-${mark}-${number}`);
  const [first = '', second = '', third = '', fourth = ''] = serials;
  const textOf = (texts: ThreeWords | undefined) => (texts ? textIn(texts, language) : '');
  await demo.stockroom(place, model);
  await demo.stocked(place, model, serials);
  await signIn(page, 'seller');
  const approver = await anotherPerson();
  await signIn(approver, 'admin');
  await page.setViewportSize(phone);
  const main = page.getByRole('main');
  /** As a scanner does, wherever the cursor is: key upon key, however busy the machine is. */
  const wedge = (code: string) =>
    page.evaluate(
      (keys) => {
        for (const key of keys)
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          );
      },
      [...code, 'Enter'],
    );
  const line = main.getByRole('group', { name: new RegExp(model) });

  await test.step('a count of the warehouse begins, and does not show the recorded quantity', async () => {
    await page.goto('/#/warehouse/checkGoods');
    // An empty list offers it twice.
    await page
      .getByRole('button', { name: textOf(['新增盘点', 'Begin a count', '棚卸の開始']), exact: true })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.locator('[data-field=ware_house_id]').click();
    await page.getByRole('option', { name: place, exact: true }).click();
    await pressed(form, t('counts:new.submit'));
    await expect(line).toContainText(t('counts:line.none'));
    await expect(line).not.toContainText(t('counts:line.so_far', { count: 4 }));
  });

  await test.step('pieces are scanned, each once', async () => {
    await wedge(first);
    await expect(main.getByText(t('counts:result.counted', { name: model, count: 1 }))).toBeVisible();
    await expect(line).toContainText(t('counts:line.so_far', { count: 1 }));
    await wedge(first);
    await expect(main.getByText(t('counts:result.again', { serial: first }))).toBeVisible();
    await picture(page, 'count-1-phone', { isWhole: false });
  });

  await test.step('who counted a line corrects it: it is counted from the beginning', async () => {
    await line.getByRole('button', { name: t('counts:restart.label_of', { name: model }) }).click();
    await expect(line).toContainText(t('counts:line.none'));
    await expect(line).toContainText(t('counts:line.corrected', { count: 1 }));
    await wedge(first);
    await expect(line).toContainText(t('counts:line.so_far', { count: 1 }));
  });

  await test.step('without a network it continues, and nothing is lost or counted twice', async () => {
    // The pages that work offline are cached by now.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await wedge(second);
    await expect(main.getByText(t('counts:scan.kept', { label: second }))).toBeVisible();
    await wedge(`X-${mark}`);
    await expect(page.getByText(t('scan:outbox.waiting', { count: 2 }))).toBeVisible();
    await picture(page, 'count-2-offline', { isWhole: false });
  });

  await test.step('a reload without a network opens the count again, with what waits', async () => {
    await page.reload();
    await expect(line).toContainText(t('counts:line.so_far', { count: 1 }));
    await expect(page.getByText(t('scan:outbox.waiting', { count: 2 }))).toBeVisible();
    await wedge(third);
    await expect(page.getByText(t('scan:outbox.waiting', { count: 3 }))).toBeVisible();
    await picture(page, 'count-2-reloaded', { isWhole: false });
    await page.context().setOffline(false);
    await expect(line).toContainText(t('counts:line.so_far', { count: 3 }));
    await expect(page.getByText(t('scan:outbox.waiting', { count: 2 }))).toBeHidden();
  });

  await test.step('an unknown code is listed as it was scanned, and is corrected', async () => {
    const missed = main.getByRole('form', { name: `X-${mark}` });
    const code = labelled(missed, t('counts:missed.code'));
    await expect(code).toHaveValue(`X-${mark}`);
    await expect(missed.getByText(t('counts:result.unknown', { serial: `X-${mark}` })).first()).toBeVisible();
    await code.fill(second);
    await pressed(missed, t('counts:missed.again'));
    // It is not taken either: now for another reason.
    await expect(missed.getByText(t('counts:result.again', { serial: second })).first()).toBeVisible();
    await picture(page, 'count-2-refused', { isWhole: false });
    await code.blur();
    await expect(missed.getByText(t('counts:result.again', { serial: second })).first()).toBeVisible();
    await pressed(missed, t('scan:outbox.drop'));
    await expect(missed).toBeHidden();
  });

  await test.step('what was not found differs, and is confirmed', async () => {
    await pressed(main, t('counts:close.all'));
    await pressed(page.getByRole('dialog').last(), t('counts:close.all'));
    // The line stays where it was.
    await expect(line.getByText(t('counts:line.difference'), { exact: false })).toBeVisible();
    await picture(page, 'count-3-finished', { isWhole: false });
    await pressed(main, t('counts:lines.renew_open'));
    await expect(main.getByText(t('counts:lines.none_open'))).toBeVisible();
    await expect(
      main.getByText(t('counts:finished.text', { differing: 1, zero: 0 }), { exact: true }),
    ).toBeVisible();
    await main.getByRole('link', { name: t('counts:finished.action') }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(t('counts:line.missing', { serials: fourth }))).toBeVisible();
    await expect(drawer.getByText(t('counts:notes.unknown'), { exact: false }).first()).toBeVisible();
    await picture(page, 'count-3-differences', { isWhole: false });
    await pressed(drawer, t('counts:confirm.action'));
    await pressed(page.getByRole('dialog').last(), t('counts:confirm.action'));
    await expect(drawer.getByText(t('counts:documents.title'))).toBeVisible();
  });

  await test.step('the document is approved, and the stock ledger has what was counted', async () => {
    await approver.goto('/#/warehouse/approval');
    const row = await findRow(approver, t, textOf(stockReview.declared.filters.goods_name.label), model);
    await row.getByRole('button').first().focus();
    await approver.keyboard.press('Enter');
    const review = approver.getByRole('dialog', { name: t('stock:audit.title') });
    await expect(review.getByText(fourth).first()).toBeVisible();
    await approver.keyboard.press('a');
    const confirmation = approver.getByRole('dialog').last();
    await confirmation.getByRole('button', { name: t('approval:approve'), exact: true }).focus();
    await approver.keyboard.press('Enter');
    // The queue continues with everything else that is pending.
    await expect(review.getByText(fourth)).toHaveCount(0);
    await approver.goto('/#/warehouse/warehouseGoods');
    const left = await findRow(approver, t, textOf(stock.declared.filters.goods_code.label), model);
    await expect(left).toContainText('3');
    await labelled(approver, textOf(stock.declared.filters.goods_code.label)).first().focus();
  });

  // A browser without a connection logs that in its console; nothing else may be there.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;
});
