import {
  GOODS_STATUS,
  ORDER_STATUS,
  PAYMENT_STATUS,
  RECHARGE_STATUS,
  RESERVATION_STATUS,
} from '@fovea/shared-types/states';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { MonthBillRepository } from '../../server/src/finance/month-bills/month-bill.repository.js';
import { OnlinePaymentRepository } from '../../server/src/finance/payments/online.repository.js';
import { PaymentRefundRepository } from '../../server/src/finance/payments/payment-refund.repository.js';
import { RechargeRepository } from '../../server/src/finance/recharges/recharge.repository.js';
import { ReconciliationRepository } from '../../server/src/finance/reconciliation/reconciliation.repository.js';
import { RemittanceRepository } from '../../server/src/finance/remittances/remittance.repository.js';
import { ProceedsOrders } from '../../server/src/finance/proceeds-payouts/proceeds-orders.js';
import { ProceedsPayoutRepository } from '../../server/src/finance/proceeds-payouts/proceeds-payout.repository.js';
import { WithdrawalRepository } from '../../server/src/finance/withdrawals/withdrawal.repository.js';
import { VisibleGoods } from '../../server/src/goods/visibility/visible-goods.js';
import { BargainRepository } from '../../server/src/order/bargains/bargain.repository.js';
import { FreightBillRepository } from '../../server/src/order/freight-bills/freight-bill.repository.js';
import { OrderEndingRepository } from '../../server/src/order/orders/order-ending.repository.js';
import { OrderProceedsSource } from '../../server/src/order/orders/order-proceeds-source.js';
import { RefundRepository } from '../../server/src/order/refunds/refund.repository.js';
import { ReservationRepository } from '../../server/src/order/reservations/reservation.repository.js';
import { ReceiptRepository } from '../../server/src/order/shipping/receipt.repository.js';
import type { Database, SqlValue, Tx } from '../../server/src/platform/database/database.js';
import { NoticeRepository } from '../../server/src/warehouse/compliance/notice.repository.js';
import { CountRepository } from '../../server/src/warehouse/counts/count.repository.js';
import { aBargain, someNegotiable } from '../fixtures/bargains.js';
import { aMonthBill } from '../fixtures/months.js';
import { aNotice } from '../fixtures/notices.js';
import { aSuspensePayment } from '../fixtures/suspense-payments.js';
import { aWithdrawal } from '../fixtures/payouts.js';
import { aCount } from '../fixtures/places.js';
import { aPaidOrder, aQuotedOrder, aRefund } from '../fixtures/refunds.js';
import { aRemittance } from '../fixtures/remittances.js';
import { aReservation } from '../fixtures/reservations.js';
import { aCompany, anAccount, anAuction, aReceivedOrder, insert, uniqueText } from '../fixtures/rows.js';
import { aProceedsPayout } from '../fixtures/proceeds-payouts.js';

const MAX = 50;
const HOUR_MS = 3_600_000;
const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const past = (): Date => inHours(-1);

export interface Queue {
  db: Database;
  /** Runs SQL that the server's role may not. */
  asOwner: (sql: string, values: readonly SqlValue[]) => Promise<unknown>;
}

/** A queue that a job works off: the rows that one node has taken are left out by the others, which do not wait. */
export interface QueueLock {
  lock: string;
  /** A row that is due. */
  due: (queue: Queue) => Promise<number>;
  /** Whether this transaction took the row, as the job does. */
  take: (tx: Tx, id: number) => Promise<boolean>;
}

type Ided = number | { id: number };
const has = (rows: readonly Ided[], id: number): boolean =>
  rows.some((row) => (typeof row === 'number' ? row : row.id) === id);

const parties = async (db: Database) => ({
  buyer_id: await anAccount(db),
  seller_id: await anAccount(db),
  company_id: await aCompany(db),
});

const aPayment = async (db: Database): Promise<number> =>
  insert(db, 'payment', {
    ...{ subject_type: 'order', subject_id: 1, payer_id: await anAccount(db), method: PAY_TYPE.online },
    ...{ amount: 1_000, currency: 'JPY', status: PAYMENT_STATUS.created, provider: 'sandbox' },
    ...{ token: uniqueText().repeat(2), expires_at: past() },
  });

