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
  type LineProposal,
  type MatchedSubject,
} from '../bank-matches/bank-matches.js';
import { findByLines, isRecentSql } from '../bank-matches/find-by-lines.js';
import { numberOf, quotedBill } from './month-bill-number.js';
import { MonthBillPaymentRepository } from './month-bill-payment.repository.js';
import { MonthBillPayments } from './month-bill-payments.js';
import { MonthBillRepository } from './month-bill.repository.js';
import { MonthBillSettlement } from './month-bill-settlement.js';

const PAYMENT = 'month_bill_payment';
const FOUND_BY = 't.account_id AS payer_id, t.id IS DISTINCT FROM line.bill AS is_unquoted';

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
      payerSql:
        () => `SELECT b.account_id AS payer_id FROM month_bill_payment p JOIN month_bill b ON b.id = p.bill_id
        WHERE p.id = m.subject_id`,
      find: (q, movements) => this.findRecorded(q, movements),
      confirm: (tx, _caller, movement, id) => this.confirmRecorded(tx, movement, id),
    });
    this.matches.register({
      type: 'month_bill',
      find: (q, movements) => this.findOwed(q, movements),
      confirm: (tx, caller, movement, id) => this.record(tx, caller, movement, id),
    });
  }

  /** What customers paid themselves is found by their announcement or capture. */
  private async findRecorded(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    const rows = await findByLines<FoundBill>(
      q,
      movements,
      `SELECT p.id, p.bill_id, u.username AS name, ${FOUND_BY}
       FROM month_bill t JOIN month_bill_payment p ON p.bill_id = t.id JOIN account u ON u.id = t.account_id
       WHERE (t.id = line.bill OR t.account_id = ANY (line.payers) AND ${isRecentSql('p.paid_at')}) AND p.amount = line.amount AND t.currency = line.currency AND p.capture_id IS NULL
         AND NOT EXISTS (SELECT FROM month_bill_payment r WHERE r.reverses_id = p.id)
         AND ${isUntold(PAYMENT, 'p.id')} ORDER BY is_unquoted, p.id`,
      { read: billIn, more: { bill: 'bigint' } },
    );
    return rows.map((row) => proposalOf(row, true));
  }

  private async confirmRecorded(tx: Tx, movement: BankMovement, id: number): Promise<string> {
    const payment = await this.rows.findPayment(tx, id);
    if (payment === null) throw new AppError('NOT_FOUND');
    await this.bills.lockMonthBill(tx, payment.bill_id, null);
    const found = (await this.findRecorded(tx, [movement])).find(({ subject_id }) => subject_id === id);
    if (!found) throw new AppError('STATE_CONFLICT');
    return found.sn;
  }

  /** Owed at least as much, of a known payer who quotes nothing just as much, and since before the money came; not one whose transfer its customer announced. */
  private async findOwed(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    const rows = await findByLines<FoundBill>(
      q,
      movements,
      `SELECT t.id, t.id AS bill_id, u.username AS name, ${FOUND_BY}
       FROM month_bill t JOIN account u ON u.id = t.account_id
       WHERE (t.id = line.bill AND t.price - t.paid >= line.amount
           OR t.account_id = ANY (line.payers) AND t.price - t.paid = line.amount)
         AND t.currency = line.currency
         AND t.status IN (${MONTH_BILL_STATUS.issued}, ${MONTH_BILL_STATUS.overdue})
         AND (t.closes_at AT TIME ZONE 'Asia/Tokyo')::date <= line.booked_on
         AND NOT EXISTS (SELECT FROM remittance r WHERE (r.subject_type, r.subject_id) = ('month_bill', t.id)
           AND r.status = ${REMITTANCE_STATUS.pending})
       ORDER BY is_unquoted, t.id`,
      { read: billIn, more: { bill: 'bigint' } },
    );
    return rows.map((row) => proposalOf(row, false));
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
    if (!(await this.findOwed(tx, [movement])).some(({ subject_id }) => subject_id === id))
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

interface FoundBill {
  /** Of the bill, or of its payment. */
  id: number;
  bill_id: number;
  name: string;
  payer_id: number;
  is_unquoted: boolean;
}

const proposalOf = (
  { id, bill_id, ...found }: FoundBill & { line_id: number },
  isBooked: boolean,
): LineProposal => ({ ...found, subject_id: id, sn: numberOf(bill_id), is_booked: isBooked });

function billIn({ kind, reference, words, payers }: BankMovement): { bill: number | null } | null {
  const bill = kind === BANK_LINE_KIND.in ? quotedBill(`${reference} ${words}`) : null;
  return bill === null && payers.length === 0 ? null : { bill };
}
