import { createHash } from 'node:crypto';
import {
  addWatch,
  auctionDetail,
  auctionList,
  bidList,
  bidReceipt,
  myAuctionOrderList,
  myWatchList,
  removeWatch,
} from '@fovea/shared-types/auction/auction.calls';
import { canonicalRow, commitmentText, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import { aCategory, aGoods } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { bid, comesNow, untilStatus } from '../../support/lots.js';
import { aLot, aMember, inSeconds } from '../../support/people.js';
import { aSoldLot } from '../../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the list of auctions', () => {
  it('returns the live figures of the requested lots, in the language of the reader', async () => {
    const [one, two, person] = [await aLot(api), await aLot(api), await aMember(api)];
    await bid(api, person, one, 5_000);
    const page = await api.ok(auctionList, { ids: [one.id, two.id] }, { language: 'zh' });
    expect(page.total).toBe(2);
    const card = page.data.find(({ id }) => id === one.id);
    expect(card).toMatchObject({
      goods_id: one.goodsId,
      goods_name: '免散瞳眼底相机',
      status: 20,
      current_price: '1000',
      bid_count: 1,
      seq: 1,
      reserve_met: true,
    });
    const byGoods = await api.ok(auctionList, { goods_ids: [two.goodsId] });
    expect(byGoods.data.map(({ id }) => id)).toEqual([two.id]);
  });

  it('reads the state from the clock before any timer has written it', async () => {
    const starting = await aLot(api, { status: 10, start_at: inSeconds(-1) });
    const coming = await aLot(api, { status: 10, start_at: inSeconds(900) });
    const ids = [starting.id, coming.id];
    const page = await api.ok(auctionList, { ids });
    expect(Object.fromEntries(page.data.map(({ id, status }) => [id, status]))).toEqual({
      [starting.id]: 20,
      [coming.id]: 10,
    });
  });

  it('narrows by category and state, the next to end first', async () => {
    const category_id = await aCategory(api.db);
    const lots = [];
    for (const minutes of [30, 10, 20]) {
      const goods_id = await aGoods(api.db, { category_id, sale_type: 2, sale_state: 4 });
      lots.push(await aLot(api, { goods_id, end_at: inSeconds(minutes * 60) }));
    }
    const page = await api.ok(auctionList, { category_id, status: 20, sort: 'ending' });
    expect(page.data.map(({ id }) => id)).toEqual([lots[1]?.id, lots[2]?.id, lots[0]?.id]);
    expect((await api.ok(auctionList, { category_id, status: 40 })).data).toEqual([]);
  });
});

describe('a lot', () => {
  it('shows everybody the same, and each bidder their own figures', async () => {
    const [lot, person, rival] = [
      await aLot(api, { reserve_price: 8_000 }),
      await aMember(api),
      await aMember(api),
    ];
    await bid(api, person, lot, 5_000);
    await bid(api, rival, lot, 6_000);
    const visitor = await api.ok(auctionDetail, { id: lot.id });
    expect(visitor).toMatchObject({
      status: 20,
      start_price: '1000',
      current_price: '6000',
      step_price: '250',
      min_next_bid: '6250',
      has_reserve: true,
      reserve_met: false,
      bid_count: 2,
      bidder_count: 2,
      leader_no: 2,
      bidder_no: null,
      my_max_amount: null,
      is_leading: false,
      is_own_goods: false,
    });
    expect(JSON.stringify(visitor)).not.toMatch(/\b8000\b/);
    const own = await api.ok(auctionDetail, { id: lot.id }, { as: person });
    expect(own).toMatchObject({ bidder_no: 1, my_max_amount: 5_000, chances_left: 9, is_leading: false });
    expect(own.rows.map(({ is_mine }) => is_mine)).toEqual([false, true]);
  });

  it('is marked as their own for its seller', async () => {
    const lot = await aLot(api);
    const seller = await api.signIn(lot.sellerId);
    expect((await api.ok(auctionDetail, { id: lot.id }, { as: seller })).is_own_goods).toBe(true);
  });

  it('offers its buy-now price until the reserve is met, without one until the price reaches it', async () => {
    const [person, rival] = [await aMember(api), await aMember(api)];
    const withReserve = await aLot(api, { reserve_price: 10_000, buy_now_price: 50_000 });
    expect((await api.ok(auctionDetail, { id: withReserve.id })).buy_now_price).toBe('50000');
    await bid(api, person, withReserve, 12_000);
    expect((await api.ok(auctionDetail, { id: withReserve.id })).buy_now_price).toBeNull();
    const without = await aLot(api, { buy_now_price: 10_000 });
    await bid(api, person, without, 5_000);
    await bid(api, rival, without, 6_000);
    expect((await api.ok(auctionDetail, { id: without.id })).buy_now_price).toBe('10000');
  });

  it('shows the winner by their number within the lot', async () => {
    const lot = await aSoldLot(api);
    expect(await api.ok(auctionDetail, { id: lot.id })).toMatchObject({
      status: 40,
      winner: 2,
      buy_now_price: null,
    });
    const own = await api.ok(auctionDetail, { id: lot.id }, { as: lot.winner });
    expect(own.order_id).toBe(lot.orderId);
    expect((await api.ok(auctionDetail, { id: lot.id }, { as: lot.runnerUp })).order_id).toBeNull();
  });

  it('that does not exist is not found', async () => {
    expect((await api.refused(auctionDetail, { id: 999_999 })).error).toBe('NOT_FOUND');
    expect((await api.refused(bidList, { id: 999_999 })).error).toBe('NOT_FOUND');
  });
});

