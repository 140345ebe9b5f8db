import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { AUCTION_ORDER_STATUS } from '@fovea/shared-types/states';
import type { Locator, Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';
import { expectNotice } from './notices.js';
import { expectSound } from './page-checks.js';
import { hasDatabase, letLotEnd } from './passed-deadlines.js';

test('an auctioneer works the console of a lot while two people bid in other browsers', async ({
  page,
  anotherPerson,
  demo,
  language,
  t,
  signIn,
  picture,
}) => {
  const [first, second] = [await anotherPerson(), await anotherPerson(phone)];
  await signIn(first, await demo.newMember());
  await signIn(second, await demo.newMember());
  await signIn(page, 'staff');
  const lot = await demo.openLot({
    endsInSeconds: 3_600,
    extendSeconds: 60,
    terms: { reserve_price: '420000', buy_now_price: null, need_approval: true },
  });
  const [price1, price2] = [lot.money(lot.startPrice), lot.money(lot.startPrice + lot.step)];
  const [one, two] = [lotPage(first, t), lotPage(second, t)];
  const staffPage = page.getByRole('dialog', { name: t('auction_admin:title'), exact: true });
  const card = (key: string, values = {}): Locator => staffPage.getByRole('region', { name: t(key, values) });
  const log = staffPage.getByRole('log').getByRole('listitem');
  const confirmation = (key: string, values = {}): Locator =>
    page.getByRole('dialog', { name: t(key, values) });
  const openAdminPage = (of: Page) => of.goto(`/#/orders/auction?open=${lot.auctionId}`);

  await test.step('both request admission, and wait', async () => {
    for (const bidder of [first, second]) {
      await bidder.goto(`/#/commodityDetail?id=${lot.goodsId}`);
      await bidder.getByRole('main').getByRole('checkbox').check();
      await pressed(bidder, t('auction:admission.apply'));
      await expect(bidder.getByRole('heading', { name: t('auction:admission.pending') })).toBeVisible();
    }
  });

  await test.step('the console counts them, live, with the reserve that nobody else sees', async () => {
    await openAdminPage(page);
    await expect(staffPage.getByText(t('auction:connection.live'), { exact: true })).toBeVisible();
    await expect(staffPage.getByText(lot.money(420_000))).toBeVisible();
    await expect(card('auction_admin:bidders.title_waiting', { count: 2 })).toBeVisible();
    await expect(one.box).not.toContainText(lot.money(420_000));
    await picture(page, 'desk-1-waiting', { isWhole: false });
  });

  await test.step('both are admitted by keys alone, and may bid at once', async () => {
    const decide = staffPage.getByRole('button', { name: t('auction_admin:bidders.decide') });
    await decide.first().focus();
    await page.keyboard.press('Enter');
    for (const key of ['a', 'a']) {
      await expect(staffPage.getByLabel(t('approval:notes'), { exact: true })).toBeVisible();
      await page.keyboard.press(key);
      const question = page.getByRole('dialog', { name: t.like('approval:approve_title') });
      await expect(question.getByText(t('auction_admin:bidders.no_deposit'))).toBeVisible();
      await picture(page, 'desk-2-admit', { isWhole: false });
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
    }
    await expect(card('auction_admin:bidders.title')).toContainText(t('auction_admin:eligibility.eligible'));
    await expect(one.placeBid).toBeVisible();
    await expect(two.bar.getByRole('button')).toBeVisible();
  });

  await test.step('bids appear on the console as they come', async () => {
    await one.placeBid.click();
    await one.confirm(price1);
    await expect(card('auction_admin:now.title')).toContainText(price1);
    await expect(card('auction_admin:now.title')).toContainText(t('auction_admin:now.leader', { number: 1 }));
    await two.bar.getByRole('button').click();
    await two.confirm(price2);
    await expect(card('auction_admin:now.title')).toContainText(price2);
    await expect(log).toHaveCount(2);
    await expect(card('auction_admin:bidders.title')).toContainText(price2);
    await expectSound(page, {
      language,
      t,
      picture: () => picture(page, 'desk-3-bids', { isWhole: false }),
    });
  });

  await test.step('a bid is voided with a reason, after its effect was shown', async () => {
    await log.first().getByRole('button').click();
    const question = confirmation('auction_admin:void.title', { seq: 2, number: 2 });
    await expect(question).toContainText(price2);
    await pressed(question, t('auction_admin:act.void'));
    await expect(question.getByRole('alert')).toBeVisible();
    await question.getByRole('textbox').fill('Typed a digit too many');
    await picture(page, 'desk-4-void', { isWhole: false });
    await pressed(question, t('auction_admin:act.void'));
    await expectNotice(page, t('auction_admin:void.done'));
    await expect(card('auction_admin:now.title')).toContainText(price1);
    await expect(one.price).toContainText(price1);
    await expect(two.rows).toContainText([t('auction:history.void', { row: 2 })]);
  });

  await test.step('the reserve is lowered to where the highest bid meets it, as the question foretold', async () => {
    await two.bar.getByRole('button').click();
    await two.confirm(price2);
    await expect(card('auction_admin:now.title')).toContainText(price2);
    await pressed(staffPage, t('auction_admin:act.reserve'));
    const question = confirmation('auction_admin:reserve.title');
    await labelled(question, t('auction_admin:reserve.field')).fill('315000');
    await expect(question).toContainText(
      t('auction_admin:reserve.still_unmet', { price: price2, below: lot.money(5_000) }),
    );
    await labelled(question, t('auction_admin:reserve.field')).fill('305000');
    await expect(question).toContainText(
      t('auction_admin:reserve.will_be_met', { price: price2, number: 2 }),
    );
    await picture(page, 'desk-5-reserve', { isWhole: false });
    await pressed(question, t('auction_admin:act.reserve'));
    await expect(card('auction_admin:now.title')).toContainText(t('auction:reserve.met'));
    await expect(two.box).toContainText(t('auction:reserve.met'));
  });

  await test.step('the end is moved for everybody', async () => {
    const before = await one.endShown();
    await pressed(staffPage, t('auction_admin:act.end'));
    const question = confirmation('auction_admin:end.title');
    await expect(labelled(question, t('auction_admin:end.field'))).toHaveValue('15');
    await picture(page, 'desk-6-end', { isWhole: false });
    await pressed(question, t('auction_admin:act.end'));
    await expect(question).toBeHidden();
    await expect.poll(async () => (await one.endShown()) - before).toBeGreaterThan(14 * 60_000);
  });

  await test.step('the log verifies, and is saved as a record', async () => {
    await pressed(staffPage, t('auction:verify.start'));
    await expect(staffPage.getByText(t('auction:verify.intact', { count: 6 }))).toBeVisible();
    const download = page.waitForEvent('download');
    await pressed(staffPage, t('auction_admin:receipt.download'));
    expect((await download).suggestedFilename()).toBe(`fovea-lot-${lot.auctionId}.txt`);
  });

  await test.step('the console is worked on a phone as well', async () => {
    const handset = await anotherPerson(phone);
    await signIn(handset, 'staff');
    await openAdminPage(handset);
    const small = handset.getByRole('dialog', { name: t('auction_admin:title'), exact: true });
    await expect(small.getByText(price2).first()).toBeVisible();
    const overflow = await small.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await picture(handset, 'desk-7-phone', { isWhole: false });
  });

  await test.step('it is cancelled, with its figures shown before, and both are notified', async () => {
    await pressed(staffPage, t('auction_admin:act.cancel'));
    const question = confirmation('auctions:cancel.title', { name: lot.name });
    await expect(question).toContainText(t('auctions:cancel.with_bids', { count: 2 }));
    await question.getByRole('textbox').fill('The seller found a fault');
    await picture(page, 'desk-8-cancel', { isWhole: false });
    await pressed(question, t('auctions:list.cancel'));
    await expect(question).toBeHidden();
    await expect(one.box).toContainText(t('auction:price.cancelled'));
    await expect(
      staffPage.getByRole('button', { name: t('auction_admin:act.cancel'), exact: true }),
    ).toHaveCount(0);
    await picture(page, 'desk-9-cancelled', { isWhole: false });
  });

  await test.step('both are listed among the auction orders as cancelled, with what everybody saw of their bids', async () => {
    await page.goto(
      `/#/orders/auctionOrder?auction_id=${lot.auctionId}&status=${AUCTION_ORDER_STATUS.cancelled}`,
    );
    const rows = page.getByRole('row').filter({ hasText: lot.name });
    await expect(rows).toHaveCount(2);
    await picture(page, 'auction-orders-1-list');
    await rows.filter({ hasText: price2 }).getByRole('button', { name: lot.name }).click();
    const order = page.getByRole('dialog', { name: t('auction_admin:orders.title') });
    await expect(order.getByText(t.of(auctionOrder.declared.shown.bid_price.label))).toBeVisible();
    await expect(order).toContainText(t('auction_admin:orders.voided'));
    await picture(page, 'auction-orders-2-open', { isWhole: false });
  });
});

test('a seller decides below the reserve in the console; the platform alone opens the maxima of what was sold', async ({
  page,
  language,
  anotherPerson,
  demo,
  t,
  signIn,
  picture,
}) => {
  test.skip(!hasDatabase(), 'lots end in the database of a product that the journeys have started');
  await signIn(page, 'seller');
  const [goodsId = 0] = await demo.handIn([`Console goods ${language}${Date.now()}`]);
  await demo.decide(goodsId, 1);
  const lot = await demo.openLot({
    goodsId,
    endsInSeconds: 3_600,
    extendSeconds: 0,
    terms: { reserve_price: '420000', buy_now_price: null },
    seller: 'seller',
  });
  const staffPage = page.getByRole('dialog', { name: t('auction_admin:title'), exact: true });
  const price = lot.money(350_000);
  await page.goto(`/#/orders/auction?open=${lot.auctionId}`);
  await lot.bid('bidder1', 350_000);

  await test.step('while there is a bid the seller can neither cancel nor void', async () => {
    await expect(staffPage.getByText(price).first()).toBeVisible();
    await expect(staffPage.getByText(t('auction_admin:cancel.locked'))).toBeVisible();
    for (const act of ['act.cancel', 'act.void', 'act.audit'])
      await expect(staffPage.getByRole('button', { name: t(`auction_admin:${act}`) })).toHaveCount(0);
    await picture(page, 'desk-seller-1-running', { isWhole: false });
  });

  await test.step('after the end the seller accepts the highest bid, with its distance to the reserve shown', async () => {
    await letLotEnd(lot.auctionId);
    const accept = staffPage.getByRole('button', { name: t('auction_admin:act.accept') });
    await expect(accept).toBeVisible({ timeout: 60_000 });
    await picture(page, 'desk-seller-2-ended', { isWhole: false });
    await accept.press('Enter');
    const question = page.getByRole('dialog', { name: t('auction_admin:accept.title', { price }) });
    await expect(question).toContainText(lot.money(70_000));
    await picture(page, 'desk-seller-3-accept', { isWhole: false });
    await page.keyboard.press('Enter');
    await expectNotice(page, t('auction_admin:accept.done'));
    await expect(staffPage.getByText(t('auction_admin:offers.not_now'))).toBeVisible();
    await expect(staffPage.getByRole('button', { name: t('auction_admin:act.audit') })).toHaveCount(0);
  });

  await test.step('the administrator opens the maxima, and is warned that it is recorded', async () => {
    const admin = await anotherPerson();
    await signIn(admin, 'admin');
    await admin.goto(`/#/orders/auction?open=${lot.auctionId}`);
    await pressed(admin, t('auction_admin:act.audit'));
    const opened = admin.getByRole('dialog', { name: t('auction_admin:audit.title') });
    await expect(opened).toContainText(t('auction_admin:audit.text'));
    await pressed(opened, t('auction_admin:act.audit'));
    await expect(opened.getByRole('listitem')).toContainText([price]);
    await picture(admin, 'desk-admin-opened', { isWhole: false });
  });
});
