import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import {
  creditBankLine,
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
} from '@fovea/shared-types/finance/bank-import.calls';
import type {
  BankLineDetail,
  BankLineProposals,
  CreditBankLineRequest,
  MatchBankLineRequest,
  SetAsideBankLineRequest,
} from '@fovea/shared-types/finance/bank-import.dto';
import { BANK_LINE_KIND, BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import { toWire } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { BankMatches, type BankLine } from '../bank-matches/bank-matches.js';
import { UntoldRecharges } from '../recharges/untold-recharges.js';
import { BankImportRepository } from './bank-import.repository.js';

const { open, matched, aside } = BANK_LINE_MATCHING;

/** How a person matches a line of a bank. */
@Injectable()
export class BankLineService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly lines: BankImportRepository,
    private readonly matches: BankMatches,
    private readonly recharges: UntoldRecharges,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async getBankLineDetail(id: number): Promise<BankLineDetail> {
    const row = await this.lines.findLine(this.db, id);
    if (!row) throw new AppError('NOT_FOUND');
    const { amount, ...line } = row;
    const proposals = row.matching === open ? ((await this.matches.find(this.db, [row])).get(id) ?? []) : [];
    return { ...line, money: toWire(amount, row.currency), proposals };
  }

  /** Each kind of document is looked through once for all of them. */
  async listProposals(ids: readonly number[]): Promise<BankLineProposals[]> {
    const found = await this.matches.find(this.db, await this.lines.listOpen(this.db, ids));
    return [...new Set(ids)].map((id) => ({ id, proposals: found.get(id) ?? [] }));
  }

  /** The document moves on in the same step, so that no line is of two and none is done twice. */
  async match(caller: StaffCaller, request: MatchBankLineRequest): Promise<IdAnswer> {
    const { id, subject_type: type, subject_id: subjectId } = request;
    const answer = await this.idempotency.run(caller, matchBankLine.path, request, async (tx) => {
      const line = await this.lockOpen(tx, id, 'match');
      const subject = await this.matches.confirm(tx, caller, line, type, subjectId);
      await this.lines.decideBankImport(tx, id, caller.member.accountId, matched, subject);
      await this.audit.record(tx, caller, {
        action: 'finance:bank-line:match',
        subjectType: 'bank_line',
        subjectId: id,
        after: { matching: matched },
      });
      return { id };
    });
    this.outbox.wake();
    return answer;
  }

  /** Unannounced money is its member's, as a recharge. @throws as `UntoldRecharges`, STATE_CONFLICT where none came */
  async credit(caller: StaffCaller, request: CreditBankLineRequest): Promise<IdAnswer> {
    const { id, member_id: memberId } = request;
    const reason = filled('reason', request.reason);
    const seenBy = caller.member.accountId;
    const answer = await this.idempotency.run(caller, creditBankLine.path, request, async (tx) => {
      const { kind, amount, currency, booked_on: day } = await this.lockOpen(tx, id, 'match');
      if (kind !== BANK_LINE_KIND.in) throw new AppError('STATE_CONFLICT');
      const made = await this.recharges.credit(tx, { memberId, amount, currency, day, seenBy });
      const { id: rechargeId, order_no: sn } = made;
      await this.lines.decideBankImport(tx, id, seenBy, matched, {
        type: 'recharge',
        id: rechargeId,
        sn,
        reason,
      });
      await this.audit.record(tx, caller, {
        action: 'finance:bank-line:credit',
        subjectType: 'bank_line',
        subjectId: id,
        after: { matching: matched, account_id: memberId },
        reason,
      });
      return { id };
    });
    this.outbox.wake();
    return answer;
  }

  setAside(caller: StaffCaller, request: SetAsideBankLineRequest): Promise<IdAnswer> {
    const { id } = request;
    const reason = filled('reason', request.reason);
    return this.idempotency.run(caller, setAsideBankLine.path, request, async (tx) => {
      await this.lockOpen(tx, id, 'set aside');
      await this.lines.decideBankImport(tx, id, caller.member.accountId, aside, { reason });
      await this.audit.record(tx, caller, {
        action: 'finance:bank-line:set-aside',
        subjectType: 'bank_line',
        subjectId: id,
        reason,
      });
      return { id };
    });
  }

  /** What was set aside is looked at anew. @throws STATE_CONFLICT for a line that is not set aside */
  reopen(caller: StaffCaller, request: IdActionRequest): Promise<IdAnswer> {
    const { id } = request;
    return this.idempotency.run(caller, reopenBankLine.path, request, async (tx) => {
      const line = await this.lines.lockLine(tx, id);
      if (!line) throw new AppError('NOT_FOUND');
      if (!bankLineMachine.may(line.matching, 'open again')) throw new AppError('STATE_CONFLICT');
      await this.lines.reopen(tx, id);
      await this.audit.record(tx, caller, {
        action: 'finance:bank-line:reopen',
        subjectType: 'bank_line',
        subjectId: id,
        before: { matching: line.matching },
        after: { matching: open },
      });
      return { id };
    });
  }

  private async lockOpen(tx: Tx, id: number, action: 'match' | 'set aside'): Promise<BankLine> {
    const line = await this.lines.lockLine(tx, id);
    if (!line) throw new AppError('NOT_FOUND');
    if (!bankLineMachine.may(line.matching, action)) throw new AppError('ALREADY_DECIDED');
    return line;
  }
}
