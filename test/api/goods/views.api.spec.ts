import { homeData } from '@fovea/shared-types/content/home.calls';
import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import {
  addNotify,
  addView,
  clearViews,
  delNotify,
  delView,
  goodsByIds,
  mergeViews,
  myViews,
  similarGoods,
} from '@fovea/shared-types/goods/views.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { GoodsService } from '../../../server/src/goods/goods.service.js';
import { aBrand, aCategory, aGoods } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aLot, aMember, aSeller } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const viewCount = async (id: number): Promise<number> => (await api.ok(goodsDetail, { id })).view_count;
const seenBy = async (as: Person): Promise<number[]> =>
  (await api.ok(myViews, {}, { as })).data.map(({ id }) => id);

describe('looking at goods', () => {
  it('counts each visitor once an hour, and the seller and their staff never', async () => {
    const seller = await aSeller(api);
    const goods_id = await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId });
    const [one, two] = [await aMember(api), await aMember(api)];
    const colleague = await aMember(api, { company_id: seller.companyId });
    for (const as of [one, one, two, undefined, undefined, seller, colleague])
      await api.ok(addView, { goods_id }, { as, headers: { 'user-agent': String(Math.random()) } });
    expect(await viewCount(goods_id)).toBe(3);
    await api.db.query(`UPDATE goods_visit SET counted_at = counted_at - interval '61 minutes'`);
    await Promise.all(Array.from({ length: 20 }, () => api.ok(addView, { goods_id }, { as: one })));
    expect(await viewCount(goods_id)).toBe(4);
    expect(await seenBy(seller)).toEqual([goods_id]);
    const hidden = await aGoods(api.db, { status: 20 });
    expect(await api.refused(addView, { goods_id: hidden })).toMatchObject({ error: 'NOT_FOUND' });
  });

  it('is remembered for a member, the newest first, until they delete one or all', async () => {
    const [as, a, b, c] = [
      await aMember(api),
      await aGoods(api.db),
      await aGoods(api.db),
      await aGoods(api.db),
    ];
    for (const goods_id of [a, b, c, a]) await api.ok(addView, { goods_id }, { as });
    expect(await seenBy(as)).toEqual([a, c, b]);
    expect(await seenBy(await aMember(api))).toEqual([]);
    await api.ok(delView, { goods_id: c }, { as });
    await api.ok(delView, { goods_id: c }, { as });
    expect(await seenBy(as)).toEqual([a, b]);
    await api.ok(clearViews, {}, { as });
    expect(await seenBy(as)).toEqual([]);
  });

  it('before signing in is added by its time, never beyond 200, and not from the future', async () => {
    const as = await aMember(api);
    const [old, fresh, off] = [
      await aGoods(api.db),
      await aGoods(api.db),
      await aGoods(api.db, { status: 20 }),
    ];
    await api.ok(addView, { goods_id: fresh }, { as });
    const views = [
      { goods_id: old, viewed_at: '2026-01-01T00:00:00Z' },
      { goods_id: old, viewed_at: '2026-01-02T00:00:00+09:00' },
      { goods_id: off, viewed_at: '2026-01-03T00:00:00Z' },
      { goods_id: 9_007_199_254_740_991, viewed_at: '2026-01-03T00:00:00Z' },
    ];
    expect(await api.ok(mergeViews, { views }, { as })).toEqual({ merged: 1 });
    expect(await seenBy(as)).toEqual([fresh, old]);
    await api.ok(mergeViews, { views: [{ goods_id: old, viewed_at: '2999-01-01T00:00:00Z' }] }, { as });
    const { data } = await api.ok(myViews, {}, { as });
    expect(data[0]?.id).toBe(old);
    expect(Date.parse(data[0]?.created_at ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
    await api.db.query(
      `WITH added AS (
         INSERT INTO goods (goods_sn, seller_id, category_id, brand_id, name_c, name_e, name_j, condition, shipping_time,
           sale_type, sale_state, status, currency, listed_at)
         SELECT 'HISTORY-' || n, $1, g.category_id, g.brand_id, 'a', 'a', 'a', 1, 1, 3, 1, 30, 'JPY', now() - interval '1 year'
         FROM generate_series(1, 210) n, goods g WHERE g.id = $2 RETURNING id)
       INSERT INTO goods_view (account_id, goods_id, viewed_at)
       SELECT $1, id, now() - interval '1 day' FROM added`,
      [as.accountId, old],
    );
    const another = await aGoods(api.db);
    await Promise.all([1, 2, 3].map(() => api.ok(addView, { goods_id: another }, { as })));
    const page = await api.ok(myViews, { limit: 40 }, { as });
    expect([page.total, page.data[0]?.id]).toEqual([200, another]);
    const tooMany = Array.from({ length: 201 }, () => ({ goods_id: old, viewed_at: '2026-01-01T00:00:00Z' }));
    expect(await api.refused(mergeViews, { views: tooMany }, { as })).toMatchObject({
      error: 'VALIDATION',
      fields: { views: expect.any(String) },
    });
  });
});

