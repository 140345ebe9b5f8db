import type { Page } from '@fovea/shared-types/pagination';
import type { RecordField } from '@fovea/shared-types/record/field';
import { fieldsOf } from '@fovea/shared-types/record/record';
import type { Queryable, SqlValue, Tx } from '../database/database.js';
import { firstRow } from '../database/first-row.js';
import type { RowsOf } from '../database/row-scope.js';
import { SqlFilter } from '../database/sql-filter.js';
import { StaffList, type ListRows } from '../database/staff-list.js';
import { invariant } from '../kernel/app-error.js';
import { type FileTable, filesOf, setFiles } from '../storage/file-table.js';
import { minorUnits } from './minor-units.js';
import { columnOf, type Reader, type ServedRecord, wireValue } from './served-record.js';

/** Values by the names on the wire; pictures by their file's id. */
export type Stored = Record<string, unknown>;
export type Row = Stored & { id: number };

/** Beside a picture's id, or the ids of pictures: the keys their thumbnails are found by. */
export const keyNameOf = (field: string): string => `${field}__key`;

/** What selects rows: for a FROM, and for its WHERE. */
export interface MatchingRows {
  from: string;
  filter: SqlFilter;
}

const thumbnail = ({ width = 160 }: RecordField): string => `.${width}.webp`;

/** All SQL of a record's table, built from its declaration and the server's options. */
export class RecordTable {
  private readonly list: StaffList<string>;
  private readonly from: string;
  private readonly fields: Readonly<Record<string, RecordField>>;

  constructor(private readonly served: ServedRecord) {
    const { record, options } = served;
    this.fields = fieldsOf(record);
    this.from = options.from ?? `${options.table} t`;
    this.list = new StaffList({
      from: this.from,
      id: 't.id',
      sorts: this.sorts,
      byDefault: record.declared.order,
      rowsOf: this.rowsOf,
    });
    const { order } = record.declared;
    invariant(this.sorts[order.replace(/^-/, '')], `${record.declared.name} is not sorted by ${order}`);
    invariant(
      !(record.declared.calls.add && isJoined(this.ownerColumn)),
      `${record.declared.name} is added with its owner`,
    );
    const isRich = Object.values(this.fields).some(({ kind }) => kind === 'rich');
    invariant(
      isRich === (options.textPictures !== undefined),
      `${options.table} keeps the pictures of its texts`,
    );
    for (const [name, { kind }] of Object.entries(record.declared.filters))
      invariant(
        kind === 'same' || kind === 'id' || kind === 'text' || options.filters?.[name],
        `the filter ${name} of ${record.declared.name} has no SQL`,
      );
  }

  /** What the list can be sorted by, with the expression of each. */
  get sorts(): Record<string, string> {
    const sortable = Object.entries(this.fields).filter(([, { isSortable }]) => isSortable);
    const own = sortable.map(([name]) => [
      name,
      this.served.options.sorts?.[name] ?? `t.${columnOf(this.served, name)}`,
    ]);
    return { id: 't.id', ...(Object.fromEntries(own) as Record<string, string>) };
  }

  page(q: Queryable, request: Stored, reader: Reader): Promise<Page<Row>> {
    return this.list.page<Row>(q, reader, request, this.filter(request, reader), this.rows(reader, 'list'));
  }

  count(q: Queryable, filters: Stored, reader: Reader): Promise<number> {
    return this.list.count(q, reader, this.filter(filters, reader), filters);
  }

  all(q: Queryable, filters: Stored, reader: Reader): AsyncGenerator<Row> {
    return this.list.all<Row>(q, reader, this.filter(filters, reader), this.rows(reader, 'list'), filters);
  }

  /** The first rows of the filter in the list's own order, uncounted. */
  top(q: Queryable, filters: Stored, reader: Reader, limit: number): Promise<Row[]> {
    return this.list.top<Row>(q, reader, this.filter(filters, reader), this.rows(reader, 'list'), limit);
  }

  /** Every row of the filter that the reader may see. */
  matching(filters: Stored, reader: Reader): MatchingRows {
    return { from: this.from, filter: this.list.scoped(this.filter(filters, reader), reader) };
  }

