import { addAuctions, adminAuctionDetail, adminAuctionList } from '@fovea/shared-types/auction/auction.calls';
import { LOT_SPACING_MS } from '@fovea/shared-types/auction/opening-rules';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { aGoods, uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aLot, aSeller, aStaff } from '../../support/people.js';
import { freeGoods, someTerms } from '../../support/scenes.js';
import { reviewError, sentIn, stockroomOf } from '../../support/stock.js';

let api: TestApi;
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

const shared = { ...someTerms(), start_price: undefined };
const lotOf = (goods_id: number, prices: object = {}) => ({ goods_id, start_price: '1000', ...prices });
const later = (end: string, places: number) =>
  new Date(Date.parse(end) + places * LOT_SPACING_MS).toISOString();

describe('several goods at once', () => {
  it('end 60 seconds apart in the requested order, and may each be extended as long', async () => {
    const [first, second, third] = [await freeGoods(api), await freeGoods(api), await freeGoods(api)];
    const latest_end_at = later(shared.end_at, 30);
    const opened = await api.ok(
      addAuctions,
      {
        lots: [lotOf(third), lotOf(first), lotOf(second, { reserve_price: '5000' })],
        ...shared,
        latest_end_at,
      },
      { as: platform },
    );
    expect(opened.map(({ goods_id }) => goods_id)).toEqual([third, first, second]);
    expect(opened.map(({ end_at }) => end_at)).toEqual([0, 1, 2].map((place) => later(shared.end_at, place)));
    const last = await api.ok(adminAuctionDetail, { id: opened[2]?.id ?? 0 }, { as: platform });
    expect(last).toMatchObject({
      goods_id: second,
      end_at: later(shared.end_at, 2),
      latest_end_at: later(latest_end_at, 2),
      reserve_price: '5000',
    });
  });

  it('have one piece of stock each', async () => {
    const { companyId: company_id, accountId: seller_id } = await aSeller(api);
    const room = await stockroomOf(api, company_id);
    const product_id = await anItem(api.db, company_id, 1);
    const serial_number = uniqueText();
    const line = { product_id, good_number: 1, serial_number, unit_cost: '1' };
    expect(await reviewError(api, room, await sentIn(api, room, [line]))).toBeNull();
    const goods = () => aGoods(api.db, { seller_id, company_id, product_id });
    const lots = [
      lotOf(await goods(), { serial_number }),
      lotOf(await goods(), { serial_number: 'nothing' }),
      lotOf(await goods(), { serial_number }),
      lotOf(await goods(), { serial_number: '' }),
    ];
    const opened = await api.ok(addAuctions, { lots, ...shared }, { as: platform });
    expect(opened.map(({ error }) => error)).toEqual([null, 'SERIAL_UNKNOWN', 'SERIAL_UNKNOWN', null]);
    const first = await api.ok(adminAuctionDetail, { id: opened[0]?.id ?? 0 }, { as: platform });
    expect(first.serial_number).toBe(serial_number);
  });

  it('are each decided by themselves; what is refused leaves no gap', async () => {
    const [good, sold, next] = [
      await freeGoods(api),
      await aGoods(api.db, { sale_state: 5 }),
      await freeGoods(api),
    ];
    const opened = await api.ok(
      addAuctions,
      { lots: [lotOf(good), lotOf(sold), lotOf(999_999), lotOf(next)], ...shared },
      { as: platform },
    );
    expect(opened.map(({ error }) => error)).toEqual([null, 'STATE_CONFLICT', 'NOT_FOUND', null]);
    expect(opened[1]).toMatchObject({
      goods_id: sold,
      id: null,
      end_at: null,
      msg: expect.any(String) as string,
    });
    expect(opened[3]?.end_at).toBe(later(shared.end_at, 1));
  });

  it('are refused together where a term is wrong, the price of one named by its place', async () => {
    const [one, two] = [await freeGoods(api), await freeGoods(api)];
    const { error, fields } = await api.refused(
      addAuctions,
      {
        lots: [lotOf(one), lotOf(two, { reserve_price: '1000' }), lotOf(one)],
        ...shared,
        end_at: new Date(Date.now() - 1_000).toISOString(),
      },
      { as: platform },
    );
    expect(error).toBe('VALIDATION');
    expect(Object.keys(fields ?? {}).sort()).toEqual(['end_at', 'lots.1.reserve_price', 'lots.2.goods_id']);
    const { total } = await api.ok(adminAuctionList, { ends_to: new Date().toISOString() }, { as: platform });
    expect(total).toBe(0);
  });

  it('answer a repeat under one key alike', async () => {
    const request = { lots: [lotOf(await freeGoods(api))], ...shared, request_id: 'in-one-go' };
    const first = await api.ok(addAuctions, request, { as: platform });
    expect(await api.ok(addAuctions, request, { as: platform })).toEqual(first);
  });

  it('of another company are not there for a seller', async () => {
    const seller = await aSeller(api);
    const staff = await aStaff(api, ['auction:auction:add'], seller.companyId);
    const own = await freeGoods(api, seller.companyId, seller.accountId);
    const opened = await api.ok(
      addAuctions,
      { lots: [lotOf(await freeGoods(api)), lotOf(own)], ...shared },
      { as: staff },
    );
    expect(opened.map(({ error }) => error)).toEqual(['NOT_FOUND', null]);
    expect(opened[1]?.end_at).toBe(shared.end_at);
  });

  it('are not more than a hundred', async () => {
    const lots = Array.from({ length: 101 }, (_, at) => lotOf(at + 1));
    expect((await api.refused(addAuctions, { lots, ...shared }, { as: platform })).fields).toHaveProperty(
      'lots',
    );
  });
});

describe('the list of lots', () => {
  it('is ordered by start and end, and narrowed to those that end between', async () => {
    const seller = await aSeller(api);
    const staff = await aStaff(api, ['auction:auction:list'], seller.companyId);
    const owner = { seller_id: seller.accountId, company_id: seller.companyId };
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const late = await aLot(api, { ...owner, end_at: at(9) });
    const soon = await aLot(api, { ...owner, end_at: at(3) });
    const ids = async (request: object) =>
      (await api.ok(adminAuctionList, request, { as: staff })).data.map(({ id }) => id);
    expect(await ids({ sort: 'end_at' })).toEqual([soon.id, late.id]);
    expect(await ids({ sort: '-end_at' })).toEqual([late.id, soon.id]);
    expect(await ids({})).toEqual([soon.id, late.id]);
    expect(await ids({ ends_from: at(5).toISOString(), ends_to: at(10).toISOString() })).toEqual([late.id]);
    expect(
      (await api.refused(adminAuctionList, { sort: 'reserve_price' }, { as: staff })).fields,
    ).toHaveProperty('sort');
  });
});
