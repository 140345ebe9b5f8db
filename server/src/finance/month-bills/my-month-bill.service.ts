import { Injectable } from '@nestjs/common';
import { payMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import type { MyMonthBillListRequest, MyMonthBillPage } from '@fovea/shared-types/finance/month-bill.dto';
import type { PayAnswer, PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { PaymentService } from '../payments/payment.service.js';
import { MonthBillRepository } from './month-bill.repository.js';

/** Bills as their customer reads and pays them. */
@Injectable()
export class MyMonthBillService {
  constructor(
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly payments: PaymentService,
    private readonly idempotency: Idempotency,
  ) {}

  async listMyMonthBills(
    { member, language }: MemberCaller,
    request: MyMonthBillListRequest,
  ): Promise<MyMonthBillPage> {
    const { data, ...page } = await this.bills.listOf(this.db, language, member.accountId, request);
    return {
      ...page,
      data: data.map(({ id, customer_name, currency, remark, status, month, remittance_status, ...row }) => ({
        ...{ id, customer_name, currency, remark, status, month, remittance_status },
        price: toWire(row.price, currency),
        type1_total_price: toWire(row.type1_total, currency),
        type2_total_price: toWire(row.type2_total, currency),
        goods_total_price: toWire(row.goods_total, currency),
        paid: toWire(row.paid, currency),
        owed: toWire(row.price - row.paid, currency),
        due_on: row.due_on,
        pay_time: row.pay_time?.toISOString() ?? null,
        due_at: row.due_at?.toISOString() ?? null,
        is_written_off: row.is_written_off,
      })),
    };
  }

  pay(caller: MemberCaller, request: PayRequest): Promise<PayAnswer> {
    const { accountId } = caller.member;
    return this.idempotency.run(caller, payMonthBill.path, request, async (tx) => {
      const subject = { type: 'month_bill', id: request.id } as const;
      const { paymentId, payUrl } = await this.payments.pay(tx, subject, accountId, request.pay_type);
      const bill = await this.bills.lockMonthBill(tx, request.id, accountId);
      invariant(bill, 'a bill that was paid is there');
      return { status: bill.status, payment_id: paymentId, pay_url: payUrl };
    });
  }
}
