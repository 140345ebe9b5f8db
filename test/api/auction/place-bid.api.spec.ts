import { randomUUID } from 'node:crypto';
import { auctionDetail, placeAutoBid, placeBid } from '@fovea/shared-types/auction/auction.calls';
import { LANGUAGES } from '@fovea/shared-types/language';
import { aCompany, anAccount } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aBid, bid, bidRefused } from '../../support/lots.js';
import { aLot, aMember, aSeller, inSeconds } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const rowsOf = async (lot: { id: number }) =>
  (
    await api.db.query<{ ord: number; seq: number | null; kind: number; price_after: number }>(
      'SELECT ord, seq, kind, price_after FROM auction_bid WHERE auction_id = $1 ORDER BY ord',
      [lot.id],
    )
  ).rows;

describe('an accepted bid', () => {
  it('starts the lot at its start price, whatever the maximum', async () => {
    const [lot, bidder] = [await aLot(api), await aMember(api)];
    const answer = await bid(api, bidder, lot, 50_000);
    expect(answer).toMatchObject({
      seq: 1,
      current_price: '1000',
      currency: 'JPY',
      min_next_bid: '1100',
      is_leading: true,
      reserve_met: true,
      chances_left: 9,
      bidder_no: 1,
      status: 20,
    });
    expect(Date.parse(answer.server_time)).not.toBeNaN();
    expect(answer.end_at).toMatch(/Z$/);
  });

  it('puts the price one step above the second highest maximum', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 5_000);
    expect(await bid(api, second, lot, 20_000)).toMatchObject({
      current_price: '5250',
      is_leading: true,
      bidder_no: 2,
    });
  });

  it('reports at once when the leader defends the lead, by one automatic row', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 20_000);
    expect(await bid(api, second, lot, 5_000)).toMatchObject({
      seq: 2,
      current_price: '5250',
      is_leading: false,
    });
    expect(await rowsOf(lot)).toEqual([
      { ord: 1, seq: 1, kind: 1, price_after: 1_000 },
      { ord: 2, seq: 2, kind: 1, price_after: 5_000 },
      { ord: 3, seq: 3, kind: 2, price_after: 5_250 },
    ]);
  });

  it('loses against an equal maximum that came earlier', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 8_000);
    expect(await bid(api, second, lot, 8_000)).toMatchObject({ current_price: '8000', is_leading: false });
  });

  it('of the leader raises their maximum and shows nothing of it', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 3_000);
    const before = await api.ok(auctionDetail, { id: lot.id });
    expect(await bid(api, first, lot, 30_000)).toMatchObject({ seq: null, current_price: '1000' });
    const after = await api.ok(auctionDetail, { id: lot.id });
    expect({ ...after, server_time: '' }).toEqual({ ...before, server_time: '' });
    expect(await bid(api, second, lot, 10_000)).toMatchObject({ is_leading: false, current_price: '10500' });
  });

  it('below the reserve shows its own maximum; at the reserve the lot is met', async () => {
    const [lot, first, second] = [
      await aLot(api, { reserve_price: 10_000 }),
      await aMember(api),
      await aMember(api),
    ];
    expect(await bid(api, first, lot, 4_000)).toMatchObject({ current_price: '4000', reserve_met: false });
    expect(await bid(api, second, lot, 12_000)).toMatchObject({ current_price: '10000', reserve_met: true });
  });

  it('may be any whole amount above the minimum', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 1_000);
    expect(await bid(api, second, lot, 1_101)).toMatchObject({ current_price: '1100' });
  });

  it('in yuan is sent in fen and answered in yuan with two digits', async () => {
    const [lot, bidder] = [await aLot(api, { currency: 'CNY', start_price: 100_000 }), await aMember(api)];
    expect(await bid(api, bidder, lot, 150_000, { currency: 'CNY' })).toMatchObject({
      current_price: '1000.00',
      min_next_bid: '1100.00',
      currency: 'CNY',
    });
  });

  it('within the last five minutes moves the end, a raised maximum does not', async () => {
    const end = inSeconds(100);
    const [lot, first, second] = [await aLot(api, { end_at: end }), await aMember(api), await aMember(api)];
    const one = await bid(api, first, lot, 5_000);
    expect(Date.parse(one.end_at) - Date.parse(one.server_time)).toBe(300_000);
    const raised = await bid(api, first, lot, 6_000);
    expect(raised.end_at).toBe(one.end_at);
    const other = await bid(api, second, lot, 7_000);
    expect(Date.parse(other.end_at)).toBeGreaterThan(Date.parse(one.end_at));
  });

  it('never moves the end past the latest end', async () => {
    const latest = inSeconds(120);
    const lot = await aLot(api, { end_at: inSeconds(100), latest_end_at: latest });
    expect(Date.parse((await bid(api, await aMember(api), lot, 5_000)).end_at)).toBe(latest.getTime());
  });

  it('uses a chance, and the last one is notified', async () => {
    const [lot, bidder] = [await aLot(api, { bid_chances: 2 }), await aMember(api)];
    expect((await bid(api, bidder, lot, 2_000)).chances_left).toBe(1);
    expect((await bid(api, bidder, lot, 3_000)).chances_left).toBe(0);
    expect((await bidRefused(api, bidder, lot, 4_000)).error).toBe('NO_CHANCES_LEFT');
  });

  it('has no end of chances where the lot gives them freely', async () => {
    const [lot, bidder] = [await aLot(api, { bid_chances: null }), await aMember(api)];
    expect((await bid(api, bidder, lot, 2_000)).chances_left).toBeNull();
  });

  it('at the buy-now price ends the lot there', async () => {
    const [lot, bidder] = [await aLot(api, { buy_now_price: 20_000 }), await aMember(api)];
    expect(await bid(api, bidder, lot, 90_000)).toMatchObject({ status: 40, current_price: '20000' });
    expect((await bidRefused(api, await aMember(api), lot, 95_000)).error).toBe('AUCTION_ENDED');
  });

  it('by the call of automatic bids is the same bid', async () => {
    const [lot, bidder] = [await aLot(api), await aMember(api)];
    const request = { id: lot.id, max_amount: 9_000, currency: 'JPY', request_id: randomUUID() };
    const answer = await api.ok(placeAutoBid, request, { as: bidder });
    expect(answer).toMatchObject({ current_price: '1000', is_leading: true, my_max_amount: 9_000 });
    expect((await bid(api, await aMember(api), lot, 4_000)).is_leading).toBe(false);
  });
});

