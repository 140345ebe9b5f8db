import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { memberReceivable, platformAccount, transfer } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { MonthBillPaymentRepository, type PaymentRow } from './month-bill-payment.repository.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

/** Money that came to the bank for a bill, in minor units. */
export interface ReceivedPayment {
  amount: number;
  /** Null: now. */
  paidAt: Date | null;
  madeBy: number;
  remark: string;
}

const { issued, overdue, paid } = MONTH_BILL_STATUS;

/** What finance records of the bank: payments of a bill, and their reversals. The bill is locked. */
@Injectable()
export class MonthBillPayments {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly payments: MonthBillPaymentRepository,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the state of the bill by now */
  async record(tx: Tx, bill: BillRow, received: ReceivedPayment): Promise<{ id: number; status: number }> {
    const id = await this.payments.addPayment(tx, {
      ...{ billId: bill.id, payType: PAY_TYPE.bank, ...received },
    });
    await this.ledger.post(
      tx,
      { type: 'month_bill_payment', id, step: 'settle' },
      transfer(
        platformAccount('bank', bill.currency),
        memberReceivable(bill.account_id, bill.currency),
        received.amount,
      ),
    );
    return { id, status: await this.moved(tx, bill) };
  }

  /**
   * A payment that was recorded by mistake, or went back: the bill is owed again.
   * @throws STATE_CONFLICT for one that the customer made, that is reversed already, or that a line of the bank is matched to
   */
  async reverse(
    tx: Tx,
    bill: BillRow,
    payment: PaymentRow,
    { madeBy, remark }: { madeBy: number; remark: string },
  ): Promise<{ id: number; status: number }> {
    const isOpenToIt = [issued, overdue, paid].some((status) => status === bill.status);
    if (
      !isOpenToIt ||
      payment.capture_id !== null ||
      payment.amount < 0 ||
      payment.is_reversed ||
      payment.is_matched
    )
      throw new AppError('STATE_CONFLICT');
    const id = await this.payments.addPayment(tx, {
      ...{ billId: bill.id, amount: -payment.amount, payType: PAY_TYPE.bank, paidAt: null },
      ...{ madeBy, remark, reversesId: payment.id },
    });
    await this.ledger.post(
      tx,
      { type: 'month_bill_payment', id, step: 'reverse', note: remark },
      transfer(
        memberReceivable(bill.account_id, bill.currency),
        platformAccount('bank', bill.currency),
        payment.amount,
      ),
    );
    return { id, status: await this.moved(tx, bill) };
  }

  private async moved(tx: Tx, bill: BillRow): Promise<number> {
    await this.outbox.add(tx, 'month-bill.moved', { bill_id: bill.id, account_id: bill.account_id });
    const now = await this.bills.lockMonthBill(tx, bill.id, null);
    return now?.status ?? bill.status;
  }
}
