import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { confirmRemittance } from '@fovea/shared-types/finance/remittance.calls';
import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import { rechargeMachine } from '@fovea/shared-types/states/recharge.states';
import { aSuspensePayment } from '../../fixtures/suspense-payments.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import { remittedOf } from '../../support/remittance-moves.js';
import { goingOn } from '../database.js';
import { broken, kept, twice } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { type Act, BY_PROVIDER, insert, reason } from '../moves.js';
import { thing } from '../thing.js';

const PRICE = 1_000;

async function aRecharge(api: TestApi, { member }: Cast): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO recharge (account_id, amount, currency) VALUES ($1, ${PRICE}, 'JPY') RETURNING id`,
    [member.accountId],
  );
  return rows[0]?.id ?? 0;
}

/** Money that came for it and is held. */
const suspenseOf: Act['body'] = async (id, { api }, { owner }) => ({
  id: await aSuspensePayment(api.db, {
    subject_type: 'recharge',
    subject_id: id,
    payer_id: owner?.accountId ?? 0,
  }),
  remark: reason,
});

export default thing({
  calls: {
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
  },
  moves: [
    {
      machine: rechargeMachine,
      table: 'recharge',
      column: 'status',
      aRow: async (scene, status) => {
        const owner = await aMember(scene.api);
        const due = { amount: 1_000, currency: 'JPY', pay_type: PAY_TYPE.bank };
        return {
          id: await insert(scene, 'recharge', { account_id: owner.accountId, ...due, status }),
          owner,
        };
      },
      actions: {
        'confirm remittance': { path: confirmRemittance.path, body: remittedOf('recharge', 1) },
        'credit what arrived': { path: creditSuspensePayment.path, body: suspenseOf },
        'send back': { path: returnSuspensePayment.path, body: suspenseOf },
      },
      elsewhere: {
        'signed success': BY_PROVIDER,
        'signed success with another amount or currency': BY_PROVIDER,
      },
    },
  ],
  database: {
    rows: {
      recharge: (world) => ({ account_id: world.buyer, amount: 1_000, currency: 'JPY' }),
    },
    breaks: [
      broken('recharge', 'recharge_amount_ck', 'a recharge of nothing', { amount: 0 }),
      broken('recharge', 'recharge_currency_ck', 'a recharge in a currency we do not keep', {
        currency: 'EUR',
      }),
      broken('recharge', 'recharge_pay_type_ck', 'a recharge from a balance', { pay_type: 1 }),
      kept('recharge', 'another amount than was requested', 'amount = 999'),
      twice('recharge', 'recharge_order_no_uq', 'two recharges of one number', { order_no: 'R-1' }),
    ],
    deadEnds: [['recharge', { status: 20 }, 'status = 10']],
    appendOnly: {
      recharge: goingOn('members'),
    },
    forbidden: ['DELETE FROM recharge', 'TRUNCATE recharge'],
  },
});
