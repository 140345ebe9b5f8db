import { Injectable } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { memberReceivable, platformAccount, transfer } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentService } from '../payments/payment.service.js';
import { CREDIT_USED } from './bill-figures.js';
import { CreditRepository } from './credit.repository.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

/** What was refunded is used kind by kind: where one owes and another has credit, the credit covers it. */
const CREDITS = [
  { type: BILL_LINE_TYPE.goods, total: 'goods_total' },
  { type: BILL_LINE_TYPE.parts, total: 'type1_total' },
  { type: BILL_LINE_TYPE.service, total: 'type2_total' },
] as const;

type Ending = 'pay' | 'record a bank payment' | 'write off';

/** How finance ends a bill that is owed: what the bank got, or a loss. */
@Injectable()
export class MonthBillSettlement {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly credits: CreditRepository,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentService,
    private readonly outbox: Outbox,
  ) {}

  /** A bill that may end so, under its lock. @throws NOT_FOUND, STATE_CONFLICT also while finance looks for its transfer */
  async lockFor(tx: Tx, id: number, ...actions: readonly Ending[]): Promise<BillRow> {
    const bill = await this.bills.lockMonthBill(tx, id, null);
    if (!bill) throw new AppError('NOT_FOUND');
    if (!monthBillMachine.may(bill.status, ...actions)) throw new AppError('STATE_CONFLICT');
    await this.payments.refuseRemitted(tx, { type: 'month_bill', id: bill.id });
    return bill;
  }

  async writeOff(tx: Tx, bill: BillRow): Promise<void> {
    await this.bills.writeOff(tx, bill.id);
    const owed = bill.price - bill.paid;
    const lost = owed - (await this.useCredit(tx, bill, owed));
    if (lost > 0)
      await this.ledger.post(
        tx,
        { type: 'month_bill', id: bill.id, step: 'settle' },
        transfer(
          platformAccount('loss', bill.currency),
          memberReceivable(bill.account_id, bill.currency),
          lost,
        ),
      );
    await this.publish(tx, bill);
  }

  /** Open pages show it anew. */
  publish(tx: Tx, bill: BillRow): Promise<void> {
    return this.outbox.add(tx, 'month-bill.moved', { bill_id: bill.id, account_id: bill.account_id });
  }

  /**
   * Refunds of it are on the current month and pay it first: only the rest is lost, and nothing of it is
   * paid out.
   * @returns how much of the bill that is
   */
  private async useCredit(tx: Tx, bill: BillRow, owed: number): Promise<number> {
    const open = await this.credits.lockReleased(tx, bill.account_id, bill.currency);
    if (!open) return 0;
    const credit = Math.min(owed, -open.price);
    const cause = { type: 'month_bill', id: bill.id, step: CREDIT_USED };
    let left = credit;
    for (const { type, total } of CREDITS) {
      const amount = Math.min(left, Math.max(0, -open[total]));
      if (amount === 0) continue;
      await this.bills.addLine(tx, { billId: open.id, type, amount, title: bill.month, cause });
      left -= amount;
    }
    return credit;
  }
}
