import {
  adminAddRefundMessage,
  adminRefundDetail,
  auditRefund,
  confirmRefundReturn,
  decideRefund,
  retryRefund,
} from '@fovea/shared-types/order/refund.calls';
import { aRefund } from '../../fixtures/refunds.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';

let api: TestApi;
let seller: Seller;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
});
afterAll(() => api?.stop());

const ofCompany = ({ accountId }: Person, companyId: number) =>
  api.db.query('UPDATE account SET company_id = $2 WHERE id = $1', [accountId, companyId]);
const sale = () => ({
  buyer_id: buyer.accountId,
  seller_id: seller.accountId,
  company_id: seller.companyId,
});
const back = { amount: 10_000, need_return: true, logistics_code: 'YT-1' };

describe('anybody on the buyer’s side of a refund', () => {
  it('answers nothing of it for the merchant, and the page offers nothing', async () => {
    const theirs = await aSeller(api);
    await ofCompany(buyer, theirs.companyId);
    const colleague = await aStaff(api, ['order:refund:list', 'order:refund:audit']);
    await ofCompany(colleague, theirs.companyId);
    const [requested, returned] = [
      await aRefund(api.db, sale()),
      await aRefund(api.db, sale(), { status: 41, ...back }),
    ];
    for (const answered of [
      api.refused(auditRefund, { id: requested.orderId, status: 1 }, { as: colleague }),
      api.refused(confirmRefundReturn, { id: returned.orderId, status: 1 }, { as: colleague }),
      api.refused(adminAddRefundMessage, { id: requested.orderId, content: 'Pay me' }, { as: colleague }),
    ])
      expect(await answered).toMatchObject({ error: 'SELF_APPROVAL' });
    expect(await api.ok(adminRefundDetail, { id: requested.id }, { as: colleague })).toMatchObject({
      is_own: true,
      is_party: true,
    });
    await api.db.query('UPDATE account SET company_id = NULL WHERE id = $1', [buyer.accountId]);
  });

  it('is also its buyer, whatever role the company assigned', async () => {
    const clerk = await aStaff(api, ['order:refund:audit'], seller.companyId);
    const { orderId } = await aRefund(api.db, { ...sale(), buyer_id: clerk.accountId });
    expect(await api.refused(auditRefund, { id: orderId, status: 1 }, { as: clerk })).toMatchObject({
      error: 'SELF_APPROVAL',
    });
  });
});

describe('anybody on the merchant’s side', () => {
  it('has the merchant’s decision, and none for the platform: neither a decision nor the destination of the money', async () => {
    const both = await aStaff(api, [
      ...(['order:refund:list', 'order:refund:audit'] as const),
      ...(['order:refund:decide', 'order:refund:retry'] as const),
    ]);
    await ofCompany(both, seller.companyId);
    const [failed, escalated, requested] = [
      await aRefund(api.db, sale(), { status: 51, amount: 6_000, order_status: 20 }),
      await aRefund(api.db, sale(), { status: 30 }),
      await aRefund(api.db, sale()),
    ];
    const decision = { id: escalated.orderId, status: -1, audit_notes: 'As described' };
    for (const answered of [
      api.refused(decideRefund, decision, { as: both }),
      api.refused(retryRefund, { id: failed.orderId, to_balance: 1, remark: 'Closed' }, { as: both }),
    ])
      expect(await answered).toMatchObject({ error: 'SELF_APPROVAL' });
    expect(await api.ok(adminRefundDetail, { id: failed.id }, { as: both })).toMatchObject({
      is_own: false,
      is_party: true,
    });
    await api.ok(
      auditRefund,
      { id: requested.orderId, status: -1, audit_notes: 'As described' },
      { as: both },
    );
  });
});
