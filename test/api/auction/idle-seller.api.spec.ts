import {
  addAuction,
  auctionDetail,
  auctionList,
  relistAuction,
} from '@fovea/shared-types/auction/auction.calls';
import { goodsDetail, goodsList } from '@fovea/shared-types/goods/goods.calls';
import { merchantStatus, updateMerchant } from '@fovea/shared-types/member/company.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { CompanyJobs } from '../../../server/src/member/company/company.jobs.js';
import { aGoods, aPlace } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { bid, comesNow, untilStatus } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, inSeconds, type Seller } from '../../support/people.js';
import { someTerms } from '../../support/scenes.js';

let api: TestApi;
let platform: Person;
let seller: Seller;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, [WILDCARD]);
});
beforeEach(async () => {
  seller = await aSeller(api);
});
afterAll(() => api?.stop());

const disable = () =>
  api.ok(merchantStatus, { id: seller.companyId, status: 0, reason: 'complaints' }, { as: platform });
const enable = () => api.ok(merchantStatus, { id: seller.companyId, status: 1 }, { as: platform });

/** Its certification ends, and the job notices. */
async function expire(): Promise<void> {
  await api.db.query(
    `UPDATE company SET expired_at = clock_timestamp() - interval '1 second' WHERE id = $1`,
    [seller.companyId],
  );
  await api.app.get(CompanyJobs, { strict: false }).run();
}
const renew = () =>
  api.ok(
    updateMerchant,
    { id: seller.companyId, expired_at: new Date(Date.now() + 86_400_000).toISOString() },
    { as: platform },
  );

const ofSeller = (changes: object = {}) => ({
  seller_id: seller.accountId,
  company_id: seller.companyId,
  ...changes,
});
const someGoods = () => aGoods(api.db, ofSeller());
const shown = async (): Promise<number[]> =>
  (await api.ok(goodsList, { company_id: seller.companyId })).data.map(({ id }) => id);
const isListed = async (lot: { id: number }): Promise<boolean> =>
  (await api.ok(auctionList, { sort: 'newest', limit: 160 })).data.some(({ id }) => id === lot.id);
const handled = () =>
  eventually('every event is handled', async () => {
    const { rows } = await api.db.query<{ waiting: number }>('SELECT count(*) AS waiting FROM outbox');
    return rows[0]?.waiting === 0;
  });
const statusOf = async (lot: { id: number }): Promise<number> =>
  (await api.ok(auctionDetail, { id: lot.id })).status;

