import { textIn, type Translations as ThreeWords } from '@fovea/shared-types/record/translations';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { CARRIERS } from '@fovea/shared-types/warehouse/carriers';
import { send } from '@fovea/shared-types/warehouse/send.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import type { Locator, Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { documentTexts } from '../../server/src/i18n/document-text.js';
import { expect, test } from './fixtures.js';
import { printedBy, unspaced } from './printed.js';
import { pageTextsIn } from './page-texts.js';

const LANGUAGES = ['zh', 'en', 'ja'] as const;

test('goods are announced, arrive for a listing, are approved by keyboard and in the shop; one is sent with its documents', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  test.setTimeout(180_000);
  const mark = `${language}${Date.now()}`;
  const [model, place] = [`M-${mark}`, `Stockroom ${mark}`];
  const textOf = (texts: ThreeWords | undefined) => (texts ? textIn(texts, language) : '');
  const clinic = `株式会社見本眼科${mark}`;
  await demo.stockroom(place, model);
  const listing = await demo.listing(model);
  await demo.customer(clinic);
  await signIn(page, 'seller');
  const approver = await anotherPerson();
  await signIn(approver, 'admin');
  const form = page.getByRole('dialog');
  const announced = page.getByRole('row').filter({ hasText: mark });
  const choose = async (within: Page | Locator, label: string, option: string) => {
    await labelled(within, label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const inStock = async () => {
    await page.goto('/#/warehouse/warehouseGoods');
    await page.reload();
    const row = await findRow(page, t, textOf(stock.declared.filters.goods_code.label), model);
    // Beside a tall field the label of the page is level with the field's first line.
    const [title, field] = [page.getByRole('heading', { level: 1 }), page.getByText(t('stock:scan.find'))];
    const [above, beside] = [await title.boundingBox(), await field.boundingBox()];
    expect(above?.y).toBeLessThanOrEqual(beside?.y ?? 0);
    return row;
  };
  /** Opens the pending document and approves, without a mouse. */
  const approve = async (name: string) => {
    await approver.goto('/#/warehouse/approval');
    await approver.reload();
    const row = await findRow(approver, t, textOf(stockReview.declared.filters.goods_name.label), model);
    await row.getByRole('button').first().focus();
    await approver.keyboard.press('Enter');
    const review = approver.getByRole('dialog', { name: t('stock:audit.title') });
    await expect(review.getByText(place).first()).toBeVisible();
    if (name === 'stock-2-approval')
      await expect(review.getByRole('cell', { name: t('stock:lines.published') })).toHaveCount(2);
    await picture(approver, name, { isWhole: false });
    await approver.keyboard.press('a');
    const confirmation = approver.getByRole('dialog').last();
    await confirmation.getByRole('button', { name: t('approval:approve'), exact: true }).focus();
    await approver.keyboard.press('Enter');
    // Nothing else of the queue is about this model.
    await expect(review).toBeHidden();
  };

  /** Searches a list that is loaded on demand, and selects a row. */
  const find = async (label: string, sought: string) => {
    const field = form.locator('input').and(labelled(form, label));
    await field.fill(sought);
    await page.getByRole('option').filter({ hasText: sought }).click();
  };

  await test.step('three pieces are announced, and two of them come', async () => {
    const { shown } = arrival.declared;
    await page.goto('/#/warehouse/arrivalGoods');
    await page
      .getByRole('button', { name: t.of(arrival.words.add), exact: true })
      .first()
      .click();
    await find(t.of(shown.customer_name.label), clinic);
    await find(t.of(shown.ware_house_name.label), place);
    await find(t('arrivals:lines.product'), model);
    await labelled(form, t('arrivals:lines.number')).fill('3');
    await labelled(form, t.of(shown.logistics_code.label)).fill(mark);
    await pressed(form, t.of(arrival.words.add));
    await expect(form).toBeHidden();
    await pressed(announced, t('arrivals:action.arrive'));
    await form.getByRole('textbox', { name: t('arrivals:arrive.counted') }).fill('2');
    await picture(page, 'stock-1-arrive', { isWhole: false });
    await pressed(form, t('arrivals:arrive.submit'));
    await expect(form).toBeHidden();
  });

  await test.step('they are put in stock, pasted at once, and the arrival names the document', async () => {
    await pressed(announced, t('arrivals:action.stock'));
    await expect(labelled(form, t('stock:field.ware_house'))).toHaveValue(place);
    await expect(labelled(form, t('stock:field.supplier'))).toHaveValue(new RegExp(clinic));
    const serials = labelled(form, t('stock:lines.serials'));
    await serials.fill('SN-1\nSN-2\nsn-1');
    await expect(serials).toHaveAccessibleDescription(
      new RegExp(t('stock:lines.serials_repeated', { serials: 'SN-1' })),
    );
    await picture(page, 'stock-1-repeated', { isWhole: false });
    await serials.fill('SN-1\nSN-2');
    await labelled(form, t('stock:lines.cost', { currency: 'JPY' })).fill('120000');
    await labelled(form, t('stock:lines.listing')).click();
    await page.getByRole('option', { name: new RegExp(model) }).click();
    await labelled(form, t('stock:lines.publish')).check();
    await picture(page, 'stock-1-inbound', { isWhole: false });
    await pressed(form, t('stock:action.send'));
    await expect(form).toBeHidden();
    await expect(announced.getByRole('button', { name: t('arrivals:action.stock') })).toBeHidden();
    await announced.getByRole('button').first().click();
    await expect(form.getByText(t('arrivals:stock.documents'))).toBeVisible();
    await expect(form.getByRole('link', { name: /^IN\d+/ })).toBeVisible();
    await picture(page, 'stock-1-arrived', { isWhole: false });
  });

  await test.step('somebody else approves them', () => approve('stock-2-approval'));

  await test.step('the third comes later, and can be put in stock', async () => {
    await page.goto('/#/warehouse/arrivalGoods');
    await page.reload();
    await pressed(announced, t('arrivals:action.rest'));
    await expect(form.getByText(t('arrivals:rest.hint'))).toBeVisible();
    await picture(page, 'stock-2-rest', { isWhole: false });
    await pressed(form, t('arrivals:rest.submit'));
    await expect(form).toBeHidden();
    await expect(announced.getByRole('button', { name: t('arrivals:action.stock') })).toBeVisible();
    await picture(page, 'stock-2-arrivals', { isWhole: false });
  });

  await test.step('both are in the shop', async () => {
    await page.goto(`/#/commodityDetail?id=${listing}`);
    await expect(page.getByRole('heading', { name: model, level: 1 })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
  });

  await test.step('they are in stock, one of them is sent', async () => {
    const row = await inStock();
    await expect(row).toContainText('2');
    await row.getByRole('button', { name: model, exact: true }).click();
    await expect(form.getByText('SN-2')).toBeVisible();
    await picture(page, 'stock-3-stock', { isWhole: false });
    await page.goto('/#/warehouse/outbound');
    await pressed(page, t('stock:out.add'));
    await choose(form, t('stock:field.ware_house'), place);
    await find(t('stock:field.customer'), clinic);
    await form.getByRole('button', { name: new RegExp(model) }).click();
    await labelled(form, t('stock:lines.serials')).fill('sn-1');
    await picture(page, 'stock-4-outbound', { isWhole: false });
    await pressed(form, t('stock:action.send'));
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

  const parcel = page.getByRole('row').filter({ hasText: clinic });
  await test.step('it is packed for the customer of the document, and sent', async () => {
    const { shown } = send.declared;
    await page.goto('/#/warehouse/outbound');
    const left = page.getByRole('row').filter({ hasText: model });
    const number = /OUT\d+/.exec((await left.textContent()) ?? '')?.[0] ?? '';
    await page.goto('/#/warehouse/deliverGoods');
    await page
      .getByRole('button', { name: t.of(send.words.add), exact: true })
      .first()
      .click();
    await labelled(form, t.of(shown.ware_house_out_sn.label)).fill(number);
    await pressed(form, t('sends:next'));
    await expect(labelled(form, t.of(shown.customer_name.label))).toHaveValue(clinic);
    await expect(form.getByText('SN-1')).toBeVisible();
    await picture(page, 'stock-7-parcel', { isWhole: false });
    await pressed(form, t.of(send.words.add));
    await expect(form).toBeHidden();
    await pressed(parcel, t('sends:step.1.submit'));
    await choose(form, t.of(shown.carrier.label), t.of(CARRIERS[1].name));
    await labelled(form, t.of(shown.logistics_code.label)).fill('4012-3456-7890');
    await picture(page, 'stock-8-send', { isWhole: false });
    await pressed(form, t('sends:step.1.submit'));
    await expect(form).toBeHidden();
  });

  let passport = '';
  await test.step('its delivery note is the same in each language, and its code leads to the piece', async () => {
    await parcel.getByRole('button').first().click();
    await expect(form.getByText('SN-1')).toBeVisible();
    await picture(page, 'stock-9-parcel', { isWhole: false });
    for (const each of LANGUAGES) {
      await page
        .context()
        .addCookies([{ name: 'fovea_language', value: each, url: new URL(page.url()).origin }]);
      await page.reload();
      const note = await printedBy(
        form.getByRole('button', { name: (await pageTextsIn(each))('sends:note'), exact: true }),
      );
      for (const texts of [
        documentTexts(each).certificate.titles.send,
        clinic,
        model,
        'SN-1',
        '4012-3456-7890',
      ])
        expect(note.text).toContain(unspaced(texts));
      expect(note.text).not.toContain('SN-2');
      passport = new URL(note.qr).hash;
    }
    await page
      .context()
      .addCookies([{ name: 'fovea_language', value: language, url: new URL(page.url()).origin }]);
  });

  await test.step('the passport of the piece shows its history and prints it', async () => {
    await page.goto(`/${passport}`);
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByText(t('passport:place.0'))).toBeVisible();
    await expect(main.getByRole('listitem')).not.toHaveCount(0);
    await picture(page, 'stock-10-passport');
    const document = await printedBy(
      main.getByRole('button', { name: t('passport:print.pdf'), exact: true }),
    );
    for (const texts of [documentTexts(language).passport.title, model, 'SN-1', place])
      expect(document.text).toContain(unspaced(texts));
    expect(new URL(document.qr).hash).toContain('/warehouse/passport');
  });
});
