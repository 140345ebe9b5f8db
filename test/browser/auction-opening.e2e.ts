import { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { Locator, Page } from '@playwright/test';
import { pressed } from './account-pages.js';
import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';
import { expectNotice } from './notices.js';
import { addPicture, approveNext, fillBasics, onScreen } from './publish-form.js';

/** An amount in the field of this label. */
const typed = async (place: Locator, label: string, amount: string): Promise<void> => {
  const field = place.getByRole('textbox', { name: label, exact: true });
  await field.fill(amount);
};

const money = (whole: string): RegExp => new RegExp(Number(whole).toLocaleString('en-US'));

test('a seller opens an auction that a buyer finds and bids on, two more at once, and cancels one of them', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  const stem = `Console lot ${language}${Date.now()}`;
  const names = [`${stem} A`, `${stem} B`, `${stem} C`] as const;
  const [first = 0, ...others] = await demo.handIn(names);
  for (const id of [first, ...others]) await demo.decide(id, 1);
  const main = page.getByRole('main');
  await signIn(page, 'seller');

  await test.step('from the detail of the goods to the terms, each with what it does', async () => {
    await page.goto(`/#/productRelated/productManage?open=${first}`);
    const drawer = page.getByRole('dialog', { name: t('publishing:review.title') });
    await pressed(drawer, t('publishing:list.auction'));
    await expect(main.getByRole('heading', { level: 1, name: t('auctions:open.title') })).toBeVisible();
    await expect(main.getByText(t('auctions:hint.reserve_none'))).toBeVisible();
    await typed(main, t('auctions:list.start_price'), '300000');
    await typed(main, t('auctions:list.reserve_price'), '400000');
    await expect(main.getByText(t('auctions:hint.reserve'))).toBeVisible();
    await typed(main, t('auctions:field.deposit_rate'), '0');
    await picture(page, 'auction-opening-1-terms');
  });

  await test.step('bidders will see it so', async () => {
    const window = page.waitForEvent('popup');
    await pressed(main, t('auctions:preview.open'));
    const preview = await window;
    await expect(preview.getByText(t('publishing:preview.lot_text'))).toBeVisible();
    await expect(preview.getByRole('region', { name: t('auction:live.title') })).toContainText(
      money('300000'),
    );
    await picture(preview, 'auction-opening-2-preview', { isWhole: false });
    await preview.close();
  });

  await test.step('all of it is shown once more for confirmation, then the lot is in the list', async () => {
    await pressed(main, t('auctions:open.submit'));
    const question = page.getByRole('dialog', { name: t('auctions:open.question', { name: names[0] }) });
    await expect(question).toContainText(money('400000'));
    await expect(question).toContainText(t('auctions:question.fixed'));
    await pressed(question, t('auctions:open.submit'));
    await expectNotice(page, t('auctions:open.done'));
    await expect(main.getByRole('row').filter({ hasText: names[0] })).toBeVisible();
    await picture(page, 'auction-opening-3-list');
  });

  await test.step('a buyer finds it on a phone and bids', async () => {
    const buyer = await anotherPerson(phone);
    await signIn(buyer, 'bidder1');
    await buyer.goto(`/#/commodityDetail?id=${first}`);
    const lot = lotPage(buyer, t);
    await lot.isLive();
    await expect(lot.startPrice).toContainText(money('300000'));
    await lot.bar.getByRole('button').click();
    await lot.sheet.getByRole('button', { name: t.like('auction:sheet.confirm_amount') }).click();
    await expect(lot.box).toContainText(t('auction:notice.confirmed'));
    await picture(buyer, 'auction-opening-4-bid');
  });

  await test.step('two more are opened at once, their ends a minute apart', async () => {
    await page.goto(`/#/productRelated/productManage?goods_name=${encodeURIComponent(stem)}`);
    for (const name of names.slice(1))
      await main.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await page
      .getByRole('button', { name: t('publishing:list.auction'), exact: true })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: t('auctions:many.title', { count: 2 }) });
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    for (const [at, amount] of ['120000', '150000'].entries())
      await typed(rows.nth(at), t('auctions:list.start_price'), amount);
    await picture(page, 'auction-opening-5-many', { isWhole: false });
    await pressed(dialog, t('auctions:many.next'));
    await pressed(dialog, t('auctions:many.submit', { count: 2 }));
    await expect(dialog.getByRole('status')).toContainText(t('auctions:many.all_done', { count: 2 }));
    const ends = await dialog.getByRole('listitem').allTextContents();
    const minutes = ends.map((text) => Number(/\d{2}:(\d{2})/.exec(text)?.[1]));
    expect(minutes).toEqual([0, 1]);
    await picture(page, 'auction-opening-6-many-done', { isWhole: false });
    await dialog
      .getByRole('button', { name: t('common:action.close'), exact: true })
      .last()
      .click();
  });

  await test.step('the calendar has them on their day, and walks by keys', async () => {
    await page.goto('/#/orders/auction?view=calendar');
    const grid = main.getByRole('grid');
    const today = grid.locator('[aria-current="date"]');
    await today.focus();
    for (let day = 0; day < 7; day += 1) await page.keyboard.press('ArrowRight');
    await expect(grid.locator('[tabindex="0"]')).toBeFocused();
    await expect(main.getByRole('link', { name: names[1] })).toBeVisible();
    await expect(main.getByRole('link', { name: names[2] })).toBeVisible();
    await picture(page, 'auction-opening-7-calendar');
    await page.setViewportSize(phone);
    await expect(main.getByRole('link', { name: names[1] })).toBeVisible();
    await noSidewaysScroll(page);
    await picture(page, 'auction-opening-8-calendar');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('one is cancelled, with its effect shown before and a reason', async () => {
    await page.goto(`/#/orders/auction?goods_name=${encodeURIComponent(names[2])}`);
    const row = main.getByRole('row').filter({ hasText: names[2] });
    await row.getByRole('button', { name: t('kit:table.more_actions', { name: names[2] }) }).click();
    await page.getByRole('menuitem', { name: t('auctions:list.cancel_row') }).click();
    const question = page.getByRole('dialog', { name: t('auctions:cancel.title', { name: names[2] }) });
    await expect(question).toContainText(t('auctions:cancel.no_bids'));
    await question.getByRole('textbox').fill('Sold to a clinic next door');
    await pressed(question, t('auctions:list.cancel'));
    await expectNotice(page, t('auctions:cancel.done'));
    await expect(row.getByRole('button', { name: t('auctions:list.relist') })).toBeVisible();
    await picture(page, 'auction-opening-9-cancelled');
  });
});