describe('a bid is refused', () => {
  it('without a session', async () => {
    const answer = await api.refused(placeBid, aBid(await aLot(api), 5_000));
    expect(answer).toMatchObject({ code: -102, error: 'SESSION_INVALID', data: null });
  });

  it('below the step, naming the minimum in whole units, and changes nothing', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 5_000);
    const answer = await bidRefused(api, second, lot, 1_099);
    expect(answer).toMatchObject({
      code: -101,
      error: 'BID_TOO_LOW',
      data: { minimum: '1100', currency: 'JPY' },
    });
    expect(await rowsOf(lot)).toHaveLength(1);
  });

  it('below the start price', async () => {
    const lot = await aLot(api);
    expect((await bidRefused(api, await aMember(api), lot, 999)).error).toBe('BID_TOO_LOW');
  });

  it("in the reader's language", async () => {
    const [lot, bidder] = [await aLot(api), await aMember(api)];
    const texts = await Promise.all(
      LANGUAGES.map(
        async (language) => (await api.refused(placeBid, aBid(lot, 10), { as: bidder, language })).msg,
      ),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).toMatch(/\p{Script=Han}/u);
    expect(texts[1]).toMatch(/^[\p{ASCII}¥’“”–…]+$/u);
    expect(texts[2]).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  it('of the leader that does not raise their maximum', async () => {
    const [lot, bidder] = [await aLot(api), await aMember(api)];
    await bid(api, bidder, lot, 5_000);
    expect((await bidRefused(api, bidder, lot, 5_000)).error).toBe('MAXIMUM_NOT_RAISED');
    expect((await bidRefused(api, bidder, lot, 4_000)).error).toBe('MAXIMUM_NOT_RAISED');
  });

  it('before the start, after the end, and on a cancelled lot', async () => {
    const bidder = await aMember(api);
    const coming = await aLot(api, { status: 10, start_at: inSeconds(600) });
    expect((await bidRefused(api, bidder, coming, 5_000)).error).toBe('AUCTION_NOT_STARTED');
    const over = await aLot(api, { end_at: inSeconds(-1) });
    expect((await bidRefused(api, bidder, over, 5_000)).error).toBe('AUCTION_ENDED');
    const cancelled = await aLot(api, { status: 42, closed_at: new Date(), cancel_reason: 'withdrawn' });
    expect((await bidRefused(api, bidder, cancelled, 5_000)).error).toBe('AUCTION_ENDED');
  });

  it('is accepted on a lot whose start has come although no timer has run', async () => {
    const lot = await aLot(api, { status: 10, start_at: inSeconds(-1) });
    expect((await bid(api, await aMember(api), lot, 5_000)).seq).toBe(1);
  });

  it('of the seller, of the seller’s company, and of assigned staff', async () => {
    const [seller, handler] = [await aSeller(api), await aMember(api)];
    const lot = await aLot(api, {
      seller_id: seller.accountId,
      company_id: seller.companyId,
      handler_id: handler.accountId,
    });
    const colleague = await aMember(api, { company_id: seller.companyId });
    for (const person of [seller, colleague, handler]) {
      expect((await bidRefused(api, person, lot, 5_000)).error).toBe('BID_OWN_GOODS');
    }
  });

  it('without the required deposit or admission of the lot', async () => {
    const bidder = await aMember(api);
    const withDeposit = await aLot(api, { deposit_rate: 10, deposit: 100 });
    expect((await bidRefused(api, bidder, withDeposit, 5_000)).error).toBe('DEPOSIT_REQUIRED');
    const withApproval = await aLot(api, { need_approval: true });
    expect((await bidRefused(api, bidder, withApproval, 5_000)).error).toBe('NOT_ADMITTED');
  });

  it('with an unsettled strike, or barred', async () => {
    const [lot, old] = [await aLot(api), await aLot(api)];
    const [struck, barred] = [await aMember(api), await aMember(api)];
    await api.db.query('INSERT INTO auction_strike (auction_id, account_id) VALUES ($1, $2)', [
      old.id,
      struck.accountId,
    ]);
    await api.db.query(
      `INSERT INTO auction_bar (account_id, barred_by, reason) VALUES ($1, $2, 'three strikes')`,
      [barred.accountId, await anAccount(api.db)],
    );
    for (const person of [struck, barred]) {
      expect((await bidRefused(api, person, lot, 5_000)).error).toBe('BIDDER_BARRED');
    }
    await api.db.query(
      `UPDATE auction_strike SET settled_at = clock_timestamp(), settled_by = $2, settle_reason = 'paid' WHERE account_id = $1`,
      [struck.accountId, await anAccount(api.db)],
    );
    expect((await bid(api, struck, lot, 5_000)).is_leading).toBe(true);
  });

  it('in another currency, with a fraction of a yuan, or on nothing', async () => {
    const bidder = await aMember(api);
    const lot = await aLot(api, { currency: 'CNY', start_price: 100_000 });
    expect((await bidRefused(api, bidder, lot, 200_000)).error).toBe('CURRENCY_MISMATCH');
    expect((await bidRefused(api, bidder, lot, 200_050, { currency: 'CNY' })).error).toBe('AMOUNT_INVALID');
    expect((await bidRefused(api, bidder, { id: 999_999 }, 200_000)).error).toBe('NOT_FOUND');
  });

  it('of a disabled account', async () => {
    const [lot, bidder] = [await aLot(api), await aMember(api)];
    await api.db.query('UPDATE account SET status = 0 WHERE id = $1', [bidder.accountId]);
    expect((await bidRefused(api, bidder, lot, 5_000)).error).toBe('SESSION_INVALID');
  });

  it.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['a fraction', { amount: 5_000.5 }, 'amount'],
    ['a text for a number', { amount: '5000' }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['more than there is', { amount: 10_000_000_000_001 }, 'amount'],
    ['an unknown currency', { currency: 'EUR' }, 'currency'],
    ['no key', { request_id: undefined }, 'request_id'],
    ['a key with a space', { request_id: 'a b' }, 'request_id'],
    ['no lot', { id: undefined }, 'id'],
  ])('with %s, naming the field', async (_what, fault, field) => {
    const body = { ...aBid(await aLot(api), 5_000), ...fault };
    const answer = await api.envelope(placeBid.path, body, { as: await aMember(api) });
    expect(answer).toMatchObject({ code: -101, error: 'VALIDATION' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('a bid under the same key', () => {
  it('gets the first answer again and writes nothing', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    const request = aBid(lot, 20_000);
    const one = await api.ok(placeBid, request, { as: first });
    await bid(api, second, lot, 5_000);
    expect(await api.ok(placeBid, request, { as: first })).toEqual(one);
    expect(await rowsOf(lot)).toHaveLength(3);
  });

  it('gets the first answer after the lot has closed too', async () => {
    const [lot, bidder] = [await aLot(api, { buy_now_price: 9_000 }), await aMember(api)];
    const request = aBid(lot, 9_000);
    const one = await api.ok(placeBid, request, { as: bidder });
    expect(one.status).toBe(40);
    expect(await api.ok(placeBid, request, { as: bidder })).toEqual(one);
  });

  it('with another amount or lot is refused', async () => {
    const [lot, other, bidder] = [await aLot(api), await aLot(api), await aMember(api)];
    const request = aBid(lot, 20_000);
    await api.ok(placeBid, request, { as: bidder });
    for (const fault of [{ amount: 21_000 }, { id: other.id }]) {
      const answer = await api.refused(placeBid, { ...request, ...fault }, { as: bidder });
      expect(answer.error).toBe('IDEMPOTENCY_KEY_REUSED');
    }
  });

  it('gets the refusal it got under the lock again, though it would now be good', async () => {
    const [lot, bidder] = [await aLot(api, { status: 10, start_at: inSeconds(600) }), await aMember(api)];
    const request = aBid(lot, 20_000);
    expect((await api.refused(placeBid, request, { as: bidder })).error).toBe('AUCTION_NOT_STARTED');
    await api.db.query(
      `UPDATE auction SET start_at = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [lot.id],
    );
    expect((await api.refused(placeBid, request, { as: bidder })).error).toBe('AUCTION_NOT_STARTED');
    expect((await bid(api, bidder, lot, 20_000)).seq).toBe(1);
  });

  it('of two people are two bids', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    const key = { request_id: 'the-very-same' };
    await bid(api, first, lot, 2_000, key);
    expect((await bid(api, second, lot, 9_000, key)).is_leading).toBe(true);
  });
});

it('a company of the same country is not the same company', async () => {
  const seller = await aSeller(api);
  const lot = await aLot(api, { seller_id: seller.accountId, company_id: seller.companyId });
  const stranger = await aMember(api, { company_id: await aCompany(api.db) });
  expect((await bid(api, stranger, lot, 5_000)).is_leading).toBe(true);
});
