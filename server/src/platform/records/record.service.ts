import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type { Page } from '@fovea/shared-types/pagination';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { RecordField } from '@fovea/shared-types/record/field';
import {
  fieldsOf,
  ownerNameOf,
  subjectOf,
  versionFieldsOf,
  type RecordCall,
  type RecordDeclaration,
} from '@fovea/shared-types/record/record';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import type { AuditLine, AuditLog } from '../audit/audit-log.js';
import type { Database, Tx } from '../database/database.js';
import { refuseStale, versionOf } from '../database/row-version.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { companyOfNew, type MemberCaller } from '../kernel/caller.js';
import type { Idempotency } from '../http/idempotency.js';
import type { FileService } from '../storage/file.service.js';
import { filled } from '../text/filled.js';
import { cleanRichText, picturesIn } from '../text/rich-text.js';
import { idsIn, keyNameOf, RecordTable, type MatchingRows, type Row, type Stored } from './record-table.js';
import {
  columnOf,
  pictureAt,
  valueIn,
  type Change,
  type Reader,
  type RecordCaller,
  type RecordRules,
  type ServedRecord,
} from './served-record.js';

/** What the frame needs to serve a record. */
export interface RecordNeeds {
  db: Database;
  files: FileService;
  idempotency: Idempotency;
  audit: AuditLog;
}

/** Rows of a list that is read whole; more want pages. */
const HANDFUL = 200;

/** Use cases of one record: transaction, lock, rules, write, files, audit, in this order. */
export class RecordService {
  readonly table: RecordTable;
  private readonly fields: Readonly<Record<string, RecordField>>;
  protected readonly editable: ReadonlyArray<readonly [string, RecordField]>;

  constructor(
    protected readonly served: ServedRecord,
    protected readonly needs: RecordNeeds,
    private readonly rules: RecordRules<RecordDeclaration>,
  ) {
    this.table = new RecordTable(served);
    this.fields = fieldsOf(served.record);
    this.editable = Object.entries(served.record.declared.fields);
  }

  async list(caller: RecordCaller, request: Stored): Promise<Page<Stored> | Stored[]> {
    const reader = readerOf(caller);
    if (this.served.record.declared.isWhole) return this.top(reader, {}, HANDFUL);
    const page = await this.table.page(this.needs.db, request, reader);
    return { ...page, data: await this.toRows(page.data) };
  }

  /** One row as the list has it. */
  async row(caller: RecordCaller, id: number): Promise<Stored> {
    const row = await this.table.find(this.needs.db, id, readerOf(caller), 'list');
    const [shown] = row ? await this.toRows([row]) : [];
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  }

  /** The first rows of a filter, as the list has them: what is found by words. */
  async top(reader: Reader, filters: Stored, limit: number): Promise<Stored[]> {
    return this.toRows(await this.table.top(this.needs.db, filters, reader, limit));
  }

  /** The rows that the list has without its pages. */
  matching(caller: RecordCaller, filters: Stored): MatchingRows {
    return this.table.matching(filters, readerOf(caller));
  }

  async detail(caller: RecordCaller, { id }: IdRequest): Promise<Stored> {
    const { db, files } = this.needs;
    const row = await this.table.find(db, id, readerOf(caller), 'detail');
    if (!row) throw new AppError('NOT_FOUND');
    await this.table.addFiles(db, [row], 'detail');
    const links = await files.links(db, this.filesOf(row));
    return this.toDetail(row, links);
  }

  async add(caller: RecordCaller, request: Stored & { request_id?: string }): Promise<{ id: number | null }> {
    const wanted = this.newOf(request);
    const owner = this.ownerOf(caller, request[ownerNameOf(this.served.record)]);
    const answer = await this.needs.idempotency.run(caller, this.pathOf('add'), request, async (tx) => {
      const change = { caller, before: null, id: null };
      const after = await this.settled(tx, wanted, change);
      await this.claim(tx, caller, after, {}, []);
      const inTexts = await this.claimTextPictures(tx, caller, after);
      const id = await this.table.insert(tx, after, owner);
      await this.table.setTextPictures(tx, id, inTexts);
      await this.rules.saved?.(tx, id, after, { ...change, id });
      await this.record(tx, caller, 'add', id, { after });
      return { id };
    });
    this.rules.done?.();
    return answer;
  }

  async update(
    caller: RecordCaller,
    request: Stored & { id: number; version?: string },
  ): Promise<{ id: number | null }> {
    const { id, version } = request;
    await this.needs.db.transaction(async (tx) => {
      const before = await this.lock(tx, readerOf(caller), id);
      refuseStale(version, before);
      const change = { caller, before, id };
      const after = await this.settled(tx, this.withChanges(before, request), change);
      const inTextsBefore = await this.table.listTextPictures(tx, id);
      await this.claim(tx, caller, after, before, inTextsBefore);
      const inTexts = await this.claimTextPictures(tx, caller, after);
      await this.table.update(tx, id, after);
      await this.table.setTextPictures(tx, id, inTexts);
      const kept = new Set([...this.filesOf(after), ...inTexts]);
      await this.needs.files.release(
        tx,
        [...this.filesOf(before), ...inTextsBefore].filter((file) => !kept.has(file)),
      );
      await this.rules.saved?.(tx, id, after, change);
      await this.record(tx, caller, 'update', id, { before, after });
    });
    this.rules.done?.();
    return { id };
  }

