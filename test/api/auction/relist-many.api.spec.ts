import {
  adminAuctionDetail,
  adminAuctionList,
  auctionDetail,
  relistAuctions,
} from '@fovea/shared-types/auction/auction.calls';
import { LOT_SPACING_MS } from '@fovea/shared-types/auction/opening-rules';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aLot, aSeller, aStaff, inSeconds, type TestLot } from '../../support/people.js';
import { aDefaultedLot, aSoldLot } from '../../support/scenes.js';

let api: TestApi;
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

const times = () => ({ start_at: new Date().toISOString(), end_at: inSeconds(86_400).toISOString() });
const later = (end: string, places: number) =>
  new Date(Date.parse(end) + places * LOT_SPACING_MS).toISOString();
const aLotOver = (changes: Parameters<typeof aLot>[1] = {}): Promise<TestLot> =>
  aLot(api, { status: AUCTION_STATUS.failed, closed_at: new Date(), end_at: inSeconds(-60), ...changes });
const detail = (id: number | null | undefined) =>
  api.ok(adminAuctionDetail, { id: id ?? 0 }, { as: platform });

describe('several unsold lots at once', () => {
  it('are listed again on their own terms, their ends 60 seconds apart in the requested order', async () => {
    const first = await aLotOver({
      currency: 'JPY',
      start_price: 1_000,
      reserve_price: 5_000,
      bid_chances: 3,
    });
    const second = await aLotOver({
      currency: 'CNY',
      start_price: 20_000,
      step_price: 5_000,
      latest_end_at: inSeconds(-30),
      deposit_rate: 10,
      deposit: 2_000,
    });
    const requested = times();
    const relisted = await api.ok(
      relistAuctions,
      { lots: [{ id: second.id }, { id: first.id, start_price: '800', reserve_price: null }], ...requested },
      { as: platform },
    );
    expect(relisted.map((lot) => lot.relisted_from_id)).toEqual([second.id, first.id]);
    expect(relisted.map(({ end_at }) => end_at)).toEqual([requested.end_at, later(requested.end_at, 1)]);
    expect(await detail(relisted[0]?.id)).toMatchObject({
      goods_id: second.goodsId,
      currency: 'CNY',
      start_price: '200.00',
      step_price: '50.00',
      deposit_rate: 10,
      // Of the last run, which is over: the new one has none by default.
      latest_end_at: null,
    });
    expect(await detail(relisted[1]?.id)).toMatchObject({
      goods_id: first.goodsId,
      start_price: '800',
      reserve_price: null,
      bid_chances: 3,
      end_at: later(requested.end_at, 1),
    });
    expect((await api.ok(auctionDetail, { id: first.id })).status).toBe(AUCTION_STATUS.failed);
  });

  it('take a soft close and a latest end of the new run, which moves along with their ends', async () => {
    const [first, second] = [await aLotOver(), await aLotOver({ status: 42, cancel_reason: 'withdrawn' })];
    const requested = { ...times(), extend_seconds: 120 };
    const latest_end_at = later(requested.end_at, 30);
    const relisted = await api.ok(
      relistAuctions,
      { lots: [{ id: first.id }, { id: second.id }], ...requested, latest_end_at },
      { as: platform },
    );
    expect(await detail(relisted[1]?.id)).toMatchObject({
      extend_seconds: 120,
      latest_end_at: later(latest_end_at, 1),
    });
  });

  it('are each decided by themselves; what is refused leaves no gap', async () => {
    const [running, sold, defaulted] = [await aLot(api), await aSoldLot(api), await aDefaultedLot(api)];
    const [failed, next] = [await aLotOver(), await aLotOver()];
    const requested = times();
    const ids = [failed.id, running.id, sold.id, 999_999, defaulted.id, next.id];
    const relisted = await api.ok(
      relistAuctions,
      { lots: ids.map((id) => ({ id })), ...requested },
      { as: platform },
    );
    expect(relisted.map(({ error }) => error)).toEqual([
      null,
      'STATE_CONFLICT',
      'STATE_CONFLICT',
      'NOT_FOUND',
      null,
      null,
    ]);
    expect(relisted[1]).toMatchObject({ id: null, end_at: null, msg: expect.any(String) as string });
    expect(relisted[5]?.end_at).toBe(later(requested.end_at, 2));
    const again = await api.ok(relistAuctions, { lots: [{ id: failed.id }], ...requested }, { as: platform });
    expect(again[0]?.error).toBe('ALREADY_DONE');
  });

  it('are refused together where a term is wrong, the price of one named by its place', async () => {
    const [one, two] = [await aLotOver(), await aLotOver({ start_price: 1_000 })];
    const { error, fields } = await api.refused(
      relistAuctions,
      {
        lots: [{ id: one.id }, { id: two.id, reserve_price: '1000' }, { id: one.id }],
        start_at: new Date().toISOString(),
        end_at: inSeconds(-1).toISOString(),
      },
      { as: platform },
    );
    expect(error).toBe('VALIDATION');
    expect(Object.keys(fields ?? {}).sort()).toEqual(['end_at', 'lots.1.reserve_price', 'lots.2.id']);
    const { data } = await api.ok(adminAuctionList, {}, { as: platform });
    expect(data[0]?.id).toBe(two.id);
  });

  it('answer a repeat under one key alike', async () => {
    const lot = await aLotOver();
    const request = { lots: [{ id: lot.id }], ...times(), request_id: 'again-in-one-go' };
    const first = await api.ok(relistAuctions, request, { as: platform });
    expect(await api.ok(relistAuctions, request, { as: platform })).toEqual(first);
  });

  it('of another company are not there for a seller', async () => {
    const seller = await aSeller(api);
    const staff = await aStaff(api, ['auction:auction:relist'], seller.companyId);
    const own = await aLotOver({ seller_id: seller.accountId, company_id: seller.companyId });
    const requested = times();
    const relisted = await api.ok(
      relistAuctions,
      { lots: [{ id: (await aLotOver()).id }, { id: own.id }], ...requested },
      { as: staff },
    );
    expect(relisted.map(({ error }) => error)).toEqual(['NOT_FOUND', null]);
    expect(relisted[1]?.end_at).toBe(requested.end_at);
  });

  it('are not more than a hundred', async () => {
    const lots = Array.from({ length: 101 }, (_, at) => ({ id: at + 1 }));
    expect((await api.refused(relistAuctions, { lots, ...times() }, { as: platform })).fields).toHaveProperty(
      'lots',
    );
  });
});
