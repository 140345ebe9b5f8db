import { addBargain, auditBargain } from '@fovea/shared-types/order/bargain.calls';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { BargainEndingService } from '../../../server/src/order/bargains/bargain-ending.service.js';
import { someNegotiable } from '../../fixtures/bargains.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { expectTimeout, passTime } from '../../support/timeouts.js';

const { agreed, countered, declined } = BARGAIN_STATUS;

let api: TestApi;
let seller: Seller;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  clerk = await aStaff(api, ['order:bargain:list', 'order:bargain:answer'], seller.companyId);
});
afterAll(() => api?.stop());

const offer = (goods_id: number) => ({
  goods_id,
  offer_price: '600',
  currency: 'JPY' as const,
  checked: true,
});

async function anOffer(): Promise<{ id: number; goodsId: number; buyer: Person }> {
  const buyer = await aMember(api);
  const goodsId = await someNegotiable(api.db, {
    seller_id: seller.accountId,
    company_id: seller.companyId,
  });
  const { id } = await api.ok(addBargain, offer(goodsId), { as: buyer });
  return { id, goodsId, buyer };
}
const answer = (id: number, status: typeof agreed | typeof countered | typeof declined, price?: string) =>
  api.ok(
    auditBargain,
    { id, status, ...(price === undefined ? {} : { offer_price: price, currency: 'JPY' as const }) },
    { as: clerk },
  );
const expectExpiry = (key: string, id: number) =>
  expectTimeout(api, key, {
    table: 'bargain',
    id,
    run: () => api.app.get(BargainEndingService, { strict: false }).endAll(),
  });

describe('a bargain expires by the time, and not before it', () => {
  it('bargaining: offered > expired', async () => {
    const { id } = await anOffer();
    await expectExpiry('bargaining: offered > expired', id);
  });

  it('bargaining: countered > expired', async () => {
    const { id } = await anOffer();
    await answer(id, countered, '900');
    await expectExpiry('bargaining: countered > expired', id);
  });

  it('bargaining: agreed > expired', async () => {
    const { id } = await anOffer();
    await answer(id, agreed, '600');
    await expectExpiry('bargaining: agreed > expired', id);
  });
});

describe('a buyer who was declined', () => {
  it('may offer for the same goods again after 24 hours, and not before them', async () => {
    const { id, goodsId, buyer } = await anOffer();
    await answer(id, declined);
    await passTime(api, { table: 'bargain', id }, 24 * 3_600 - 60);
    expect((await api.refused(addBargain, offer(goodsId), { as: buyer })).error).toBe('STATE_CONFLICT');
    await passTime(api, { table: 'bargain', id }, 60);
    await api.ok(addBargain, offer(goodsId), { as: buyer });
  });
});
