import type { Locator, Page } from '@playwright/test';
import { pressed } from './account-pages.js';
import type { Lot } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';
import { expectNotice } from './notices.js';
import { hasDatabase, letDeadlinesPass } from './passed-deadlines.js';

/** Orders whose deadline has passed are looked for once a minute. */
const FOUND_UNPAID_MS = 90_000;

test('the runner-up takes the second chance after a default; the defaulter is barred, let in again, and bids', async ({
  page,
  anotherPerson,
  demo,
  signIn,
  t,
  picture,
}) => {
  test.skip(!hasDatabase(), 'deadlines pass in the database of a product that the journeys have started');
  test.setTimeout(FOUND_UNPAID_MS + 120_000);
  const [buyer, runner] = [await anotherPerson(), await anotherPerson(phone)];
  const [winner, second] = [await demo.newMember(), await demo.newMember()];
  await signIn(page, 'admin');
  await signIn(buyer, winner);
  await signIn(runner, second);
  const lots: Lot[] = [];
  for (let one = 0; one < 4; one += 1)
    lots.push(await demo.openLot({ endsInSeconds: 3_600, extendSeconds: 60 }));
  const [lot, next] = [lots[0]!, lots[3]!];
  const unpaid = lots.slice(0, 3).map(({ auctionId }) => auctionId);
  const startPrice = lot.money(lot.startPrice);
  const staffPage = page.getByRole('dialog', { name: t('auction_admin:title'), exact: true });
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({ hasText: winner.username });
  const confirmation = (of: Page, key: string, values = {}): Locator =>
    of.getByRole('dialog', { name: t(key, values) });

  const buyerId =
    await test.step('one bids, another buys this lot and two more, and pays for none', async () => {
      await runner.goto(`/#/commodityDetail?id=${lot.goodsId}`);
      const two = lotPage(runner, t);
      await two.isLive();
      await two.bar.getByRole('button').click();
      await two.confirm(startPrice);
      await expect(two.box).toContainText(t('auction:notice.confirmed'));
      for (const one of lots.slice(0, 3)) await one.buy(winner);
      return letDeadlinesPass(unpaid);
    });

  await test.step('the bidder’s defaults are in the list, three within a year', async () => {
    await expect(async () => {
      await page.goto(`/#/orders/auctionStrike?account_id=${buyerId}`);
      await page.reload();
      await expect(rows).toHaveCount(3, { timeout: 10_000 });
    }).toPass({ timeout: FOUND_UNPAID_MS });
    await picture(page, 'second-chance-1-defaults');
  });

  await test.step('the lot is offered to the runner-up, at the price without the defaulter', async () => {
    await page.goto(`/#/orders/auction?open=${lot.auctionId}`);
    const card = staffPage.getByRole('region', { name: t('auction_admin:offers.title') });
    await expect(card).toContainText(
      t('auction_admin:offers.next', { name: second.username, number: 1, price: startPrice }),
    );
    await expect(card.getByRole('link', { name: t('auction_admin:offers.relist') })).toBeVisible();
    await picture(page, 'second-chance-2-desk', { isWhole: false });
    await pressed(card, t('auction_admin:act.offer'));
    const question = confirmation(page, 'auction_admin:offers.ask', { name: second.username });
    await expect(question).toContainText(startPrice);
    await expect(question).toContainText(t('auction_admin:offers.left', { count: 2 }));
    await picture(page, 'second-chance-3-offer', { isWhole: false });
    await pressed(question, t('auction_admin:act.offer'));
    await expectNotice(page, t('auction_admin:offers.done'));
    await expect(card.getByRole('listitem')).toContainText([startPrice]);
    await expect(card.getByRole('button', { name: t('auction_admin:act.offer') })).toHaveCount(0);
  });

  await test.step('the next bidder accepts it on a phone', async () => {
    await runner.goto('/#/auctionOrders');
    await expect(runner.getByText(t('auction:offer.title'), { exact: true })).toBeVisible();
    await picture(runner, 'second-chance-4-offered', { isWhole: false });
    await pressed(runner, t('auction:offer.accept'));
    const question = confirmation(runner, 'auction:offer.accept_title');
    await expect(question).toContainText(startPrice);
    await pressed(question, t('auction:offer.accept'));
    await expect(question).toBeHidden();
    await expect(runner.getByText(t('auction:offer.title'), { exact: true })).toBeHidden();
    await page.reload();
    await expect(staffPage.getByText(t('auction_admin:offers.not_now'))).toBeVisible();
  });

  await test.step('the platform bars the defaulter, with its reason', async () => {
    await page.goto(`/#/orders/auctionStrike?account_id=${buyerId}`);
    await pressed(rows.first(), t('auction_admin:act.bar'));
    const question = confirmation(page, 'auction_admin:bar.title', { name: winner.username });
    await expect(question).toContainText(t('auction_admin:bar.text', { count: 3 }));
    await question.getByRole('textbox').fill('Three purchases unpaid');
    await picture(page, 'second-chance-5-bar', { isWhole: false });
    await pressed(question, t('auction_admin:act.bar'));
    await expectNotice(page, t('auction_admin:bar.done'));
    await expect(rows.first().getByRole('button', { name: t('auction_admin:act.unbar') })).toBeVisible();
  });

  const one = lotPage(buyer, t);
  await test.step('the barred bidder cannot bid, and reads why', async () => {
    await buyer.goto(`/#/commodityDetail?id=${next.goodsId}`);
    await one.isLive();
    await one.placeBid.click();
    await one.confirm(next.money(next.startPrice));
    await expect(buyer.getByText(t('auction:refused.BIDDER_BARRED')).first()).toBeVisible();
    await picture(buyer, 'second-chance-6-barred', { isWhole: false });
  });

  await test.step('the bar is lifted and the defaults are settled one by one; then the bidder bids', async () => {
    await pressed(rows.first(), t('auction_admin:act.unbar'));
    const lifting = confirmation(page, 'auction_admin:bar.lift_title', { name: winner.username });
    await lifting.getByRole('textbox').fill('The bidder has explained it');
    await pressed(lifting, t('auction_admin:act.unbar'));
    await expectNotice(page, t('auction_admin:bar.lifted'));
    const settle = rows.getByRole('button', { name: t('auction_admin:strikes.settle'), exact: true });
    for (const left of [2, 1, 0]) {
      await settle.first().click();
      const question = confirmation(page, 'auction_admin:strikes.settle_title', { name: winner.username });
      await question.getByRole('textbox').fill('Paid the damage');
      if (left === 2) await picture(page, 'second-chance-7-settle', { isWhole: false });
      await pressed(question, t('auction_admin:strikes.settle'));
      await expect(question).toBeHidden();
      await expect(settle).toHaveCount(left);
    }
    await picture(page, 'second-chance-8-settled');
    await buyer.reload();
    await one.isLive();
    await one.placeBid.click();
    await one.confirm(next.money(next.startPrice));
    await expect(one.box).toContainText(t('auction:notice.confirmed'));
  });
});