const aWonOrder = async (db: Database, payDeadline: Date): Promise<number> =>
  aReceivedOrder(db, {
    ...{ auction_id: await anAuction(db), status: ORDER_STATUS.pending_payment, pay_deadline: payDeadline },
  });

let days = 0;

export const QUEUE_LOCKS: readonly QueueLock[] = [
  {
    lock: 'finance/month-bills/month-bill.repository.ts lockEnded',
    due: ({ db }) => aMonthBill(db, { closes_at: past() }),
    take: async (tx, id) => has(await new MonthBillRepository().lockEnded(tx, MAX), id),
  },
  {
    lock: 'finance/month-bills/month-bill.repository.ts remindDue',
    due: ({ db }) => aMonthBill(db, { status: 10, price: 300, type1_total: 300, due_at: past() }),
    take: async (tx, id) => has(await new MonthBillRepository().remindDue(tx, 3, MAX), id),
  },
  {
    lock: 'finance/payments/online.repository.ts expire',
    due: ({ db }) => aPayment(db),
    take: async (tx) => (await new OnlinePaymentRepository().expire(tx, MAX)) > 0,
  },
  {
    lock: 'finance/payments/payment-refund.repository.ts claim',
    due: async ({ db }) => {
      const payment_id = await aSuspensePayment(db);
      const cause = { cause_type: 'test', cause_id: payment_id, cause_step: 'return' };
      return insert(db, 'payment_refund', { payment_id, amount: 900, is_parked: true, ...cause });
    },
    take: async (tx, id) => (await new PaymentRefundRepository().claim(tx))?.id === id,
  },
  {
    lock: 'finance/recharges/recharge.repository.ts expire',
    due: async ({ db }) =>
      insert(db, 'recharge', {
        ...{ account_id: await anAccount(db), amount: 1_000, currency: 'JPY', pay_type: PAY_TYPE.online },
        ...{ status: RECHARGE_STATUS.pending, expires_at: past() },
      }),
    take: async (tx) => (await new RechargeRepository().expire(tx, MAX)) > 0,
  },
  {
    lock: 'finance/reconciliation/reconciliation.repository.ts lockDue',
    due: async ({ db }) => {
      days += 1;
      await db.query('UPDATE reconciled_day SET next_at = NULL');
      await db.query(
        `INSERT INTO reconciled_day (day, currency) VALUES ('2026-01-01'::date + $1::integer, 'JPY')`,
        [days],
      );
      return days;
    },
    take: async (tx, id) =>
      (await new ReconciliationRepository().lockDue(tx))?.day ===
      `2026-01-${String(id + 1).padStart(2, '0')}`,
  },
  {
    lock: 'finance/remittances/remittance.repository.ts markLate',
    due: async ({ db, asOwner }) => {
      const { id } = await aRemittance(db);
      await asOwner('UPDATE remittance SET alarm_at = $2 WHERE id = $1', [id, past()]);
      return id;
    },
    take: async (tx, id) => has(await new RemittanceRepository().markLate(tx, MAX), id),
  },
  {
    lock: 'finance/proceeds-payouts/proceeds-payout.repository.ts markAlarmed',
    due: async ({ db, asOwner }) => {
      const id = await aProceedsPayout(db, { accountId: await anAccount(db), companyId: null }, -1);
      await asOwner('UPDATE transfer SET alarm_at = $2 WHERE id = $1', [id, past()]);
      return id;
    },
    take: async (tx, id) => has(await new ProceedsPayoutRepository().markAlarmed(tx, MAX), id),
  },
  {
    lock: 'finance/withdrawals/withdrawal.repository.ts lockDue',
    due: async ({ db, asOwner }) => {
      const id = await aWithdrawal(db, { accountId: await anAccount(db), companyId: null }, 1);
      await asOwner('UPDATE withdrawal SET deadline_at = $2 WHERE id = $1', [id, past()]);
      return id;
    },
    take: async (tx, id) => has(await new WithdrawalRepository().lockDue(tx, MAX), id),
  },
  {
    lock: 'order/bargains/bargain.repository.ts lockDue',
    due: ({ db }) => aBargain(db, 10, { expired_at: past() }),
    take: async (tx, id) => has(await new BargainRepository(new VisibleGoods()).lockDue(tx, [id]), id),
  },
  {
    lock: 'order/bargains/bargain.repository.ts voidGone',
    due: async ({ db }) =>
      aBargain(db, 10, { goods_id: await someNegotiable(db, { status: GOODS_STATUS.off_shelf }) }),
    take: async (tx, id) => has(await new BargainRepository(new VisibleGoods()).voidGone(tx, MAX), id),
  },
  {
    lock: 'order/freight-bills/freight-bill.repository.ts lockLate',
    due: async ({ db, asOwner }) => {
      const id = await aQuotedOrder(db, { ...(await parties(db)), status: 12 });
      await asOwner('UPDATE orders SET clock_at = $2 WHERE id = $1', [id, past()]);
      return id;
    },
    take: async (tx, id) => has(await new FreightBillRepository().lockLate(tx, MAX), id),
  },
  {
    lock: 'order/orders/order-ending.repository.ts lockLate',
    due: ({ db }) => aWonOrder(db, past()),
    take: async (tx, id) => has(await new OrderEndingRepository().lockLate(tx, MAX), id),
  },
  {
    lock: 'order/orders/order-ending.repository.ts markReminders',
    due: ({ db }) => aReceivedOrder(db, { status: ORDER_STATUS.pending_payment, pay_deadline: inHours(1) }),
    take: async (tx, id) => has(await new OrderEndingRepository().markReminders(tx, MAX), id),
  },
  {
    lock: 'order/orders/order-proceeds-source.ts lock',
    due: ({ db }) => aReceivedOrder(db),
    take: async (tx, id) =>
      has(await new OrderProceedsSource(new ProceedsOrders()).lock(tx, [id], false), id),
  },
  {
    lock: 'order/refunds/refund.repository.ts lockUnshipped',
    due: async ({ db, asOwner }) => {
      const id = await aPaidOrder(db, await parties(db));
      await asOwner('UPDATE orders SET clock_at = $2 WHERE id = $1', [id, past()]);
      return id;
    },
    take: async (tx, id) => (await new RefundRepository().lockUnshipped(tx, id)) !== null,
  },
  {
    lock: 'order/refunds/refund.repository.ts lockDueOrders',
    due: async ({ db }) => (await aRefund(db, await parties(db), { due_at: past() })).orderId,
    take: async (tx, id) => has(await new RefundRepository().lockDueOrders(tx, MAX), id),
  },
  {
    lock: 'order/reservations/reservation.repository.ts lapse',
    due: ({ db }) => aReservation(db, RESERVATION_STATUS.pending_payment, { pay_deadline: past() }),
    take: async (tx, id) => has(await new ReservationRepository().lapse(tx, MAX), id),
  },
  {
    lock: 'order/reservations/reservation.repository.ts lockSilent',
    due: ({ db }) => aReservation(db, RESERVATION_STATUS.under_review, { answer_deadline: past() }),
    take: async (tx, id) => has(await new ReservationRepository().lockSilent(tx, MAX), id),
  },
  {
    lock: 'order/shipping/receipt.repository.ts lockDue',
    due: ({ db }) => aReceivedOrder(db, { status: ORDER_STATUS.to_receive, clock_at: past() }),
    take: async (tx, id) => has(await new ReceiptRepository().lockDue(tx, ORDER_STATUS.to_receive, MAX), id),
  },
  {
    lock: 'order/shipping/receipt.repository.ts markShipReminders',
    due: ({ db }) => aReceivedOrder(db, { status: ORDER_STATUS.to_ship, clock_at: inHours(8 * 24) }),
    take: async (tx, id) => has(await new ReceiptRepository().markShipReminders(tx, MAX), id),
  },
  {
    lock: 'warehouse/compliance/notice.repository.ts remindDue',
    due: async ({ db, asOwner }) => {
      const id = await aNotice(db, null, 1);
      await asOwner('UPDATE device_notice SET sent_at = $2 WHERE id = $1', [id, inHours(-24 * 30)]);
      return id;
    },
    take: async (tx, id) => has(await new NoticeRepository().remindDue(tx, 14, MAX), id),
  },
  {
    lock: 'warehouse/counts/count.repository.ts expire',
    due: async ({ db, asOwner }) => {
      const id = await aCount(db, null);
      await asOwner('UPDATE stock_count SET created_at = $2 WHERE id = $1', [id, inHours(-24 * 40)]);
      return id;
    },
    take: async (tx, id) => has(await new CountRepository().expire(tx, 30, MAX), id),
  },
];
