import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { MONTH_BILL_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  BankMatches,
  type BankMovement,
  isUntold,
  type MatchedSubject,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { numberOf, quotedBill } from './month-bill-number.js';
import { MonthBillPaymentRepository } from './month-bill-payment.repository.js';
import { MonthBillPayments } from './month-bill-payments.js';
import { MonthBillRepository } from './month-bill.repository.js';
import { MonthBillSettlement } from './month-bill-settlement.js';

const PAYMENT = 'month_bill_payment';

/**
 * Transfers that quote the number of a bill: one that finance recorded by hand is documented by the line, any other is recorded
 * with it, of the whole price or a part.
 */
@Injectable()
export class MonthBillMatches implements OnModuleInit {
  constructor(
    private readonly matches: BankMatches,
    private readonly bills: MonthBillRepository,
    private readonly rows: MonthBillPaymentRepository,
    private readonly settlement: MonthBillSettlement,
    private readonly payments: MonthBillPayments,
  ) {}

  onModuleInit(): void {
    this.matches.register({
      type: PAYMENT,
      find: (q, movement) => this.findRecorded(q, movement),
      confirm: (tx, _caller, movement, id) => this.confirmRecorded(tx, movement, id),
    });
    this.matches.register({
      type: 'month_bill',
      find: (q, movement) => this.findOwed(q, movement),
      confirm: (tx, caller, movement, id) => this.record(tx, caller, movement, id),
    });
  }

  /** What customers paid themselves is found by their announcement or capture. */
  private async findRecorded(q: Queryable, movement: BankMovement): Promise<Proposal[]> {
    const bill = billIn(movement);
    if (bill === null) return [];
    const { rows } = await q.query<{ id: number; name: string }>(
      `SELECT p.id, u.username AS name FROM month_bill_payment p JOIN month_bill t ON t.id = p.bill_id JOIN account u ON u.id = t.account_id
       WHERE p.bill_id = $1 AND p.amount = $2 AND t.currency = $3 AND p.capture_id IS NULL
         AND NOT EXISTS (SELECT FROM month_bill_payment r WHERE r.reverses_id = p.id)
         AND ${isUntold(PAYMENT, 'p.id', movement)} ORDER BY p.id`,
      [bill, movement.amount, movement.currency],
    );
    return rows.map(({ id, name }) => ({ subject_id: id, sn: numberOf(bill), name, is_booked: true }));
  }

  private async confirmRecorded(tx: Tx, movement: BankMovement, id: number): Promise<string> {
    const payment = await this.rows.findPayment(tx, id);
    if (payment === null) throw new AppError('NOT_FOUND');
    await this.bills.lockMonthBill(tx, payment.bill_id, null);
    const found = (await this.findRecorded(tx, movement)).find(({ subject_id }) => subject_id === id);
    if (!found) throw new AppError('STATE_CONFLICT');
    return found.sn;
  }

  /** Owed at least as much, and since before the money came; not one whose transfer its customer announced. */
  private async findOwed(q: Queryable, movement: BankMovement): Promise<Proposal[]> {
    const bill = billIn(movement);
    if (bill === null || movement.booked_on === null) return [];
    const { rows } = await q.query<{ id: number; name: string }>(
      `SELECT t.id, u.username AS name FROM month_bill t JOIN account u ON u.id = t.account_id
       WHERE t.id = $1 AND t.price - t.paid >= $2 AND t.currency = $3
         AND t.status IN (${MONTH_BILL_STATUS.issued}, ${MONTH_BILL_STATUS.overdue})
         AND (t.closes_at AT TIME ZONE 'Asia/Tokyo')::date <= $4::date
         AND NOT EXISTS (SELECT FROM remittance r WHERE (r.subject_type, r.subject_id) = ('month_bill', t.id)
           AND r.status = ${REMITTANCE_STATUS.pending})`,
      [bill, movement.amount, movement.currency, movement.booked_on],
    );
    return rows.map(({ id, name }) => ({ subject_id: id, sn: numberOf(id), name, is_booked: false }));
  }

  /** @throws SELF_APPROVAL of one's own bill, STATE_CONFLICT where so much is not owed any more */
  private async record(
    tx: Tx,
    caller: StaffCaller,
    movement: BankMovement,
    id: number,
  ): Promise<MatchedSubject> {
    const bill = await this.settlement.lockFor(tx, id, 'pay', 'record a bank payment');
    if (bill.account_id === caller.member.accountId) throw new AppError('SELF_APPROVAL');
    if (!(await this.findOwed(tx, movement)).some(({ subject_id }) => subject_id === id))
      throw new AppError('STATE_CONFLICT');
    const payment = await this.payments.record(tx, bill, {
      amount: movement.amount,
      paidAt: new Date(`${movement.booked_on}T00:00:00+09:00`),
      madeBy: caller.member.accountId,
      remark: movement.reference,
    });
    return { type: PAYMENT, id: payment.id, sn: numberOf(id) };
  }
}

function billIn({ kind, reference, words }: BankMovement): number | null {
  return kind === BANK_LINE_KIND.in ? quotedBill(`${reference} ${words}`) : null;
}
