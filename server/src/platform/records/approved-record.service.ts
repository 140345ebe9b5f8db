import type { DeleteSettingRequest, SavedChange } from '@fovea/shared-types/common.dto';
import {
  PROTECTED_RECORDS,
  type ProtectedRecord,
  type SettingAction,
} from '@fovea/shared-types/rbac/setting-change.record';
import { subjectOf, type RecordDeclaration } from '@fovea/shared-types/record/record';
import type { Tx } from '../database/database.js';
import { firstRow } from '../database/first-row.js';
import { refuseStale } from '../database/row-version.js';
import { AppError, invariant } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';
import { readerOf, RecordService, type RecordNeeds } from './record.service.js';
import type { Stored } from './record-table.js';
import {
  givenReason,
  isAsBefore,
  type AppliedChange,
  type SettingChanges,
  type SettingWriter,
} from './setting-changes.js';
import {
  columnOf,
  type Reader,
  type RecordCaller,
  type RecordRules,
  type ServedRecord,
} from './served-record.js';

/** Whoever applies a change: its target was chosen by who requested it. */
const ANYBODY: Reader = { language: 'en', companies: null, rows: [], accountId: 0 };

const isProtected = (subject: string): subject is ProtectedRecord =>
  PROTECTED_RECORDS.some((one) => one === subject);

/** Use cases of a record whose changes are approved: saving one requests it, and its approval writes the row. */
export class ApprovedRecordService extends RecordService implements SettingWriter {
  private readonly subject: ProtectedRecord;

  constructor(
    served: ServedRecord,
    needs: RecordNeeds,
    rules: RecordRules<RecordDeclaration>,
    private readonly changes: SettingChanges,
  ) {
    super(served, needs, rules);
    const subject = subjectOf(served.record);
    invariant(isProtected(subject), `${subject} is a protected setting`);
    invariant(
      !rules.saved && !rules.beforeDelete && !rules.done,
      `nothing follows a change of ${subject} but the row itself`,
    );
    this.subject = subject;
    changes.register(subject, this);
  }

  override async add(
    caller: RecordCaller,
    request: Stored & { request_id?: string; reason?: string },
  ): Promise<SavedChange> {
    const wanted = this.newOf(request);
    return this.requested(caller, 'add', request, async (tx) => {
      const after = await this.settled(tx, wanted, { caller, before: null, id: null });
      return { targetId: null, before: null, after: this.audited(after) };
    });
  }

  override async update(
    caller: RecordCaller,
    request: Stored & { id: number; version?: string; reason?: string },
  ): Promise<SavedChange> {
    const { id, version } = request;
    return this.requested(caller, 'update', request, async (tx) => {
      await this.changes.refuseSecond(tx, this.subject, id);
      const before = await this.lock(tx, readerOf(caller), id);
      refuseStale(version, before);
      const after = await this.settled(tx, this.withChanges(before, request), { caller, before, id });
      return { targetId: id, before: this.audited(before), after: this.audited(after) };
    });
  }

  override async delete(caller: RecordCaller, request: DeleteSettingRequest): Promise<SavedChange> {
    const { id } = request;
    return this.requested(caller, 'delete', request, async (tx) => {
      await this.changes.refuseSecond(tx, this.subject, id);
      const before = await this.lock(tx, readerOf(caller), id);
      return { targetId: id, before: this.audited(before), after: null };
    });
  }

  private async requested(
    caller: RecordCaller,
    action: SettingAction,
    request: object & { reason?: unknown; request_id?: string },
    find: (tx: Tx) => Promise<Pick<AppliedChange, 'targetId' | 'before' | 'after'>>,
  ): Promise<SavedChange> {
    const { subject, changes } = this;
    const answer = await this.needs.idempotency.run(caller, this.pathOf(action), request, async (tx) => {
      const wanted = { subject, action, ...(await find(tx)), reason: givenReason(request.reason) };
      const { changeId, rowId } = await changes.request(tx, caller, wanted);
      return { id: rowId ?? wanted.targetId, change_id: changeId, is_pending: rowId === null };
    });
    changes.wake();
    return answer;
  }

  async apply(tx: Tx, caller: MemberCaller | null, change: AppliedChange): Promise<number> {
    const { action, madeBy, targetId } = change;
    const besides = {
      ...(caller === null && { by: { accountId: madeBy, companyId: null } }),
      ...(change.reason !== null && { reason: change.reason }),
    };
    const after = change.after && (await this.dueNow(tx, this.storedOf(change.after)));
    if (targetId === null) {
      invariant(after, 'an addition has its values');
      const id = await this.table.insert(tx, after, null);
      await this.record(tx, caller, action, id, { after }, besides);
      return id;
    }
    const before = await this.table.lock(tx, targetId, ANYBODY);
    if (before === null) throw new AppError('NOT_FOUND');
    if (!isAsBefore(this.audited(before), change.before)) throw new AppError('CHANGED_MEANWHILE');
    if (after === null) await this.table.delete(tx, targetId);
    else await this.table.update(tx, targetId, after);
    await this.record(tx, caller, action, targetId, { before, ...(after && { after }) }, besides);
    return targetId;
  }

  /** By the names on the wire, of the columns. */
  private storedOf(columns: Readonly<Record<string, unknown>>): Stored {
    return Object.fromEntries(this.editable.map(([name]) => [name, columns[columnOf(this.served, name)]]));
  }

  /** What was to begin at a time that has passed while it waited begins at once. */
  private async dueNow(tx: Tx, stored: Stored): Promise<Stored> {
    const { beginsAt } = this.served.options;
    const at = beginsAt === undefined ? null : stored[beginsAt];
    if (beginsAt === undefined || typeof at !== 'string') return stored;
    const { rows } = await tx.query<{ isPast: boolean }>(
      `SELECT $1::timestamptz <= clock_timestamp() AS "isPast"`,
      [at],
    );
    return firstRow(rows).isPast ? { ...stored, [beginsAt]: null } : stored;
  }
}
