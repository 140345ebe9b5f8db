import {
  asOwner,
  aStaffCaller,
  openAuctionHouse,
  refusalOf,
} from '../../../../test/fixtures/auction-house.js';
import { openTransaction } from '../../../../test/fixtures/held-rows.js';
import { aMemberCaller, uniqueText } from '../../../../test/fixtures/rows.js';
import { untilWaiting } from '../../../../test/support/waiting.js';

const house = openAuctionHouse();
const { db, chances, offers, strikes, handlers, ledger } = house;
afterAll(() => house.stop());

/** Three bid: the third wins at 31,000 over the second's maximum of 30,000 and the first's of 20,000. */
async function aSoldLot(changes: Parameters<typeof house.aLot>[0] = {}) {
  const lot = await house.aLot(changes);
  const [first, second, winner] = [await house.aBidder(), await house.aBidder(), await house.aBidder()];
  await house.bid(first, lot.id, 20_000);
  await house.bid(second, lot.id, 30_000);
  await house.bid(winner, lot.id, 90_000);
  await house.end(lot.id);
  return { ...lot, first, second, winner };
}

let nextEvent = 1;
const defaultOf = (auctionId: number, buyerId: number) =>
  db.transaction((tx) =>
    handlers.onOrderDefaulted(
      {
        id: nextEvent++,
        event: 'order.defaulted',
        payload: { order_id: 1, auction_id: auctionId, buyer_id: buyerId, by: null },
        created_at: new Date(),
      },
      tx,
    ),
  );

async function aDefaultedLot() {
  const lot = await aSoldLot();
  await defaultOf(lot.id, lot.winner);
  return lot;
}

const goodsOf = async (id: number) =>
  (
    await db.query<{ sale_state: number; status: number }>(
      `SELECT sale_state, status FROM goods WHERE id = $1`,
      [id],
    )
  ).rows[0];

const placeOf = async (auctionId: number, accountId: number) =>
  (
    await db.query<{ order_status: number; deposit_status: number | null }>(
      `SELECT order_status, deposit_status FROM auction_bidder WHERE auction_id = $1 AND account_id = $2`,
      [auctionId, accountId],
    )
  ).rows[0];

const balanceOf = async (accountId: number) => {
  const [balance] = await ledger.balance(accountId);
  return [balance?.available ?? 0, balance?.frozen ?? 0];
};

describe('a default', () => {
  it('marks the winner, adds a strike, forfeits the deposit and frees the goods, once', async () => {
    const lot = await house.aLot({ start_price: 10_000, price: 10_000, deposit: 1_000, deposit_rate: 10 });
    const [loser, winner] = [await house.aBidder(), await house.aBidder()];
    for (const bidder of [loser, winner]) {
      await house.fund(bidder, 1_000);
      await house.admit(bidder, lot.id);
    }
    await house.bid(loser, lot.id, 10_000);
    await house.bid(winner, lot.id, 20_000);
    await house.end(lot.id);
    expect(await goodsOf(lot.goodsId)).toEqual({ sale_state: 5, status: 30 });
    await defaultOf(lot.id, winner);
    await defaultOf(lot.id, winner);
    expect(await placeOf(lot.id, winner)).toEqual({ order_status: 60, deposit_status: 4 });
    expect(await balanceOf(winner)).toEqual([0, 0]);
    expect(await goodsOf(lot.goodsId)).toEqual({ sale_state: 4, status: 20 });
    const { rows } = await db.query(`SELECT settled_at FROM auction_strike WHERE account_id = $1`, [winner]);
    expect(rows).toEqual([{ settled_at: null }]);
    const { rows: paid } = await db.query<{ balance: number }>(
      `SELECT balance FROM ledger_account WHERE owner_type = 'company' AND owner_id = $1 AND kind = 'available'`,
      [lot.companyId],
    );
    expect(paid).toEqual([{ balance: 900 }]);
  });

  it('of somebody who did not win changes nothing', async () => {
    const lot = await aSoldLot();
    await defaultOf(lot.id, lot.second);
    expect(await placeOf(lot.id, lot.second)).toMatchObject({ order_status: 41 });
    const { count } = await db.query(`SELECT FROM auction_strike WHERE account_id = $1`, [lot.second]);
    expect(count).toBe(0);
  });

  it('keeps the buyer from bidding anywhere until it is settled', async () => {
    const { winner, caller } = await aDefaultedLot();
    const other = await house.aLot();
    expect(await refusalOf(house.bid(winner, other.id, 2_000))).toBe('BIDDER_BARRED');
    const { data } = await house.listStrikes(caller, { is_settled: false });
    const [strike] = data;
    expect(strike).toMatchObject({
      account_id: winner,
      strikes_in_year: 1,
      is_barred: false,
      settled_at: null,
    });
    await strikes.settleStrike(caller, { id: strike?.id ?? 0, reason: 'paid the costs' });
    expect(await house.bid(winner, other.id, 2_000)).toMatchObject({ is_leading: true });
  });
});

