import { WILDCARD } from '@fovea/shared-types/permissions';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import { confirmRemittance, sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { addWithdrawal, auditWithdrawal, payWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import { cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { addEvaluation } from '@fovea/shared-types/order/evaluation.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { receiveOrder, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import { PaymentRefundService } from '../../server/src/finance/payments/payment-refund.service.js';
import { aBankAccount } from '../fixtures/payouts.js';
import { takeYenByBank } from '../fixtures/remittances.js';
import { aFile } from '../fixtures/rows.js';
import { aWarehouse } from '../fixtures/places.js';
import { anAddress, anItemThere, shopGoods } from '../fixtures/shop.js';
import type { Person, TestApi } from './api.js';
import { eventually } from './eventually.js';
import { aMember, aSeller, aStaff, giveMoney } from './people.js';
import { success, notifyServer } from './provider.js';
import { ordered, startedOnline, type Caller } from './shopping.js';

const PRICE = 1_100;

/**
 * A day of a small shop, played through its calls: orders that wait, were given up, were completed, were paid twice
 * and were refunded; recharges by page and by bank, exchanges that wait and were booked, and withdrawals that wait and
 * were paid.
 */
export async function aMoneyWorld(api: TestApi): Promise<void> {
  const ask: Caller = (call, request, as) => api.ok(call, request, { as });
  const order = (goods_id: number, quantity = 1): Promise<number> =>
    ordered(ask, buyer, { goods_id, quantity });
  const pay = (id: number) => api.ok(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: buyer });
  const staff = await aStaff(api, [WILDCARD]);
  const seller = await aSeller(api);
  const buyer = await aMember(api);
  await anAddress(api.db, buyer.accountId);
  await giveMoney(api.db, buyer.accountId, 100_000);
  const own = await shopGoods(api.db, seller);
  const warehouse = await aWarehouse(api.db, seller.companyId);
  const product_id = await anItemThere(api.db, seller.companyId, warehouse, 10);
  const kept = await shopGoods(api.db, seller, { product_id, is_stocked: true });

  await order(kept, 2);
  await api.ok(cancelOrder, { id: await order(kept, 3) }, { as: buyer });
  await pay(await order(kept));
  const whole = await order(own);
  await pay(whole);
  await received(api, buyer, staff, whole);
  const twice = await order(own);
  const payments = [await startedOnline(ask, buyer, twice), await startedOnline(ask, buyer, twice)];
  for (const id of payments) await notifyServer(api.url, success(id, PRICE));
  await notifyServer(api.url, success(await startedOnline(ask, buyer, await order(own)), PRICE - 1));
  await refunded(api, buyer, staff, twice, 400);
  await partlySent(api, buyer, staff, await order(kept, 3));
  const unwanted = await order(own);
  await pay(unwanted);
  await refunded(api, buyer, staff, unwanted, PRICE);
  const requested = { money: '5000', currency: 'JPY' as const, pay_type: PAY_TYPE.online };
  const { payment_id } = await api.ok(createRecharge, requested, { as: buyer });
  await notifyServer(api.url, success(payment_id ?? 0, 5_000));
  await transferred(api, buyer, staff);
  await exchanged(api, buyer, staff);
  await vouched(api, staff);
  await withdrawn(api, buyer, staff);
  await eventually('no event waits', async () => {
    const { rows } = await api.db.query<{ n: number }>('SELECT count(*) AS n FROM outbox');
    return rows[0]?.n === 0;
  });
}

/** A recharge by bank: finance finds nothing of the first transfer, and then the second. */
async function transferred(api: TestApi, buyer: Person, staff: Person): Promise<void> {
  await takeYenByBank(api.db);
  const requested = { money: '3000', currency: 'JPY' as const, pay_type: PAY_TYPE.bank };
  const { id } = await api.ok(createRecharge, requested, { as: buyer });
  const shown = async (decision: { status: number; audit_notes?: string }): Promise<void> => {
    const remittance_images = [await aFile(api.db, buyer.accountId)];
    const sent = { subject_type: 'recharge' as const, id, remittance_images };
    const sentRemittance = await api.ok(sendRemittance, sent, { as: buyer });
    await api.ok(confirmRemittance, { id: sentRemittance.id, ...decision }, { as: staff });
  };
  await shown({ status: -1, audit_notes: 'Nothing arrived' });
  await shown({ status: 1 });
}

async function received(api: TestApi, buyer: Person, staff: Person, id: number): Promise<void> {
  await api.ok(shipOrder, { id, logistics_company: 1, logistics_code: '1234' }, { as: staff });
  await api.ok(receiveOrder, { id }, { as: buyer });
  await api.ok(
    addEvaluation,
    { order_id: id, comment_content: 'As described', comment_star: 5 },
    { as: buyer },
  );
}

/** Two of three leave; the third is refunded, and comes in again by a pending document. */
async function partlySent(api: TestApi, buyer: Person, staff: Person, id: number): Promise<void> {
  await api.ok(payOrder, { id, pay_type: PAY_TYPE.balance }, { as: buyer });
  const { rows } = await api.db.query<{ id: number; line: number }>(
    `SELECT d.id, l.id AS line FROM stock_document d JOIN order_line l ON l.id = d.order_line_id WHERE l.order_id = $1`,
    [id],
  );
  const [{ id: document, line } = { id: 0, line: 0 }] = rows;
  await api.ok(confirmWarehouseAudits, { ids: [document], status: 1 }, { as: staff });
  const parcel = { id, logistics_company: 1, logistics_code: '1234', lines: [{ line: 1, quantity: 2 }] };
  await api.ok(shipOrder, parcel, { as: staff });
  const missing = {
    id,
    reason: 'One is missing',
    amount: PRICE,
    lines: [{ order_line_id: line, quantity: 1 }],
  };
  await api.ok(refundOrder, missing, { as: buyer });
  await api.ok(auditRefund, { id, status: 1 }, { as: staff });
}

/** An online payment is refunded by the provider. */
async function refunded(
  api: TestApi,
  buyer: Person,
  staff: Person,
  id: number,
  amount: number,
): Promise<void> {
  await api.ok(refundOrder, { id, reason: 'Scratched', amount }, { as: buyer });
  await api.ok(auditRefund, { id, status: 1 }, { as: staff });
  await api.app.get(PaymentRefundService, { strict: false }).run();
}

async function withdrawn(api: TestApi, as: Person, staff: Person): Promise<void> {
  const bank_account_id = await aBankAccount(api.db, as.accountId);
  const ask = async (money: string): Promise<number> =>
    (await api.ok(addWithdrawal, { money, currency: 'JPY', bank_account_id }, { as })).id;
  await ask('700');
  const id = await ask('3000');
  await api.ok(auditWithdrawal, { ids: [id], status: 1 }, { as: staff });
  await api.ok(payWithdrawal, { id, bank_reference: 'T-1' }, { as: staff });
}

async function vouched(api: TestApi, staff: Person): Promise<void> {
  const asker = await aStaff(api, ['finance:journal-voucher:add']);
  const requested = {
    ...{ kind: 1, currency: 'JPY' as const, amount: '500', fee: '20' },
    ...{ value_day: '2026-11-24', reference: 'PO-1', reason: 'payout of the week' },
  } as const;
  const { id } = await api.ok(journalVoucher.calls.add, requested, { as: asker });
  await api.ok(journalVoucher.calls.audit, { ids: [id], status: 1 }, { as: staff });
  await api.ok(journalVoucher.calls.add, requested, { as: asker });
}

async function exchanged(api: TestApi, owner: Person, staff: Person): Promise<void> {
  const asker = await aStaff(api, ['finance:exchange:add']);
  const terms = {
    sold_currency: 'JPY',
    sold: '1000',
    bought_currency: 'USD',
    rate: '0.0067',
    reason: 'asked',
    rate_reason: 'of today',
  } as const;
  const bank = { value_day: '2026-11-24', reference: 'FX-1', fee: '30' };
  const requested = async (of: object): Promise<number> =>
    (await api.ok(exchange.calls.add, { ...terms, ...of }, { as: asker })).id;
  const ids = [await requested(bank), await requested({ member_id: owner.accountId })];
  await api.ok(exchange.calls.audit, { ids, status: 1 }, { as: staff });
  await requested(bank);
}