  /** A row the reader may see, with all that its list or its detail shows; null when there is none. */
  async find(q: Queryable, id: number, reader: Reader, place: 'list' | 'detail'): Promise<Row | null> {
    const filter = this.list.scoped(this.filter({}, reader), reader);
    const { columns, joins } = this.rows(reader, place);
    const { rows } = await q.query<Row>(
      `SELECT ${columns} FROM (SELECT t.id FROM ${this.from}
         WHERE ${filter.sql} AND t.id = ${filter.value(id)}) page ${joins}`,
      filter.values,
    );
    return rows[0] ?? null;
  }

  /** What is stored of a row that the reader may change, locked; null when there is none. */
  async lock(tx: Tx, id: number, reader: Reader): Promise<Stored | null> {
    const filter = this.list.scoped(this.filter({}, reader, true), reader);
    const columns = this.columns.map(({ name, column }) => `${this.read(name, `t.${column}`)} AS "${name}"`);
    const { rows } = await tx.query<Stored>(
      `SELECT ${columns.join(', ')} FROM ${this.from}
       WHERE ${filter.sql} AND t.id = ${filter.value(id)} FOR UPDATE OF t`,
      filter.values,
    );
    const [row] = rows;
    if (!row) return null;
    for (const [name, table] of this.ownFiles) row[name] = (await filesOf(tx, table, [id])).get(id) ?? [];
    // Days and instants as on the wire; in the order of the declaration, which the version digests.
    return Object.fromEntries(
      Object.keys(this.served.record.declared.fields).map((name) => [
        name,
        plain(wireValue(this.served, name, row)),
      ]),
    );
  }

