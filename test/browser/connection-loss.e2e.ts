import { expect, test } from './fixtures.js';
import { lotPage } from './lot-page.js';

test('without a connection the lot shows that its price may be old and takes no bid; back online it has caught up', async ({
  page,
  demo,
  signIn,
  t,
  picture,
  complaints,
}) => {
  const lot = await demo.openLot({ endsInSeconds: 1800, extendSeconds: 60 });
  await signIn(page, 'bidder1');
  await page.goto(`/#/commodityDetail?id=${lot.goodsId}`);
  const { box, price, startPrice, placeBid, isLive, rows } = lotPage(page, t);
  await isLive();
  await expect(startPrice).toContainText(lot.money(lot.startPrice));

  await page.context().setOffline(true);
  await expect(box).toContainText(t('auction:connection.reconnecting_text'));
  await expect(placeBid).toBeDisabled();
  await expect(page.getByText(t('common:state.offline'))).toBeVisible();
  await picture(page, 'lot-reconnecting');

  // The server continues meanwhile.
  await lot.bid('bidder3', lot.startPrice);
  await lot.bid('bidder4', lot.startPrice + 5 * lot.step);
  await expect(startPrice).toContainText(lot.money(lot.startPrice));
  await expect(box).toContainText(t('auction:connection.offline_text'));
  await expect(placeBid).toBeDisabled();

  await page.context().setOffline(false);
  await isLive();
  await expect(box).not.toContainText(t('auction:connection.offline_text'));
  await expect(price).toContainText(lot.money(lot.startPrice + lot.step));
  await expect(rows).toHaveCount(2);
  await expect(placeBid).toBeEnabled();

  // A browser without a connection logs that in its console; nothing else may be there.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;
});
