import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import type { Translations } from '@fovea/shared-types/record/translations';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';
import { expectSound } from './page-checks.js';

test('a clerk sets a warehouse up with its bins, meets a customer again, and counts what came', async ({
  page,
  language,
  t,
  signIn,
  picture,
}) => {
  const mark = String(Date.now()).slice(-7);
  const demo = `${{ zh: '示例仓库', en: 'Sample store', ja: '見本倉庫' }[language]} ${mark}`;
  const clinic = `株式会社見本眼科${mark}`;
  const drawer = page.getByRole('dialog');
  const choose = async (label: string, option: string | RegExp) => {
    await drawer.locator('input').and(labelled(drawer, label)).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  // An empty list offers it a second time.
  const add = (texts: Translations) =>
    page
      .getByRole('button', { name: t.of(texts), exact: true })
      .first()
      .click();
  await signIn(page, 'seller');

  await test.step('the warehouse', async () => {
    const { fields } = warehouse.declared;
    await page.goto('/#/warehouse/warehouseEnty');
    await add(warehouse.words.add);
    await labelled(drawer, t.of(fields.ware_house_name.label)).fill(demo);
    await choose(t.of(fields.country.label), { zh: '日本', en: 'Japan', ja: '日本' }[language]);
    await choose(t.of(fields.currency.label), 'JPY');
    await pressed(drawer, t.of(warehouse.words.add));
    await expect(drawer).toBeHidden();
    const row = await findRow(
      page,
      t,
      t.of(warehouse.declared.filters.ware_house_name.label ?? warehouse.declared.many),
      demo,
    );
    await row.getByRole('button', { name: t('places:bins'), exact: true }).click();
  });

  await test.step('its bins, many at once', async () => {
    await expect(page).toHaveURL(/warehouse\/bin\?ware_house_id=\d+/);
    await page
      .getByRole('button', { name: t('places:bin.title'), exact: true })
      .first()
      .click();
    await expect(labelled(drawer, t('places:bin.warehouse'))).toHaveValue(demo);
    await labelled(drawer, t('places:bin.first')).fill('A-01-1');
    await labelled(drawer, t('places:bin.last')).fill('B-02-2');
    const many = { count: '8', first: 'A-01-1', last: 'B-02-2' };
    await expect(drawer.getByText(t('places:bin.preview_many', many))).toBeVisible();
    await picture(page, 'warehouse-1-bins', { isWhole: false });
    await pressed(drawer, t('places:bin.title'));
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'B-02-2' })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.of(bin.declared.many), level: 1 })).toBeVisible();
  });

  await test.step('a customer, and the same one again', async () => {
    const { fields } = customer.declared;
    await page.goto('/#/warehouse/customer');
    await add(customer.words.add);
    await labelled(drawer, t.of(fields.customer_name.label)).fill(clinic);
    await labelled(drawer, t.of(fields.customer_tel.label)).fill(`03-${mark.slice(0, 4)}-${mark.slice(3)}`);
    await pressed(drawer, t.of(customer.words.add));
    await expect(drawer).toBeHidden();
    await add(customer.words.add);
    await labelled(drawer, t.of(fields.customer_name.label)).fill(`㈱ 見本眼科${mark}`);
    await expect(drawer.getByText(t('places:double.title'))).toBeVisible();
    await expect(drawer.getByRole('link', { name: clinic })).toBeVisible();
    await picture(page, 'warehouse-2-double', { isWhole: false });
    await pressed(drawer, t('common:action.cancel'));
    await pressed(page.getByRole('dialog').last(), t('kit:form.leave'));
    await expect(drawer).toBeHidden();
  });

  await test.step('an arrival with two lines', async () => {
    const { shown } = arrival.declared;
    await page.goto('/#/warehouse/arrivalGoods');
    await add(arrival.words.add);
    await choose(t.of(shown.customer_name.label), clinic);
    await choose(t.of(shown.ware_house_name.label), demo);
    await pressed(drawer, t('arrivals:lines.add'));
    for (const [at, count] of ['5', '2'].entries()) {
      const line = drawer.getByRole('group').nth(at);
      await line
        .locator('input')
        .and(labelled(line, t('arrivals:lines.product')))
        .click();
      await page.getByRole('listbox').getByRole('option').nth(at).click();
      await labelled(line, t('arrivals:lines.number')).fill(count);
    }
    await labelled(drawer, t.of(shown.logistics_code.label)).fill(mark);
    await picture(page, 'warehouse-3-arrival', { isWhole: false });
    await pressed(drawer, t.of(arrival.words.add));
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: mark })).toBeVisible();
    await expectSound(page, { language, t, picture: () => picture(page, 'warehouse-4-arrivals') });
  });

  await test.step('less has come, which is recorded, on a phone too', async () => {
    const row = page.getByRole('row').filter({ hasText: mark });
    await row.getByRole('button', { name: t('arrivals:action.arrive'), exact: true }).click();
    const counted = drawer.getByRole('row').nth(1).getByRole('textbox');
    await expect(counted).toHaveValue('5');
    await counted.fill('３');
    await expect(drawer.getByText('−2')).toBeVisible();
    await page.setViewportSize(phone);
    await picture(page, 'warehouse-5-arrive', { isWhole: false });
    await pressed(drawer, t('arrivals:arrive.submit'));
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('button').first().click();
    await expect(drawer.getByText('−2')).toBeVisible();
    await expect(drawer.getByText(clinic)).toBeVisible();
  });
});
