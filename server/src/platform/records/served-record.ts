import type { Language } from '@fovea/shared-types/language';
import { isCurrency, toWire } from '@fovea/shared-types/money';
import {
  fieldsOf,
  subjectOf,
  type AnyRecord,
  type FiltersOf,
  type RecordDeclaration,
  type StoredOf,
} from '@fovea/shared-types/record/record';
import { textIn } from '@fovea/shared-types/record/translations';
import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import type { ConstraintErrors } from '../database/constraint-errors.js';
import type { Queryable, Tx } from '../database/database.js';
import type { RowColumns, RowReader } from '../database/row-scope.js';
import type { SearchColumn, SqlFilter } from '../database/sql-filter.js';
import type { Cell } from '../exports/export-resource.js';
import type { FileTable } from '../storage/file-table.js';
import { fileUrl } from '../storage/file-url.js';
import { invariant } from '../kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';

/** The reader of the rows: computed columns may depend on it. */
export interface Reader extends RowReader {
  language: Language;
}

/** Staff; for rows that are each account's own, anybody with a session. */
export type RecordCaller = MemberCaller & Partial<Pick<StaffCaller, 'companies' | 'rows'>>;

/** SQL of ours, never a client's text; `t` is the record's own table, `page.id` the row of the page. */
export type Sql = string | ((reader: Reader) => string);

type FilterSql<Value> =
  | string
  | SearchColumn
  /** Adds its condition; called only when the filter is given. */
  | ((filter: SqlFilter, value: Value, reader: Reader) => unknown);

/** A file of the record's rows that an accounting package reads. */
export interface RecordLayout {
  header: readonly Cell[] | null;
  /** Refuses what the package cannot take over. */
  check(q: Queryable, filters: Readonly<Record<string, unknown>>): Promise<void>;
  /** Of the rows of the filtered set. */
  lines(q: Queryable, rows: AsyncIterable<Readonly<Record<string, unknown>>>): AsyncIterable<Cell[]>;
}

/** What the server adds to a declaration: SQL and rules. */
export interface RecordOptions<D extends RecordDeclaration> {
  /** Its table, which is `t` in all SQL below. */
  table: string;
  /** Columns of the table whose names are not those on the wire. */
  columns?: Partial<Record<keyof D['fields'] | keyof D['shown'], string>>;
  /** Computed columns of what is shown; a name that is missing here is a column of the table. */
  shown?: Partial<Record<keyof D['fields'] | keyof D['shown'], Sql>>;
  /** The row of `page.id`, where the table is a view that has no index of its ids: SQL that finds what the row is made of. */
  pageRow?: string;
  /** Joined to the rows of a page. */
  joins?: Sql;
  /** Joined already where rows are searched and sorted: only what a filter or an order needs. */
  from?: string;
  /** What a list is sorted by where that is not the field's own column; each wants an index of (expression, id). */
  sorts?: Partial<Record<keyof D['fields'] | keyof D['shown'], string>>;
  /** Columns for words, and whatever is not "equal to the column". */
  filters?: { [K in keyof D['filters']]?: FilterSql<NonNullable<FiltersOf<D>[K]>> };
  /** A condition on every row, for every caller: `t.deleted_at IS NULL`. */
  where?: string;
  /**
   * Values that SQL cannot compute, made of what it read under the same name: the address of a picture by its
   * key.
   */
  made?: Partial<
    Record<
      keyof D['fields'] | keyof D['shown'],
      (value: unknown, row: Readonly<Record<string, unknown>>) => unknown
    >
  >;
  /** The text of a cell in a file, where the field's own text would not be true of the row. */
  cells?: Partial<
    Record<
      keyof D['fields'] | keyof D['shown'],
      (row: Readonly<Record<string, unknown>>, language: Language) => string | undefined
    >
  >;
  /** Its file has all columns, whichever the list shows: another program reads it. */
  isWholeFile?: boolean;
  /** Its files for accounting packages, all that it is declared to have. */
  layouts?: Readonly<Partial<Record<AccountingFormat, RecordLayout>>>;
  /**
   * The column of the company (scope `company`) or of the account (scope `own`); else `company_id`, `account_id`. Of
   * rows that nobody adds it may be a column of what `from` joins: `g.company_id`.
   */
  owner?: string;
  /**
   * The columns of a row's department and creator, by which a role that reaches less than its company narrows the rows;
   * else why no row has one. What others write about a thing is of who made the thing.
   */
  rowsOf?: Omit<RowColumns, 'company'> | { sharedBy: string };
  /** Of what is changed by approval: the field that says from when on it holds; null: at once. */
  beginsAt?: keyof D['fields'] & string;
  /** Set to the database's clock by every change: `updated_at`. */
  touched?: string;
  /** Tables that keep the files of the fields that hold several; ids that SQL finds are in `shown`. */
  files?: Partial<Record<keyof D['fields'] | keyof D['shown'], FileTable>>;
  /** The table that keeps the pictures within its rich texts: `(key, file_id)`. */
  textPictures?: FileTable;
  /** Which refusal the breaking of a constraint means. */
  constraints?: ConstraintErrors;
  /** An Injectable, when it needs others; else the rules themselves. */
  rules?: RecordRules<D> | (new (...needs: never[]) => RecordRules<D>);
}

