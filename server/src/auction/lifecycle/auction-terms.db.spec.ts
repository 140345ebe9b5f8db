import type { AddAuctionRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { aStaffCaller, openAuctionHouse, refusalOf } from '../../../../test/fixtures/auction-house.js';
import { anAuction, uniqueText } from '../../../../test/fixtures/rows.js';

const house = openAuctionHouse();
const { db, opening, terms, queries, admin } = house;
afterAll(() => house.stop());

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const requested = (goodsId: number, changes: Partial<AddAuctionRequest> = {}): AddAuctionRequest => ({
  goods_id: goodsId,
  start_price: '100000',
  currency: 'JPY',
  start_at: inHours(1),
  end_at: inHours(48),
  ...changes,
});

const goodsRow = async (id: number) =>
  (
    await db.query<{
      sale_type: number;
      sale_state: number;
      status: number;
      auction_id: number;
      auction_end_at: Date;
    }>(`SELECT sale_type, sale_state, status, auction_id, auction_end_at FROM goods WHERE id = $1`, [id])
  ).rows[0];

const auctionRow = async (id: number) =>
  (
    await db.query<Record<string, unknown>>(
      `SELECT status, price, deposit, need_approval, handler_id, seller_id, company_id, relisted_from_id
       FROM auction WHERE id = $1`,
      [id],
    )
  ).rows[0];

describe('putting goods up for auction', () => {
  it('opens a scheduled lot of the seller and shows it on the goods', async () => {
    const { caller, goodsId, sellerId, companyId } = await house.aSeller();
    const request = requested(goodsId, { deposit_rate: 10, reserve_price: '150000' });
    const { id } = await opening.openAuction(caller, request);
    expect(await auctionRow(id)).toEqual({
      status: 10,
      price: 100_000,
      deposit: 10_000,
      need_approval: false,
      handler_id: null,
      seller_id: sellerId,
      company_id: companyId,
      relisted_from_id: null,
    });
    expect(await goodsRow(goodsId)).toEqual({
      sale_type: 2,
      sale_state: 4,
      status: 30,
      auction_id: id,
      auction_end_at: new Date(request.end_at),
    });
    const audited = await db.query(
      `SELECT FROM audit_log WHERE subject_type = 'auction' AND subject_id = $1`,
      [id],
    );
    expect(audited.count).toBe(1);
  });

  it('makes one lot of a repeated request, and refuses its key for another', async () => {
    const { caller, goodsId } = await house.aSeller();
    const request = requested(goodsId, { request_id: uniqueText() });
    const first = await opening.openAuction(caller, request);
    expect(await opening.openAuction(caller, request)).toEqual(first);
    expect(await refusalOf(opening.openAuction(caller, { ...request, start_price: '200000' }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('names the platform’s own staff as handling the lot, who then cannot bid on it', async () => {
    const { goodsId } = await house.aSeller();
    const staffId = await house.aBidder();
    const { id } = await opening.openAuction(
      aStaffCaller(staffId, null),
      requested(goodsId, { start_at: new Date().toISOString() }),
    );
    expect(await auctionRow(id)).toMatchObject({ handler_id: staffId });
    expect(await refusalOf(house.bid(staffId, id, 100_000))).toBe('BID_OWN_GOODS');
  });

  it('requires approval whenever the goods need a licence', async () => {
    const { caller, goodsId } = await house.aSeller({ need_licence: true });
    const { id } = await opening.openAuction(caller, requested(goodsId, { need_approval: false }));
    expect(await auctionRow(id)).toMatchObject({ need_approval: true });
  });

  it('refuses a second run of the same goods', async () => {
    const { caller, goodsId } = await house.aSeller();
    await opening.openAuction(caller, requested(goodsId));
    expect(await refusalOf(opening.openAuction(caller, requested(goodsId)))).toBe('STATE_CONFLICT');
  });

  it.each([
    ['off the shelf', { status: 20 }],
    ['sold out', { sale_state: 5 }],
    ['of several units', { quantity: 2 }],
  ])('refuses goods that are %s', async (_what, changes) => {
    const { caller, goodsId } = await house.aSeller(changes);
    expect(await refusalOf(opening.openAuction(caller, requested(goodsId)))).toBe('STATE_CONFLICT');
  });

  it('does not know goods of another company', async () => {
    const { goodsId } = await house.aSeller();
    const { caller: other } = await house.aSeller();
    expect(await refusalOf(opening.openAuction(other, requested(goodsId)))).toBe('NOT_FOUND');
  });
});

describe('changing terms', () => {
  it('changes everything while nobody has bid', async () => {
    const { caller, goodsId } = await house.aSeller();
    const { id } = await opening.openAuction(caller, requested(goodsId, { reserve_price: '150000' }));
    const endAt = inHours(12);
    await terms.updateAuctionTerms(caller, {
      id,
      start_price: '80000',
      reserve_price: null,
      bid_chances: null,
      end_at: endAt,
    });
    const detail = await admin.getAuctionDetail(caller, { id });
    expect(detail).toMatchObject({
      start_price: '80000',
      current_price: '80000',
      reserve_price: null,
      bid_chances: null,
      end_at: endAt,
    });
    expect((await goodsRow(goodsId))?.auction_end_at).toEqual(new Date(endAt));
  });

  it('of a lot that has started leaves its start alone', async () => {
    const { caller, id } = await house.aLot();
    expect(await refusalOf(terms.updateAuctionTerms(caller, { id, start_at: inHours(1) }))).toBe(
      'AUCTION_LOCKED',
    );
    await terms.updateAuctionTerms(caller, { id, start_price: '500' });
    expect((await queries.getAuctionDetail(caller, { id })).current_price).toBe('500');
  });

  it('notifies watchers of a lot without bids of its new terms', async () => {
    const { caller, id } = await house.aLot();
    const seen: string[] = [];
    house.hub.watch(id, { changed: () => seen.push(String(house.hub.latest(id)?.price)) });
    await terms.updateAuctionTerms(caller, { id, start_price: '700' });
    await terms.updateAuctionTerms(caller, { id, start_price: '600' });
    expect(seen).toEqual(['700', '600']);
  });

  it('from the first bid leaves only a lower reserve and a later end', async () => {
    const { caller, id } = await house.aLot({ reserve_price: 9_000 });
    await house.bid(await house.aBidder(), id, 2_000);
    for (const change of [
      { start_price: '500' },
      { buy_now_price: '90000' },
      { bid_chances: null },
      { need_approval: true },
      { deposit_rate: 10 },
      { reserve_price: '9500' },
      { end_at: inHours(0.5) },
    ]) {
      expect(await refusalOf(terms.updateAuctionTerms(caller, { id, ...change }))).toBe('AUCTION_LOCKED');
    }
    const endAt = inHours(30);
    await terms.updateAuctionTerms(caller, { id, reserve_price: '8000', end_at: endAt });
    expect(await admin.getAuctionDetail(caller, { id })).toMatchObject({
      reserve_price: '8000',
      end_at: endAt,
    });
  });

  it('takes a form that sends every field again as the few that differ', async () => {
    const { caller, id } = await house.aLot({ reserve_price: 9_000 });
    await house.bid(await house.aBidder(), id, 2_000);
    const { start_price, currency, bid_chances, extend_seconds, start_at, need_approval } =
      await admin.getAuctionDetail(caller, { id });
    const same = { start_price, currency, bid_chances, extend_seconds, start_at, need_approval };
    await terms.updateAuctionTerms(caller, { id, ...same, reserve_price: '7000' });
    expect((await admin.getAuctionDetail(caller, { id })).reserve_price).toBe('7000');
  });

  it('answers a repeat as before, though a bid came in between', async () => {
    const { caller, id } = await house.aLot();
    const request = { id, start_price: '900', request_id: uniqueText() };
    await terms.updateAuctionTerms(caller, request);
    await house.bid(await house.aBidder(), id, 2_000);
    expect(await terms.updateAuctionTerms(caller, request)).toEqual({ id });
  });

  it('refuses another deposit once somebody has money frozen for this one', async () => {
    const { caller, id } = await house.aLot({
      deposit: 1_000,
      deposit_rate: 10,
      start_price: 10_000,
      price: 10_000,
    });
    const bidderId = await house.aBidder();
    await house.fund(bidderId, 5_000);
    await house.admit(bidderId, id);
    expect(await refusalOf(terms.updateAuctionTerms(caller, { id, deposit_rate: 20 }))).toBe(
      'AUCTION_LOCKED',
    );
    await terms.updateAuctionTerms(caller, { id, bid_chances: 3 });
  });

  it('admits bidders who wait for an approval that is no longer required, and notifies them', async () => {
    const { caller, id } = await house.aLot({ need_approval: true });
    const bidder = await house.aBidder();
    await house.admit(bidder, id);
    await terms.updateAuctionTerms(caller, { id, need_approval: false });
    expect(await house.bid(bidder, id, 2_000)).toMatchObject({ is_leading: true, chances_left: 9 });
    expect(await house.eventsOf('auction.bidder-decided', id)).toMatchObject([
      { account_id: bidder, status: 1 },
    ]);
  });

  it('does not know a lot of another company', async () => {
    const { id } = await house.aLot();
    const { caller: other } = await house.aSeller();
    expect(await refusalOf(terms.updateAuctionTerms(other, { id, start_price: '1' }))).toBe('NOT_FOUND');
  });

  it('is over when the lot is', async () => {
    const { caller, id } = await house.aLot();
    await house.end(id);
    expect(await refusalOf(terms.updateAuctionTerms(caller, { id, start_price: '900' }))).toBe(
      'AUCTION_ENDED',
    );
  });
});

describe('relisting', () => {
  const again = { start_price: '900', currency: 'JPY', start_at: inHours(1), end_at: inHours(2) };

  it('opens a new run of unsold goods that are back on the shelf', async () => {
    const { caller, id, goodsId } = await house.aLot();
    await house.end(id);
    expect(await goodsRow(goodsId)).toMatchObject({ status: 20 });
    const { id: next } = await opening.relist(caller, { id, ...again });
    expect(await auctionRow(next)).toMatchObject({ status: 10, relisted_from_id: id });
    expect(await goodsRow(goodsId)).toMatchObject({ status: 30, sale_state: 4, auction_id: next });
    expect(await refusalOf(opening.relist(caller, { id, ...again }))).toBe('ALREADY_DONE');
  });

  it('is refused while the lot runs, and once it is sold', async () => {
    const { caller, id } = await house.aLot();
    expect(await refusalOf(opening.relist(caller, { id, ...again }))).toBe('STATE_CONFLICT');
    await house.bid(await house.aBidder(), id, 1_000);
    await house.end(id);
    expect(await refusalOf(opening.relist(caller, { id, ...again }))).toBe('STATE_CONFLICT');
  });

  it('does not know the lot of another company', async () => {
    const id = await anAuction(db, { status: 42, cancel_reason: 'withdrawn', closed_at: new Date() });
    const { caller } = await house.aSeller();
    expect(await refusalOf(opening.relist(caller, { id, ...again }))).toBe('NOT_FOUND');
  });
});
