import { openAuctionHouse } from '../../../../test/fixtures/auction-house.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';

const house = openAuctionHouse();
afterAll(() => house.stop());

const PLAN = {
  currency: 'JPY',
  start_price: 20_000,
  reserve_price: 50_000,
  days: 3,
  end_hour: 21,
  extend_minutes: 5,
  latest_minutes: 60,
  bid_chances: 4,
  deposit_rate: 10,
  need_approval: true,
  opens_by_itself: true,
};

async function aPlan(
  { companyId, goodsId }: { companyId: number; goodsId: number },
  changes: Partial<typeof PLAN> = {},
): Promise<number> {
  const plan = { ...PLAN, ...changes, company_id: companyId, goods_id: goodsId };
  const names = Object.keys(plan);
  const { rows } = await house.db.query<{ id: number }>(
    `INSERT INTO auction_plan (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(plan),
  );
  return rows[0]?.id ?? 0;
}

const listed = (...goods_ids: number[]) =>
  house.db.transaction((tx) =>
    house.handlers.onGoodsListed({ payload: { goods_ids } } as OutboxEvent<'goods.listed'>, tx),
  );
const lotsOf = async (goodsId: number) =>
  (await house.db.query('SELECT * FROM auction WHERE goods_id = $1', [goodsId])).rows;
const planOf = async (id: number) =>
  (await house.db.query('SELECT is_refused FROM auction_plan WHERE id = $1', [id])).rows;

describe('goods that come onto the shelf with a draft', () => {
  it('are auctioned by it, once, until the hour of the company', async () => {
    const seller = await house.aSeller({ sale_type: 2 });
    const id = await aPlan(seller);
    await listed(seller.goodsId);
    await listed(seller.goodsId);
    const [lot, ...more] = await lotsOf(seller.goodsId);
    expect(more).toEqual([]);
    expect(lot).toMatchObject({
      company_id: seller.companyId,
      handler_id: null,
      start_price: 20_000,
      reserve_price: 50_000,
      bid_chances: 4,
      deposit: 2_000,
      need_approval: true,
    });
    const { end_at, latest_end_at } = lot as { end_at: Date; latest_end_at: Date };
    expect(
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(end_at),
    ).toBe('21:00');
    expect(latest_end_at.getTime() - end_at.getTime()).toBe(3_600_000);
    expect(await planOf(id)).toEqual([]);
  });

  it('stay a draft with the reason where no lot can be opened, and leave the others alone', async () => {
    const [sold, good] = [await house.aSeller({ sale_state: 5 }), await house.aSeller()];
    const id = await aPlan(sold);
    await aPlan(good);
    await listed(sold.goodsId, good.goodsId);
    expect(await lotsOf(sold.goodsId)).toEqual([]);
    expect(await planOf(id)).toEqual([{ is_refused: true }]);
    expect(await lotsOf(good.goodsId)).toHaveLength(1);
  });

  it('wait where the draft is to be opened by hand', async () => {
    const seller = await house.aSeller();
    const id = await aPlan(seller, { opens_by_itself: false });
    await listed(seller.goodsId);
    expect(await lotsOf(seller.goodsId)).toEqual([]);
    expect(await planOf(id)).toEqual([{ is_refused: false }]);
  });
});
