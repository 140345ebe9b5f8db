import { Inject, Injectable } from '@nestjs/common';
import type { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { addMonthBill, confirmMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import type {
  AddMonthBillRequest,
  ConfirmMonthBillRequest,
  MonthBillDetail,
  MonthBillState,
} from '@fovea/shared-types/finance/month-bill.dto';
import type { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import { servedMonthBill } from './month-bill.record.js';
import { MonthBillRepository } from './month-bill.repository.js';
import { WriteOffsOfBill } from './write-offs-of-bill.js';

const { paid } = MONTH_BILL_STATUS;
const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency>> = { JP: 'JPY', CN: 'CNY' };

/** Monthly bills for finance. */
@Injectable()
export class MonthBillAdminService {
  constructor(
    @Inject(servedMonthBill.Service) private readonly rows: RecordRows<(typeof monthBill)['declared']>,
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly settlement: MonthBillSettlement,
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
      write_offs: await this.writeOffs.list(caller, id),
      lines: lines.map(({ amount, created_at, ...line }) => ({
        ...line,
        price: toWire(amount, bill.currency),
        created_at: created_at.toISOString(),
      })),
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

  /** The whole price came to the bank, unannounced by its customer: no part of it closes a bill. */
  confirm(caller: StaffCaller, request: ConfirmMonthBillRequest): Promise<MonthBillState> {
    return this.idempotency.run(caller, confirmMonthBill.path, request, async (tx) => {
      const bill = await this.settlement.lockFor(tx, request.id, 'pay', 'record a bank payment');
      const at = new Date(request.pay_time);
      if (!(await this.bills.isPast(tx, at))) throw fieldError({ pay_time: { key: 'choice' } });
      if (request.remark !== undefined)
        await this.bills.setRemark(tx, bill.id, request.remark.normalize('NFC').trim());
      await this.settlement.fromBank(tx, bill, at);
      await this.audit.record(tx, caller, {
        action: 'finance:month-bill:confirm',
        subjectType: 'month_bill',
        subjectId: bill.id,
        before: { status: bill.status },
        after: { status: paid },
      });
      return { id: bill.id, status: paid };
    });
  }
}
