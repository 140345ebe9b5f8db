import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Tx } from '../../platform/database/database.js';
import { memberReceivable, platformAccount, transfer, type LedgerAccountKey } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';

/** How finance ends a bill: what the bank got clears what is owed, or the loss does. Each ends once. */
@Injectable()
export class MonthBillSettlement {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly ledger: LedgerService,
  ) {}

  async fromBank(tx: Tx, bill: BillRow, at: Date): Promise<void> {
    await this.bills.pay(tx, bill.id, PAY_TYPE.bank, at);
    await this.clear(tx, bill, platformAccount('bank', bill.currency));
  }

  async writeOff(tx: Tx, bill: BillRow, by: number): Promise<void> {
    await this.bills.writeOff(tx, bill.id, by);
    await this.clear(tx, bill, platformAccount('loss', bill.currency));
  }

  private clear(tx: Tx, bill: BillRow, from: LedgerAccountKey): Promise<void> {
    return this.ledger.post(
      tx,
      { type: 'month_bill', id: bill.id, step: 'settle' },
      transfer(from, memberReceivable(bill.account_id, bill.currency), bill.price),
    );
  }
}
