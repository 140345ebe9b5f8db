import { AppError } from '../kernel/app-error.js';

/** The number of names in a refusal. */
export const NAMES_MAX = 5;

/** What refers to a thing: how many there are, and the names of the first of them. */
export interface InUse {
  count: number;
  names: readonly string[];
}

/** Refuses when something still refers to a thing, and reports how many do and which. */
export function refuseInUse(
  by:
    | 'menus'
    | 'roles'
    | 'users'
    | 'departments'
    | 'categories'
    | 'goods'
    | 'drafts'
    | 'licences'
    | 'customers'
    | 'papers'
    | 'freight_rates',
  { count, names }: InUse,
): void {
  if (count === 0) return;
  const listed = names.slice(0, NAMES_MAX).join(', ');
  throw new AppError('IN_USE', { by, count, where: count > NAMES_MAX ? `${listed}, …` : listed });
}

/** Rows of which each carries the count of all. */
export const inUseBy = <Row extends { count: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): InUse => ({ count: rows[0]?.count ?? 0, names: rows.map(nameOf) });
