import { Injectable } from '@nestjs/common';
import { confirmMonthBill, reverseMonthBillPayment } from '@fovea/shared-types/finance/month-bill.calls';
import type {
  ConfirmMonthBillRequest,
  MonthBillState,
  ReverseMonthBillPaymentRequest,
} from '@fovea/shared-types/finance/month-bill.dto';
import { fromWire, toWire, type Currency } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MonthBillPaymentRepository } from './month-bill-payment.repository.js';
import { MonthBillPayments } from './month-bill-payments.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

/** Payments of bills as finance records and reverses them. */
@Injectable()
export class MonthBillPaymentService {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly rows: MonthBillPaymentRepository,
    private readonly settlement: MonthBillSettlement,
    private readonly payments: MonthBillPayments,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Money came to the bank, unannounced by its customer.
   * @throws VALIDATION for more than is left, or a time outside of the bill's issue and now; SELF_APPROVAL of one's own bill
   */
  confirm(caller: StaffCaller, request: ConfirmMonthBillRequest): Promise<MonthBillState> {
    return this.idempotency.run(caller, confirmMonthBill.path, request, async (tx) => {
      const bill = await this.settlement.lockFor(tx, request.id, 'pay', 'record a bank payment');
      if (bill.account_id === caller.member.accountId) throw new AppError('SELF_APPROVAL');
      const { id, status } = await this.payments.record(tx, bill, {
        amount: amountOf(request, bill),
        paidAt: new Date(request.pay_time),
        madeBy: caller.member.accountId,
        remark: (request.remark ?? '').normalize('NFC').trim(),
      });
      await this.audit.record(tx, caller, {
        action: 'finance:month-bill:confirm',
        subjectType: 'month_bill',
        subjectId: bill.id,
        before: { status: bill.status, paid: toWire(bill.paid, bill.currency) },
        after: {
          status,
          paid: toWire(bill.paid + amountOf(request, bill), bill.currency),
          month_bill_payment: id,
        },
      });
      return { id: bill.id, status };
    });
  }

  /** @throws as `MonthBillPayments.reverse` */
  reverse(caller: StaffCaller, request: ReverseMonthBillPaymentRequest): Promise<MonthBillState> {
    return this.idempotency.run(caller, reverseMonthBillPayment.path, request, async (tx) => {
      const found = await this.rows.findPayment(tx, request.id);
      const bill = found && (await this.bills.lockMonthBill(tx, found.bill_id, null));
      // Read again under the lock: somebody may have reversed it meanwhile.
      const payment = bill && (await this.rows.findPayment(tx, request.id));
      if (!bill || !payment) throw new AppError('NOT_FOUND');
      if (bill.account_id === caller.member.accountId) throw new AppError('SELF_APPROVAL');
      const remark = request.reason.normalize('NFC').trim();
      if (remark === '') throw fieldError({ reason: { key: 'required' } });
      const { status } = await this.payments.reverse(tx, bill, payment, {
        madeBy: caller.member.accountId,
        remark,
      });
      await this.audit.record(tx, caller, {
        action: 'finance:month-bill:reverse',
        subjectType: 'month_bill',
        subjectId: bill.id,
        before: { status: bill.status, paid: toWire(bill.paid, bill.currency) },
        after: { status, paid: toWire(bill.paid - payment.amount, bill.currency), remark },
      });
      return { id: bill.id, status };
    });
  }
}

/** What came, in minor units. @throws VALIDATION */
function amountOf({ amount }: ConfirmMonthBillRequest, { price, paid, currency }: BillRow): number {
  if (amount === undefined) return price - paid;
  const minor = fromWireOrNull(amount, currency);
  if (minor === null || minor < 1 || minor > price - paid)
    throw fieldError({ amount: { key: 'at_most_owed' } });
  return minor;
}

function fromWireOrNull(text: string, currency: Currency): number | null {
  try {
    return fromWire(text, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
