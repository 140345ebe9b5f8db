import type { Member, RowScope, StaffCaller } from '../kernel/caller.js';
import { AppError } from '../kernel/app-error.js';
import { idArray } from './array-param.js';
import type { Queryable, SqlValue } from './database.js';

/** The rows that a reader may see: a StaffCaller in the form that lists use. */
export interface RowReader {
  accountId: number;
  /** Companies whose rows the permission covers; null: the rows of all. */
  companies: readonly number[] | null;
  /** The same rows more narrowly, where rows have a department or a creator. */
  rows: readonly RowScope[];
}

/** Whose a row is; columns, never a client's text. */
export interface RowColumns {
  /** Absent where the rows are the platform's. */
  company?: string;
  /** The department it is of; absent where it is that of the creator. */
  dept?: string;
  /** The account that made it, or, of what other people write about a thing, that made the thing. */
  creator: string;
}

/**
 * Declared by every list: the columns by which a role that covers some departments only, or its holder's own
 * rows, narrows it; or why it cannot be narrowed.
 */
export type RowsOf = RowColumns | { company?: string; sharedBy: string } | RowRule;

/** A condition of its own, where columns alone do not express it. */
type RowRule = (reader: RowReader, value: (value: SqlValue) => string) => string;

/** The reader sees all rows of their companies, of any department. */
const seesWholeCompanies = ({ rows }: RowReader): boolean => rows.every(({ deptIds }) => deptIds === null);

/**
 * SQL for the rows a caller may see: a WHERE condition.
 * @param value adds a value to the statement and returns its placeholder
 */
export function rowsInScope(reader: RowReader, columns: RowsOf, value: (value: SqlValue) => string): string {
  if (typeof columns === 'function') return columns(reader, value);
  const { company } = columns;
  if ('creator' in columns && reader.rows.length === 0) return 'false';
  if (!('creator' in columns) || seesWholeCompanies(reader)) {
    if (company === undefined || reader.companies === null) return 'true';
    return `${company} = ANY(${value([...reader.companies])}::bigint[])`;
  }
  const { dept, creator } = columns;
  const condition = ({ companyId, deptIds }: RowScope): string => {
    const parts: string[] = [];
    if (companyId !== null && company !== undefined) parts.push(`${company} = ${value(companyId)}`);
    if (deptIds !== null) {
      const ways = [`${creator} = ${value(reader.accountId)}`];
      if (deptIds.length > 0) {
        const among = `= ANY (${value([...deptIds])}::bigint[])`;
        ways.push(
          dept === undefined
            ? `${creator} IN (SELECT person.id FROM person WHERE person.dept_id ${among})`
            : `${dept} ${among}`,
        );
      }
      parts.push(`(${ways.join(' OR ')})`);
    }
    return parts.length === 0 ? 'true' : `(${parts.join(' AND ')})`;
  };
  return `(${reader.rows.map(condition).join(' OR ')})`;
}

/**
 * SQL for what belongs to the companies a reader sees: a condition of its own, without values.
 * @param companies ids of our own, never a caller's text; null for everybody's
 */
export function ofCompanies(table: string, companies: readonly number[] | null): string {
  return companies === null ? 'true' : `${table}.company_id = ANY ('{${companies.join(',')}}'::bigint[])`;
}

/**
 * A thing that calls refer to by its id: where its rows are read from, and the scope that its list declares.
 */
export interface ReachedRows {
  from: string;
  id: string;
  rowsOf: RowsOf;
}

/** What determines the rows that a staff caller may touch. */
type ReachingCaller = Pick<StaffCaller, 'companies' | 'rows'> & { member: Pick<Member, 'accountId'> };

/**
 * Which of these rows a caller may touch, by the very condition that narrows their list: those of the caller's companies, within
 * the reach of the caller's role.
 */
export async function withinReach(
  q: Queryable,
  caller: ReachingCaller,
  { from, id, rowsOf }: ReachedRows,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const values: SqlValue[] = [idArray(ids)];
  const condition = rowsInScope(readerOf(caller), rowsOf, (value) => `$${values.push(value)}`);
  const { rows } = await q.query<{ id: number }>(
    `SELECT ${id} AS id FROM ${from} WHERE ${id} = ANY ($1::bigint[]) AND ${condition}`,
    values,
  );
  return new Set(rows.map((row) => row.id));
}

/** @throws NOT_FOUND for a row that the caller may not touch */
export async function refuseBeyondReach(
  q: Queryable,
  caller: ReachingCaller,
  reached: ReachedRows,
  id: number,
): Promise<void> {
  if (!(await withinReach(q, caller, reached, [id])).has(id)) throw new AppError('NOT_FOUND');
}

/** A staff caller in the form that lists use. */
export const readerOf = ({ member, companies, rows }: ReachingCaller): RowReader => ({
  accountId: member.accountId,
  companies,
  rows,
});
