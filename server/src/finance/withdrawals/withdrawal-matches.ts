import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BANK_LINE_KIND, BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  type BankMovement,
  BankMatches,
  type BankSubject,
  isUntold,
  type LineProposal,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { findByLines } from '../bank-matches/find-by-lines.js';
import { WithdrawalPayoutService } from './withdrawal-payout.service.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** As our files to banks quote it: its number, and which payout of it this is. */
export const payoutReference = ({ sn, attempt }: { sn: string; attempt: number }): string =>
  `${sn}-${attempt}`;

const QUOTED = /\b(WD\d{8,15})(?:-(\d{1,4}))?\b/i;
const REFERENCE_MAX = 60;

/** Of a single payout, by its number. */
export const quotesPayout = ({ reference, words: details }: BankMovement): boolean =>
  QUOTED.test(`${reference} ${details}`);

const { approved, paid } = WITHDRAWAL_STATUS;

/**
 * Approved withdrawals wait for a bank to report that their amount has left, or that it was refused. The
 * statement contains one that was paid before, by the bank's result or by hand, and moves nothing.
 */
@Injectable()
export class WithdrawalMatches implements BankSubject, OnModuleInit {
  readonly type = 'withdrawal';

  constructor(
    private readonly matches: BankMatches,
    private readonly withdrawals: WithdrawalRepository,
    private readonly payouts: WithdrawalPayoutService,
  ) {}

  onModuleInit(): void {
    this.matches.register(this);
  }

  find(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    return findByLines<Proposal>(
      q,
      movements,
      `SELECT w.id AS subject_id, w.sn, coalesce(c.name_e, a.username) AS name, w.status = ${paid} AS is_booked
       FROM withdrawal w JOIN account a ON a.id = w.account_id LEFT JOIN company c ON c.id = w.company_id
       WHERE w.sn = line.sn AND w.amount = line.amount AND w.currency = line.currency
         AND (line.attempt IS NULL OR w.attempt = line.attempt)
         AND (w.status = ${approved} OR w.status = ${paid} AND line.kind = ${BANK_LINE_KIND.out}
           AND ${isUntold('withdrawal', 'w.id')} AND NOT EXISTS (
             SELECT FROM payout_file_item i JOIN bank_line s ON s.subject_type = 'payout_file'
               AND s.subject_id = i.file_id AND s.matching = ${BANK_LINE_MATCHING.matched} AND s.kind = ${BANK_LINE_KIND.out}
             WHERE i.withdrawal_id = w.id AND i.attempt = w.attempt))`,
      { read: payoutIn, more: { sn: 'text', attempt: 'smallint' } },
    );
  }

  async confirm(tx: Tx, caller: StaffCaller, movement: BankMovement, id: number): Promise<string> {
    const row = (await this.withdrawals.lockWithdrawal(tx, [id], caller.companies)).get(id);
    if (!row) throw new AppError('NOT_FOUND');
    const [proposed] = await this.find(tx, [movement]);
    if (proposed?.subject_id !== id) throw new AppError('STATE_CONFLICT');
    if (row.status === paid) return row.sn;
    if (movement.kind === BANK_LINE_KIND.refused)
      await this.payouts.failLocked(tx, caller, row, movement.words || movement.reference);
    else {
      const reference = movement.reference.slice(0, REFERENCE_MAX) || payoutReference(row);
      await this.payouts.payLocked(tx, caller, row, reference, null);
    }
    return row.sn;
  }
}

function payoutIn({ kind, reference, words: details }: BankMovement) {
  if (kind === BANK_LINE_KIND.in) return null;
  const [, sn, attempt] = QUOTED.exec(`${reference} ${details}`) ?? [];
  if (sn === undefined) return null;
  return { sn: sn.toUpperCase(), attempt: attempt === undefined ? null : Number(attempt) };
}
