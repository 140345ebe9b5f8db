import { auditRefund, refundOrder, updateRefundLogistics } from '@fovea/shared-types/order/refund.calls';
import { receiveOrder } from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { RefundDeadlines } from '../../../server/src/order/refunds/refund-deadlines.service.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { expectTimeout, passTime } from '../../support/timeouts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

interface Sale {
  id: number;
  buyer: Person;
  clerk: Person;
}

/** An order of 10,000 yen that is on its way. */
async function aSale(): Promise<Sale> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  const clerk = await aStaff(api, ['order:refund:list', 'order:refund:audit'], seller.companyId);
  const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  return { id: await aPaidOrder(api.db, { ...parties, status: ORDER_STATUS.to_receive }), buyer, clerk };
}
const requested = ({ id }: Sale) => ({ id, reason: 'Scratched', amount: 10_000 });

async function aRequest(): Promise<Sale> {
  const sale = await aSale();
  await api.ok(refundOrder, requested(sale), { as: sale.buyer });
  return sale;
}
const decide = ({ id, clerk }: Sale, decision: { status: 1 | -1; need_return?: 1; audit_notes?: string }) =>
  api.ok(auditRefund, { id, ...decision }, { as: clerk });

async function expectRefundTimeout(key: string, sale: Sale): Promise<void> {
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM refund WHERE order_id = $1', [sale.id]);
  const run = () => api.app.get(RefundDeadlines, { strict: false }).moveOn();
  await expectTimeout(api, key, { table: 'refund', id: rows[0]?.id ?? 0, run });
}

describe('a refund is moved on by the time, and not before it', () => {
  it('refund: requested > escalated', async () => {
    await expectRefundTimeout('refund: requested > escalated', await aRequest());
  });

  it('refund: awaiting_return > closed', async () => {
    const sale = await aRequest();
    await decide(sale, { status: 1, need_return: 1 });
    await expectRefundTimeout('refund: awaiting_return > closed', sale);
  });

  it('refund: returning > escalated', async () => {
    const sale = await aRequest();
    await decide(sale, { status: 1, need_return: 1 });
    await api.ok(updateRefundLogistics, { id: sale.id, logistics_code: 'YT-1' }, { as: sale.buyer });
    await expectRefundTimeout('refund: returning > escalated', sale);
  });

  it('refund: rejected > closed', async () => {
    const sale = await aRequest();
    await decide(sale, { status: -1, audit_notes: 'As described' });
    await expectRefundTimeout('refund: rejected > closed', sale);
  });
});

describe('a refund may be requested', () => {
  it('for 7 days after the receipt, and no longer (R-ORD-10)', async () => {
    const [inTime, late] = [await aSale(), await aSale()];
    for (const { id, buyer } of [inTime, late]) await api.ok(receiveOrder, { id }, { as: buyer });
    // The receipt is read from the history of the order.
    const received = ({ id }: Sale) => ({ table: 'order_history', key: 'order_id', id });
    await passTime(api, received(inTime), 7 * 86_400 - 3_600);
    await api.ok(refundOrder, requested(inTime), { as: inTime.buyer });
    await passTime(api, received(late), 7 * 86_400);
    expect((await api.refused(refundOrder, requested(late), { as: late.buyer })).error).toBe(
      'STATE_CONFLICT',
    );
  });
});
