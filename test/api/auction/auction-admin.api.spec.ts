import {
  addBidder,
  addOffer,
  answerOffer,
  auditBidder,
  barBidder,
  bidderList,
  offerList,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { startApi, type TestApi } from '../../support/api.js';
import { bid } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';
import { aDefaultedLot, aSoldLot } from '../../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('the bidders of a lot in its auction console', () => {
  it('come with what everybody saw of their bids, never with a maximum', async () => {
    const seller = await aSeller(api);
    const lot = await aLot(api, { seller_id: seller.accountId, company_id: seller.companyId });
    const [first, second, third] = [await aMember(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 77_777);
    await bid(api, second, lot, 5_000);
    await bid(api, third, lot, 9_000);
    const platform = await aStaff(api, [WILDCARD]);
    await api.ok(voidBid, { id: lot.id, seq: 4, reason: 'typed a zero too many' }, { as: platform });
    const staff = await aStaff(api, ['auction:bidder:list'], seller.companyId);
    const list = await api.ok(bidderList, { id: lot.id }, { as: staff });
    expect(
      list.data.map((row) => [row.bidder_no, row.bid_count, row.bid_price, row.is_leading, row.eligibility]),
    ).toEqual([
      // Of the row that answered the voided bid, which stays in the log.
      [1, 1, '9250', true, 'eligible'],
      [2, 1, '5000', false, 'eligible'],
      [3, 0, null, false, 'eligible'],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/77777/);
    const stranger = await aStaff(api, ['auction:bidder:list'], (await aSeller(api)).companyId);
    expect((await api.refused(bidderList, { id: lot.id }, { as: stranger })).error).toBe('NOT_FOUND');
  });

  it('lists pending ones first, and the sums show what became of deposits', async () => {
    const lot = await aLot(api, { need_approval: true, deposit: 500, deposit_rate: 50 });
    const [first, second] = [await aMember(api), await aMember(api)];
    for (const person of [first, second]) {
      await giveMoney(api.db, person.accountId, 500);
      await api.ok(addBidder, { id: lot.id, checked: true }, { as: person });
    }
    const staff = await aStaff(api, ['auction:bidder:list', 'auction:bidder:approve']);
    const read = () => api.ok(bidderList, { id: lot.id }, { as: staff });
    const before = await read();
    expect(before).toMatchObject({
      pending_count: 2,
      deposits: { currency: 'JPY', held: '1000', released: '0', used: '0', forfeited: '0' },
    });
    const [requested] = before.data;
    await api.ok(
      auditBidder,
      { ids: [requested?.id ?? 0], status: -1, reason: 'no licence was shown' },
      { as: staff },
    );
    const after = await read();
    expect(after).toMatchObject({ pending_count: 1, deposits: { held: '500', released: '500' } });
    expect(after.data.map((row) => [row.account_id, row.eligibility, row.reason])).toEqual([
      [second.accountId, 'pending', null],
      [first.accountId, 'refused', 'no licence was shown'],
    ]);
  });

  it('show who may not bid any more, and why', async () => {
    const { winner, id } = await aDefaultedLot(api);
    const platform = await aStaff(api, [WILDCARD]);
    const rowOf = async () =>
      (await api.ok(bidderList, { id }, { as: platform })).data.find(
        (row) => row.account_id === winner.accountId,
      );
    expect(await rowOf()).toMatchObject({
      eligibility: 'strike',
      strikes_in_year: 1,
      has_open_strike: true,
      is_barred: false,
    });
    const early = { account_id: winner.accountId, is_barred: true, reason: 'one default' };
    expect((await api.refused(barBidder, early, { as: platform })).error).toBe('STATE_CONFLICT');
  });
});

describe('second chances of a lot in its auction console', () => {
  it('show whom it would be offered next and at which price, as the offer then does', async () => {
    const lot = await aDefaultedLot(api);
    const staff = await aStaff(api, ['auction:offer:add']);
    const read = () => api.ok(offerList, { id: lot.id }, { as: staff });
    const before = await read();
    expect(before).toMatchObject({ data: [], reason: null, next: { bidder_no: 1, offers_left: 3 } });
    const made = await api.ok(addOffer, { auction_id: lot.id }, { as: staff });
    expect(before.next).toMatchObject({ price: made.price, currency: made.currency });
    const offered = await read();
    expect(offered).toMatchObject({ data: [{ id: made.id, status: 0, bidder_no: 1 }], next: null });
    await api.ok(answerOffer, { id: made.id, status: -1 }, { as: lot.runnerUp });
    expect(await read()).toMatchObject({ data: [{ status: -1 }], next: null, reason: 'OFFER_LIMIT' });
  });

  it('are nobody’s before a default, and read by the seller’s people alone', async () => {
    const lot = await aSoldLot(api);
    const staff = await aStaff(api, ['auction:offer:add']);
    expect(await api.ok(offerList, { id: lot.id }, { as: staff })).toEqual({
      data: [],
      next: null,
      reason: 'STATE_CONFLICT',
    });
    const stranger = await aStaff(api, ['auction:offer:add'], (await aSeller(api)).companyId);
    expect((await api.refused(offerList, { id: lot.id }, { as: stranger })).error).toBe('NOT_FOUND');
  });
});
