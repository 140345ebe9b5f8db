import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { failWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import { PAYOUT_FORMAT } from '@fovea/shared-types/finance/payout-file-bounds';
import { addPayoutFile, payoutPayees } from '@fovea/shared-types/finance/payout-file.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import { payeeAccount } from '../../server/src/finance/ledger/ledger-rows.js';
import { CaptureRefunds } from '../../server/src/finance/payments/capture-refunds.js';
import { OnlinePaymentRepository } from '../../server/src/finance/payments/online.repository.js';
import { RemittanceRepository } from '../../server/src/finance/remittances/remittance.repository.js';
import { ProceedsPayoutRepository } from '../../server/src/finance/proceeds-payouts/proceeds-payout.repository.js';
import type { Database, Tx } from '../../server/src/platform/database/database.js';
import { loadEnv } from '../../server/src/platform/config/env.js';
import { CALLBACK_PATH, PaymentProviders } from '../../server/src/platform/payments/payment-providers.js';
import { aMonthlyMember } from '../fixtures/months.js';
import { putInEscrow } from '../fixtures/money.js';
import { aWithdrawal } from '../fixtures/payouts.js';
import { aRemittance } from '../fixtures/remittances.js';
import { aCompany, aReceivedOrder, anAccount, insert, uniqueText } from '../fixtures/rows.js';
import { aProceedsPayout } from '../fixtures/proceeds-payouts.js';
import type { Person } from '../support/api.js';
import { aPayDay } from '../support/bank-files.js';
import type { Scene } from '../things/moves.js';
import { aMember, giveMoney, inSeconds } from '../support/people.js';
import { success } from '../support/provider.js';
import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { confirmRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { requested, type LockRace } from './lock-races.js';
import { plant } from '../support/planting.js';

const PRICE = 1_000;

const unpaid = (db: Database, { accountId }: Person, seller_id: number): Promise<number> =>
  aReceivedOrder(db, {
    ...{ buyer_id: accountId, status: ORDER_STATUS.pending_payment, pay_deadline: inSeconds(3_600) },
    seller_id,
  });

const paying = async (
  scene: Scene,
  as: Person,
  seller: number,
  pay_type: number,
): Promise<() => Promise<string>> =>
  requested(scene, payOrder.path, { id: await unpaid(scene.api.db, as, seller), pay_type }, as);

const isRefused = (ask: () => Promise<string>) => async (): Promise<string> =>
  (await ask()) === 'done' ? 'done' : 'refused';

const inTx =
  <T>({ api }: Scene, work: (tx: Tx) => Promise<T>) =>
  (): Promise<T> =>
    api.db.transaction(work);

/** A captured payment of so many orders, each of 1,000 yen that waits in escrow. */
async function aCapturedPayment({ api: { db } }: Scene, count: number) {
  const [buyer_id, company_id] = [await anAccount(db), await aCompany(db)];
  const group = count > 1 ? await insert(db, 'payment_group', { buyer_id, currency: 'JPY' }) : null;
  const orders: number[] = [];
  for (let at = 0; at < count; at += 1)
    orders.push(await aReceivedOrder(db, { buyer_id, company_id, captured: PRICE, payment_group_id: group }));
  const payment = await insert(db, 'payment', {
    subject_type: group === null ? 'order' : 'payment_group',
    subject_id: group ?? orders[0] ?? 0,
    ...{ payer_id: buyer_id, method: PAY_TYPE.bank, amount: PRICE * count, currency: 'JPY' },
    status: PAYMENT_STATUS.captured,
  });
  for (const id of orders) {
    const capture = await insert(db, 'capture', {
      ...{ subject_type: 'order', subject_id: id, payer_id: buyer_id, method: PAY_TYPE.bank },
      ...{ amount: PRICE, currency: 'JPY', payment_id: payment, payment_group_id: group },
    });
    await putInEscrow(db, capture, company_id, PRICE);
  }
  return { payment, orders, company_id };
}

const statusOf = async ({ api }: Scene, payment: number): Promise<number | undefined> =>
  (await api.db.query<{ status: number }>('SELECT status FROM payment WHERE id = $1', [payment])).rows[0]
    ?.status;

/** So much of an order's capture is refunded. */
const givenBack = (scene: Scene, company: number, order: number, amount: number, step: string) =>
  inTx(scene, async (tx) => {
    const went = await scene.api.app
      .get(CaptureRefunds, { strict: false })
      .refundCapture(tx, { type: 'order', id: order }, amount, { type: 'test', id: order, step }, [
        { account: payeeAccount({ sellerId: 0, companyId: company }, 'escrow', 'JPY'), change: -amount },
      ]);
    await tx.query('UPDATE orders SET refunded = refunded + $2 WHERE id = $1', [order, amount]);
    return went;
  });

export const MONEY_RACES: readonly LockRace[] = [
  {
    lock: 'finance/ledger/ledger.repository.ts lockAll',
    callers: 'two orders are paid from a balance that is enough for one',
    pair: async (scene) => {
      const buyer = await aMember(scene.api);
      await giveMoney(scene.api.db, buyer.accountId, 2 * PRICE);
      const seller = await anAccount(scene.api.db);
      const pay = (): Promise<() => Promise<string>> => paying(scene, buyer, seller, PAY_TYPE.balance);
      // The accounts are opened.
      await (
        await pay()
      )();
      return { first: await pay(), second: await pay() };
    },
    holds: ['done', 'INSUFFICIENT_BALANCE'],
    breaks: ['INSUFFICIENT_BALANCE', 'done'],
  },
  {
    lock: 'finance/month-bills/credit.repository.ts lockLimits',
    callers: 'two orders are paid on a monthly limit that is enough for one',
    pair: async (scene) => {
      const buyer = await scene.api.signIn(await aMonthlyMember(scene.api.db, PRICE));
      const seller = await anAccount(scene.api.db);
      return {
        first: isRefused(await paying(scene, buyer, seller, PAY_TYPE.monthly)),
        second: isRefused(await paying(scene, buyer, seller, PAY_TYPE.monthly)),
      };
    },
    later: 1,
    holds: ['done', 'refused'],
    breaks: ['done', 'done'],
  },
  {
    lock: 'finance/payments/online.repository.ts lockOnlinePayment',
    callers: 'a payment succeeds while the job ends what was not reported',
    pair: async (scene) => {
      const { db } = scene.api;
      const buyer = await aMember(scene.api);
      const payment = await insert(db, 'payment', {
        ...{
          subject_type: 'order',
          subject_id: await unpaid(db, buyer, await anAccount(db)),
          payer_id: buyer.accountId,
        },
        ...{ method: PAY_TYPE.online, amount: PRICE, currency: 'JPY', status: PAYMENT_STATUS.processing },
        ...{ provider: 'sandbox', token: uniqueText().repeat(2), expires_at: inSeconds(-1) },
      });
      const message = new PaymentProviders(loadEnv(process.env)).sandbox?.message(success(payment, PRICE));
      if (!message) throw new Error('specs pay in the sandbox');
      return {
        first: async () => {
          await scene.api.raw(CALLBACK_PATH, message.body, { headers: message.headers });
        },
        second: inTx(scene, (tx) => new OnlinePaymentRepository().expire(tx, 50)),
        after: async () => (await statusOf(scene, payment)) === PAYMENT_STATUS.captured,
      };
    },
    holds: [undefined, 0, true],
    breaks: [undefined, 1, false],
  },
  {
    lock: 'finance/payments/payment.repository.ts lockCapture',
    callers: 'both halves of a capture are refunded at once',
    pair: async (scene) => {
      const { payment, orders, company_id } = await aCapturedPayment(scene, 1);
      const [order = 0] = orders;
      return {
        first: givenBack(scene, company_id, order, PRICE / 2, 'one'),
        second: givenBack(scene, company_id, order, PRICE / 2, 'other'),
        after: () => statusOf(scene, payment),
      };
    },
    holds: ['done', 'done', PAYMENT_STATUS.returned],
    breaks: ['done', 'done', PAYMENT_STATUS.captured],
  },
  {
    lock: 'finance/payments/payment.repository.ts lockPayment',
    callers: 'both orders of one payment are refunded at once',
    pair: async (scene) => {
      const { payment, orders, company_id } = await aCapturedPayment(scene, 2);
      const [one = 0, other = 0] = orders;
      return {
        first: givenBack(scene, company_id, one, PRICE, 'one'),
        second: givenBack(scene, company_id, other, PRICE, 'other'),
        after: () => statusOf(scene, payment),
      };
    },
    later: 1,
    holds: ['done', 'done', PAYMENT_STATUS.returned],
    breaks: ['done', 'done', PAYMENT_STATUS.captured],
  },
  {
    lock: 'finance/payout-files/payout-file.repository.ts insertPayoutFile',
    stopAt: 'finance/withdrawals/withdrawal.repository.ts lockWithdrawal',
    callers: 'a withdrawal fails while a file to the bank is made',
    pair: async (scene) => {
      const { db } = scene.api;
      await plant(
        db,
        `UPDATE house_account SET payee = 'カ）フォベア', bank_name = 'ミホン', bank_code = '0009', branch_name = 'マルノウチ',
           branch_code = '210', account_type = 2, account_no = '7654321', client_code = '12345' WHERE currency = 'JPY'`,
      );
      const id = await aWithdrawal(db, { accountId: await anAccount(db), companyId: null }, 1);
      // Other withdrawals may wait as well.
      const kind = { format: PAYOUT_FORMAT.zengin, currency: 'JPY' as const };
      const { total } = await scene.api.ok(payoutPayees, kind, { as: scene.staff });
      const file = { ...kind, pay_on: aPayDay(), expected_total: total };
      return {
        first: requested(scene, failWithdrawal.path, { id, reason: 'account closed' }, scene.staff),
        second: async () => {
          await scene.api.envelope(addPayoutFile.path, file, { as: scene.staff });
        },
        after: async () =>
          (await db.query('SELECT FROM payout_file_item WHERE withdrawal_id = $1', [id])).count,
      };
    },
    holds: ['done', undefined, 0],
    breaks: ['done', undefined, 1],
  },
  {
    lock: 'finance/remittances/remittance.repository.ts lockRemittance',
    callers: 'finance confirms a transfer while the job alarms of those that wait too long',
    pair: async (scene) => {
      const { id } = await aRemittance(scene.api.db);
      await scene.api.db.query('UPDATE remittance SET alarm_at = $2 WHERE id = $1', [id, inSeconds(-1)]);
      const body = { id, status: 1 };
      return {
        first: requested(scene, confirmRemittance.path, body, scene.staff),
        second: inTx(scene, async (tx) =>
          (await new RemittanceRepository().markLate(tx, 50)).some((row) => row.id === id),
        ),
      };
    },
    holds: ['done', false],
    breaks: ['done', true],
  },
  {
    lock: 'finance/proceeds-payouts/proceeds-payout.repository.ts lockOf',
    callers: 'finance releases proceeds while the job alarms of those that are stopped for long',
    pair: async (scene) => {
      const id = await aProceedsPayout(
        scene.api.db,
        { accountId: await anAccount(scene.api.db), companyId: null },
        -1,
      );
      await scene.api.db.query('UPDATE transfer SET alarm_at = $2 WHERE id = $1', [id, inSeconds(-1)]);
      return {
        first: requested(scene, auditTransfer.path, { ids: [id], status: 1 }, scene.staff),
        second: inTx(scene, async (tx) =>
          (await new ProceedsPayoutRepository().markAlarmed(tx, 50)).some((row) => row.id === id),
        ),
      };
    },
    holds: ['done', false],
    breaks: ['done', true],
  },
];