describe('cards of goods that a page names', () => {
  it('come in the order named, without what the shop does not show', async () => {
    const [a, b, off] = [await aGoods(api.db), await aGoods(api.db), await aGoods(api.db, { status: 20 })];
    const cards = await api.ok(goodsByIds, { ids: [b, off, a, b] });
    expect(cards.map(({ id }) => id)).toEqual([b, a]);
  });
});

describe('similar goods', () => {
  it('are of the category first, near in price, then of the maker; never sold, off the shelf or the same', async () => {
    const [category_id, brand_id] = [await aCategory(api.db), await aBrand(api.db)];
    const own = await aGoods(api.db, { category_id, brand_id, price: 1000 });
    const far = await aGoods(api.db, { category_id, price: 9000 });
    const near = await aGoods(api.db, { category_id, price: 1100 });
    const below = await aGoods(api.db, { category_id, price: 800 });
    const unpriced = await aGoods(api.db, { category_id, price: null, brand_id });
    const yuan = await aGoods(api.db, { category_id, price: 1000, currency: 'CNY' });
    const ofMaker = await aGoods(api.db, { brand_id, price: 1000 });
    await aGoods(api.db, { category_id, price: 1000, sale_state: 5 });
    await aGoods(api.db, { category_id, price: 1000, status: 20 });
    const found = (await api.ok(similarGoods, { id: own })).map(({ id }) => id);
    expect(found.slice(0, 3)).toEqual([near, below, far]);
    expect(found.slice(3)).toEqual([unpriced, yuan, ofMaker]);
    expect(await api.ok(similarGoods, { id: 9_007_199_254_740_991 })).toEqual([]);
  });
});

describe('the home page', () => {
  it('has running auctions by their end, and the newest of the other kinds, in one call', async () => {
    const lot = await aLot(api, { end_at: new Date(Date.now() + 60_000) });
    await aLot(api, { status: 10, start_at: new Date(Date.now() + 3_600_000) });
    const at = new Date(Date.now() + 1000);
    const bought = await aGoods(api.db, { sale_type: 3, listed_at: at });
    const waited = await aGoods(api.db, { sale_type: 4, sale_state: 3, listed_at: at });
    const home = await api.ok(homeData, {});
    expect(home).toMatchObject({ carousels: [], activities: [], articles: [] });
    expect(home.auctions[0]?.id).toBe(lot.id);
    expect(home.auctions.every(({ status }) => status === 20)).toBe(true);
    expect(home.immediate_goods[0]?.id).toBe(bought);
    expect(home.procurement_goods[0]?.id).toBe(waited);
    for (const part of [home.auctions, home.immediate_goods, home.procurement_goods])
      expect(part.length).toBeLessThanOrEqual(8);
  });
});

describe('the notification of an arrival', () => {
  const arrivals = async (as: Person) =>
    (await api.ok(messageList, { data_type: MESSAGE_TYPE.goods_arrived }, { as })).data;
  const change = (id: number, saleState: 1 | 3) =>
    api.db.transaction((tx) =>
      api.app.get(GoodsService, { strict: false }).setSaleState(tx, id, { saleState }),
    );

  it('is sent once to each who requested it, and not to anybody who cancelled', async () => {
    const id = await aGoods(api.db, { sale_type: 4, sale_state: 3 });
    const [one, two, gone] = [await aMember(api), await aMember(api), await aMember(api)];
    for (const as of [one, one, two, gone]) expect(await api.ok(addNotify, { id }, { as })).toBeNull();
    expect(await api.ok(goodsDetail, { id }, { as: one })).toMatchObject({ is_notify: true });
    await api.ok(delNotify, { id }, { as: gone });
    await api.ok(delNotify, { id }, { as: gone });
    expect(await api.ok(goodsDetail, { id }, { as: gone })).toMatchObject({ is_notify: false });
    await change(id, 1);
    await eventually(
      'both are notified',
      async () => (await arrivals(one)).length + (await arrivals(two)).length === 2,
    );
    await change(id, 3);
    await change(id, 1);
    await api.ok(goodsDetail, { id }, { as: one });
    await eventually('the outbox is empty', async () => {
      const { rows } = await api.db.query<{ n: number }>(
        `SELECT count(*) AS n FROM outbox WHERE event = 'goods.sale-state-changed'`,
      );
      return rows[0]?.n === 0;
    });
    expect(await arrivals(one)).toMatchObject([{ data_id: id, content: { params: { goods_id: id } } }]);
    expect(await arrivals(gone)).toEqual([]);
  });

  it('cannot be requested for goods that are available, or that are hidden', async () => {
    const as = await aMember(api);
    const [here, off] = [await aGoods(api.db), await aGoods(api.db, { sale_state: 3, status: 20 })];
    expect(await api.refused(addNotify, { id: here }, { as })).toMatchObject({ error: 'STATE_CONFLICT' });
    expect(await api.refused(addNotify, { id: off }, { as })).toMatchObject({ error: 'NOT_FOUND' });
  });
});
