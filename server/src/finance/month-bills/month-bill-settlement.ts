import { Injectable } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { memberReceivable, platformAccount, transfer, type LedgerAccountKey } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentService } from '../payments/payment.service.js';
import { CreditRepository } from './credit.repository.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

type Ending = 'pay' | 'record a bank payment' | 'write off';

/** How finance ends a bill: what the bank got clears what is owed, or the loss does. Each ends once, with a notification. */
@Injectable()
export class MonthBillSettlement {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly credits: CreditRepository,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentService,
    private readonly outbox: Outbox,
  ) {}

  async fromBank(tx: Tx, bill: BillRow, at: Date): Promise<void> {
    await this.bills.pay(tx, bill.id, PAY_TYPE.bank, at);
    await this.clear(tx, bill, platformAccount('bank', bill.currency), bill.price);
    await this.publish(tx, bill);
  }

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
    const credit = await this.useCredit(tx, bill);
    await this.clear(tx, bill, platformAccount('loss', bill.currency), bill.price - credit);
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
  private async useCredit(tx: Tx, bill: BillRow): Promise<number> {
    const open = await this.credits.lockReleased(tx, bill.account_id, bill.currency);
    if (!open) return 0;
    const credit = Math.min(bill.price, -open.price);
    const { parts, service } = BILL_LINE_TYPE;
    const ofParts = Math.min(credit, Math.max(0, -open.type1_total));
    const cause = { type: 'month_bill', id: bill.id, step: 'write-off' };
    for (const [type, amount] of [[parts, ofParts] as const, [service, credit - ofParts] as const])
      if (amount > 0)
        await this.bills.addLine(tx, { billId: open.id, type, amount, title: bill.month, cause });
    return credit;
  }

  private async clear(tx: Tx, bill: BillRow, from: LedgerAccountKey, amount: number): Promise<void> {
    if (amount === 0) return;
    await this.ledger.post(
      tx,
      { type: 'month_bill', id: bill.id, step: 'settle' },
      transfer(from, memberReceivable(bill.account_id, bill.currency), amount),
    );
  }
}
