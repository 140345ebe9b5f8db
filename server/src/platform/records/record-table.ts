import type { Page } from '@fovea/shared-types/pagination';
import type { RecordField } from '@fovea/shared-types/record/field';
import { fieldsOf } from '@fovea/shared-types/record/record';
import type { Queryable, SqlValue, Tx } from '../database/database.js';
import { SqlFilter } from '../database/sql-filter.js';
import { StaffList, type ListRows } from '../database/staff-list.js';
import { invariant } from '../kernel/app-error.js';
import { columnOf, type FileTable, type Reader, type ServedRecord } from './served-record.js';

/** Values by the names on the wire; pictures by their file's id. */
export type Stored = Record<string, unknown>;
export type Row = Stored & { id: number };

/** Beside a picture's id: the key its thumbnail is found by. */
export const keyNameOf = (field: string): string => `${field}__key`;

const THUMBNAIL = '.160.webp';

/** All SQL of a record's table, made of its declaration and of what the server says of it. */
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
    });
    const { order } = record.declared;
    invariant(this.sorts[order.replace(/^-/, '')], `${record.declared.name} is not sorted by ${order}`);
    invariant(
      !(record.declared.calls.add && isJoined(this.ownerColumn)),
      `${record.declared.name} is added with its owner`,
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
    return this.list.page<Row>(q, request, this.filter(request, reader), this.rows(reader, 'list'));
  }

  count(q: Queryable, filters: Stored, reader: Reader): Promise<number> {
    return this.list.count(q, this.filter(filters, reader), filters);
  }

  all(q: Queryable, filters: Stored, reader: Reader): AsyncGenerator<Row> {
    return this.list.all<Row>(q, this.filter(filters, reader), this.rows(reader, 'list'), filters);
  }

  /** The first rows of the filter in the list's own order, uncounted. */
  top(q: Queryable, filters: Stored, reader: Reader, limit: number): Promise<Row[]> {
    return this.list.top<Row>(q, this.filter(filters, reader), this.rows(reader, 'list'), limit);
  }

  /** A row the reader may see, with all that its list or its detail shows; null when there is none. */
  async find(q: Queryable, id: number, reader: Reader, place: 'list' | 'detail'): Promise<Row | null> {
    const filter = this.filter({}, reader);
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
    const filter = this.filter({}, reader);
    const columns = this.columns.map(({ name, column }) => `${this.read(name, `t.${column}`)} AS "${name}"`);
    const { rows } = await tx.query<Stored>(
      `SELECT ${columns.join(', ')} FROM ${this.from}
       WHERE ${filter.sql} AND t.id = ${filter.value(id)} FOR UPDATE OF t`,
      filter.values,
    );
    const [row] = rows;
    if (!row) return null;
    for (const [name, table] of this.ownFiles)
      row[name] = (await this.listFiles(tx, table, [id])).get(id) ?? [];
    // Days and instants as they stand on the wire; in the order of the declaration, which the version digests.
    return Object.fromEntries(
      Object.keys(this.served.record.declared.fields).map((name) => [name, plain(row[name])]),
    );
  }

  /** @param owner the company or the account it is to belong to; null for the platform's */
  async insert(tx: Tx, stored: Stored, owner: number | null): Promise<number> {
    const { options, record } = this.served;
    const given = this.columns.map(({ name, column }) => [column, stored[name]] as const);
    if (record.declared.scope !== 'platform') given.push([this.ownerColumn, owner]);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO ${options.table} (${given.map(([column]) => column).join(', ')})
       VALUES (${given.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
      given.map(([, value]) => value as SqlValue), // bounded by the class of the request
    );
    const id = rows[0]?.id ?? 0;
    for (const [name, table] of this.ownFiles) await this.setFiles(tx, table, id, idsIn(stored[name]));
    return id;
  }

  async update(tx: Tx, id: number, stored: Stored): Promise<void> {
    const { options } = this.served;
    const sets = this.columns.map(({ column }, index) => `${column} = $${index + 2}`);
    if (options.touched !== undefined) sets.push(`${options.touched} = clock_timestamp()`);
    await tx.query(`UPDATE ${options.table} SET ${sets.join(', ')} WHERE id = $1`, [
      id,
      ...this.columns.map(({ name }) => stored[name] as SqlValue), // bounded by the class of the request
    ]);
    for (const [name, table] of this.ownFiles) await this.setFiles(tx, table, id, idsIn(stored[name]));
  }

  async delete(tx: Tx, id: number): Promise<void> {
    for (const [, { table, key }] of this.fileTables())
      await tx.query(`DELETE FROM ${table} WHERE ${key} = $1`, [id]);
    await tx.query(`DELETE FROM ${this.served.options.table} WHERE id = $1`, [id]);
  }

  /** Adds the ids of their files, in their order, to rows that a page or a detail shows. */
  async addFiles(q: Queryable, rows: readonly Row[], place: 'list' | 'detail'): Promise<void> {
    if (rows.length === 0) return;
    for (const [name, table] of this.fileTables(place)) {
      const files = await this.listFiles(
        q,
        table,
        rows.map(({ id }) => id),
      );
      for (const row of rows) row[name] = files.get(row.id) ?? [];
    }
  }

  /** Ids of the files of rows, by row. */
  private async listFiles(
    q: Queryable,
    { table, key }: FileTable,
    ids: readonly number[],
  ): Promise<Map<number, number[]>> {
    const { rows } = await q.query<{ row: number; file: number }>(
      `SELECT ${key} AS "row", file_id AS file FROM ${table} WHERE ${key} = ANY ($1::bigint[]) ORDER BY ${key}, sort`,
      [[...ids]],
    );
    const files = new Map<number, number[]>();
    for (const { row, file } of rows) files.set(row, [...(files.get(row) ?? []), file]);
    return files;
  }

  /** Fields that hold several files and are shown there. */
  filesIn(place?: 'list' | 'detail'): string[] {
    return Object.entries(this.fields).flatMap(([name, { kind, where }]) =>
      kind !== 'papers' || (place !== undefined && where !== 'both' && where !== place) ? [] : [name],
    );
  }

  /** Those of them that a table keeps; the others SQL finds. */
  private fileTables(place?: 'list' | 'detail'): ReadonlyArray<readonly [string, FileTable]> {
    const { record, options } = this.served;
    return this.filesIn(place).flatMap((name) => {
      if (options.shown?.[name] !== undefined) return [];
      const table = options.files?.[name];
      invariant(table, `${record.declared.name}.${name} has a table of files`);
      return [[name, table] as const];
    });
  }

  /** Those of them that can be written. */
  private get ownFiles(): ReadonlyArray<readonly [string, FileTable]> {
    return this.fileTables().filter(([name]) => Object.hasOwn(this.served.record.declared.fields, name));
  }

  /** Conditions of a request, and of who asks. */
  filter(request: Stored, reader: Reader): SqlFilter {
    const { record, options } = this.served;
    const filter = new SqlFilter();
    if (options.where !== undefined) filter.where(options.where);
    if (record.declared.scope === 'company') filter.companies(this.ownerSql, reader.companies);
    if (record.declared.scope === 'own') filter.where(`${this.ownerSql} = ${filter.value(reader.accountId)}`);
    for (const [name, { kind }] of Object.entries(record.declared.filters)) {
      const value = request[name];
      if (value === undefined) continue;
      const sql = options.filters?.[name];
      if (typeof sql === 'function')
        sql(filter, value as never, reader); // of the filter's own type, by its class
      else if (kind === 'words') filter.words(sql ?? '', value as string);
      else {
        const column = typeof sql === 'string' ? sql : `t.${columnOf(this.served, name)}`;
        const given = filter.value(value); // a text, a number or an instant, by its class
        if (kind === 'from') filter.where(`${column} >= ${given}::timestamptz`);
        else if (kind === 'to') filter.where(`${column} <= ${given}::timestamptz`);
        else filter.where(`${column} = ${given}`);
      }
    }
    return filter;
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
      .filter(([, { kind }]) => kind !== 'papers')
      .map(([name]) => ({ name, column: columnOf(this.served, name) }));
  }

  /** What a row shows, joined to the ids of a page. */
  private rows(reader: Reader, place: 'list' | 'detail'): ListRows {
    const { record, options } = this.served;
    const joins = [`JOIN ${options.table} t ON t.id = page.id`];
    if (options.joins !== undefined) joins.push(sqlOf(options.joins, reader));
    const columns = ['t.id'];
    for (const [name, field] of Object.entries(this.fields)) {
      const isEditable = Object.hasOwn(record.declared.fields, name);
      // The version is of all that can be edited, also where the row does not show it.
      const own = options.shown?.[name];
      if (field.kind === 'papers' && own === undefined) continue;
      if (field.where !== 'both' && field.where !== place && !isEditable) continue;
      const sql = own === undefined ? `t.${columnOf(this.served, name)}` : sqlOf(own, reader);
      columns.push(`${this.read(name, sql)} AS "${name}"`);
      if (field.kind !== 'picture' || place !== 'list' || options.made?.[name]) continue;
      columns.push(`"f_${name}".key || '${THUMBNAIL}' AS "${keyNameOf(name)}"`);
      joins.push(`LEFT JOIN file "f_${name}" ON "f_${name}".id = ${sql}`);
    }
    return { columns: columns.join(', '), joins: joins.join(' ') };
  }

  /** A day is no instant: the driver would make it one of its own zone. */
  private read(name: string, sql: string): string {
    return this.fields[name]?.kind === 'day' ? `(${sql})::text` : sql;
  }

  private async setFiles(tx: Tx, { table, key }: FileTable, id: number, files: number[]): Promise<void> {
    await tx.query(`DELETE FROM ${table} WHERE ${key} = $1`, [id]);
    await tx.query(
      `INSERT INTO ${table} (${key}, sort, file_id)
       SELECT $1, place, id FROM unnest($2::bigint[]) WITH ORDINALITY AS shown (id, place)`,
      [id, files],
    );
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
