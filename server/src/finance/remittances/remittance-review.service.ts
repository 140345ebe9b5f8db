import { Injectable } from '@nestjs/common';
import { confirmRemittance, creditRemittance } from '@fovea/shared-types/finance/remittance.calls';
import type {
  ConfirmRemittanceRequest,
  CreditRemittanceRequest,
  RemittanceAnswer,
} from '@fovea/shared-types/finance/remittance.dto';
import { remittanceMachine } from '@fovea/shared-types/states/remittance.states';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { memberAvailable, platformAccount, transfer } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PayableRegistry, type Share } from '../payments/payable.js';
import { PaymentService } from '../payments/payment.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { remittanceMoved } from './remittance-moved.js';
import {
  RemittanceRepository,
  type RemittanceRow,
  type RemittanceDecision,
} from './remittance.repository.js';

const { confirmed, rejected, credited } = REMITTANCE_STATUS;
const ACTIONS = {
  [confirmed]: 'finance:remittance:confirm',
  [rejected]: 'finance:remittance:reject',
  [credited]: 'finance:remittance:credit',
} as const;
/** For another try, where the money was not found or was not what is due. */
const HOURS_AGAIN = 24;

/** Whose decision it is, on what. */
interface DecidedRemittance {
  caller: StaffCaller;
  row: RemittanceRow;
  shares: readonly Share[];
}

type Verdict = Omit<RemittanceDecision, 'deciderId'> & { status: keyof typeof ACTIONS };

/** Finance's decision on bank transfers: once, and never on one's own. */
@Injectable()
export class RemittanceReviewService {
  constructor(
    private readonly remittances: RemittanceRepository,
    private readonly payments: PaymentService,
    private readonly payables: PayableRegistry,
    private readonly ledger: LedgerService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, ALREADY_DECIDED, SELF_APPROVAL, VALIDATION for a refusal without its reason */
  confirm(caller: StaffCaller, request: ConfirmRemittanceRequest): Promise<RemittanceAnswer> {
    const notes = request.audit_notes?.trim() ?? '';
    if (request.status === rejected && notes === '') throw fieldError({ audit_notes: { key: 'required' } });
    const verdict: Verdict = { status: request.status === confirmed ? confirmed : rejected, notes };
    return this.run(caller, confirmRemittance.path, request, verdict, (tx, decided) =>
      verdict.status === rejected ? this.reopen(tx, decided, notes) : this.capture(tx, decided),
    );
  }

  /** A matched bank line confirms it, in the transaction of the match. @throws as `confirm` */
  async confirmLocked(tx: Tx, caller: StaffCaller, row: RemittanceRow): Promise<void> {
    await this.decideRemittance(tx, caller, row, { status: confirmed, notes: '' }, (_tx, decided) =>
      this.capture(tx, decided),
    );
  }

  /** The money received is credited to the payer's balance. @throws as `confirm` */
  credit(caller: StaffCaller, request: CreditRemittanceRequest): Promise<RemittanceAnswer> {
    const { amount, currency, audit_notes } = request;
    const notes = audit_notes.trim();
    const verdict: Verdict = { status: credited, notes, received: { amount, currency } };
    return this.run(caller, creditRemittance.path, request, verdict, async (tx, decided) => {
      const { row } = decided;
      await this.reopen(tx, decided, notes);
      await this.ledger.post(
        tx,
        { type: 'remittance', id: row.id, step: 'credit' },
        transfer(platformAccount('bank', currency), memberAvailable(row.payer_id, currency), amount),
      );
    });
  }

  /** Its documents first, then what was decided of them. @throws NOT_FOUND */
  async lock(tx: Tx, id: number): Promise<RemittanceRow> {
    const found = await this.remittances.findRemittance(tx, id);
    if (!found) throw new AppError('NOT_FOUND');
    const subject = { type: found.subject_type, id: found.subject_id };
    await this.payables.of(subject).lock(tx, subject.id, found.payer_id);
    const row = await this.remittances.lockRemittance(tx, id);
    invariant(row, 'an announced remittance stays');
    return row;
  }

  private capture(tx: Tx, { caller, row, shares }: DecidedRemittance): Promise<void> {
    return this.payments.captureFromBank(tx, {
      subject: { type: row.subject_type, id: row.subject_id },
      ...{ payerId: row.payer_id, amount: row.amount, currency: row.currency },
      ...{ reference: row.reference, seenBy: caller.member.accountId, shares },
    });
  }

  /** What it was for waits for its payer again. */
  private async reopen(tx: Tx, { caller, shares }: DecidedRemittance, reason: string): Promise<void> {
    for (const { subject } of shares)
      await this.payables
        .single(subject)
        .unremitted?.(tx, subject.id, { by: caller.member.accountId, reason, hours: HOURS_AGAIN });
  }

  private async run(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    verdict: Verdict,
    follow: (tx: Tx, decided: DecidedRemittance) => Promise<void>,
  ): Promise<RemittanceAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const row = await this.lock(tx, request.id);
      await this.decideRemittance(tx, caller, row, verdict, follow);
      return { id: row.id, status: verdict.status };
    });
    this.outbox.wake();
    return answer;
  }

  private async decideRemittance(
    tx: Tx,
    caller: StaffCaller,
    row: RemittanceRow,
    verdict: Verdict,
    follow: (tx: Tx, decided: DecidedRemittance) => Promise<void>,
  ): Promise<void> {
    const { status, notes } = verdict;
    const deciderId = caller.member.accountId;
    if (row.payer_id === deciderId) throw new AppError('SELF_APPROVAL');
    if (!remittanceMachine.may(row.status, 'confirm')) throw new AppError('ALREADY_DECIDED');
    await this.remittances.decideRemittance(tx, row.id, { ...verdict, deciderId });
    const shares = await this.remittances.listShares(tx, row.id);
    await follow(tx, { caller, row, shares });
    await this.audit.record(tx, caller, {
      action: ACTIONS[status],
      subjectType: 'remittance',
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    });
    await this.outbox.add(
      tx,
      'remittance.moved',
      remittanceMoved({ ...row, status }, shares, { reason: notes }),
    );
  }
}
