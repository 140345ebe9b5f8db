import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { RefusalId } from '../../platform/kernel/app-error.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { memberReceivable, type Posting } from '../ledger/ledger-rows.js';
import { PayableRegistry, type Capture, type Due, type Payable } from '../payments/payable.js';
import { numberOf } from './month-bill-number.js';
import { MonthBillPaymentRepository } from './month-bill-payment.repository.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

/** A bill as something that is paid, all that is left of it: never by another bill. */
@Injectable()
export class MonthBillPayable implements Payable, OnModuleInit {
  readonly type = 'month_bill';

  constructor(
    private readonly payables: PayableRegistry,
    private readonly bills: MonthBillRepository,
    private readonly payments: MonthBillPaymentRepository,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async lock(tx: Tx, id: number, payerId: number): Promise<Due | null> {
    const bill = await this.bills.lockMonthBill(tx, id, payerId);
    return (
      bill && {
        amount: bill.price - bill.paid,
        currency: bill.currency,
        refusal: refusalOf(bill),
        reference: numberOf(bill.id),
        // It stays to be paid when its day has passed.
        deadline: null,
        methods: [PAY_TYPE.balance, PAY_TYPE.bank, PAY_TYPE.online],
      }
    );
  }

  async captured(tx: Tx, id: number, capture: Capture): Promise<Posting[]> {
    const { payerId, currency, amount, method } = capture;
    await this.payments.addPayment(tx, {
      ...{ billId: id, amount, payType: method, paidAt: null, captureId: capture.id },
    });
    await this.outbox.add(tx, 'month-bill.moved', { bill_id: id, account_id: payerId });
    return [{ account: memberReceivable(payerId, currency), change: amount }];
  }
}

function refusalOf({ status }: BillRow): RefusalId | null {
  if (status === MONTH_BILL_STATUS.paid) return 'ALREADY_PAID';
  return monthBillMachine.may(status, 'pay') ? null : 'STATE_CONFLICT';
}