  async delete(caller: RecordCaller, request: IdActionRequest): Promise<unknown> {
    const { id } = request;
    await this.needs.idempotency.run(caller, this.pathOf('delete'), request, async (tx) => {
      const before = await this.lock(tx, readerOf(caller), id);
      await this.rules.beforeDelete?.(tx, id, { caller, before, id });
      const files = [...this.filesOf(before), ...(await this.table.listTextPictures(tx, id))];
      await this.table.delete(tx, id);
      await this.needs.files.release(tx, files);
      await this.record(tx, caller, 'delete', id, { before });
    });
    this.rules.done?.();
    return null;
  }

  /** Rows as the list shows them, with the addresses of their files. */
  private async toRows(rows: readonly Row[]): Promise<Stored[]> {
    const { db, files } = this.needs;
    await this.table.addFiles(db, rows, 'list');
    const ids = rows.flatMap((row) => this.table.filesIn('list').flatMap((name) => idsIn(row[name])));
    const links = await files.links(db, ids);
    return rows.map((row) => this.toRow(row, links));
  }

  private toRow(row: Row, links: ReadonlyMap<number, FileLink>): Stored {
    const shown = this.shownOf(row, 'list', (name) => pictureAt(row[keyNameOf(name)]));
    this.showFiles(row, shown, 'list', links);
    return this.served.record.declared.calls.detail ? shown : this.versioned(row, shown);
  }

  private toDetail(row: Row, links: ReadonlyMap<number, FileLink>): Stored {
    const linkOf = (id: unknown) => (typeof id === 'number' ? links.get(id) : undefined) ?? null;
    const shown = this.shownOf(row, 'detail', (name) => linkOf(row[name]));
    this.showFiles(row, shown, 'detail', links);
    return this.versioned(row, shown);
  }

  private showFiles(
    row: Row,
    shown: Stored,
    place: 'list' | 'detail',
    links: ReadonlyMap<number, FileLink>,
  ): void {
    for (const name of this.table.filesIn(place))
      shown[name] = idsIn(row[name]).flatMap((id) => links.get(id) ?? []);
  }

  private shownOf(row: Row, place: 'list' | 'detail', pictureOf: (name: string) => unknown): Stored {
    const shown: Stored = { id: row.id };
    if (this.served.record.declared.scope === 'shared') shown.is_own = row.is_own;
    for (const [name, { kind, where }] of Object.entries(this.fields)) {
      if (where !== 'both' && where !== place) continue;
      const value = valueIn(this.served, name, row);
      if (this.served.options.made?.[name]) shown[name] = plain(value);
      else if (kind === 'picture') shown[name] = pictureOf(name);
      else if (kind === 'pictures') shown[name] = thumbnailsOf(row[keyNameOf(name)]);
      // Rules grow stricter and texts stay.
      else if (kind === 'rich' && typeof value === 'string') shown[name] = cleanRichText(value);
      else shown[name] = plain(value);
    }
    return shown;
  }

  private versioned(row: Row, shown: Stored): Stored {
    const names = versionFieldsOf(this.served.record);
    if (names.length === 0) return shown;
    const stored = Object.fromEntries(names.map((name) => [name, plain(row[name])]));
    return { ...shown, version: versionOf(stored) };
  }