describe('a second chance', () => {
  it('goes to the next bidder at the price without the defaulter’s bids', async () => {
    const { id, caller, second } = await aDefaultedLot();
    const offer = await chances.offer(caller, { auction_id: id });
    // One step of 500 over the first bidder's 20,000.
    expect(offer).toMatchObject({ price: '20500', currency: 'JPY' });
    expect(Math.round((Date.parse(offer.expired_at) - Date.now()) / 3_600_000)).toBe(24);
    expect(await house.eventsOf('auction.offer-made', id)).toMatchObject([
      { account_id: second, price: 20_500 },
    ]);
    const mine = await offers.listMine(aMemberCaller(second), { status: 0 });
    expect(mine).toMatchObject({
      total: 1,
      data: [{ id: offer.id, auction_id: id, price: '20500', status: 0 }],
    });
  });

  it('is offered to nobody where the goods are auctioned again while it waits for them', async () => {
    const { id, caller, goodsId } = await aDefaultedLot();
    const relisting = await openTransaction(
      `SELECT FROM goods WHERE id = ${goodsId} FOR UPDATE;
       INSERT INTO auction (goods_id, company_id, seller_id, relisted_from_id, currency, start_price, price, step_price,
         start_at, end_at, latest_end_at)
       SELECT goods_id, company_id, seller_id, id, currency, start_price, start_price, step_price,
         clock_timestamp() + interval '1 day', clock_timestamp() + interval '2 days', clock_timestamp() + interval '3 days'
       FROM auction WHERE id = ${id}`,
    );
    const refused = refusalOf(chances.offer(caller, { auction_id: id }));
    await untilWaiting(db, 1);
    await relisting.commit();
    expect(await refused).toBe('STATE_CONFLICT');
    const { count } = await db.query('SELECT FROM auction_offer WHERE auction_id = $1', [id]);
    expect(count).toBe(0);
  });

  it('once taken makes its bidder the buyer, and the goods are sold', async () => {
    const { id, caller, goodsId, second } = await aDefaultedLot();
    const offer = await chances.offer(caller, { auction_id: id });
    const request = { id: offer.id, status: 1, request_id: uniqueText() };
    const answer = { id: offer.id, status: 1, order_id: null };
    expect(await offers.answerOffer(aMemberCaller(second), request)).toEqual(answer);
    expect(await offers.answerOffer(aMemberCaller(second), request)).toEqual(answer);
    expect(await refusalOf(offers.answerOffer(aMemberCaller(second), { id: offer.id, status: -1 }))).toBe(
      'ALREADY_DECIDED',
    );
    expect(await placeOf(id, second)).toMatchObject({ order_status: 40 });
    expect(await goodsOf(goodsId)).toEqual({ sale_state: 5, status: 30 });
    expect(await house.eventsOf('auction.offer-answered', id)).toEqual([
      { offer_id: offer.id, auction_id: id, account_id: second, status: 1, price: 20_500, currency: 'JPY' },
    ]);
    expect(await refusalOf(chances.offer(caller, { auction_id: id }))).toBe('STATE_CONFLICT');
    expect(await refusalOf(house.opening.relist(caller, { id, ...AGAIN }))).toBe('STATE_CONFLICT');
  });

  it('is answered once by many answers at the same time', async () => {
    const { id, caller, second } = await aDefaultedLot();
    const offer = await chances.offer(caller, { auction_id: id });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        refusalOf(offers.answerOffer(aMemberCaller(second), { id: offer.id, status: i % 2 === 0 ? 1 : -1 })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'nothing was refused')).toHaveLength(1);
    expect(await house.eventsOf('auction.offer-answered', id)).toHaveLength(1);
  });

  it('declined passes to the next bidder, and then to nobody', async () => {
    const { id, caller, first, second } = await aDefaultedLot();
    const offer = await chances.offer(caller, { auction_id: id });
    expect(await refusalOf(chances.offer(caller, { auction_id: id }))).toBe('STATE_CONFLICT');
    await offers.answerOffer(aMemberCaller(second), { id: offer.id, status: -1 });
    const next = await chances.offer(caller, { auction_id: id });
    expect(next.price).toBe('1000');
    await offers.answerOffer(aMemberCaller(first), { id: next.id, status: -1 });
    expect(await refusalOf(chances.offer(caller, { auction_id: id }))).toBe('OFFER_LIMIT');
  });

  it('expires after its time, notified once', async () => {
    const { id, caller, second } = await aDefaultedLot();
    const offer = await chances.offer(caller, { auction_id: id });
    await db.query(`UPDATE auction_offer SET expired_at = clock_timestamp() WHERE id = $1`, [offer.id]);
    expect((await offers.listMine(aMemberCaller(second), {})).data[0]?.status).toBe(2);
    expect(await refusalOf(offers.answerOffer(aMemberCaller(second), { id: offer.id, status: 1 }))).toBe(
      'OFFER_EXPIRED',
    );
    await Promise.all([offers.expireOffers(), offers.expireOffers()]);
    expect(await house.eventsOf('auction.offer-answered', id)).toMatchObject([{ status: 2 }]);
    expect(await refusalOf(offers.answerOffer(aMemberCaller(second), { id: offer.id, status: 1 }))).toBe(
      'OFFER_EXPIRED',
    );
  });

  it('is not offered more than seven days after the default, nor to who may no longer bid', async () => {
    const late = await aDefaultedLot();
    await db.query(
      `UPDATE auction_strike SET created_at = created_at - interval '7 days' WHERE auction_id = $1`,
      [late.id],
    );
    expect(await refusalOf(chances.offer(late.caller, { auction_id: late.id }))).toBe('OFFER_LIMIT');

    const lot = await aDefaultedLot();
    await db.query(
      `INSERT INTO auction_bar (account_id, barred_by, reason) VALUES ($1, $2, 'three defaults')`,
      [lot.second, lot.sellerId],
    );
    await chances.offer(lot.caller, { auction_id: lot.id });
    expect(await house.eventsOf('auction.offer-made', lot.id)).toMatchObject([{ account_id: lot.first }]);
  });

  it('needs a default, the seller’s own lot, and goods that are not up for auction again', async () => {
    const sold = await aSoldLot();
    expect(await refusalOf(chances.offer(sold.caller, { auction_id: sold.id }))).toBe('STATE_CONFLICT');
    const { caller: stranger } = await house.aSeller();
    expect(await refusalOf(chances.offer(stranger, { auction_id: sold.id }))).toBe('NOT_FOUND');
    await defaultOf(sold.id, sold.winner);
    await house.opening.relist(sold.caller, { id: sold.id, ...AGAIN });
    expect(await refusalOf(chances.offer(sold.caller, { auction_id: sold.id }))).toBe('STATE_CONFLICT');
  });

  it('keeps the goods from another run while it is open', async () => {
    const { id, caller } = await aDefaultedLot();
    await chances.offer(caller, { auction_id: id });
    expect(await refusalOf(house.opening.relist(caller, { id, ...AGAIN }))).toBe('STATE_CONFLICT');
  });

  it('is nobody else’s to answer', async () => {
    const { id, caller, first } = await aDefaultedLot();
    const offer = await chances.offer(caller, { auction_id: id });
    expect(await refusalOf(offers.answerOffer(aMemberCaller(first), { id: offer.id, status: 1 }))).toBe(
      'NOT_FOUND',
    );
  });
});

