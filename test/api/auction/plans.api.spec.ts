import { addAuction } from '@fovea/shared-types/auction/auction.calls';
import { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff, type Seller } from '../../support/people.js';
import { freeGoods, someTerms } from '../../support/scenes.js';

let api: TestApi;
let seller: Seller;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  staff = await aStaff(
    api,
    [
      'auction:plan:list',
      'auction:plan:add',
      'auction:plan:update',
      'auction:plan:delete',
      'auction:auction:add',
    ],
    seller.companyId,
  );
});
afterAll(() => api?.stop());

const ownGoods = () => freeGoods(api, seller.companyId, seller.accountId);
const draftOf = (goods_id: number) => ({ goods_id, currency: 'JPY' as const, start_price: 1_000 });
const drafts = async (goods_id: number) =>
  (await api.ok(auctionPlan.calls.list, { goods_id }, { as: staff })).data;

describe('a draft auction', () => {
  it('waits for its goods, one of each, and yields to a lot that is opened by hand', async () => {
    const goods_id = await ownGoods();
    await api.ok(auctionPlan.calls.add, draftOf(goods_id), { as: staff });
    expect(await drafts(goods_id)).toMatchObject([{ goods_id, state: 0, days: 7, end_hour: 21 }]);
    expect((await api.refused(auctionPlan.calls.add, draftOf(goods_id), { as: staff })).error).toBe(
      'ALREADY_DONE',
    );
    await api.ok(addAuction, { goods_id, ...someTerms() }, { as: staff });
    expect(await drafts(goods_id)).toEqual([]);
  });

  it('is of goods of its own company', async () => {
    const others = await freeGoods(api);
    expect((await api.refused(auctionPlan.calls.add, draftOf(others), { as: staff })).error).toBe(
      'NOT_FOUND',
    );
  });

  it('is kept only with terms that a lot could have, and may be mended after a refusal', async () => {
    const goods_id = await ownGoods();
    const { id } = await api.ok(auctionPlan.calls.add, draftOf(goods_id), { as: staff });
    const [row] = await drafts(goods_id);
    const change = { id, reserve_price: 900, version: row?.version ?? '' };
    const { fields } = await api.refused(auctionPlan.calls.update, change, { as: staff });
    expect(Object.keys(fields ?? {})).toEqual(['reserve_price']);
    await api.db.query('UPDATE auction_plan SET is_refused = true WHERE id = $1', [id]);
    expect(await drafts(goods_id)).toMatchObject([{ state: 1 }]);
    await api.ok(auctionPlan.calls.update, { ...change, reserve_price: 1_500 }, { as: staff });
    expect(await drafts(goods_id)).toMatchObject([{ state: 0, reserve_price: 1_500 }]);
    await api.ok(auctionPlan.calls.delete, { id }, { as: staff });
    expect(await drafts(goods_id)).toEqual([]);
  });
});
