import { Injectable } from '@nestjs/common';
import type { ApprovalDecision, DecisionOutcome } from '@fovea/shared-types/platform/approval.dto';
import { NOTES_MAX } from '@fovea/shared-types/platform/notes';
import { errorText } from '../../i18n/texts.js';
import { AuditLog } from '../audit/audit-log.js';
import { eachByItself } from '../database/each-by-itself.js';
import type { Queryable, Tx } from '../database/database.js';
import { withinReach } from '../database/row-scope.js';
import { AppError, fieldError, invariant } from '../kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';
import { Idempotency } from '../http/idempotency.js';
import { Outbox } from '../jobs/outbox.js';
import { ApprovalRepository, type DecisionRow } from './approval.repository.js';
import type { ApprovalDocument, DocumentName, LockedDocument, Decision } from './approval-document.js';
import { fieldReasonsOf } from './field-reasons.js';
import { isAbove } from './second-level.js';

/** A person's statements, as the request has them. */
export interface DecisionRequest {
  ids: readonly number[];
  /** 1 approve, -1 reject. */
  status: number;
  notes: string | undefined;
  fieldReasons?: Record<string, unknown> | undefined;
  /** By id, the version that was read; none: whatever waits. */
  read?: ReadonlyMap<number, number | string>;
}

/** The answer about one of several: the states it came to, or why nothing changed and who was faster. */
export type Outcome<After extends object> = DecisionOutcome & (After | { [Field in keyof After]: null });

interface CheckedDecision {
  isApproved: boolean;
  notes: string | null;
  fieldReasons: Record<string, string>;
}

/**
 * Decides documents, all by the same rules (R-APR-01 to 10); what is special about each is in its
 * declaration.
 */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly decisions: ApprovalRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Decides each separately: a refusal of one is reported with it and leaves the others alone.
   * @param nothing replaces the states of a refused one in the answer
   */
  async decideEach<Row extends LockedDocument, After extends object>(
    document: ApprovalDocument<Row, After>,
    caller: StaffCaller,
    call: { path: string },
    request: { request_id?: string },
    input: DecisionRequest,
    nothing: { [Field in keyof After]: null },
  ): Promise<Outcome<After>[]> {
    const checked = checkDecision(document, input);
    const outcomes = await this.idempotency.run(caller, call.path, request, async (tx) => {
      const rows = await lockReached(tx, document, caller, input.ids);
      const decided = await eachByItself(tx, input.ids, (id) =>
        this.decideLocked(tx, document, caller, rows.get(id), checked, input.read?.get(id)),
      );
      return decided.map(({ id, ...result }): Outcome<After> =>
        'done' in result
          ? { id, ...result.done, error: null, msg: null, decided_by: null, decided_at: null }
          : { id, ...nothing, ...refusedOutcome(caller, result.refusal) },
      );
    });
    this.outbox.wake();
    return outcomes;
  }

  /** Decides the one document of the request. @throws AppError when nothing changed */
  async decide<Row extends LockedDocument, After extends object>(
    document: ApprovalDocument<Row, After>,
    caller: StaffCaller,
    call: { path: string },
    request: { request_id?: string },
    input: DecisionRequest,
  ): Promise<After> {
    const checked = checkDecision(document, input);
    const [id] = input.ids;
    invariant(id !== undefined, 'one document is named');
    const after = await this.idempotency.run(caller, call.path, request, async (tx) => {
      const rows = await lockReached(tx, document, caller, input.ids);
      return this.decideLocked(tx, document, caller, rows.get(id), checked, input.read?.get(id));
    });
    this.outbox.wake();
    return after;
  }

  /** By document, its decisions as the reader sees them, the first of two before the final one. */
  async decisionsOf(
    q: Queryable,
    { member }: MemberCaller,
    document: DocumentName,
    documentIds: readonly number[],
  ): Promise<ReadonlyMap<number, ApprovalDecision[]>> {
    const found = new Map<number, ApprovalDecision[]>();
    for (const row of await this.decisions.list(q, document, documentIds))
      found.set(row.document_id, [
        ...(found.get(row.document_id) ?? []),
        toApprovalDecision(row, member.accountId),
      ]);
    return found;
  }

  private async decideLocked<Row extends LockedDocument, After extends object>(
    tx: Tx,
    document: ApprovalDocument<Row, After>,
    caller: StaffCaller,
    row: Row | undefined,
    checked: CheckedDecision,
    read: number | string | undefined,
  ): Promise<After> {
    const isInScope = row && (caller.companies === null || caller.companies.includes(row.companyId ?? 0));
    if (!isInScope) throw new AppError('NOT_FOUND');
    const { documentId } = row;
    if (documentId === null || row.reviewState === 'closed') throw new AppError('STATE_CONFLICT');
    const before = await this.decisions.list(tx, document.name, [documentId]);
    if (row.reviewState === 'decided') throw alreadyDecided(before.at(-1));
    if (read !== undefined && read !== row.version) throw new AppError('CHANGED_MEANWHILE');
    const isOwnByWildcard = this.refuseOwn(document, caller, row);
    const { accountId } = caller.member;
    const own = before.find((decision) => decision.account_id === accountId);
    if (own) throw alreadyDecided(own);

    const isSecondNeeded = document.needsTwoApprovals?.(row) ?? (await this.isAboveLimit(tx, document, row));
    const isFinal = !checked.isApproved || !isSecondNeeded || before.length > 0;
    const inserted = await this.decisions.insert(tx, {
      ...checked,
      document: document.name,
      documentId,
      isFinal,
      needsTwo: isSecondNeeded,
      initiatorId: row.initiatorId,
      decidedBy: accountId,
      isOwnByWildcard,
    });
    const decision: Decision = { ...checked, ...inserted, accountId };
    const after = isFinal ? await this.carryOut(tx, document, caller, row, decision) : waiting(document, row);
    const line = document.audit(row, decision, after);
    await this.audit.record(tx, caller, {
      ...line,
      ...(checked.notes === null ? {} : { reason: checked.notes }),
      ...(isFinal ? {} : { after: { ...line.after, is_final: false } }),
    });
    return after;
  }

  /** Whether what is at stake asks for a second approval, by the limit in force now: the one at the request does not count. */
  private async isAboveLimit<Row extends LockedDocument, After extends object>(
    tx: Tx,
    document: ApprovalDocument<Row, After>,
    row: Row,
  ): Promise<boolean> {
    const value = document.value?.(row) ?? null;
    if (value === null) return false;
    const limit = await this.decisions.findLimit(tx, document.name, value.currency);
    if (limit === null) return false;
    const amount = value.amount + ((await document.sameDay?.(tx, row)) ?? 0);
    return isAbove(limit, { ...value, amount });
  }

  private async carryOut<Row extends LockedDocument, After extends object>(
    tx: Tx,
    document: ApprovalDocument<Row, After>,
    caller: StaffCaller,
    row: Row,
    decision: Decision,
  ): Promise<After> {
    const after = await (decision.isApproved
      ? document.approve(tx, caller, row, decision)
      : document.reject(tx, caller, row, decision));
    await this.outbox.addAll(tx, [document.event(row, decision)]);
    return after;
  }

  /** @returns whether the decision is on the decider's own submission, which only the wildcard allows */
  private refuseOwn<Row extends LockedDocument, After extends object>(
    document: ApprovalDocument<Row, After>,
    caller: StaffCaller,
    row: Row,
  ): boolean {
    const { accountId, grants } = caller.member;
    const hasSent = row.initiatorId === accountId;
    const isOwn = hasSent || (document.isParty?.(caller, row) ?? false);
    const isNeverOwn = document.isNeverOwn ?? document.isNeverOwnRow?.(row) ?? false;
    if (isOwn && (isNeverOwn || !grants.isWildcard)) throw new AppError('SELF_APPROVAL');
    return hasSent;
  }
}