/** What a rule sees of a change. */
export interface Change<D extends RecordDeclaration> {
  caller: RecordCaller;
  /** The row before the change, null for a new one; it is locked. */
  before: StoredOf<D> | null;
  /** Null for a new one, before it is written. */
  id: number | null;
}

/** What holds of one thing alone. A rule throws `AppError` to refuse; all run in the transaction of the change. */
export interface RecordRules<D extends RecordDeclaration> {
  /** What is stored, of what would be: fields that follow from others, refusals. Texts are trimmed already. */
  settle?(wanted: StoredOf<D>, tx: Tx, change: Change<D>): StoredOf<D> | Promise<StoredOf<D>>;
  /** After it was written: tables beside it, events. */
  saved?(tx: Tx, id: number, after: StoredOf<D>, change: Change<D>): Promise<void>;
  /** Refuses, or takes away what goes with it; the row is locked and still there. */
  beforeDelete?(tx: Tx, id: number, change: Change<D>): Promise<void>;
  /** After the transaction of any change. */
  done?(): void;
}

/** A record with its SQL, whatever its fields are. */
export interface ServedRecord {
  record: AnyRecord;
  options: RecordOptions<RecordDeclaration>;
}

/** The address of a picture by its key: for `made`. */
export const pictureAt = (key: unknown): string | null => fileUrl(typeof key === 'string' ? key : null);

/**
 * Every record the running program serves: the tests check the indexes of each, the audit log reads its
 * labels.
 */
export const servedRecords: ServedRecord[] = [];

/** Titles of a record's stored fields, by their columns; none for what is no record. */
export function auditTitlesOf(
  subject: string,
  language: Language,
  rows: ReadonlyArray<object | null>,
): Record<string, string> {
  const served = servedRecords.find(({ record }) => subjectOf(record) === subject);
  if (!served) return {};
  return Object.fromEntries(
    Object.entries(fieldsOf(served.record)).flatMap(([name, { label }]) => {
      const column = columnOf(served, name);
      return rows.some((row) => row !== null && Object.hasOwn(row, column))
        ? [[column, textIn(label, language)]]
        : [];
    }),
  );
}

/** A value as the record shows it: what SQL read, or what is made of it. */
export const valueIn = (
  { record, options }: ServedRecord,
  name: string,
  row: Readonly<Record<string, unknown>>,
): unknown => {
  const made = options.made?.[name];
  return made ? made(row[name], row) : wireValue({ record }, name, row);
};

/** A stored value as the wire has it: money in whole units. */
export const wireValue = (
  { record }: Pick<ServedRecord, 'record'>,
  name: string,
  row: Readonly<Record<string, unknown>>,
): unknown => {
  const { kind, currency } = fieldsOf(record)[name] ?? {};
  return kind === 'money' && currency !== undefined ? wholeUnits(row[name], row[currency]) : row[name];
};

/** Minor units as the wire has them. @throws where the column holds no amount of a currency */
function wholeUnits(amount: unknown, currency: unknown): string | null {
  if (amount === null || amount === undefined) return null;
  invariant(isCurrency(currency), `an amount has a currency: ${String(currency)}`);
  return toWire(Number(amount), currency);
}

/** The column of a field's stored value. */
export const columnOf = ({ options }: ServedRecord, name: string): string => options.columns?.[name] ?? name;