describe('a merchant that is disabled', () => {
  it('has nothing for sale, and all of it again when it is enabled', async () => {
    const id = await someGoods();
    expect(await shown()).toEqual([id]);
    await disable();
    expect(await shown()).toEqual([]);
    expect((await api.refused(goodsDetail, { id })).error).toBe('NOT_FOUND');
    await enable();
    expect(await shown()).toEqual([id]);
    expect((await api.ok(goodsDetail, { id })).id).toBe(id);
  });

  it('opens no lot, whoever requests it', async () => {
    const goods_id = await someGoods();
    const lot = await aLot(api, ofSeller());
    await disable();
    await untilStatus(api, lot, 42);
    const refusals = await Promise.all([
      api.refused(addAuction, { goods_id, ...someTerms() }, { as: platform }),
      api.refused(relistAuction, { id: lot.id, ...someTerms() }, { as: platform }),
    ]);
    expect(refusals.map(({ error }) => error)).toEqual(['SELLER_IDLE', 'SELLER_IDLE']);
    await enable();
    await api.ok(addAuction, { goods_id, ...someTerms() }, { as: platform });
    await api.ok(relistAuction, { id: lot.id, ...someTerms() }, { as: platform });
  });

  it('has its running lots cancelled, with bids and without, which each follower reads in their language', async () => {
    const [taken, free] = [await aLot(api, ofSeller()), await aLot(api, ofSeller())];
    const bidder = await aMember(api);
    await bid(api, bidder, taken, 5_000);
    expect([await isListed(taken), await isListed(free)]).toEqual([true, true]);
    await disable();
    for (const lot of [taken, free]) await untilStatus(api, lot, 42);
    await handled();
    for (const [language, reason] of [
      ['zh', '卖家目前不能在本平台销售'],
      ['en', 'The seller may not sell here at present'],
      ['ja', '出品者が現在販売できないため'],
    ] as const) {
      expect((await api.ok(auctionDetail, { id: taken.id }, { language })).cancel_reason).toBe(reason);
      const { data } = await api.ok(messageList, {}, { as: bidder, language });
      expect(data.map(({ content }) => content)).toEqual([
        expect.objectContaining({
          text: expect.stringContaining(reason),
          params: expect.objectContaining({ notice: 'auction_cancelled', reason }),
        }),
      ]);
    }
    const lines = await api.ok(
      auditLogList,
      { action: 'auction.cancel', subject_id: taken.id },
      { as: platform, language: 'zh' },
    );
    expect(lines.data).toMatchObject([{ account_id: null, reason: '卖家目前不能在本平台销售' }]);
  });

  it('leaves the lots of others alone', async () => {
    const other = await aSeller(api);
    const lot = await aLot(api, { seller_id: other.accountId, company_id: other.companyId });
    const own = await aLot(api);
    await disable();
    await handled();
    expect([await statusOf(lot), await statusOf(own)]).toEqual([20, 20]);
  });

  it('has a scheduled lot held: it starts when the merchant is enabled before, else it is cancelled', async () => {
    const coming = () =>
      aLot(api, ofSeller({ status: 10, start_at: inSeconds(600), end_at: inSeconds(1_200) }));
    const follower = await aMember(api);
    const lot = await coming();
    await aPlace(api.db, lot.id, follower.accountId, {
      bidder_no: null,
      order_status: null,
      first_bid_at: null,
    });
    await disable();
    await handled();
    expect([await statusOf(lot), await isListed(lot)]).toEqual([10, false]);
    await comesNow(api, 'start_at', lot);
    await untilStatus(api, lot, 20, 42);
    expect(await statusOf(lot)).toBe(42);
    await handled();
    const { data } = await api.ok(messageList, {}, { as: follower });
    expect(data.map(({ content }) => content.params.notice)).toEqual(['auction_cancelled']);

    const back = await coming();
    await enable();
    expect(await isListed(back)).toBe(true);
    await comesNow(api, 'start_at', back);
    await untilStatus(api, back, 20, 42);
    expect(await statusOf(back)).toBe(20);
  });
});

describe('a merchant whose certification has ended', () => {
  it('keeps the lots that have bids until their end, loses the others, and staff who can renew it are notified', async () => {
    const clerk = await aStaff(api, ['member:company:update']);
    const stranger = await aStaff(api, ['member:company:list']);
    const goods = await someGoods();
    const [taken, free] = [await aLot(api, ofSeller()), await aLot(api, ofSeller())];
    const [one, other] = [await aMember(api), await aMember(api)];
    await bid(api, one, taken, 5_000);
    await expire();
    await untilStatus(api, free, 42);
    await handled();
    expect([await statusOf(taken), await isListed(taken), await shown()]).toEqual([20, false, []]);
    expect((await bid(api, other, taken, 20_000)).is_leading).toBe(true);
    const notices = await api.ok(messageList, {}, { as: clerk });
    expect(notices.data).toMatchObject([
      {
        data_type: 18,
        data_id: seller.companyId,
        content: { params: { notice: 'company_lots_run_on', count: 1 } },
      },
    ]);
    expect(notices.data[0]?.content.text).toContain('1 of its running lots');
    expect((await api.ok(messageList, {}, { as: stranger })).total).toBe(0);

    await renew();
    expect([await isListed(taken), (await shown()).includes(goods)]).toEqual([true, true]);
  });

  it('and nothing running troubles nobody', async () => {
    const clerk = await aStaff(api, ['member:company:update']);
    await aLot(api, ofSeller());
    await expire();
    await handled();
    expect((await api.ok(messageList, {}, { as: clerk })).total).toBe(0);
  });
});
