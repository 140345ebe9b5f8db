import { aPaymentGroup } from '../fixtures/payment-groups.js';
import { aSuspensePayment } from '../fixtures/suspense-payments.js';
import { aDifference } from '../fixtures/reconciliations.js';
import { aReceivedOrder } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import { giveMoney } from '../support/people.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const PRICE = 1_000;

/** An order of the member's that waits for its payment, and the money for it. */
async function anUnpaid(api: TestApi, { member, seller }: Cast): Promise<number> {
  await giveMoney(api.db, member.accountId, PRICE);
  return aReceivedOrder(api.db, {
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    status: 10,
  });
}

async function aGroup(api: TestApi, { member, seller }: Cast): Promise<number> {
  await giveMoney(api.db, member.accountId, PRICE);
  return (await aPaymentGroup(api.db, member.accountId, [seller])).id;
}

async function aPayment(api: TestApi, { member }: Cast): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO payment (subject_type, subject_id, payer_id, method, amount, currency)
     VALUES ('order', 1, $1, 1, ${PRICE}, 'JPY') RETURNING id`,
    [member.accountId],
  );
  return rows[0]?.id ?? 0;
}

async function aRecharge(api: TestApi, { member }: Cast): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO recharge (account_id, amount, currency) VALUES ($1, ${PRICE}, 'JPY') RETURNING id`,
    [member.accountId],
  );
  return rows[0]?.id ?? 0;
}

export const paymentRows: Record<string, MatrixRow> = {
  '/order/pay-order': {
    request: async (api, cast) => ({ id: await anUnpaid(api, cast), pay_type: 1 }),
    others: 'NOT_FOUND',
  },
  '/order/pay-payment-group': {
    request: async (api, cast) => ({ id: await aGroup(api, cast), pay_type: 1 }),
    others: 'NOT_FOUND',
  },
  '/order/payment-group': {
    request: async (api, cast) => ({ id: await aGroup(api, cast) }),
    others: 'NOT_FOUND',
  },
  '/reconciliations/reconciled-day-list': { request: async ({ db }) => (await aDifference(db), {}) },
  '/reconciliations/reconcile-day': {
    request: async ({ db }) => (await aDifference(db), { day: '2026-01-05', currency: 'JPY' }),
  },
  '/payments/credit-parked-payment': {
    request: async ({ db }) => ({ id: await aSuspensePayment(db), remark: 'Asked by phone' }),
  },
  '/payments/return-parked-payment': {
    request: async ({ db }) => ({ id: await aSuspensePayment(db), remark: 'Asked by phone' }),
  },
  '/payments/choose-bank': {
    request: async (api, cast) => ({ subject_type: 'order', id: await anUnpaid(api, cast) }),
    others: 'NOT_FOUND',
  },
  '/payments/payment-options': {
    request: async (api, cast) => ({ subject_type: 'order', id: await anUnpaid(api, cast) }),
    others: 'NOT_FOUND',
  },
  '/recharge_order/create_order': {
    request: async () => ({ money: '1000', currency: 'JPY', pay_type: 4 }),
  },
  '/recharge_order/recharge-order-list': {
    request: async (api, cast) => {
      await aRecharge(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/recharge_order/recharge-order-detail': {
    request: async (api, cast) => ({ id: await aRecharge(api, cast) }),
    others: 'NOT_FOUND',
  },
  '/payments/payment-detail': {
    request: async (api, cast) => ({ id: await aPayment(api, cast) }),
    others: 'NOT_FOUND',
  },
};
