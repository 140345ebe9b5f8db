import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BILL_LINE_TYPE, type BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { memberReceivable, type Cause } from '../ledger/ledger-rows.js';
import { PayableRegistry, captureCause, type Capture, type PaySubject } from '../payments/payable.js';
import { PayMethods, type InstantMethod, type CaptureFacts } from '../payments/pay-methods.js';
import { CreditRepository, type CreditRow } from './credit.repository.js';
import { MonthBillRepository } from './month-bill.repository.js';

const typeOf = ({ type }: PaySubject): BillLineType =>
  type === 'reservation' ? BILL_LINE_TYPE.service : BILL_LINE_TYPE.goods;

const isWithin = (limits: readonly CreditRow[], amount: number): boolean =>
  limits.length > 0 && limits.every(({ limit, used }) => used + amount <= limit);

/**
 * Monthly payment: purchases are added to the bill of the month that runs in the member's time zone, each
 * line with its journal entry. Limits are locked before bills, bills before the ledger.
 */
@Injectable()
export class MonthlyMethod implements InstantMethod, OnModuleInit {
  readonly method = PAY_TYPE.monthly;
  readonly account = memberReceivable;

  constructor(
    private readonly methods: PayMethods,
    private readonly payables: PayableRegistry,
    private readonly credits: CreditRepository,
    private readonly bills: MonthBillRepository,
  ) {}

  onModuleInit(): void {
    this.methods.register(this);
  }

  /**
   * True for members on it who have no overdue bill (R-ORD-15) and stay within their limit and that of their
   * company.
   */
  async isOpen(tx: Tx, payerId: number, amount: number, currency: Currency): Promise<boolean> {
    const limits = await this.credits.lockLimits(tx, payerId, currency);
    return isWithin(limits, amount) && (await this.credits.mayOwe(tx, payerId));
  }

  async isOffered(q: Queryable, payerId: number, amount: number, currency: Currency): Promise<boolean> {
    const limits = await this.credits.limits(q, payerId, currency);
    return isWithin(limits, amount) && (await this.credits.mayOwe(q, payerId));
  }

  used(tx: Tx, capture: Capture): Promise<void> {
    return this.put(tx, capture, capture.amount, captureCause(capture));
  }

  /** Adds it to the bill that is open now; a negative total at its end is carried into the next. */
  returned(tx: Tx, capture: CaptureFacts, amount: number, cause: Cause): Promise<void> {
    return this.put(tx, capture, -amount, cause);
  }

  private async put(
    tx: Tx,
    { subject, payerId, currency }: CaptureFacts,
    amount: number,
    cause: Cause,
  ): Promise<void> {
    const title = (await this.payables.of(subject).lock(tx, subject.id, payerId))?.reference ?? '';
    const bill = await this.bills.openNow(tx, payerId, currency);
    await this.bills.addLine(tx, { billId: bill.id, type: typeOf(subject), amount, title, cause });
  }
}
