import { Injectable } from '@nestjs/common';
import { auditJournalVoucher } from '@fovea/shared-types/finance/journal-voucher.calls';
import type {
  AuditJournalVoucherRequest,
  JournalVoucherDecision,
} from '@fovea/shared-types/finance/journal-voucher.dto';
import { JOURNAL_VOUCHER_STATUS } from '@fovea/shared-types/states';
import { journalVoucherMachine } from '@fovea/shared-types/states/journal-voucher.states';
import type { ApprovalDocument, LockedDocument, Word } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { booked as entryOf } from './voucher-movement.js';
import { VoucherRepository, type VoucherRow } from './voucher.repository.js';

const { booked, rejected, withdrawn } = JOURNAL_VOUCHER_STATUS;

interface ReviewedVoucher extends LockedDocument {
  row: VoucherRow;
}

interface After {
  status: number;
}

/** Another person's word on a voucher: approved, it is booked by one entry in the same step. */
@Injectable()
export class VoucherReviewService implements ApprovalDocument<ReviewedVoucher, After> {
  readonly name = 'journal_voucher';
  readonly notesField = 'audit_notes';
  readonly isNeverOwn = true;

  constructor(
    private readonly approval: ApprovalService,
    private readonly vouchers: VoucherRepository,
    private readonly ledger: LedgerService,
  ) {}

  decide(caller: StaffCaller, request: AuditJournalVoucherRequest): Promise<JournalVoucherDecision[]> {
    const { ids, status, audit_notes: notes } = request;
    return this.approval.decideEach(
      this,
      caller,
      auditJournalVoucher,
      request,
      { ids, status, notes },
      { status: null },
    );
  }

  /** The platform's own papers: whoever reaches companies alone finds none. */
  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedVoucher>> {
    if (companies !== null) return new Map();
    const rows = await this.vouchers.lock(tx, ids);
    return new Map([...rows].map(([id, row]) => [id, reviewed(row)]));
  }

  /** The house's own money: of nobody else. */
  isParty(): boolean {
    return false;
  }

  /** @throws INSUFFICIENT_BALANCE where an account that may not lie below zero would */
  async approve(tx: Tx, _caller: StaffCaller, { row }: ReviewedVoucher, word: Word): Promise<After> {
    await this.vouchers.decide(tx, row.id, booked, word.id);
    await this.ledger.postAll(tx, [entryOf(row)]);
    return { status: booked };
  }

  async reject(tx: Tx, _caller: StaffCaller, { row }: ReviewedVoucher, word: Word): Promise<After> {
    await this.vouchers.decide(tx, row.id, rejected, word.id);
    return { status: rejected };
  }

  event({ row }: ReviewedVoucher, { isApproved, notes }: Word): NewEvent {
    return {
      event: 'journal-voucher.decided',
      payload: { voucher_id: row.id, status: isApproved ? booked : rejected, reason: notes },
    };
  }

  audit({ row }: ReviewedVoucher, _word: Word, { status }: After): AuditLine {
    return {
      action: 'finance:journal-voucher:audit',
      subjectType: 'journal_voucher',
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    };
  }
}

const reviewed = (row: VoucherRow): ReviewedVoucher => ({
  id: row.id,
  row,
  documentId: row.id,
  standing: journalVoucherMachine.may(row.status, 'approve')
    ? 'waiting'
    : row.status === withdrawn
      ? 'closed'
      : 'decided',
  version: row.id,
  initiatorId: row.made_by,
  companyId: null,
});
