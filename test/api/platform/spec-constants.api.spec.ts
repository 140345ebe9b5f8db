import { goodsList, goodsParams } from '@fovea/shared-types/goods/goods.calls';
import { addCart, cartList } from '@fovea/shared-types/order/cart.calls';
import { uploadLimits } from '@fovea/shared-types/platform/platform.calls';
import { shopGoods } from '../../fixtures/shop.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller } from '../../support/people.js';

/** What section 9 of the spec gives and the API answers. */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('a page of a list', () => {
  it('has 40 rows unless another of the four sizes is requested (R-TBL-01, R-TBL-09)', async () => {
    expect((await api.ok(goodsList, {})).per_page).toBe(40);
    for (const limit of [40, 80, 120, 160]) expect((await api.ok(goodsList, { limit })).per_page).toBe(limit);
    for (const limit of [39, 41, 79, 81, 119, 121, 159, 161, 1_000])
      expect([limit, (await api.refused(goodsList, { limit })).error]).toEqual([limit, 'VALIDATION']);
  });
});

describe('the choices of goods', () => {
  it('are the shipping times, conditions and payment methods of the spec (R-GDS-02, R-GDS-03, R-GDS-04)', async () => {
    const { shipping_times, conditions, pay_types } = await api.ok(goodsParams, {}, { language: 'en' });
    const labels = (items: readonly { name: string }[]) => items.map(({ name }) => name);
    expect(labels(shipping_times)).toEqual(['1-2 days', '2-3 days', '4-7 days', 'More than 7 days']);
    expect(labels(conditions)).toEqual([
      'Brand new',
      'Almost unused',
      'Some scratches or stains',
      'With scratches or stains',
    ]);
    expect(labels(pay_types)).toEqual(['Balance', 'Bank transfer', 'Monthly payment', 'Online payment']);
  });
});

describe('a line of the cart', () => {
  it('carries the note about its freight from the third piece on (R-CRT-01)', async () => {
    const [goods_id, as] = [await shopGoods(api.db, await aSeller(api)), await aMember(api)];
    const noteAfterOneMore = async () => {
      await api.ok(addCart, { goods_id, quantity: 1 }, { as });
      return (await api.ok(cartList, {}, { as })).items[0]?.freight_note;
    };
    expect([await noteAfterOneMore(), await noteAfterOneMore(), await noteAfterOneMore()]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('uploads', () => {
  it('are pictures of 50 MB, videos of 100 MB, and 20 of them unless it is configured (R-UP-03, R-UP-04, R-UP-05)', async () => {
    expect(await api.ok(uploadLimits, {})).toMatchObject({
      ...{ image_max_mb: 50, video_max_mb: 100, count_max: 20 },
    });
  });
});
