import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AuditSubmissionsRequest,
  DocumentStoryAnswer,
  PendingPosting,
} from '@fovea/shared-types/platform/approval.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import {
  ownerNameOf,
  permissionOf,
  subjectOf,
  thingOf,
  type DocumentDecision,
  type DocumentState,
  type DocumentStates,
  type FormerDocument,
} from '@fovea/shared-types/record/record';
import type { DocumentName } from '../approval/approval-document.js';
import type { ApprovalService } from '../approval/approval.service.js';
import type { SqlValue, Tx } from '../database/database.js';
import type { NewEvent } from '../jobs/events.js';
import type { Outbox } from '../jobs/outbox.js';
import { refuseStale } from '../database/row-version.js';
import { companiesOf } from '../http/call.guard.js';
import { AppError, fieldError, invariant } from '../kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';
import { readerOf, RecordService, type RecordNeeds } from '../records/record.service.js';
import type { Stored } from '../records/record-table.js';
import type { Reader, RecordCaller, ServedRecord } from '../records/served-record.js';
import { DocumentReview } from './document-review.js';
import type {
  DocumentDeclaration,
  DocumentRow,
  DocumentRules,
  SameDay,
  Submissions,
} from './document-rules.js';
import { DocumentRows } from './document-rows.js';

export interface DocumentNeeds extends RecordNeeds {
  outbox: Outbox;
  approval: ApprovalService;
}

export interface ServedDocument extends ServedRecord {
  name: DocumentName;
  submissions: Submissions | undefined;
  /** Columns of the locked row beside what was requested. */
  row: Readonly<Record<string, string>>;
  computed: Readonly<Record<string, (requested: Stored) => SqlValue>>;
  sameDay: SameDay | undefined;
  /** What its events call its id. */
  eventId: string;
}

/** Another call than the record's own that requests one. */
export interface RequestedBy {
  path: string;
  /** The company or the account that it belongs to; null for the platform's. */
  owner: number | null;
  /** Further columns of the new row. */
  also?: Readonly<Record<string, SqlValue>>;
}

