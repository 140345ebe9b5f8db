import { Inject, Injectable } from '@nestjs/common';
import type { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { addMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import type {
  AddMonthBillRequest,
  MonthBillDetail,
  MonthBillPayment,
} from '@fovea/shared-types/finance/month-bill.dto';
import type { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { servedMonthBill } from './month-bill.record.js';
import { ROUNDING } from './bill-figures.js';
import { MonthBillPaymentRepository, type PaymentRow } from './month-bill-payment.repository.js';
import { MonthBillRepository } from './month-bill.repository.js';
import { WriteOffsOfBill } from './write-offs-of-bill.js';

const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency>> = { JP: 'JPY', CN: 'CNY' };

/** Monthly bills for finance. */
@Injectable()
export class MonthBillAdminService {
  constructor(
    @Inject(servedMonthBill.Service) private readonly rows: RecordRows<(typeof monthBill)['declared']>,
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly payments: MonthBillPaymentRepository,
    private readonly writeOffs: WriteOffsOfBill,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async getMonthBillDetail(caller: StaffCaller, { id }: IdRequest): Promise<MonthBillDetail> {
    const row = await this.rows.row(caller, id);
    const bill = await this.bills.findMonthBill(this.db, caller.language, id, null);
    if (!bill) throw new AppError('NOT_FOUND');
    const lines = await this.bills.listLines(this.db, id);
    return {
      ...row,
      account_id: bill.account_id,
      write_offs: await this.writeOffs.list(caller, id),
      lines: lines.map(({ amount, created_at, step, ...line }) => ({
        ...line,
        price: toWire(amount, bill.currency),
        is_rounding: step === ROUNDING,
        created_at: created_at.toISOString(),
      })),
      taxes: ((await this.bills.taxesOf(this.db, [id])).get(id) ?? []).map((row) => ({
        rate: row.ratePercent,
        is_qualified: row.isQualified,
        base: toWire(row.base, bill.currency),
        tax: toWire(row.tax, bill.currency),
      })),
      payments: (await this.payments.listPayments(this.db, id)).map((payment) =>
        toPayment(payment, bill.currency),
      ),
    };
  }

  /** The current month in the customer's zone: an earlier one is closed, and a later one opens by itself. */
  issueMonthBill(caller: StaffCaller, request: AddMonthBillRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, addMonthBill.path, request, async (tx) => {
      const customer = await this.bills.findCustomer(tx, request.customer_id);
      if (!customer) throw new AppError('NOT_FOUND');
      if (customer.is_month_payment !== 1) throw fieldError({ customer_id: { key: 'choice' } });
      if (customer.month !== request.month) throw fieldError({ month: { key: 'choice' } });
      const currency = CURRENCY_OF_COUNTRY[customer.country ?? ''] ?? 'USD';
      const { id, month, isNew } = await this.bills.openNow(tx, request.customer_id, currency);
      // Where the bill of this month was issued already, the following one was not requested.
      if (!isNew || month !== request.month) throw new AppError('ALREADY_DONE');
      const remark = (request.remark ?? '').normalize('NFC').trim();
      await this.bills.setRemark(tx, id, remark);
      await this.audit.record(tx, caller, {
        action: 'finance:month-bill:add',
        subjectType: 'month_bill',
        subjectId: id,
        after: { month: request.month, currency, remark },
      });
      return { id };
    });
  }
}

function toPayment(payment: PaymentRow, currency: Currency): MonthBillPayment {
  const { id, amount, pay_type, paid_at, made_by, remark, reverses_id, capture_id, is_reversed, is_matched } =
    payment;
  return {
    ...{ id, pay_type, made_by, remark, reverses_id },
    price: toWire(amount, currency),
    paid_at: paid_at.toISOString(),
    is_reversible: amount > 0 && capture_id === null && !is_reversed && !is_matched,
  };
}
