import { demoPerson } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';

const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
const HOURS_AHEAD = 3;
const EXTEND_S = 40;

test('two people outbid each other live, late bids move the end for both, and the winner finds the order', async ({
  page: computer,
  anotherPerson,
  demo,
  signIn,
  t,
  picture,
}) => {
  const handset = await anotherPerson(phone);
  await signIn(computer, 'bidder1');
  await signIn(handset, 'bidder2');
  // Both browsers have the shop open before the lot starts to run.
  await Promise.all([computer.goto('/'), handset.goto('/')]);
  // Every bid is a late one: it leaves the other as long again as the lot had at first.
  const lot = await demo.openLot({ endsInSeconds: EXTEND_S, extendSeconds: EXTEND_S });
  const [price1, price2, price3, price4, price5] = [0, 1, 2, 3, 4].map((steps) =>
    lot.money(lot.startPrice + steps * lot.step),
  ) as [string, string, string, string, string];
  const one = lotPage(computer, t);
  const two = lotPage(handset, t);

  await test.step('both see the lot live', async () => {
    await Promise.all([computer, handset].map((page) => page.goto(`/#/commodityDetail?id=${lot.goodsId}`)));
    await Promise.all([one.isLive(), two.isLive()]);
    await expect(one.startPrice).toContainText(price1);
    await expect(computer.getByText(t('auction:history.empty'))).toBeVisible();
    await expect(one.box).toContainText(t('auction:live.watchers', { count: 2 }));
  });

  await test.step('on a laptop the bid is in sight without scrolling', async () => {
    for (const viewport of LAPTOPS) {
      await computer.setViewportSize(viewport);
      await expect(one.placeBid, `${viewport.width}`).toBeInViewport({ ratio: 1 });
    }
    await picture(computer, 'lot-0-first-screen', { isWhole: false });
  });

  await test.step('the first bids and leads', async () => {
    await one.placeBid.click();
    await expect(one.sheet).toContainText(t('auction:sheet.binding'));
    await one.confirm(price1);
    await expect(one.box).toContainText(t('auction:notice.confirmed'));
    await expect(one.rows).toContainText([t('auction:history.you', { number: 1 })]);
  });

  await test.step('the second answers from a phone; the first is notified of being outbid', async () => {
    await expect(two.price).toContainText(price1);
    await expect(two.rows).toContainText([t('auction:history.bidder', { number: 1 })]);
    await two.bar.getByRole('button').click();
    await two.confirm(price2);
    await expect(two.box).toContainText(t('auction:notice.confirmed'));
    await expect(two.bar).toContainText(t('auction:standing.leading_short'));
    await expect(one.outbid).toBeVisible();
    await expect(one.price).toContainText(price2);
    await expect(one.rows).toHaveCount(2);
    await picture(computer, 'lot-1-outbid', { isWhole: false });
    await picture(handset, 'lot-1-leading', { isWhole: false });
  });

  await test.step('the first bids again, two steps more than needed, and nobody else learns how much', async () => {
    await one.outbid.getByRole('button', { name: t('auction:standing.bid_again') }).click();
    await one.sheet.getByRole('button', { name: t('auction:form.increase') }).click();
    await one.sheet.getByRole('button', { name: t('auction:form.increase') }).click();
    await picture(computer, 'lot-2-sheet', { isWhole: false });
    await one.confirm(price5);
    await expect(one.box).toContainText(t('auction:standing.own_maximum', { amount: price5 }));
    await expect(two.outbid).toBeVisible();
    await expect(two.price).toContainText(price3);
    await expect(two.box).not.toContainText(price5);
    await picture(handset, 'lot-2-outbid', { isWhole: false });
  });

  await test.step('a bid below that maximum is beaten at once and moves the end for both', async () => {
    const before = await one.endShown();
    const places = () => Promise.all([one, two].map(async ({ amount }) => (await amount.boundingBox())?.y));
    const placesBefore = await places();
    await two.bar.getByRole('button', { name: t('auction:standing.bid_again') }).click();
    await two.confirm(price4);
    await expect(two.box).toContainText(t('auction:notice.beaten'));
    await expect(one.price).toContainText(price5);
    await expect(one.box).toContainText(t('auction:notice.confirmed'));
    await expect(one.rows.first()).toContainText(t('auction:history.automatic'));
    const results = await Promise.all(
      [one, two].map(({ box }) => box.getByText(t.like('auction:live.extended_seconds')).textContent()),
    );
    expect(results[0]).toBe(results[1]);
    // Nothing moved under a finger that was about to bid.
    expect(await places()).toEqual(placesBefore);
    await expect(two.bar).toContainText(t('auction:notice.beaten'));
    for (const viewport of LAPTOPS) {
      await computer.setViewportSize(viewport);
      await expect(one.raise).toBeInViewport({ ratio: 1 });
    }
    const [end1, end2] = await Promise.all([one.endShown(), two.endShown()]);
    expect(end1 - before).toBeGreaterThan(100);
    expect(Math.abs(end1 - end2)).toBeLessThan(1500);
    await picture(computer, 'lot-3-extended', { isWhole: false });
    await picture(handset, 'lot-3-beaten', { isWhole: false });
  });

  await test.step('at the end each is notified of the result', async () => {
    const patience = { timeout: (EXTEND_S + 15) * 1000 };
    await expect(computer.getByRole('heading', { name: t('auction:outcome.won') })).toBeVisible(patience);
    await expect(two.box).toContainText(
      t('auction:outcome.lost_text', { price: price5, winner: 1 }),
      patience,
    );
    await expect(one.finalPrice).toContainText(price5);
    await expect(two.bar).toContainText(t('auction:outcome.lost'));
    await picture(handset, 'lot-4-lost');
  });

  await test.step('the winner sets the destination, and finds the order to be paid', async () => {
    await demo.livesInJapan('bidder1');
    const toOrder = computer.getByRole('link', { name: t('auction:outcome.to_order') });
    await expect(toOrder).toBeVisible();
    await picture(computer, 'lot-4-won');
    await toOrder.click();
    const main = computer.getByRole('main');
    await expect(main.getByRole('heading', { name: t('checkout:title'), level: 1 })).toBeVisible();
    await expect(main).toContainText(price5);
    await picture(computer, 'address-of-lot');
    await main.getByRole('button', { name: t.like('checkout:place') }).click();
    await expect(main.getByRole('heading', { name: t('payment:order.title'), level: 1 })).toBeVisible();
    await picture(computer, 'payment-of-lot');
    const banner = computer.getByRole('banner');
    await banner.getByRole('button', { name: t('common:header.account') }).click();
    await banner.getByRole('link', { name: t('common:route.my_orders') }).click();
    const order = main.getByRole('link').filter({ hasText: lot.name });
    await expect(order).toContainText(t('order:tabs.pending_payment'));
    await order.click();
    await expect(main.getByRole('heading', { name: t('order:detail.title') })).toBeVisible();
    await picture(computer, 'order-detail');
    await main.getByRole('link', { name: t('order:detail.pay') }).click();
  });

  await test.step('the winner pays it from the balance, and it is to be shipped', async () => {
    const main = computer.getByRole('main');
    await main.getByRole('radio', { name: t('payment:method.1') }).click();
    await main.getByRole('button', { name: t.like('payment:order.pay') }).click();
    await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
    await picture(computer, 'payment-success');
    await main.getByRole('link', { name: t('payment:success.to_order') }).click();
    await expect(main).toContainText(t('order:tabs.to_ship'));
  });

  await test.step('the loser finds the lot as lost among the bids', async () => {
    await handset.goto('/#/auctionOrders?group=ended');
    const bid = handset.getByRole('article').filter({ hasText: lot.name });
    await expect(bid).toContainText(t('auction:mine.status_lost'));
    await picture(handset, 'my-bids-lost');
  });
});

