import type { RowScope } from '../kernel/caller.js';
import type { SqlValue } from './database.js';

/** Columns, never a client's text. */
export interface ScopedColumns {
  company: string;
  dept: string;
  owner: string;
}

/**
 * SQL for the rows a caller may see where rows have a company, a department and an owner: a WHERE condition.
 * @param value adds a value to the statement and returns its placeholder
 */
export function rowsInScope(
  { rows, accountId }: { rows: readonly RowScope[]; accountId: number },
  columns: ScopedColumns,
  value: (value: SqlValue) => string,
): string {
  const condition = ({ companyId, deptIds }: RowScope): string => {
    const parts: string[] = [];
    if (companyId !== null) parts.push(`${columns.company} = ${value(companyId)}`);
    if (deptIds !== null)
      parts.push(
        `(${columns.dept} = ANY (${value([...deptIds])}::bigint[]) OR ${columns.owner} = ${value(accountId)})`,
      );
    return parts.length === 0 ? 'true' : `(${parts.join(' AND ')})`;
  };
  return rows.length === 0 ? 'false' : `(${rows.map(condition).join(' OR ')})`;
}

/**
 * SQL for what belongs to the companies a reader sees: a condition of its own, without values.
 * @param companies ids of our own, never a caller's text; null for everybody's
 */
export function ofCompanies(table: string, companies: readonly number[] | null): string {
  return companies === null ? 'true' : `${table}.company_id = ANY ('{${companies.join(',')}}'::bigint[])`;
}