  protected async lock(tx: Tx, reader: Reader, id: number): Promise<Stored> {
    const row = await this.table.lock(tx, id, reader);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** What a new one holds, before the rules. */
  protected newOf(request: Stored): Stored {
    return this.withChanges(
      Object.fromEntries(this.editable.map(([name, { initial }]) => [name, initial])),
      request,
    );
  }

  /** The stored row with the changes of the request. */
  protected withChanges(before: Stored, request: Stored): Stored {
    const after: Stored = { ...before };
    for (const [name, field] of this.editable) {
      const value = request[name];
      if (value !== undefined) after[name] = tidy(name, field, value);
    }
    return after;
  }

  protected async settled(tx: Tx, wanted: Stored, change: Change<RecordDeclaration>): Promise<Stored> {
    if (!this.rules.settle) return wanted;
    const settled = await this.rules.settle(wanted, tx, change);
    // In the order of the declaration, which the version digests.
    return Object.fromEntries(this.editable.map(([name]) => [name, settled[name]]));
  }

  /** Files that come new with a change become the record's, each field by its own rule. */
  protected async claim(
    tx: Tx,
    caller: RecordCaller,
    after: Stored,
    before: Stored,
    inTexts: readonly number[],
  ): Promise<void> {
    for (const [name, field] of this.editable) {
      if (!holdsFiles(field)) continue;
      const { files = [], max = 1, isPrivate } = field;
      // A file in its public texts may become a picture of it, whoever sent it.
      const isPicture = !isPrivate && files.includes('image');
      const known = new Set([...filesIn(before[name]), ...(isPicture ? inTexts : [])]);
      const wanted = filesIn(after[name]);
      if (wanted.length > max) throw fieldError({ [name]: { key: 'too_many', params: { limit: max } } });
      const fresh = wanted.filter((id) => !known.has(id));
      await this.needs.files.claim(tx, caller.member.accountId, fresh, { kinds: files, max, isPrivate });
    }
  }

  /**
   * Pictures that its rich texts show: the writer's own uploads, or public ones.
   * @returns their ids, each once
   */
  private async claimTextPictures(tx: Tx, caller: RecordCaller, after: Stored): Promise<number[]> {
    const texts = this.editable.map(([name, { kind }]) => (kind === 'rich' ? after[name] : ''));
    const keys = picturesIn(texts.join(' '));
    const shown = await this.needs.files.claimShown(tx, caller.member.accountId, keys);
    if (shown.size < keys.length) throw new AppError('FILE_UNKNOWN');
    return [...shown.values()];
  }

  private filesOf(stored: Stored): number[] {
    return Object.entries(this.fields).flatMap(([name, field]) =>
      holdsFiles(field) ? filesIn(stored[name]) : [],
    );
  }

  /** Whose a new row becomes. */
  protected ownerOf({ companies = [], member }: RecordCaller, wanted: unknown): number | null {
    const { scope, hasPlatformRows } = this.served.record.declared;
    if (scope === 'own') return member.accountId;
    if (scope === 'platform' || (scope === 'shared' && companies === null)) return null;
    const owner = companyOfNew({ companies, member }, typeof wanted === 'number' ? wanted : undefined);
    if (owner === null && !hasPlatformRows)
      throw scope === 'shared'
        ? new AppError('FORBIDDEN')
        : fieldError({ [ownerNameOf(this.served.record)]: { key: 'required' } });
    return owner;
  }

  /** @param by the actor, where a timer carries out what somebody requested */
  protected record(
    tx: Tx,
    caller: MemberCaller | null,
    verb: 'add' | 'update' | 'delete',
    id: number,
    sides: { before?: Stored; after?: Stored },
    besides: Pick<AuditLine, 'by' | 'reason'> = {},
  ): Promise<void> {
    const { record } = this.served;
    const auditedOf = (stored: Stored | undefined) => stored && this.audited(stored);
    return this.needs.audit.record(tx, caller, {
      action: `${record.declared.name}:${verb}` as AuditAction, // as `AuditActionsOf` makes it of the same declaration
      subjectType: subjectOf(record),
      subjectId: id,
      ...besides,
      ...(sides.before && { before: auditedOf(sides.before) }),
      ...(sides.after && { after: auditedOf(sides.after) }),
    });
  }

  /** By the names of the columns, which outlive those on the wire; of what is private only that it is there. */
  protected audited(stored: Stored): Stored {
    return Object.fromEntries(
      this.editable.map(([name, field]) => {
        const value = stored[name];
        const isHidden = field.isPrivate && !holdsFiles(field) && value !== null && value !== '';
        return [columnOf(this.served, name), isHidden ? versionOf({ value }).slice(0, 8) : value];
      }),
    );
  }

  protected pathOf(name: RecordCall): string {
    return this.served.record.declared.calls[name]?.[0] ?? '';
  }
}

/** A text without the spaces around it, in one spelling (NFC); each of a list once. */
function tidy(name: string, { kind, min = 0 }: RecordField, value: unknown): unknown {
  if (kind === 'text' && typeof value === 'string')
    return min > 0 ? filled(name, value) : value.normalize('NFC').trim();
  if (kind === 'rich' && typeof value === 'string') return cleanRichText(value);
  if (Array.isArray(value)) return [...new Set<unknown>(value)];
  return value;
}

const holdsFiles = ({ kind }: RecordField): boolean =>
  kind === 'picture' || kind === 'pictures' || kind === 'documents';

const thumbnailsOf = (keys: unknown): string[] =>
  (Array.isArray(keys) ? keys : []).flatMap((key) => pictureAt(key) ?? []);

const filesIn = (value: unknown): number[] => (typeof value === 'number' ? [value] : idsIn(value));

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Who has no permission sees the rows of no company. */
export const readerOf = ({ language, companies = [], rows = [], member }: RecordCaller): Reader => ({
  language,
  companies,
  rows,
  accountId: member.accountId,
});