describe('the public log', () => {
  it('can be verified by anybody from its rows alone', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 5_000);
    await bid(api, second, lot, 20_000);
    await bid(api, first, lot, 9_000);
    const { data, total } = await api.ok(bidList, { id: lot.id });
    expect(total).toBe(4);
    let hash = GENESIS_HASH;
    for (const row of [...data].sort((a, b) => a.seq - b.seq)) {
      hash = sha256(
        hash +
          canonicalRow({
            seq: row.seq,
            kind: row.kind,
            at: Date.parse(row.created_at),
            priceAfter: row.amount,
            endAfter: Date.parse(row.end_after),
            bidderNo: row.bidder,
            commitment: row.commitment,
            voidsSeq: row.voids_seq,
          }),
      );
      expect(row.hash).toBe(hash);
    }
  });

  it('names bidders by numbers only, and marks one’s own', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 5_000);
    await bid(api, second, lot, 4_000);
    const { data } = await api.ok(bidList, { id: lot.id }, { as: first });
    const rows = [...data].sort((a, b) => a.seq - b.seq);
    expect(rows.map(({ kind, bidder, is_mine, is_auto }) => [kind, bidder, is_mine, is_auto])).toEqual([
      ['bid', 1, true, false],
      ['bid', 2, false, false],
      ['automatic', 1, true, true],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/username|account|email/);
  });
});

describe('a receipt', () => {
  it('is the bidder’s own, and reveals their commitment once the lot is sold', async () => {
    const person = await aMember(api);
    const lot = await aLot(api, { buy_now_price: 50_000 });
    await bid(api, person, lot, 7_000);
    const open = await api.ok(bidReceipt, { id: lot.id, seq: 1 }, { as: person });
    expect(open).toMatchObject({
      amount: 7_000,
      current_price: '1000',
      is_leading: true,
      chances_left: 9,
      salt: null,
    });
    await bid(api, await aMember(api), lot, 60_000);
    const closed = await api.ok(bidReceipt, { id: lot.id, seq: 1 }, { as: person });
    expect(closed.salt).not.toBeNull();
    expect(sha256(commitmentText(closed.salt ?? '', 7_000))).toBe(closed.commitment);
    expect(closed.commitment).toBe(open.commitment);
  });

  it('of a raised maximum, which has no number, is found by its key', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    await bid(api, person, lot, 5_000);
    await bid(api, person, lot, 9_000, { request_id: 'the-raise' });
    const receipt = await api.ok(bidReceipt, { id: lot.id, request_id: 'the-raise' }, { as: person });
    expect(receipt).toMatchObject({ seq: null, amount: 9_000, hash: null });
  });

  it('of another bidder, or of nothing, is not found', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    await bid(api, person, lot, 5_000);
    const stranger = await aMember(api);
    expect((await api.refused(bidReceipt, { id: lot.id, seq: 1 }, { as: stranger })).error).toBe('NOT_FOUND');
    expect((await api.refused(bidReceipt, { id: lot.id, seq: 2 }, { as: person })).error).toBe('NOT_FOUND');
    expect((await api.refused(bidReceipt, { id: lot.id }, { as: person })).error).toBe('VALIDATION');
  });
});

describe('watching', () => {
  it('is done and undone without harm by repeats', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    for (let i = 0; i < 2; i++) {
      expect(await api.ok(addWatch, { id: lot.id }, { as: person })).toEqual({
        id: lot.id,
        is_watching: true,
      });
    }
    expect((await api.ok(myWatchList, {}, { as: person })).data.map(({ id }) => id)).toEqual([lot.id]);
    expect((await api.ok(auctionDetail, { id: lot.id }, { as: person })).is_watching).toBe(true);
    for (let i = 0; i < 2; i++) {
      expect(await api.ok(removeWatch, { id: lot.id }, { as: person })).toEqual({
        id: lot.id,
        is_watching: false,
      });
    }
    expect((await api.ok(myWatchList, {}, { as: person })).total).toBe(0);
    expect((await api.refused(addWatch, { id: 999_999 }, { as: person })).error).toBe('NOT_FOUND');
  });
});

describe('the own bids', () => {
  it('stand in groups, with those that can still be saved first', async () => {
    const [person, rival] = [await aMember(api), await aMember(api)];
    const [leading, outbid] = [await aLot(api), await aLot(api)];
    await bid(api, person, leading, 5_000);
    await bid(api, person, outbid, 5_000);
    await bid(api, rival, outbid, 9_000);
    const lost = await aLot(api, { extend_window_ms: 0 });
    await bid(api, person, lost, 2_000);
    await bid(api, rival, lost, 9_000);
    await comesNow(api, 'end_at', lost);
    await untilStatus(api, lost, 40);
    const all = await api.ok(myAuctionOrderList, {}, { as: person });
    expect(all).toMatchObject({ total: 3, leading_count: 1, outbid_count: 1 });
    expect(all.data.map(({ auction_id }) => auction_id)).toEqual([outbid.id, leading.id, lost.id]);
    for (const [group, lot] of [
      ['leading', leading],
      ['outbid', outbid],
      ['ended', lost],
    ] as const) {
      const { data } = await api.ok(myAuctionOrderList, { group }, { as: person });
      expect(data.map(({ auction_id }) => auction_id)).toEqual([lot.id]);
    }
    expect(all.data[1]).toMatchObject({
      bid_price: '5000',
      current_price: '1000',
      is_leading: true,
      status: 20,
    });
  });
});
