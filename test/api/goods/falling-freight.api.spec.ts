import {
  addGoods,
  publishDraftProducts,
  updateGoods,
  addDraftProducts,
} from '@fovea/shared-types/goods/publishing.calls';
import { bulkEditGoods } from '@fovea/shared-types/goods/bulk-edit.calls';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { startApi, type TestApi } from '../../support/api.js';
import type { Seller } from '../../support/people.js';
import { aForm, aPublisher, listedGoods, SELLER_PERMISSIONS } from '../../support/publishing.js';

let api: TestApi;
let seller: Seller;
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api, [...SELLER_PERMISSIONS, 'goods:draft:list', 'goods:draft:edit']);
});
afterAll(() => api?.stop());

/** Three pieces of 3 kg are sent within Japan for 1,500 and 500 yen by the platform's table. */
const LIGHT = { quantity: 5, weight_g: 3_000, freight: '3000' } satisfies GoodsForm;
const added = async (changes: GoodsForm & { freight_confirmed?: boolean }) =>
  api.envelope(addGoods.path, { ...(await aForm(api, seller)), ...changes }, { as: seller });
/** A change of its terms counts at once. */
const listed = (changes: GoodsForm): Promise<number> => listedGoods(api, seller, changes);

describe('goods of which three pieces are sent for less than two', () => {
  it('are refused with both totals until their seller confirms it', async () => {
    expect(await added(LIGHT)).toMatchObject({
      error: 'FREIGHT_FALLS',
      data: { fewer: 2, higher: '3000', more: 3, lower: '2000', currency: 'JPY' },
      fields: { freight: expect.stringMatching(/3000.*2000/) },
    });
    expect((await added({ ...LIGHT, freight_confirmed: true })).error).toBeUndefined();
  });

  it.each([
    ['nobody can order three', { quantity: 2 }],
    ['the third costs more', { freight: '2000' }],
    ['their weight is unknown', { weight_g: null }],
    ['their freight is quoted', { freight: null }],
    ['they are heavier', { weight_g: 8_000 }],
  ])('are none where %s', async (_why, changes) => {
    expect((await added({ ...LIGHT, ...changes })).error).toBeUndefined();
  });

  it('are refused when a change makes them so, and stay as they are otherwise', async () => {
    const id = await listed({ ...LIGHT, freight: '1500' });
    const change = (more: object) => api.envelope(updateGoods.path, { id, ...more }, { as: seller });
    expect((await change({ freight: '3000' })).error).toBe('FREIGHT_FALLS');
    expect((await change({ freight: '3000', freight_confirmed: true })).error).toBeUndefined();
    expect((await change({ price: '99000' })).error).toBeUndefined();
    expect((await change({ quantity: 6 })).error).toBe('FREIGHT_FALLS');
  });

  it('are refused one by one of many, with the figures', async () => {
    const ids = [await listed({ ...LIGHT, freight: '1500' }), await listed({ quantity: 1 })];
    const outcomes = await api.ok(bulkEditGoods, { ids, freight: '3000' }, { as: seller });
    expect(outcomes.map(({ error, msg }) => [error, /2000/.test(msg ?? '')])).toEqual([
      ['FREIGHT_FALLS', true],
      [null, false],
    ]);
  });

  it('are refused of a draft, which stays', async () => {
    const { id } = await api.ok(
      addDraftProducts,
      { ...(await aForm(api, seller)), ...LIGHT },
      { as: seller },
    );
    expect((await api.refused(publishDraftProducts, { id }, { as: seller })).error).toBe('FREIGHT_FALLS');
    const form = { ...(await aForm(api, seller)), ...LIGHT, draft_id: id, freight_confirmed: true };
    await api.ok(addGoods, form, { as: seller });
  });
});
