import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type { AuditMoneyRequest, DocumentStoryAnswer } from '@fovea/shared-types/platform/approval.dto';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import {
  thingOf,
  type DocumentDecision,
  type DocumentState,
  type DocumentStates,
} from '@fovea/shared-types/record/record';
import type { DocumentName } from '../approval/approval-document.js';
import type { ApprovalService } from '../approval/approval.service.js';
import type { SqlValue, Tx } from '../database/database.js';
import type { NewEvent } from '../jobs/events.js';
import type { Outbox } from '../jobs/outbox.js';
import { AppError, invariant } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import { RecordService, type RecordNeeds } from '../records/record.service.js';
import type { Stored } from '../records/record-table.js';
import type { ServedRecord } from '../records/served-record.js';
import { DocumentReview } from './document-review.js';
import type { DocumentDeclaration, DocumentRow, DocumentRules } from './document-rules.js';
import { DocumentRows } from './document-rows.js';

export interface DocumentNeeds extends RecordNeeds {
  outbox: Outbox;
  approval: ApprovalService;
}

export interface ServedDocument extends ServedRecord {
  name: DocumentName;
  /** Columns of the locked row beside what was requested. */
  row: Readonly<Record<string, string>>;
  computed: Readonly<Record<string, (requested: Stored) => SqlValue>>;
  /** What its events call its id. */
  eventId: string;
}

/** Use cases of one document: requested by one, withdrawn by them while nobody has decided it, decided by another. */
export class DocumentService extends RecordService {
  private readonly rows: DocumentRows;
  private readonly review: DocumentReview;
  private readonly states: DocumentStates;

  constructor(
    protected override readonly served: ServedDocument,
    protected override readonly needs: DocumentNeeds,
    private readonly documentRules: DocumentRules<DocumentDeclaration, DocumentRow>,
  ) {
    super(served, needs, {
      ...(documentRules.settle && { settle: documentRules.settle.bind(documentRules) }),
    });
    const { document, name: thing } = served.record.declared;
    invariant(document, `${thing} is a document`);
    this.states = document;
    this.rows = new DocumentRows(served, served.row);
    this.review = new DocumentReview({
      name: served.name,
      thing,
      states: document,
      rows: this.rows,
      rules: documentRules,
      decided: (id, status, reason) => this.event('decided', id, { status, reason }),
    });
  }

  override async detail(caller: StaffCaller, request: IdRequest): Promise<Stored> {
    const shown = await super.detail(caller, request);
    return { ...shown, ...(await this.stories(caller, [request.id])).get(request.id) };
  }

  async stories(
    caller: StaffCaller,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, DocumentStoryAnswer>> {
    const { db, approval } = this.needs;
    return this.rows.stories(db, caller, ids, await approval.decisionsOf(db, this.served.name, ids));
  }

  /** Requests it. */
  override async add(caller: StaffCaller, request: Stored & { request_id?: string }): Promise<DocumentState> {
    const { idempotency, outbox } = this.needs;
    const wanted = this.newOf(request);
    const state = await idempotency.run(caller, this.pathOf('add'), request, async (tx) => {
      const stored = await this.settled(tx, wanted, { caller, before: null, id: null });
      await this.claim(tx, caller, stored, {}, []);
      const id = await this.table.insert(tx, stored, null, {
        made_by: caller.member.accountId,
        ...Object.fromEntries(Object.entries(this.served.computed).map(([name, of]) => [name, of(stored)])),
      });
      const row = await this.rows.written(tx, id);
      await this.documentRules.requested?.(tx, caller, row);
      const { reason } = stored;
      await this.needs.audit.record(tx, caller, {
        ...this.auditLine('add', row.id),
        after: { ...this.audited(stored), status: row.status },
        ...(typeof reason === 'string' && { reason }),
      });
      await outbox.addAll(tx, [this.event('submitted', row.id)]);
      return { id: row.id, status: row.status };
    });
    outbox.wake();
    return state;
  }

  /** @throws NOT_FOUND of another's, STATE_CONFLICT of one that is decided */
  cancel(caller: StaffCaller, request: IdActionRequest): Promise<DocumentState> {
    const { machine, withdrawn } = this.states;
    return this.needs.idempotency.run(caller, this.pathOf('cancel'), request, async (tx) => {
      const row = (await this.rows.lock(tx, [request.id])).get(request.id);
      if (!row || row.made_by !== caller.member.accountId) throw new AppError('NOT_FOUND');
      if (!machine.may(row.status, 'withdraw')) throw new AppError('STATE_CONFLICT');
      await this.rows.withdraw(tx, row.id, withdrawn);
      await this.needs.audit.record(tx, caller, {
        ...this.auditLine('cancel', row.id),
        before: { status: row.status },
        after: { status: withdrawn },
      });
      return { id: row.id, status: withdrawn };
    });
  }

  /** Decides each by itself. */
  audit(caller: StaffCaller, request: AuditMoneyRequest): Promise<DocumentDecision[]> {
    const { ids, status, audit_notes: notes } = request;
    const call = { path: this.pathOf('audit') };
    return this.needs.approval.decideEach(
      this.review,
      caller,
      call,
      request,
      { ids, status, notes },
      { status: null },
    );
  }

  lockRows(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentRow>> {
    return this.rows.lock(tx, ids);
  }

  private auditLine(verb: 'add' | 'cancel', subjectId: number) {
    const { name } = this.served.record.declared;
    // As `AuditActionsOf` makes it of the same declaration.
    return { action: `${name}:${verb}` as AuditAction, subjectType: this.served.name, subjectId };
  }

  /** `<thing>.submitted` and `<thing>.decided`, which the module declares among the events. */
  private event(
    what: 'submitted' | 'decided',
    id: number,
    result: { status?: number; reason?: string | null } = {},
  ): NewEvent {
    const payload = { [this.served.eventId]: id, ...result };
    return { event: `${thingOf(this.served.record)}.${what}`, payload } as unknown as NewEvent; // declared among the events by its module
  }
}
