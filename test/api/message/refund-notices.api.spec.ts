import { adminMenuNumber } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import {
  addRefundMessage,
  auditRefund,
  cancelRefund,
  decideRefund,
  escalateRefund,
  refundOrder,
} from '@fovea/shared-types/order/refund.calls';
import { RefundHistory } from '../../../server/src/order/refunds/refund-history.service.js';
import { RefundSettlement } from '../../../server/src/order/refunds/refund-settlement.service.js';
import { aPaidOrder, aRefund } from '../../fixtures/refunds.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';

let api: TestApi;
let judge: Person;
let finance: Person;
beforeAll(async () => {
  api = await startApi();
  judge = await aStaff(api, ['order:refund:decide', 'message:badge:read']);
  finance = await aStaff(api, ['order:refund:retry', 'message:badge:read']);
});
afterAll(() => api?.stop());

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
  clerk: Person;
}

async function aSale(): Promise<Sale> {
  const [seller, buyer] = [await aSeller(api), await aMember(api)];
  const clerk = await aStaff(api, ['order:refund:audit', 'message:badge:read'], seller.companyId);
  const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  return { id: await aPaidOrder(api.db, { ...parties, status: 40 }), buyer, seller, clerk };
}

const requestRefund = ({ id, buyer }: Sale) =>
  api.ok(refundOrder, { id, reason: 'Scratched', amount: 1_000 }, { as: buyer });
/** What somebody was notified of about an order's refund, the oldest first. */
const noticesOf = async (as: Person, { id }: { id: number }): Promise<unknown[]> => {
  const { rows } = await api.db.query<{ notice: string }>(
    `SELECT params ->> 'notice' AS notice FROM message
     WHERE recipient_id = $1 AND data_type = ${MESSAGE_TYPE.refund} AND (params ->> 'order_id')::bigint = $2 ORDER BY id`,
    [as.accountId, id],
  );
  return rows.map(({ notice }) => notice);
};
const isNotified = (as: Person, sale: { id: number }, notices: readonly string[]) =>
  eventually(
    `notified: ${notices.join()}`,
    async () => JSON.stringify(await noticesOf(as, sale)) === JSON.stringify(notices),
  );
const waiting = async (as: Person) => (await api.ok(adminMenuNumber, {}, { as })).order.refund_order_num;

describe('of a refund', () => {
  it('the merchant is notified when a decision is due and when the buyer withdraws, and the actor gets nothing', async () => {
    const sale = await aSale();
    await requestRefund(sale);
    await isNotified(sale.seller, sale, ['refund_waits']);
    await api.ok(cancelRefund, { id: sale.id }, { as: sale.buyer });
    await isNotified(sale.seller, sale, ['refund_waits', 'refund_told']);
    expect(await noticesOf(sale.buyer, sale)).toEqual([]);
  });

  it('the platform is notified of what is escalated to it, and the merchant of its decision and of the payment', async () => {
    const sale = await aSale();
    await requestRefund(sale);
    await api.ok(auditRefund, { id: sale.id, status: -1, audit_notes: 'No' }, { as: sale.clerk });
    await isNotified(sale.buyer, sale, ['refund_moved']);
    expect(await noticesOf(sale.seller, sale)).toEqual(['refund_waits']);
    await api.ok(escalateRefund, { id: sale.id, reason: 'Yes' }, { as: sale.buyer });
    await isNotified(judge, sale, ['refund_escalated']);
    await api.ok(addRefundMessage, { id: sale.id, content: 'Please hurry' }, { as: sale.buyer });
    await api.ok(decideRefund, { id: sale.id, status: 1, audit_notes: 'Seen' }, { as: judge });
    await isNotified(sale.seller, sale, ['refund_waits', 'refund_told', 'refund_told', 'refund_told']);
    expect(await noticesOf(judge, sale)).toEqual(['refund_escalated']);
    expect(await noticesOf(finance, sale)).toEqual([]);
  });

  it('finance is notified when a provider would not refund it', async () => {
    const { buyer, seller } = await aSale();
    const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
    const { orderId: id } = await aRefund(api.db, parties, { status: 50, amount: 6_000, order_status: 40 });
    await api.db.transaction(async (tx) => {
      const locked = await api.app.get(RefundHistory, { strict: false }).lock(tx, id, () => true);
      await api.app.get(RefundSettlement, { strict: false }).failed(tx, locked);
    });
    await isNotified(finance, { id }, ['refund_failed']);
    expect(await noticesOf(seller, { id })).toEqual([]);
  });
});

describe('the figure at the menu of refunds', () => {
  it('counts what waits for the reader’s own decision', async () => {
    const sale = await aSale();
    const [before, others] = [await waiting(judge), await aSale()];
    await requestRefund(sale);
    expect([await waiting(sale.clerk), await waiting(others.clerk)]).toEqual([1, 0]);
    await api.ok(auditRefund, { id: sale.id, status: -1, audit_notes: 'No' }, { as: sale.clerk });
    expect(await waiting(sale.clerk)).toBe(0);
    await api.ok(escalateRefund, { id: sale.id, reason: 'Yes' }, { as: sale.buyer });
    expect([await waiting(sale.clerk), await waiting(judge)]).toEqual([0, before + 1]);
    const failed = await waiting(finance);
    const parties = {
      buyer_id: sale.buyer.accountId,
      seller_id: sale.seller.accountId,
      company_id: sale.seller.companyId,
    };
    await aRefund(api.db, parties, { status: 51, amount: 6_000, order_status: 40 });
    expect(await waiting(finance)).toBe(failed + 1);
  });
});
