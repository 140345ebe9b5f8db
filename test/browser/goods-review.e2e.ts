import { pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';
import { expectNotice } from './notices.js';

test('a queue is worked off by keys: read, rejected with reasons, approved, and outrun by somebody else', async ({
  page,
  demo,
  language,
  t,
  signIn,
  picture,
}) => {
  const mark = `Queue ${language}${Date.now()}`;
  const [one, two, three] = [`${mark} one`, `${mark} two`, `${mark} three`];
  const ids = await demo.handIn([one, two, three]);
  const drawer = page.getByRole('dialog', { name: t('publishing:queue.title') });
  const heading = (name: string) => drawer.getByRole('heading', { level: 2, name });
  /** The keyboard's place after a step. */
  const place = (name: string) => heading(name).locator('[tabindex]');
  const question = (key: string, name: string) => page.getByRole('dialog', { name: t(key, { name }) });
  await signIn(page, 'admin');

  await test.step('the menu counts what waits, and the queue begins with the longest', async () => {
    await page.goto('/#/productRelated/review');
    await expect(page.getByRole('heading', { level: 1, name: t('publishing:queue.title') })).toBeVisible();
    const field = page.getByRole('search').getByLabel(t('publishing:list.goods_name'), { exact: true });
    await field.fill(mark);
    await field.press('Enter');
    const rows = page.getByRole('row').filter({ hasText: mark });
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(one);
    await picture(page, 'goods-review-1-queue');
    await page.getByRole('heading', { level: 1 }).click();
  });

  await test.step('keys lead through it and do nothing while one writes', async () => {
    await page.keyboard.press('n');
    await expect(heading(one)).toBeVisible();
    await page.keyboard.press('n');
    await expect(heading(two)).toBeVisible();
    await page.keyboard.press('p');
    await expect(place(one)).toBeFocused();
    await picture(page, 'goods-review-2-open', { isWhole: false });
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: t('kit:keys.title') });
    await expect(keys.getByText(t('approval:key.approve'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('r');
    const notes = drawer.getByLabel(t('approval:notes'), { exact: true });
    await expect(notes).toBeFocused();
    await expect(drawer.getByText(t('approval:notes_missing'))).toBeVisible();
    await page.keyboard.type('a new picture, please');
    await expect(notes).toHaveValue('a new picture, please');
  });

  await test.step('a rejection states what is wrong with which field, and the next one opens', async () => {
    await drawer
      .getByRole('combobox', { name: t('approval:by_field') })
      .selectOption({ label: t('publishing:field.price') });
    await page.keyboard.type('Far above the market');
    await picture(page, 'goods-review-3-words', { isWhole: false });
    await pressed(drawer, t('approval:reject'));
    const confirmation = question('approval:reject_title', one);
    await expect(confirmation.getByText('a new picture, please')).toBeVisible();
    await picture(page, 'goods-review-4-question', { isWhole: false });
    await pressed(confirmation, t('approval:reject'));
    await expectNotice(page, t('approval:rejected', { name: one }));
    await expect(place(two)).toBeFocused();
  });

  await test.step('a slower reviewer reads by whom and when it was decided', async () => {
    await demo.decide(ids[1] ?? 0, 1);
    await page.keyboard.press('a');
    const confirmation = question('approval:approve_title', two);
    await expect(confirmation.getByRole('button', { name: t('approval:approve') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('alert').first()).toContainText(t.like('approval:other_approved'));
    await picture(page, 'goods-review-5-outrun', { isWhole: false });
    await page.keyboard.press('n');
    await expect(heading(three)).toBeVisible();
  });

  await test.step('from a phone as well, and then nothing of it waits', async () => {
    await page.setViewportSize(phone);
    await picture(page, 'goods-review-6-phone', { isWhole: false });
    await pressed(drawer, t('approval:approve'));
    const confirmation = question('approval:approve_title', three);
    await pressed(confirmation, t('approval:approve'));
    await expectNotice(page, t('approval:all_done'));
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the seller reads the reasons in the list', async () => {
    await signIn(page, 'seller');
    await page.goto('/#/productRelated/productManage');
    const row = await findRow(page, t, t('publishing:list.goods_name'), one);
    await row.getByText(one).click();
    const goods = page.getByRole('dialog', { name: t('publishing:review.title') });
    await expect(goods.getByText('Far above the market').first()).toBeVisible();
    await picture(page, 'goods-review-7-reasons', { isWhole: false });
  });
});