type NewDocument = Stored & FormerDocument & { request_id?: string };

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
    this.rows = new DocumentRows(served, served.row, served.submissions);
    this.review = new DocumentReview({
      name: served.name,
      thing,
      subject: subjectOf(served.record),
      states: document,
      rows: this.rows,
      rules: documentRules,
      sameDay: served.sameDay,
      decided: (id, status, reason) => this.event('decided', id, { status, reason }),
    });
  }

  override async detail(caller: StaffCaller, request: IdRequest): Promise<Stored> {
    const shown = await super.detail(caller, request);
    const story = (await this.stories(caller, [request.id])).get(request.id);
    if (!this.served.record.declared.posts) return { ...shown, ...story };
    return { ...shown, ...story, postings: await this.postingsOf(caller, request.id) };
  }

  /** For who decides: nobody else learns by a request what an account has. */
  private async postingsOf(caller: StaffCaller, id: number): Promise<PendingPosting[]> {
    const { db } = this.needs;
    const permission = permissionOf(this.served.record, 'audit') as Permission; // as `PermissionsOf` makes it of the same declaration
    if (companiesOf(caller.member.grants, permission) !== null) return [];
    const row = await this.rows.read(db, id);
    if (row.status !== this.states.pending) return [];
    const postings = await this.documentRules.postings?.(db, caller, row);
    invariant(postings, `${this.served.record.declared.name} knows its postings`);
    return postings;
  }

  /** One as its detail shows it, whatever the caller's scope: for a call that has found whose it is. */
  async shown(caller: MemberCaller, id: number): Promise<Stored> {
    const shown = await super.detail({ ...caller, companies: null }, { id });
    return { ...shown, ...(await this.stories(caller, [id])).get(id) };
  }

  stories(caller: MemberCaller, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentStoryAnswer>> {
    const { db, approval } = this.needs;
    return this.rows.stories(db, caller, ids, (documentIds) =>
      approval.decisionsOf(db, caller, this.served.name, documentIds),
    );
  }

  /** Requests it. */
  override async add(caller: StaffCaller, request: NewDocument): Promise<DocumentState> {
    const owner = this.ownerOf(caller, request[ownerNameOf(this.served.record)]);
    return this.request(caller, { path: this.pathOf('add'), owner }, request);
  }

  async request(
    caller: MemberCaller,
    { path, owner, also }: RequestedBy,
    request: NewDocument,
  ): Promise<DocumentState> {
    const { idempotency, outbox } = this.needs;
    const { computed, submissions } = this.served;
    const { accountId } = caller.member;
    const wanted = this.newOf(request);
    const state = await idempotency.run(caller, path, request, async (tx) => {
      await this.replace(tx, caller, request);
      const stored = await this.settled(tx, wanted, { caller, before: null, id: null });
      await this.claim(tx, caller, stored, {}, []);
      const id = await this.table.insert(tx, stored, owner, {
        ...(submissions === undefined && { made_by: accountId }),
        ...also,
        ...Object.fromEntries(Object.entries(computed).map(([name, of]) => [name, of(stored)])),
        ...(await this.documentRules.columns?.(tx, stored)),
      });
      return this.submitted(tx, caller, 'add', id, stored, {}, request.former_id);
    });
    outbox.wake();
    return state;
  }

  /** Submits it again, with changes. @throws STATE_CONFLICT while it waits */
  override async update(
    caller: StaffCaller,
    request: Stored & { id: number; version?: string },
  ): Promise<DocumentState> {
    return this.submitAgain(caller, readerOf(caller), request);
  }

  /** The same by a call that has found whose it is. */
  resubmit(caller: MemberCaller, id: number, request: Stored & { version?: string }): Promise<DocumentState> {
    return this.submitAgain(caller, { ...readerOf(caller), companies: null }, { ...request, id });
  }

  private async submitAgain(
    caller: RecordCaller,
    reader: Reader,
    { id, version, ...request }: Stored & { id: number; version?: string },
  ): Promise<DocumentState> {
    const { db, outbox } = this.needs;
    const { resubmission } = this.states;
    const state = await db.transaction(async (tx) => {
      const before = await this.lock(tx, reader, id);
      refuseStale(version, before);
      const row = (await this.rows.lock(tx, [id])).get(id);
      if (row === undefined || !resubmission?.isPossible(row.status)) throw new AppError('STATE_CONFLICT');
      const stored = await this.settled(tx, this.withChanges(before, request), { caller, before, id });
      await this.claim(tx, caller, stored, before, []);
      // Files that are left out stay: an earlier submission was decided by them.
      await this.table.update(tx, id, stored);
      return this.submitted(tx, caller, 'update', id, stored, { before: this.audited(before) });
    });
    outbox.wake();
    return state;
  }

  /** What follows once its row is written. */
  private async submitted(
    tx: Tx,
    caller: MemberCaller,
    verb: 'add' | 'update',
    id: number,
    stored: Stored,
    sides: { before?: object },
    formerId?: number,
  ): Promise<DocumentState> {
    const content = this.audited(stored);
    await this.rows.submit(tx, id, caller.member.accountId, content, this.states.pending);
    const row = await this.rows.read(tx, id);
    await this.documentRules.requested?.(tx, caller, row);
    const { reason } = stored;
    await this.needs.audit.record(tx, caller, {
      ...this.auditLine(verb, id),
      ...sides,
      after: { ...content, status: row.status, ...(formerId !== undefined && { former_id: formerId }) },
      ...(typeof reason === 'string' && { reason }),
    });
    await this.needs.outbox.addAll(tx, [this.event('submitted', id)]);
    return { id, status: row.status };
  }

  /** @throws NOT_FOUND of another's, STATE_CONFLICT of one that is decided */
  cancel(caller: StaffCaller, request: IdActionRequest): Promise<DocumentState> {
    return this.needs.idempotency.run(caller, this.pathOf('cancel'), request, async (tx) =>
      this.withdraw(tx, caller, await this.lockOwn(tx, caller, request.id)),
    );
  }

  /** What a new one is requested instead of: withdrawn with it, where nobody has decided it. */
  private async replace(
    tx: Tx,
    caller: MemberCaller,
    { former_id: id, former_status: read }: FormerDocument,
  ): Promise<void> {
    if (id === undefined) return;
    const former = await this.lockOwn(tx, caller, id);
    if (read !== undefined && former.status !== read) throw new AppError('CHANGED_MEANWHILE');
    if (former.status === this.states.approved) throw new AppError('ALREADY_DECIDED');
    if (former.status === this.states.pending) await this.withdraw(tx, caller, former);
  }

  private async lockOwn(tx: Tx, { member }: MemberCaller, id: number): Promise<DocumentRow> {
    const row = (await this.rows.lock(tx, [id])).get(id);
    if (!row || row.made_by !== member.accountId) throw new AppError('NOT_FOUND');
    return row;
  }

  private async withdraw(tx: Tx, caller: MemberCaller, { id, status }: DocumentRow): Promise<DocumentState> {
    const { withdrawal } = this.states;
    invariant(withdrawal, `${this.served.record.declared.name} can be withdrawn`);
    if (!withdrawal.isPossible(status)) throw new AppError('STATE_CONFLICT');
    await this.rows.withdraw(tx, id, withdrawal.state);
    await this.needs.audit.record(tx, caller, {
      ...this.auditLine('cancel', id),
      before: { status },
      after: { status: withdrawal.state },
    });
    return { id, status: withdrawal.state };
  }

  /** Decides each by itself. */
  audit(caller: StaffCaller, request: AuditSubmissionsRequest): Promise<DocumentDecision[]> {
    const { ids, status, audit_notes: notes, submission_ids: submissions = [] } = request;
    if (submissions.length > 0 && submissions.length !== ids.length)
      throw fieldError({ submission_ids: { key: 'required' } });
    const read = new Map(
      ids.flatMap((id, at) => (submissions[at] === undefined ? [] : [[id, submissions[at]]])),
    );
    const call = { path: this.pathOf('audit') };
    return this.needs.approval.decideEach(
      this.review,
      caller,
      call,
      request,
      { ids, status, notes, read },
      { status: null },
    );
  }

  lockRows(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, DocumentRow>> {
    return this.rows.lock(tx, ids);
  }

  private auditLine(verb: 'add' | 'update' | 'cancel', subjectId: number) {
    const { record } = this.served;
    // As `AuditActionsOf` makes it of the same declaration.
    const action = `${record.declared.name}:${verb}` as AuditAction;
    return { action, subjectType: subjectOf(record), subjectId };
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
