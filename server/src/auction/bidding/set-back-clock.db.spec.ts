import {
  asOwner,
  aStaffCaller,
  openAuctionHouse,
  refusalOf,
} from '../../../../test/fixtures/auction-house.js';
import { aMemberCaller } from '../../../../test/fixtures/rows.js';
import { eventually } from '../../../../test/support/eventually.js';
import { Log } from '../../platform/logging/log.js';

const house = openAuctionHouse();
const { db, bid } = house;
afterAll(() => house.stop());

const MINUTE = 60_000;

/** To a lot's rows the clock looks as if it had been set back by so much: they are all that much later. */
const setClockBack = (auctionId: number, ms: number): Promise<void> =>
  asOwner(`
    UPDATE auction_bid SET at = at + interval '${ms} ms' WHERE auction_id = ${auctionId};
    UPDATE auction SET last_at = last_at + interval '${ms} ms' WHERE id = ${auctionId}`);

const timesOf = async (auctionId: number): Promise<number[]> => {
  const { rows } = await db.query<{ at: Date }>(
    `SELECT at FROM auction_bid WHERE auction_id = $1 ORDER BY ord`,
    [auctionId],
  );
  return rows.map(({ at }) => at.getTime());
};

/** A lot with one bid, after which the clock is set back. */
async function aLotInTheFuture(changes: Parameters<typeof house.aLot>[0] = {}) {
  const lot = await house.aLot(changes);
  await bid(await house.aBidder(), lot.id, 5_000);
  await setClockBack(lot.id, MINUTE);
  const [last = 0] = await timesOf(lot.id);
  expect(last).toBeGreaterThan(Date.now() + MINUTE / 2);
  return { ...lot, last };
}

describe('when the database’s clock was set back', () => {
  it('a bid takes the time of the last row, and its soft close counts from there', async () => {
    const lot = await aLotInTheFuture({ end_at: new Date(Date.now() + 3 * MINUTE) });
    const warned = jest.spyOn(Log.prototype, 'warn');
    const answer = await bid(await house.aBidder(), lot.id, 9_000);
    expect(Date.parse(answer.server_time)).toBe(lot.last);
    expect(Date.parse(answer.end_at)).toBe(lot.last + 5 * MINUTE);
    expect(await timesOf(lot.id)).toEqual([lot.last, lot.last]);
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('clock is behind'), { behind_ms: expect.any(Number) }],
    ]);
    // Every further bid meets the same clock; the log is not filled with it.
    await bid(await house.aBidder(), lot.id, 20_000);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  it('so does a void, a later end, and buy now', async () => {
    const voided = await aLotInTheFuture();
    const platform = aStaffCaller(await house.aBidder(), null);
    await house.commands.voidBid(platform, { id: voided.id, seq: 1, reason: 'typing error' });
    const endAt = Date.now() + 120 * MINUTE;
    await house.commands.change(platform, { id: voided.id }, { endAt });
    expect(await timesOf(voided.id)).toEqual([voided.last, voided.last, voided.last]);

    const bought = await aLotInTheFuture({ buy_now_price: 90_000 });
    await house.purchases.buyNow(aMemberCaller(await house.aBidder()), { id: bought.id });
    expect(await timesOf(bought.id)).toEqual([bought.last, bought.last]);
  });

  it('the time follows the clock again once that is past the last row', async () => {
    const lot = await house.aLot();
    await bid(await house.aBidder(), lot.id, 5_000);
    await setClockBack(lot.id, 30);
    const [last = 0] = await timesOf(lot.id);
    await eventually('the clock is past the last row', () => Date.now() > last);
    await bid(await house.aBidder(), lot.id, 9_000);
    const [, next = 0] = await timesOf(lot.id);
    expect(next).toBeGreaterThan(last);
  });

  it('a bid after the row that ends the lot is refused', async () => {
    const lot = await aLotInTheFuture({ end_at: new Date(Date.now() + 2 * MINUTE), extend_window_ms: 0 });
    await asOwner(`UPDATE auction SET end_at = last_at WHERE id = ${lot.id}`);
    expect(await refusalOf(bid(await house.aBidder(), lot.id, 9_000))).toBe('AUCTION_ENDED');
  });
});