  /** @param owner the company or the account it is to belong to; null for the platform's */
  async insert(
    tx: Tx,
    stored: Stored,
    owner: number | null,
    also: Readonly<Record<string, SqlValue>> = {},
  ): Promise<number> {
    const { options, record } = this.served;
    const given = this.columns.map(({ name, column }) => [column, this.valueOf(name, stored)] as const);
    given.push(...Object.entries(also));
    if (record.declared.scope !== 'platform') given.push([this.ownerColumn, owner]);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO ${options.table} (${given.map(([column]) => column).join(', ')})
       VALUES (${given.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
      given.map(([, value]) => value as SqlValue), // bounded by the class of the request
    );
    const id = firstRow(rows).id;
    for (const [name, table] of this.ownFiles) await setFiles(tx, table, id, idsIn(stored[name]));
    return id;
  }

  async update(tx: Tx, id: number, stored: Stored): Promise<void> {
    const { options } = this.served;
    const sets = this.columns.map(({ column }, index) => `${column} = $${index + 2}`);
    if (options.touched !== undefined) sets.push(`${options.touched} = clock_timestamp()`);
    await tx.query(`UPDATE ${options.table} SET ${sets.join(', ')} WHERE id = $1`, [
      id,
      ...this.columns.map(({ name }) => this.valueOf(name, stored) as SqlValue), // bounded by the class of the request
    ]);
    for (const [name, table] of this.ownFiles) await setFiles(tx, table, id, idsIn(stored[name]));
  }

  async delete(tx: Tx, id: number): Promise<void> {
    for (const { table, key } of this.keptTables)
      await tx.query(`DELETE FROM ${table} WHERE ${key} = $1`, [id]);
    await tx.query(`DELETE FROM ${this.served.options.table} WHERE id = $1`, [id]);
  }

  /** Adds the ids of their files, in their order, to rows that a page or a detail shows. */
  async addFiles(q: Queryable, rows: readonly Row[], place: 'list' | 'detail'): Promise<void> {
    if (rows.length === 0) return;
    for (const [name, table] of this.linkedFiles(place)) {
      const files = await filesOf(
        q,
        table,
        rows.map(({ id }) => id),
      );
      for (const row of rows) row[name] = files.get(row.id) ?? [];
    }
  }

  /** Fields that hold several files and are shown there by links. */
  filesIn(place?: 'list' | 'detail'): string[] {
    return Object.entries(this.fields).flatMap(([name, { kind, where }]) =>
      kind !== 'documents' || (place !== undefined && where !== 'both' && where !== place) ? [] : [name],
    );
  }

  /** Those of them that a table keeps. */
  private linkedFiles(place: 'list' | 'detail'): ReadonlyArray<readonly [string, FileTable]> {
    const linked = new Set(this.filesIn(place));
    return this.fileTables.filter(([name]) => linked.has(name));
  }

  /** Fields whose several files a table keeps; those of others SQL finds. */
  private get fileTables(): ReadonlyArray<readonly [string, FileTable]> {
    return Object.entries(this.fields).flatMap(([name, { kind }]) => {
      if (kind !== 'documents' && kind !== 'pictures') return [];
      if (this.served.options.shown?.[name] !== undefined) return [];
      return [[name, this.fileTable(name)] as const];
    });
  }

  private fileTable(name: string): FileTable {
    const { record, options } = this.served;
    const table = options.files?.[name];
    invariant(table, `${record.declared.name}.${name} has a table of files`);
    return table;
  }

  /** Files of a row that its fields do not name: the pictures within its rich texts. */
  async listTextPictures(q: Queryable, id: number): Promise<number[]> {
    const { textPictures } = this.served.options;
    if (textPictures === undefined) return [];
    const { table, key } = textPictures;
    const { rows } = await q.query<{ id: number }>(`SELECT file_id AS id FROM ${table} WHERE ${key} = $1`, [
      id,
    ]);
    return rows.map((row) => row.id);
  }

  async setTextPictures(tx: Tx, id: number, files: readonly number[]): Promise<void> {
    const { textPictures } = this.served.options;
    if (textPictures === undefined) return;
    const { table, key } = textPictures;
    await tx.query(`DELETE FROM ${table} WHERE ${key} = $1`, [id]);
    await tx.query(`INSERT INTO ${table} (${key}, file_id) SELECT $1, id FROM unnest($2::bigint[]) AS id`, [
      id,
      [...files],
    ]);
  }

  /** All tables of files, each once. */
  private get keptTables(): FileTable[] {
    const { textPictures } = this.served.options;
    const tables = [...this.fileTables.map(([, table]) => table), ...(textPictures ? [textPictures] : [])];
    return [...new Map(tables.map((table) => [table.table, table])).values()];
  }

  /** Those of them that can be written. */
  private get ownFiles(): ReadonlyArray<readonly [string, FileTable]> {
    return this.fileTables.filter(([name]) => Object.hasOwn(this.served.record.declared.fields, name));
  }

  /**
   * Conditions of a request and of its caller, without the scope of the list.
   * @param isChange  not every visible row may be changed
   */
  private filter(request: Stored, reader: Reader, isChange = false): SqlFilter {
    const { record, options } = this.served;
    const filter = new SqlFilter();
    if (options.where !== undefined) filter.where(options.where);
    const { scope } = record.declared;
    if (scope === 'shared' && isChange) filter.companies(this.ownerSql, reader.companies);
    else if (scope === 'shared') filter.companiesOrNone(this.ownerSql, reader.companies);
    if (scope === 'own') filter.where(`${this.ownerSql} = ${filter.value(reader.accountId)}`);
    for (const [name, { kind }] of Object.entries(record.declared.filters)) {
      const value = request[name];
      if (value === undefined) continue;
      const sql = options.filters?.[name];
      if (typeof sql === 'function') sql(filter, value as never, reader); // of the filter's own type, by its class
      else if (kind === 'words') filter.matchesTerms(sql ?? '', value as string);
      else {
        const column = typeof sql === 'string' ? sql : `t.${columnOf(this.served, name)}`;
        const given = filter.value(value); // a text, a number, an instant or a day, by its class
        if (kind === 'from') filter.where(`${column} >= ${given}::timestamptz`);
        else if (kind === 'to') filter.where(`${column} <= ${given}::timestamptz`);
        else if (kind === 'fromDay') filter.where(`${column} >= ${given}::date`);
        else if (kind === 'toDay') filter.where(`${column} <= ${given}::date`);
        else filter.where(`${column} = ${given}`);
      }
    }
    return filter;
  }

  /** What the column of a field holds: of money its minor units. @throws VALIDATION where it is no amount */
  private valueOf(name: string, stored: Stored): unknown {
    const { kind, currency } = this.fields[name] ?? {};
    const value = stored[name];
    return kind === 'money' && currency !== undefined && typeof value === 'string'
      ? minorUnits(name, value, stored[currency])
      : value;
  }

  /** Whose the rows are. What is shared beside the caller's own, or each account's own, is in `filter`. */
  private get rowsOf(): RowsOf {
    const { record, options } = this.served;
    const { scope, name } = record.declared;
    const company = scope === 'company' ? { company: this.ownerSql } : {};
    return { ...company, ...(options.rowsOf ?? { sharedBy: `${name} names no person` }) };
  }

  private get ownerColumn(): string {
    const { options, record } = this.served;
    return options.owner ?? (record.declared.scope === 'own' ? 'account_id' : 'company_id');
  }

  private get ownerSql(): string {
    return isJoined(this.ownerColumn) ? this.ownerColumn : `t.${this.ownerColumn}`;
  }

  /** Fields that a column of the table holds. */
  private get columns(): { name: string; column: string }[] {
    return Object.entries(this.served.record.declared.fields)
      .filter(([, { kind }]) => kind !== 'documents' && kind !== 'pictures')
      .map(([name]) => ({ name, column: columnOf(this.served, name) }));
  }

  /** What a row shows, joined to the ids of a page. */
  private rows(reader: Reader, place: 'list' | 'detail'): ListRows {
    const { record, options } = this.served;
    const { pageRow } = options;
    const joins = [
      pageRow === undefined
        ? `JOIN ${options.table} t ON t.id = page.id`
        : `CROSS JOIN LATERAL (${pageRow}) t`,
    ];
    if (options.joins !== undefined) joins.push(sqlOf(options.joins, reader));
    const columns = ['t.id'];
    if (record.declared.scope === 'shared') {
      const { companies } = reader;
      // Ids of our own, never a caller's text.
      columns.push(
        `${companies === null ? 'true' : `coalesce(${this.ownerSql} = ANY ('{${companies.join()}}'::bigint[]), false)`} AS is_own`,
      );
    }
    for (const [name, field] of Object.entries(this.fields)) {
      const isEditable = Object.hasOwn(record.declared.fields, name);
      // The version is of all that can be edited, also where the row does not show it.
      if (field.kind === 'pictures') {
        const { table, key } = this.fileTable(name);
        columns.push(`"f_${name}".ids AS "${name}"`, `"f_${name}".keys AS "${keyNameOf(name)}"`);
        joins.push(`CROSS JOIN LATERAL (
          SELECT coalesce(json_agg(f.id ORDER BY m.sort), '[]') AS ids,
            coalesce(json_agg(f.key || '${thumbnail(field)}' ORDER BY m.sort), '[]') AS keys
          FROM ${table} m JOIN file f ON f.id = m.file_id WHERE m.${key} = t.id) "f_${name}"`);
        continue;
      }
      const own = options.shown?.[name];
      if (field.kind === 'documents' && own === undefined) continue;
      if (field.where !== 'both' && field.where !== place && !isEditable) continue;
      const sql = own === undefined ? `t.${columnOf(this.served, name)}` : sqlOf(own, reader);
      columns.push(`${this.read(name, sql)} AS "${name}"`);
      if (field.kind !== 'picture' || place !== 'list' || options.made?.[name]) continue;
      columns.push(`"f_${name}".key || '${thumbnail(field)}' AS "${keyNameOf(name)}"`);
      joins.push(`LEFT JOIN file "f_${name}" ON "f_${name}".id = ${sql}`);
    }
    return { columns: columns.join(', '), joins: joins.join(' ') };
  }

  /** A day is no instant: the driver would make it one of its own zone. */
  private read(name: string, sql: string): string {
    return this.fields[name]?.kind === 'day' ? `(${sql})::text` : sql;
  }
}

/** A column of another table than the record's own. */
const isJoined = (column: string): boolean => column.includes('.');

const sqlOf = (sql: string | ((reader: Reader) => string), reader: Reader): string =>
  typeof sql === 'string' ? sql : sql(reader);

/** Ids of files as a field that holds several stores them. */
export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