test('three times the least bid is typed again before it counts', async ({
  page,
  demo,
  signIn,
  t,
  picture,
}) => {
  const lot = await demo.openLot({ endsInSeconds: 1800, extendSeconds: 60 });
  await signIn(page, 'bidder4');
  await page.goto(`/#/commodityDetail?id=${lot.goodsId}`);
  const { box, sheet, amount, placeBid, isLive, confirm } = lotPage(page, t);
  await isLive();
  const wanted = 3 * lot.startPrice;
  await amount.fill(String(wanted));
  await placeBid.click();
  const again = sheet.getByRole('textbox', { name: t('auction:sheet.again') });
  await expect(again).toBeVisible();
  await confirm(lot.money(wanted));
  await expect(sheet).toContainText(t('auction:sheet.again_differs'));
  await picture(page, 'lot-typed-again', { isWhole: false });
  await again.fill(String(wanted));
  await confirm(lot.money(wanted));
  await expect(box).toContainText(t('auction:notice.confirmed'));
});

test('a visitor who bids signs in on the way, and continues with the bid', async ({ page, demo, t }) => {
  const { goods_id } = await demo.quietLot();
  await page.goto(`/#/commodityDetail?id=${goods_id}`);
  const { sheet, placeBid, isLive } = lotPage(page, t);
  await isLive();
  await placeBid.click();
  const { email, password } = demoPerson('bidder1');
  const login = page.getByRole('dialog', { name: t('auth:login.title') });
  await login.getByRole('textbox', { name: t('auth:field.email') }).fill(email);
  await login.getByLabel(t('auth:field.password'), { exact: true }).fill(password);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(sheet).toContainText(t('auction:sheet.binding'));
});

test('a device whose clock is wrong shows the same time left', async ({ page, anotherPerson, demo, t }) => {
  const wrong = await anotherPerson();
  await wrong.addInitScript((aheadMs: number) => {
    const Right = Date;
    // Only the calendar clock is off, as on a device that nobody set: timers and performance.now are right.
    window.Date = class extends Right {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(Right.now() + aheadMs);
        else super(given[0]);
      }
      static override now = () => Right.now() + aheadMs;
    } as DateConstructor;
  }, HOURS_AHEAD * 3_600_000);
  const { goods_id } = await demo.quietLot();
  const pages = [lotPage(page, t), lotPage(wrong, t)] as const;
  await Promise.all([page, wrong].map((each) => each.goto(`/#/commodityDetail?id=${goods_id}`)));
  await Promise.all(pages.map((each) => each.isLive()));
  const [right, skewed] = await Promise.all(pages.map((each) => each.endShown()));
  expect(Math.abs((right ?? 0) - (skewed ?? 0))).toBeLessThan(1500);
});