test('terms drafted for goods that wait for their review open an auction by themselves once they are approved', async ({
  page,
  language,
  t,
  anotherPerson,
  signIn,
  picture,
}) => {
  const name = `Drafted lot ${language}${Date.now()}`;
  const main = page.getByRole('main');
  await signIn(page, 'seller');

  await test.step('goods for auction are published: no price is needed, terms follow', async () => {
    await page.goto('/#/shoppingMall');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.publish') })
      .click();
    const form = main.locator('form');
    await onScreen(form, t('publishing:field.goods_name')).fill(name);
    await fillBasics(page, form, t);
    await form.locator(`input[name="sale_type"][value="${SALE_TYPE.auction}"]`).check();
    await expect(form.getByText(t('publishing:hint.auction'))).toBeVisible();
    await expect(form.getByLabel(t('publishing:field.price'), { exact: true })).toHaveCount(0);
    await addPicture(form, t);
    await pressed(form, t('publishing:action.publish'));
  });

  await test.step('where the publish form leads: a draft for these very goods', async () => {
    await expect(page).toHaveURL(/auctionDraft\?goods=\d+/);
    const drawer = page.getByRole('dialog', { name: t.of(auctionPlan.words.add) });
    await typed(drawer, t.of(auctionPlan.declared.fields.start_price.label), '250000');
    await picture(page, 'auction-opening-a-draft', { isWhole: false });
    await drawer.locator('button[type="submit"]').click();
    await expect(drawer).toBeHidden();
    const row = main.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(t.of(auctionPlan.declared.shown.state.names?.[0] ?? ['', '', '']));
    await picture(page, 'auction-opening-b-drafts');
  });

  await test.step('approved, they are a lot, and the draft is gone', async () => {
    const staff = await anotherPerson();
    await signIn(staff, 'admin');
    await approveNext(staff, t, name);
    await expect(async () => {
      await page.goto('/#/orders/auction');
      await page.reload();
      await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
    await page.goto('/#/orders/auctionDraft');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  });
});

const noSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
