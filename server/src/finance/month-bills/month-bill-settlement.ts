import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { memberReceivable, platformAccount, transfer, type LedgerAccountKey } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

/** How finance ends a bill: what the bank got clears what is owed, or the loss does. Each ends once, and is told. */
@Injectable()
export class MonthBillSettlement {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
  ) {}

  async fromBank(tx: Tx, bill: BillRow, at: Date): Promise<void> {
    await this.bills.pay(tx, bill.id, PAY_TYPE.bank, at);
    await this.clear(tx, bill, platformAccount('bank', bill.currency));
    await this.tell(tx, bill);
  }

  async askWriteOff(tx: Tx, bill: BillRow, by: number, reason: string): Promise<void> {
    await this.bills.askWriteOff(tx, bill.id, by, reason);
    await this.tell(tx, bill);
  }

  async writeOff(tx: Tx, bill: BillRow, by: number): Promise<void> {
    await this.bills.writeOff(tx, bill.id, by);
    await this.clear(tx, bill, platformAccount('loss', bill.currency));
    await this.tell(tx, bill);
  }

  private tell(tx: Tx, bill: BillRow): Promise<void> {
    return this.outbox.add(tx, 'month-bill.moved', { bill_id: bill.id, account_id: bill.account_id });
  }

  private clear(tx: Tx, bill: BillRow, from: LedgerAccountKey): Promise<void> {
    return this.ledger.post(
      tx,
      { type: 'month_bill', id: bill.id, step: 'settle' },
      transfer(from, memberReceivable(bill.account_id, bill.currency), bill.price),
    );
  }
}
