import { auctionList } from '@fovea/shared-types/auction/auction.calls';
import { addCollect, delCollect, myCollect } from '@fovea/shared-types/goods/collect.calls';
import { goodsDetail, goodsList } from '@fovea/shared-types/goods/goods.calls';
import { goodsChecks } from '../../../server/src/invariants/goods.checks.js';
import { aCategory, aGoods, uniqueText } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { aLot, aMember } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const collectCount = async (goodsId: number): Promise<number> => {
  const { rows } = await api.db.query<{ collect_count: number }>(
    'SELECT collect_count FROM goods_counter WHERE goods_id = $1',
    [goodsId],
  );
  return rows[0]?.collect_count ?? 0;
};
const idsOf = async (as: Person, request = {}): Promise<number[]> =>
  (await api.ok(myCollect, request, { as })).data.map(({ id }) => id);

describe('a favourite', () => {
  it('is one however often it is added, and none after it was removed twice', async () => {
    const [as, goods_id] = [await aMember(api), await aGoods(api.db)];
    await api.ok(addCollect, { goods_id }, { as });
    expect(await api.ok(addCollect, { goods_id }, { as })).toEqual({ goods_id });
    expect(await idsOf(as)).toEqual([goods_id]);
    expect(await collectCount(goods_id)).toBe(1);
    await api.ok(delCollect, { goods_id }, { as });
    expect(await api.ok(delCollect, { goods_id }, { as })).toBeNull();
    expect(await idsOf(as)).toEqual([]);
    expect(await collectCount(goods_id)).toBe(0);
  });

  it('is one row when fifty request it at once, and every person counts once', async () => {
    const [as, other, goods_id] = [await aMember(api), await aMember(api), await aGoods(api.db)];
    await Promise.all(Array.from({ length: 50 }, () => api.ok(addCollect, { goods_id }, { as })));
    await api.ok(addCollect, { goods_id }, { as: other });
    expect(await idsOf(as)).toEqual([goods_id]);
    expect(await collectCount(goods_id)).toBe(2);
    await Promise.all(Array.from({ length: 50 }, () => api.ok(delCollect, { goods_id }, { as })));
    expect(await collectCount(goods_id)).toBe(1);
    for (const check of goodsChecks) expect((await check.run(api.db)).violations).toEqual([]);
  });

  it('shows on the card, the lot and the page of its owner, and of nobody else', async () => {
    const [as, other, category_id] = [await aMember(api), await aMember(api), await aCategory(api.db)];
    const { goodsId: goods_id } = await aLot(api, {
      goods_id: await aGoods(api.db, { category_id, sale_type: 2, sale_state: 4 }),
    });
    await api.ok(addCollect, { goods_id }, { as });
    for (const [reader, is_collect] of [
      [as, true],
      [other, false],
      [undefined, false],
    ] as const) {
      const options = { as: reader };
      expect((await api.ok(goodsList, { category_id }, options)).data).toMatchObject([{ is_collect }]);
      expect((await api.ok(auctionList, { goods_ids: [goods_id] }, options)).data).toMatchObject([
        { is_collect },
      ]);
      expect(await api.ok(goodsDetail, { id: goods_id }, options)).toMatchObject({ is_collect });
    }
  });

  it('cannot be what the shop does not show', async () => {
    const as = await aMember(api);
    for (const status of [0, 10, 20, 90]) {
      const goods_id = await aGoods(api.db, { status });
      expect(await api.refused(addCollect, { goods_id }, { as })).toMatchObject({ error: 'NOT_FOUND' });
    }
    expect(await api.refused(addCollect, { goods_id: 0 }, { as })).toMatchObject({
      error: 'VALIDATION',
      fields: { goods_id: expect.any(String) },
    });
  });
});

describe('the list of favourites', () => {
  it('keeps what left the shelf, and narrows, sorts and pages', async () => {
    const [as, mark] = [await aMember(api), uniqueText()];
    const dear = await aGoods(api.db, { price: 900, model: `KX ${mark}` });
    const cheap = await aGoods(api.db, { price: 100, sale_type: 4, sale_state: 3 });
    const gone = await aGoods(api.db, { price: 500 });
    for (const goods_id of [dear, cheap, gone]) await api.ok(addCollect, { goods_id }, { as });
    await api.db.query('UPDATE goods SET status = 20 WHERE id = $1', [gone]);
    const page = await api.ok(myCollect, {}, { as });
    expect(page).toMatchObject({ total: 3, current_page: 1, per_page: 40 });
    expect(page.data.map(({ id, is_available, is_collect }) => [id, is_available, is_collect])).toEqual([
      [gone, false, true],
      [cheap, true, true],
      [dear, true, true],
    ]);
    expect(await idsOf(as, { is_available: 1 })).toEqual([cheap, dear]);
    expect(await idsOf(as, { is_available: 0 })).toEqual([gone]);
    expect(await idsOf(as, { sale_type: 4 })).toEqual([cheap]);
    expect(await idsOf(as, { sale_type: 1, sort: 'price_asc' })).toEqual([cheap, gone, dear]);
    expect(await idsOf(as, { sort: 'price_desc' })).toEqual([dear, gone, cheap]);
    expect(await idsOf(as, { goods_name: `kx ${mark}` })).toEqual([dear]);
    expect(await api.ok(myCollect, { page: 2 }, { as })).toMatchObject({ data: [], total: 3 });
    expect(await idsOf(await aMember(api))).toEqual([]);
  });
});
