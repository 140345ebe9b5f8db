import { Injectable } from '@nestjs/common';
import { auditExchange } from '@fovea/shared-types/finance/exchange.calls';
import type { AuditExchangeRequest, ExchangeDecision } from '@fovea/shared-types/finance/exchange.dto';
import { EXCHANGE_STATUS } from '@fovea/shared-types/states';
import { exchangeMachine } from '@fovea/shared-types/states/exchange.states';
import type { ApprovalDocument, LockedDocument, Word } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { booked as entryOf } from './exchange-movement.js';
import { ExchangeRepository, type ExchangeRow } from './exchange.repository.js';

const { booked, rejected, withdrawn } = EXCHANGE_STATUS;

interface ReviewedExchange extends LockedDocument {
  row: ExchangeRow;
}

interface After {
  status: number;
}

/** Another person's word on an exchange: approved, it is booked by one entry in the same step. */
@Injectable()
export class ExchangeReviewService implements ApprovalDocument<ReviewedExchange, After> {
  readonly name = 'exchange';
  readonly notesField = 'audit_notes';
  readonly isNeverOwn = true;

  constructor(
    private readonly approval: ApprovalService,
    private readonly exchanges: ExchangeRepository,
    private readonly ledger: LedgerService,
  ) {}

  decide(caller: StaffCaller, request: AuditExchangeRequest): Promise<ExchangeDecision[]> {
    const { ids, status, audit_notes: notes } = request;
    return this.approval.decideEach(
      this,
      caller,
      auditExchange,
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
  ): Promise<ReadonlyMap<number, ReviewedExchange>> {
    if (companies !== null) return new Map();
    const rows = await this.exchanges.lock(tx, ids);
    return new Map([...rows].map(([id, row]) => [id, reviewed(row)]));
  }

  /** Whose balance it is. */
  isParty({ member }: StaffCaller, { row }: ReviewedExchange): boolean {
    return (
      row.account_id === member.accountId || (row.company_id !== null && row.company_id === member.companyId)
    );
  }

  /** @throws INSUFFICIENT_BALANCE where the owner has spent it meanwhile */
  async approve(tx: Tx, _caller: StaffCaller, { row }: ReviewedExchange, word: Word): Promise<After> {
    await this.exchanges.decide(tx, row.id, booked, word.id);
    await this.ledger.postAll(tx, [entryOf(row)]);
    return { status: booked };
  }

  async reject(tx: Tx, _caller: StaffCaller, { row }: ReviewedExchange, word: Word): Promise<After> {
    await this.exchanges.decide(tx, row.id, rejected, word.id);
    return { status: rejected };
  }

  event({ row }: ReviewedExchange, { isApproved, notes }: Word): NewEvent {
    return {
      event: 'exchange.decided',
      payload: { exchange_id: row.id, status: isApproved ? booked : rejected, reason: notes },
    };
  }

  audit({ row }: ReviewedExchange, _word: Word, { status }: After): AuditLine {
    return {
      action: 'finance:exchange:audit',
      subjectType: 'exchange',
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    };
  }
}

const reviewed = (row: ExchangeRow): ReviewedExchange => ({
  id: row.id,
  row,
  documentId: row.id,
  standing: exchangeMachine.may(row.status, 'approve')
    ? 'waiting'
    : row.status === withdrawn
      ? 'closed'
      : 'decided',
  version: row.id,
  initiatorId: row.made_by,
  companyId: null,
});
