import { pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { addPicture, approveNext, fillBasics, onScreen } from './publish-form.js';

test('goods are begun as a draft, reviewed, and changed under review while the shop shows the old texts', async ({
  page,
  language,
  t,
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
      .getByRole('link', { name: t('common:header.publish') })
      .click();
    await expect(main.getByRole('heading', { level: 1, name: t('publishing:form.title') })).toBeVisible();
    await onScreen(form, t('publishing:field.goods_name')).fill(name);
    await expect(form.getByText(t.like('publishing:autosave.saved'))).toBeVisible();
    await expect(page).toHaveURL(/draft=\d+/);
    await page.reload();
    await expect(onScreen(form, t('publishing:field.goods_name'))).toHaveValue(name);
  });

  await test.step('what is missing is named; complete, it is submitted for review', async () => {
    await pressed(form, t('publishing:action.publish'));
    const missing = t('publishing:error.missing', { field: t('publishing:field.category_id') });
    await expect(form.getByRole('alert').filter({ hasText: missing }).first()).toBeVisible();
    await fillBasics(page, form, t);
    await expect(onScreen(form, t('publishing:field.goods_name'))).toHaveValue(name);
    await onScreen(form, t('publishing:field.price')).fill('1200000');
    await onScreen(form, t('publishing:field.condition_note')).fill(first);
    await addPicture(form, t);
    await picture(page, 'publishing-1-form');
    // By the freight table three pieces of 3 kg cost 2,000.
    await onScreen(form, t('publishing:field.quantity')).fill('5');
    await onScreen(form, t('publishing:field.freight')).fill('3000');
    await onScreen(form, t('publishing:field.weight_g')).fill('3000');
    await pressed(form, t('publishing:action.publish'));
    await expect(form.getByText(/3000 JPY.*2000 JPY/).first()).toBeVisible();
    await picture(page, 'publishing-1-freight');
    // The box itself lies under its track.
    await form.getByRole('switch', { name: t('publishing:field.freight_confirmed') }).press('Space');
    await pressed(form, t('publishing:action.publish'));
    await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
    await picture(page, 'publishing-2-list');
  });

  await test.step('staff read it and approve', async () => {
    await approveNext(staff, t, name, async (drawer) => {
      await expect(drawer.getByText(first)).toBeVisible();
      await picture(staff, 'publishing-3-review', { isWhole: false });
    });
  });

  await test.step('the seller changes a text; the shop shows the old one until it is approved', async () => {
    const row = await findRow(page, t, t('publishing:list.goods_name'), name);
    await pressed(row, t('publishing:list.edit'));
    await expect(form.getByText(t('publishing:notice.listed'))).toBeVisible();
    const id = /edit=(\d+)/.exec(page.url())?.[1];
    await onScreen(form, t('publishing:field.condition_note')).fill(second);
    await picture(page, 'publishing-4-edit', { isWhole: false });
    await pressed(form, t('publishing:action.save_change'));
    await expectNotice(page, t('publishing:form.sent'));
    await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
    await page.goto(`/#/commodityDetail?id=${id}`);
    await expect(main.getByText(first, { exact: true })).toBeVisible();

    await approveNext(staff, t, name, async (drawer) => {
      await expect(drawer.locator('ins')).toContainText('lamp replaced');
      await picture(staff, 'publishing-5-changed', { isWhole: false });
    });
    await page.reload();
    await expect(main.getByText(second, { exact: true })).toBeVisible();
    await picture(page, 'publishing-6-shop');
  });
});