function waiting<Row extends LockedDocument, After extends object>(
  document: ApprovalDocument<Row, After>,
  row: Row,
): After {
  const after = document.waiting?.(row);
  invariant(after, 'a document with a value declares its state while it waits for a second decision');
  return after;
}

/** Notes are folded and trimmed; a rejection has some. */
function checkDecision<Row extends LockedDocument, After extends object>(
  { notesField, fields }: ApprovalDocument<Row, After>,
  { status, notes, fieldReasons }: DecisionRequest,
): CheckedDecision {
  const isApproved = status === 1;
  const trimmed = (notes ?? '').normalize('NFC').trim();
  if (!isApproved && trimmed === '') throw fieldError({ [notesField]: { key: 'required' } });
  if (trimmed.length > NOTES_MAX)
    throw fieldError({ [notesField]: { key: 'too_long', params: { limit: NOTES_MAX } } });
  return {
    isApproved,
    notes: trimmed === '' ? null : trimmed,
    fieldReasons: isApproved ? {} : fieldReasonsOf(fields ?? new Set(), fieldReasons),
  };
}

const alreadyDecided = (decision: DecisionRow | undefined): AppError =>
  new AppError(
    'ALREADY_DECIDED',
    decision ? { decided_by: decision.decided_by, decided_at: decision.decided_at.toISOString() } : {},
  );

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const refusedOutcome = ({ language }: StaffCaller, refusal: AppError): Omit<DecisionOutcome, 'id'> => ({
  error: refusal.id,
  msg: errorText(language, refusal.id, refusal.details),
  decided_by: textOrNull(refusal.details.decided_by),
  decided_at: textOrNull(refusal.details.decided_at),
});

const toApprovalDecision = (row: DecisionRow, readerId: number): ApprovalDecision => ({
  is_approved: row.is_approved,
  is_final: row.is_final,
  is_own: row.account_id === readerId,
  notes: row.notes,
  decided_by: row.decided_by,
  decided_at: row.decided_at.toISOString(),
});

/** Those that the caller may not touch are missing. */
async function lockReached<Row extends LockedDocument, After extends object>(
  tx: Tx,
  document: ApprovalDocument<Row, After>,
  caller: StaffCaller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const rows = await document.lock(tx, ids, caller.companies);
  if (!document.reached) return rows;
  const reached = await withinReach(tx, caller, document.reached, ids);
  return new Map([...rows].filter(([id]) => reached.has(id)));
}
