import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { returnSuspensePayment } from '@fovea/shared-types/finance/suspense-payment.calls';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import { aPaymentGroup } from '../../fixtures/payment-groups.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { anAccount, aReceivedOrder } from '../../fixtures/rows.js';
import { aSuspensePayment } from '../../fixtures/suspense-payments.js';
import type { TestApi } from '../../support/api.js';
import { giveMoney } from '../../support/people.js';
import type { Cast } from '../matrix-row.js';
import { BY_PROVIDER, insert, reason } from '../moves.js';
import { thing } from '../thing.js';

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

export default thing({
  calls: {
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
    '/payments/credit-parked-payment': {
      request: async ({ db }) => ({ id: await aSuspensePayment(db), remark: 'Asked by phone' }),
    },
    '/payments/return-parked-payment': {
      request: async ({ db }) => ({ id: await aSuspensePayment(db), remark: 'Asked by phone' }),
    },
    '/payments/choose-bank': {
      request: async (api, cast) => {
        await takeYenByBank(api.db);
        return { subject_type: 'order', id: await anUnpaid(api, cast) };
      },
      others: 'NOT_FOUND',
    },
    '/payments/payment-options': {
      request: async (api, cast) => ({ subject_type: 'order', id: await anUnpaid(api, cast) }),
      others: 'NOT_FOUND',
    },
    '/payments/payment-detail': {
      request: async (api, cast) => ({ id: await aPayment(api, cast) }),
      others: 'NOT_FOUND',
    },
  },
  records: {
    'finance:parked': { aRow: ({ db }) => aSuspensePayment(db), isEverywhere: true },
  },
  moves: [
    {
      machine: paymentMachine,
      table: 'payment',
      column: 'status',
      aRow: async (scene, status) => ({
        id: await insert(scene, 'payment', {
          ...{ subject_type: 'order', subject_id: 1, payer_id: await anAccount(scene.api.db) },
          ...{ method: PAY_TYPE.balance, amount: 1_000, currency: 'JPY', status },
          ...(status >= 40 ? { received_amount: 1, received_currency: 'JPY', park_cause: 'amount' } : {}),
        }),
      }),
      actions: {
        'return or credit by hand': {
          path: returnSuspensePayment.path,
          unseen: {
            in: ['created', 'processing', 'captured', 'failed', 'expired'],
            why: 'only what was held is seen by its settler',
          },
          body: (id) => ({ id, remark: reason }),
        },
      },
      elsewhere: {
        'opens the provider page': 'the page is no call: online-payments.api.spec',
        'signed success': BY_PROVIDER,
        'signed failure': BY_PROVIDER,
        'signed success, wrong amount or currency, or document already captured or cancelled': BY_PROVIDER,
      },
    },
  ],
});