const AGAIN = {
  start_price: '900',
  currency: 'JPY',
  start_at: new Date(Date.now() + 3_600_000).toISOString(),
  end_at: new Date(Date.now() + 7_200_000).toISOString(),
};

describe('strikes', () => {
  const platform = async () => aStaffCaller(await house.aBidder(), null);

  async function aBidderWithStrikes(count: number): Promise<number> {
    const bidder = await house.aBidder();
    for (let i = 0; i < count; i++) {
      const { id } = await house.aLot();
      await asOwner(`INSERT INTO auction_strike (auction_id, account_id) VALUES (${id}, ${bidder})`);
    }
    return bidder;
  }

  it('bar a bidder only when there are three within a year, and a person decides', async () => {
    const staff = await platform();
    const [two, three] = [await aBidderWithStrikes(2), await aBidderWithStrikes(3)];
    const bar = (account_id: number, is_barred = true) =>
      strikes.bar(staff, { account_id, is_barred, reason: 'three defaults' });
    expect(await refusalOf(bar(two))).toBe('STATE_CONFLICT');
    expect(await bar(three)).toEqual({ account_id: three, is_barred: true });
    expect(await bar(three)).toEqual({ account_id: three, is_barred: true });
    await db.query(
      `UPDATE auction_strike SET settled_at = clock_timestamp(), settled_by = $2 WHERE account_id = $1`,
      [three, staff.member.accountId],
    );
    const { id } = await house.aLot();
    expect(await refusalOf(house.bid(three, id, 2_000))).toBe('BIDDER_BARRED');
    expect(await bar(three, false)).toEqual({ account_id: three, is_barred: false });
    expect(await house.bid(three, id, 2_000)).toMatchObject({ is_leading: true });
    const { count } = await db.query(
      `SELECT FROM audit_log WHERE action = 'auction.bar-bidder' AND subject_id = $1`,
      [three],
    );
    expect(count).toBe(2);
  });

  it('older than a year do not count', async () => {
    const bidder = await aBidderWithStrikes(3);
    await db.query(
      `UPDATE auction_strike SET created_at = created_at - interval '13 months'
       WHERE id = (SELECT min(id) FROM auction_strike WHERE account_id = $1)`,
      [bidder],
    );
    const request = { account_id: bidder, is_barred: true, reason: 'three defaults' };
    expect(await refusalOf(strikes.bar(await platform(), request))).toBe('STATE_CONFLICT');
  });

  it('are settled once, by somebody other than the bidder, and only by those whose lot it was', async () => {
    const { caller, winner } = await aDefaultedLot();
    const id = (await house.listStrikes(caller, {})).data[0]?.id ?? 0;
    const { caller: stranger } = await house.aSeller();
    const request = { id, reason: 'paid the costs' };
    expect((await house.listStrikes(stranger, {})).total).toBe(0);
    expect(await refusalOf(strikes.settleStrike(stranger, request))).toBe('NOT_FOUND');
    expect(await refusalOf(strikes.settleStrike(aStaffCaller(winner, null), request))).toBe('SELF_APPROVAL');
    expect(await strikes.settleStrike(caller, request)).toEqual({ id });
    expect(await refusalOf(strikes.settleStrike(caller, request))).toBe('ALREADY_DECIDED');
  });

  it('let only the platform set a bar, nobody on themselves, and on no unknown account', async () => {
    const staff = await platform();
    const { caller } = await house.aSeller();
    const bar = (by: typeof staff, account_id: number) =>
      refusalOf(strikes.bar(by, { account_id, is_barred: true, reason: 'three defaults' }));
    expect(await bar(caller, staff.member.accountId)).toBe('FORBIDDEN');
    expect(await bar(staff, staff.member.accountId)).toBe('SELF_APPROVAL');
    expect(await bar(staff, 987_654_321)).toBe('NOT_FOUND');
  });
});
