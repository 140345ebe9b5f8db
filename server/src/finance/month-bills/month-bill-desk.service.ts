import { Inject, Injectable } from '@nestjs/common';
import type { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addMonthBill,
  confirmMonthBill,
  writeOffMonthBill,
} from '@fovea/shared-types/finance/month-bill.calls';
import type {
  AddMonthBillRequest,
  ConfirmMonthBillRequest,
  MonthBillDetail,
  MonthBillState,
  WriteOffMonthBillRequest,
} from '@fovea/shared-types/finance/month-bill.dto';
import type { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { filled } from '../../platform/text/filled.js';
import { PaymentService } from '../payments/payment.service.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import { servedMonthBill } from './month-bill.record.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

const { overdue, paid } = MONTH_BILL_STATUS;
const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency>> = { JP: 'JPY', CN: 'CNY' };

/** Bills in the hands of finance. */
@Injectable()
export class MonthBillDeskService {
  constructor(
    @Inject(servedMonthBill.Service) private readonly rows: RecordRows<(typeof monthBill)['declared']>,
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly settlement: MonthBillSettlement,
    private readonly payments: PaymentService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async detail(caller: StaffCaller, { id }: IdRequest): Promise<MonthBillDetail> {
    const row = await this.rows.row(caller, id);
    const bill = await this.bills.find(this.db, caller.language, id, null);
    if (!bill) throw new AppError('NOT_FOUND');
    const lines = await this.bills.listLines(this.db, id);
    return {
      ...row,
      write_off_note: bill.write_off_note,
      lines: lines.map(({ amount, created_at, ...line }) => ({
        ...line,
        price: toWire(amount, bill.currency),
        created_at: created_at.toISOString(),
      })),
    };
  }

  /** The month that runs where he is: an earlier one is closed, and a later one opens by itself. */
  add(caller: StaffCaller, request: AddMonthBillRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, addMonthBill.path, request, async (tx) => {
      const customer = await this.bills.findCustomer(tx, request.customer_id);
      if (!customer) throw new AppError('NOT_FOUND');
      if (customer.is_month_payment !== 1) throw fieldError({ customer_id: { key: 'choice' } });
      if (customer.month !== request.month) throw fieldError({ month: { key: 'choice' } });
      const currency = CURRENCY_OF_COUNTRY[customer.country ?? ''] ?? 'USD';
      const { id, isNew } = await this.bills.openNow(tx, request.customer_id, currency);
      if (!isNew) throw new AppError('ALREADY_DONE');
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

  /** The whole price came to the bank, and its customer did not tell of it: no part of it closes a bill. */
  confirm(caller: StaffCaller, request: ConfirmMonthBillRequest): Promise<MonthBillState> {
    return this.idempotency.run(caller, confirmMonthBill.path, request, async (tx) => {
      const bill = await this.lock(tx, request.id);
      if (!monthBillMachine.may(bill.status, 'pay', 'record a bank payment'))
        throw new AppError('STATE_CONFLICT');
      await this.payments.refuseRemitted(tx, { type: 'month_bill', id: bill.id });
      const at = new Date(request.pay_time);
      if (!(await this.bills.isPast(tx, at))) throw fieldError({ pay_time: { key: 'choice' } });
      if (request.remark !== undefined)
        await this.bills.setRemark(tx, bill.id, request.remark.normalize('NFC').trim());
      await this.settlement.fromBank(tx, bill, at);
      await this.record(tx, caller, 'finance:month-bill:confirm', bill, { status: paid });
      return { id: bill.id, status: paid };
    });
  }

  /** The first to call asks, the second does it; the database refuses that they are one. */
  writeOff(caller: StaffCaller, request: WriteOffMonthBillRequest): Promise<MonthBillState> {
    const remark = filled('remark', request.remark);
    const { accountId } = caller.member;
    return this.idempotency.run(caller, writeOffMonthBill.path, request, async (tx) => {
      const bill = await this.lock(tx, request.id);
      if (!monthBillMachine.may(bill.status, 'write off')) throw new AppError('STATE_CONFLICT');
      if (bill.write_off_by === accountId || bill.account_id === accountId)
        throw new AppError('SELF_APPROVAL');
      await this.payments.refuseRemitted(tx, { type: 'month_bill', id: bill.id });
      const isSecond = bill.write_off_by !== null;
      if (isSecond) await this.settlement.writeOff(tx, bill, accountId);
      else await this.settlement.askWriteOff(tx, bill, accountId, remark);
      const status = isSecond ? MONTH_BILL_STATUS.void : overdue;
      await this.record(tx, caller, 'finance:month-bill:write-off', bill, { status }, remark);
      return { id: bill.id, status };
    });
  }

  private async lock(tx: Tx, id: number): Promise<BillRow> {
    const bill = await this.bills.lock(tx, id, null);
    if (!bill) throw new AppError('NOT_FOUND');
    return bill;
  }

  private record(
    tx: Tx,
    caller: StaffCaller,
    action: 'finance:month-bill:confirm' | 'finance:month-bill:write-off',
    bill: BillRow,
    after: { status: number },
    reason?: string,
  ): Promise<void> {
    return this.audit.record(tx, caller, {
      action,
      subjectType: 'month_bill',
      subjectId: bill.id,
      ...(reason === undefined ? {} : { reason }),
      before: { status: bill.status },
      after,
    });
  }
}
