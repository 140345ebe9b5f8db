import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { DocumentUseCases } from '../../platform/documents/serve-document.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  BankMatches,
  type BankMovement,
  type BankSubject,
  isUntold,
  type LineProposal,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { findByLines } from '../bank-matches/find-by-lines.js';
import { servedJournalVoucher, type VoucherRow } from './journal-voucher.document.js';

/** A voucher posted on our bank account is on its statement: the line documents it and moves nothing. */
@Injectable()
export class VoucherMatches implements BankSubject, OnModuleInit {
  readonly type = 'journal_voucher';

  constructor(
    private readonly matches: BankMatches,
    @Inject(servedJournalVoucher.Service) private readonly vouchers: DocumentUseCases<
      typeof journalVoucher.declared,
      VoucherRow
    >,
  ) {}

  onModuleInit(): void {
    this.matches.register(this);
  }

  find(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    return findByLines<Proposal>(
      q,
      movements,
      `SELECT v.id AS subject_id, v.sn, coalesce(nullif(v.reference, ''), v.reason) AS name, true AS is_booked
       FROM journal_voucher v
       WHERE v.status = ${REQUESTED_STATUS.booked} AND v.currency = line.currency
         AND v.bank_amount = CASE line.kind WHEN ${BANK_LINE_KIND.in} THEN line.amount ELSE -line.amount END
         AND (position(v.sn in upper(line.text)) > 0
           OR v.reference <> '' AND position(upper(v.reference) in upper(line.text)) > 0)
         AND ${isUntold('journal_voucher', 'v.id')}
       ORDER BY v.id`,
      { read: ({ kind }) => (kind === BANK_LINE_KIND.refused ? null : {}) },
    );
  }

  async confirm(tx: Tx, _caller: StaffCaller, movement: BankMovement, id: number): Promise<string> {
    const row = (await this.vouchers.lockRows(tx, [id])).get(id);
    if (!row) throw new AppError('NOT_FOUND');
    const found = await this.find(tx, [movement]);
    if (!found.some(({ subject_id }) => subject_id === id)) throw new AppError('STATE_CONFLICT');
    return row.sn;
  }
}
