import {
  addAuction,
  adminAuctionDetail,
  adminAuctionList,
  auctionDetail,
  relistAuction,
  updateAuction,
} from '@fovea/shared-types/auction/auction.calls';
import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { aGoods } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { bid } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, inSeconds } from '../../support/people.js';
import { aDefaultedLot, aSoldLot, freeGoods, someTerms } from '../../support/scenes.js';

let api: TestApi;
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

const terms = someTerms;

describe('putting goods up', () => {
  it('makes a lot with the terms of the rules, and the goods show it', async () => {
    const goods_id = await freeGoods(api);
    const { id } = await api.ok(addAuction, { goods_id, ...terms() }, { as: platform });
    expect(await api.ok(adminAuctionDetail, { id }, { as: platform })).toMatchObject({
      goods_id,
      start_price: '1000',
      current_price: '1000',
      reserve_price: null,
      buy_now_price: null,
      bid_chances: 10,
      extend_seconds: 300,
      deposit_rate: 0,
      need_approval: false,
      bids: [],
    });
    expect(await api.ok(goodsDetail, { id: goods_id })).toMatchObject({
      auction_id: id,
      sale_state: 4,
      sale_type: 2,
    });
    expect((await bid(api, await aMember(api), { id }, 5_000)).is_leading).toBe(true);
  });

  it('takes a deposit in percent of the start price, and every other term', async () => {
    const goods_id = await freeGoods(api);
    const latest_end_at = new Date(Date.now() + 90_000_000).toISOString();
    const { id } = await api.ok(
      addAuction,
      {
        goods_id,
        ...terms(),
        start_price: '20000',
        reserve_price: '50000',
        buy_now_price: '90000',
        step_price: '1000',
        latest_end_at,
        bid_chances: null,
        extend_seconds: 60,
        deposit_rate: 10,
        need_approval: true,
      },
      { as: platform },
    );
    expect(await api.ok(auctionDetail, { id })).toMatchObject({
      deposit: '2000',
      fixed_step_price: '1000',
      has_reserve: true,
      buy_now_price: '90000',
      latest_end_at,
      bid_chances: null,
      extend_seconds: 60,
      need_approval: true,
    });
  });

  it('requires approval where the goods need a licence, whatever the terms are', async () => {
    const goods_id = await aGoods(api.db, { sale_type: 2, sale_state: 1, need_licence: true });
    const { id } = await api.ok(addAuction, { goods_id, ...terms(), need_approval: false }, { as: platform });
    expect((await api.ok(auctionDetail, { id })).need_approval).toBe(true);
  });

  it.each([
    ['a start price of words', { start_price: 'cheap' }, ['start_price']],
    ['a start price of nothing', { start_price: '0' }, ['start_price']],
    ['half a yen', { start_price: '1000.50' }, ['start_price']],
    ['a reserve at the start price', { reserve_price: '1000' }, ['reserve_price']],
    [
      'a buy-now price below the reserve',
      { reserve_price: '9000', buy_now_price: '8000' },
      ['buy_now_price'],
    ],
    ['an end before the start', { end_at: new Date(Date.now() - 1_000).toISOString() }, ['end_at']],
    ['a start in the past', { start_at: new Date(Date.now() - 600_000).toISOString() }, ['start_at']],
    [
      'a latest end before the end',
      { latest_end_at: new Date(Date.now() + 1_000).toISOString() },
      ['latest_end_at'],
    ],
    ['no chance to bid', { bid_chances: 0 }, ['bid_chances']],
    ['more deposit than the price', { deposit_rate: 101 }, ['deposit_rate']],
    ['two faults at once', { start_price: '0', end_at: 'tomorrow' }, ['end_at']],
  ])('refuses %s, naming the field', async (_what, fault, fields) => {
    const request = { goods_id: await freeGoods(api), ...terms(), ...fault };
    const answer = await api.refused(addAuction, request, { as: platform });
    expect(answer.error).toBe('VALIDATION');
    expect(Object.keys(answer.fields ?? {})).toEqual(fields);
  });

  it('refuses fen in a bid currency of whole yuan', async () => {
    const request = { goods_id: await freeGoods(api), ...terms(), currency: 'CNY', start_price: '1000.50' };
    expect((await api.refused(addAuction, request, { as: platform })).error).toBe('VALIDATION');
  });

  it('refuses goods that are sold, not on the shelf, more than one, or up already', async () => {
    const refusal = async (goods_id: number) =>
      (await api.refused(addAuction, { goods_id, ...terms() }, { as: platform })).error;
    expect(await refusal(await aGoods(api.db, { sale_state: 5 }))).toBe('STATE_CONFLICT');
    expect(await refusal(await aGoods(api.db, { status: 20 }))).toBe('STATE_CONFLICT');
    expect(await refusal(await aGoods(api.db, { quantity: 2 }))).toBe('STATE_CONFLICT');
    expect(await refusal((await aLot(api)).goodsId)).toBe('STATE_CONFLICT');
    expect(await refusal(999_999)).toBe('NOT_FOUND');
  });

  it('answers a repeat under one key alike', async () => {
    const request = { goods_id: await freeGoods(api), ...terms(), request_id: 'put-up' };
    const first = await api.ok(addAuction, request, { as: platform });
    expect(await api.ok(addAuction, request, { as: platform })).toEqual(first);
  });

  it('leaves a line of who did it', async () => {
    const { id } = await api.ok(addAuction, { goods_id: await freeGoods(api), ...terms() }, { as: platform });
    const { rows } = await api.db.query(
      `SELECT account_id, action FROM audit_log WHERE subject_type = 'auction' AND subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ account_id: platform.accountId, action: 'auction.add' }]);
  });
});

describe('changing terms', () => {
  it('is free while nobody has bid, and changes only what is sent', async () => {
    const lot = await aLot(api, { reserve_price: 5_000 });
    await api.ok(
      updateAuction,
      { id: lot.id, start_price: '2000', buy_now_price: '90000' },
      { as: platform },
    );
    expect(await api.ok(adminAuctionDetail, { id: lot.id }, { as: platform })).toMatchObject({
      start_price: '2000',
      current_price: '2000',
      reserve_price: '5000',
      buy_now_price: '90000',
    });
    await api.ok(updateAuction, { id: lot.id, reserve_price: null }, { as: platform });
    expect((await api.ok(auctionDetail, { id: lot.id })).has_reserve).toBe(false);
  });

  it('allows a later end and a lower reserve once there is a bid, and nothing else', async () => {
    const lot = await aLot(api, { reserve_price: 50_000 });
    const [bidder, later] = [await aMember(api), inSeconds(90_000).toISOString()];
    await bid(api, bidder, lot, 20_000);
    const refusal = async (change: object) =>
      (await api.envelope(updateAuction.path, { id: lot.id, ...change }, { as: platform })).error;
    for (const change of [
      { start_price: '900' },
      { buy_now_price: '90000' },
      { step_price: '10' },
      { currency: 'CNY' },
      { bid_chances: null },
      { extend_seconds: 0 },
      { deposit_rate: 10 },
      { need_approval: true },
      { end_at: inSeconds(60).toISOString() },
      { reserve_price: '60000' },
    ]) {
      expect([change, await refusal(change)]).toEqual([change, 'AUCTION_LOCKED']);
    }
    await api.ok(updateAuction, { id: lot.id, end_at: later, reserve_price: '15000' }, { as: platform });
    expect(await api.ok(auctionDetail, { id: lot.id })).toMatchObject({
      end_at: later,
      reserve_met: true,
      current_price: '20000',
    });
    const { rows } = await api.ok(auctionDetail, { id: lot.id });
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['bid', 'end_moved', 'reserve_lowered']);
  });

  it('removes a reserve that the bids have not met', async () => {
    const lot = await aLot(api, { reserve_price: 50_000 });
    await bid(api, await aMember(api), lot, 20_000);
    await api.ok(updateAuction, { id: lot.id, reserve_price: null }, { as: platform });
    const detail = await api.ok(auctionDetail, { id: lot.id });
    expect(detail).toMatchObject({ has_reserve: false });
    expect(detail.rows.map(({ kind }) => kind)).toContain('reserve_lowered');
  });

  it('is over when the lot is', async () => {
    const over = await aLot(api, { end_at: inSeconds(-1) });
    expect(
      (await api.refused(updateAuction, { id: over.id, start_price: '900' }, { as: platform })).error,
    ).toBe('AUCTION_ENDED');
  });
});

describe('relisting', () => {
  it('gives goods of a failed or cancelled run another one, once', async () => {
    const lot = await aLot(api, { status: 41, closed_at: new Date(), end_at: inSeconds(-60) });
    const { id } = await api.ok(relistAuction, { id: lot.id, ...terms() }, { as: platform });
    expect(id).not.toBe(lot.id);
    expect((await api.ok(auctionDetail, { id })).goods_id).toBe(lot.goodsId);
    expect(['ALREADY_DONE', 'STATE_CONFLICT']).toContain(
      (await api.refused(relistAuction, { id: lot.id, ...terms() }, { as: platform })).error,
    );
  });

  it('waits until the winner has defaulted', async () => {
    const sold = await aSoldLot(api);
    expect((await api.refused(relistAuction, { id: sold.id, ...terms() }, { as: platform })).error).toBe(
      'STATE_CONFLICT',
    );
    const defaulted = await aDefaultedLot(api);
    await api.ok(relistAuction, { id: defaulted.id, ...terms() }, { as: platform });
  });

  it('is not for a lot that still runs', async () => {
    const lot = await aLot(api);
    expect((await api.refused(relistAuction, { id: lot.id, ...terms() }, { as: platform })).error).toBe(
      'STATE_CONFLICT',
    );
  });
});

describe('lots in the back office', () => {
  it('are those of the own company, narrowed by words and state', async () => {
    const seller = await aSeller(api);
    const own = { seller_id: seller.accountId, company_id: seller.companyId };
    const lot = await aLot(api, { ...own, reserve_price: 9_000 });
    await aLot(api);
    const staff = await aStaff(api, ['auction:auction:list'], seller.companyId);
    const page = await api.ok(adminAuctionList, {}, { as: staff });
    expect(page).toMatchObject({ total: 1 });
    expect(page.data[0]).toMatchObject({
      id: lot.id,
      reserve_price: '9000',
      company_name: 'Sample Eye Trading',
    });
    expect((await api.ok(adminAuctionList, { goods_name: 'fundus', status: 20 }, { as: staff })).total).toBe(
      1,
    );
    expect((await api.ok(adminAuctionList, { goods_name: 'phaco' }, { as: staff })).total).toBe(0);
    expect((await api.ok(adminAuctionList, { company_id: seller.companyId }, { as: platform })).total).toBe(
      1,
    );
  });
});
