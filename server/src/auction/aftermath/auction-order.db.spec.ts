import { asOwner, openAuctionHouse, refusalOf } from '../../../../test/fixtures/auction-house.js';
import { aMemberCaller } from '../../../../test/fixtures/rows.js';

const house = openAuctionHouse();
const { db, orders } = house;
afterAll(() => house.stop());

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

/** A bidder who leads one lot, was outbid on two, has won one and lost one. */
async function aBusyBidder() {
  const me = await house.aBidder({ username: 'Busy' });
  const rival = await house.aBidder({ username: 'Rival' });
  const [leading, outbidLate, outbidSoon, won, lost] = [
    await house.aLot(),
    await house.aLot({ end_at: inHours(9) }),
    await house.aLot({ end_at: inHours(2) }),
    await house.aLot(),
    await house.aLot(),
  ];
  for (const lot of [leading, outbidLate, outbidSoon, won, lost]) await house.bid(me, lot.id, 20_000);
  for (const lot of [outbidLate, outbidSoon, lost]) await house.bid(rival, lot.id, 40_000);
  await house.end(won.id);
  await house.end(lost.id);
  return { me, rival, leading, outbidLate, outbidSoon, won, lost };
}

describe('my auction orders', () => {
  it('show first where the lead was lost, the next to end on top, and count the groups', async () => {
    const { me, leading, outbidLate, outbidSoon, won, lost } = await aBusyBidder();
    const all = await orders.listMine(aMemberCaller(me), {});
    expect(all.data.map((row) => row.auction_id)).toEqual([
      outbidSoon.id,
      outbidLate.id,
      leading.id,
      lost.id,
      won.id,
    ]);
    expect(all).toMatchObject({ total: 5, leading_count: 1, outbid_count: 2 });
    expect(all.data[0]).toMatchObject({
      status: 20,
      bid_price: '20000',
      current_price: '20500',
      is_leading: false,
      chances_left: 9,
      username: 'Busy',
    });
    const group = async (name: string) =>
      (await orders.listMine(aMemberCaller(me), { group: name })).data.map((row) => row.auction_id);
    expect(await group('leading')).toEqual([leading.id]);
    expect(await group('outbid')).toEqual([outbidSoon.id, outbidLate.id]);
    expect(await group('won')).toEqual([won.id]);
    expect(await group('ended')).toEqual([lost.id]);
    const lostOnes = await orders.listMine(aMemberCaller(me), { status: 41 });
    expect([lostOnes.total, lostOnes.leading_count]).toEqual([1, 1]);
  });

  it('are over at the very end, before the close is written', async () => {
    const { id } = await house.aLot();
    const me = await house.aBidder();
    await house.bid(me, id, 2_000);
    await asOwner(`UPDATE auction SET end_at = clock_timestamp() WHERE id = ${id}`);
    const list = await orders.listMine(aMemberCaller(me), {});
    expect(list).toMatchObject({ leading_count: 0, data: [{ status: 30, is_leading: true }] });
    expect((await orders.listMine(aMemberCaller(me), { group: 'ended' })).total).toBe(1);
    expect((await orders.listMine(aMemberCaller(me), { status: 20 })).total).toBe(0);
  });

  it('show when a lot that was bought ended, not its scheduled end', async () => {
    const lot = await house.aLot({ buy_now_price: 90_000, end_at: inHours(9) });
    const [loser, buyer] = [await house.aBidder(), await house.aBidder()];
    await house.bid(loser, lot.id, 20_000);
    await house.purchases.buyNow(aMemberCaller(buyer), { id: lot.id });
    for (const person of [loser, buyer]) {
      const [row] = (await orders.listMine(aMemberCaller(person), {})).data;
      expect(Date.parse(row?.auction_end_time ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
    }
  });

  it('are nobody else’s', async () => {
    await aBusyBidder();
    expect(await orders.listMine(aMemberCaller(await house.aBidder()), {})).toMatchObject({
      total: 0,
      data: [],
    });
  });
});

describe('auction orders in the back office', () => {
  it('show what everybody saw of a bidder, never the maximum', async () => {
    const { id, caller } = await house.aLot();
    const [anna, ben] = [await house.aBidder({ username: 'Anna' }), await house.aBidder({ username: 'Ben' })];
    await house.bid(anna, id, 20_000);
    await house.bid(ben, id, 77_777);
    const { data, total } = await house.listOrders(caller, {});
    expect([total, data.map((row) => [row.username, row.bid_price, row.status])]).toEqual([
      2,
      [
        ['Ben', '20500', 20],
        ['Anna', '1000', 20],
      ],
    ]);
    const detail = await orders.getAuctionOrderDetail(caller, { id: data[0]?.id ?? 0 });
    expect(detail.bids.map((bid) => [bid.seq, bid.amount])).toEqual([[2, 20_500]]);
    expect(detail).toMatchObject({ order_id: null, order_no: null });
  });

  it('does not count a voided bid, unless there is no other', async () => {
    const { id, caller } = await house.aLot();
    const [anna, ben] = [await house.aBidder(), await house.aBidder()];
    await house.bid(anna, id, 2_000);
    await house.bid(ben, id, 9_000);
    await house.commands.voidBid(caller, { id, seq: 2, reason: 'typed a zero too many' });
    await house.bid(ben, id, 3_000);
    const { data } = await house.listOrders(caller, {});
    expect(data.map((row) => row.bid_price)).toEqual(['2100', '1000']);
    await house.commands.voidBid(caller, { id, seq: 4, reason: 'typed a zero too many' });
    expect((await house.listOrders(caller, {})).data.map((row) => row.bid_price)).toEqual(['2100', '1000']);
  });

  it('are found by goods, by name and by state, those of one’s companies only', async () => {
    const { id, caller } = await house.aLot();
    await house.bid(await house.aBidder({ username: 'Kaoru Test' }), id, 2_000);
    await house.bid(await house.aBidder({ username: 'Li Test' }), id, 3_000);
    const names = async (request: object) =>
      (await house.listOrders(caller, request)).data.map((row) => row.username);
    expect(await names({ username: 'kaoru' })).toEqual(['Kaoru Test']);
    expect(await names({ goods_name: 'fundus', status: 20 })).toEqual(['Li Test', 'Kaoru Test']);
    expect(await names({ status: 40 })).toEqual([]);
    expect(await names({ username: '_' })).toEqual([]);
    const { caller: stranger } = await house.aSeller();
    expect((await house.listOrders(stranger, {})).total).toBe(0);
    const rowId = (await house.listOrders(caller, {})).data[0]?.id ?? 0;
    expect(await refusalOf(orders.getAuctionOrderDetail(stranger, { id: rowId }))).toBe('NOT_FOUND');
  });
});

describe('the order of the winner', () => {
  it('is linked to the winner’s bidder row and shown to the winner and to staff', async () => {
    const { id, caller } = await house.aLot();
    const winner = await house.aBidder();
    await house.bid(winner, id, 2_000);
    await house.end(id);
    const orderId = id + 5_000_000;
    await db.transaction((tx) => orders.linkOrder(tx, id, winner, orderId, `F-${orderId}`));
    await db.transaction((tx) => orders.linkOrder(tx, id, winner, orderId, `F-${orderId}`));
    expect((await orders.listMine(aMemberCaller(winner), {})).data[0]?.order_id).toBe(orderId);
    expect((await house.queries.getAuctionDetail(aMemberCaller(winner), { id })).order_id).toBe(orderId);
    expect((await house.admin.getAuctionDetail(caller, { id })).order_id).toBe(orderId);
    const rowId = (await house.listOrders(caller, {})).data[0]?.id ?? 0;
    expect(await orders.getAuctionOrderDetail(caller, { id: rowId })).toMatchObject({
      status: 40,
      order_id: orderId,
      order_no: `F-${orderId}`,
    });
    await db.transaction((tx) => orders.markPaid(tx, id, winner));
    expect((await orders.listMine(aMemberCaller(winner), { group: 'won' })).data[0]?.status).toBe(50);
    expect(await refusalOf(db.transaction((tx) => orders.markPaid(tx, id, winner)))).toBe('STATE_CONFLICT');
  });
});
