import { fieldError } from '../kernel/app-error.js';

/**
 * The parent a row of a tree is to stand under, null above every root. Refuses one that is not there, the row itself
 * and everything below it.
 * @param id the row, null for a new one
 */
export function assertTreePlace<Row extends { id: number; pid: number | null }>(
  rows: readonly Row[],
  id: number | null,
  pid: number | null,
): Row | null {
  if (pid === null) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parent = byId.get(pid);
  if (!parent) throw fieldError({ pid: { key: 'choice' } });
  for (let at: Row | undefined = parent; at; at = at.pid === null ? undefined : byId.get(at.pid))
    if (at.id === id) throw fieldError({ pid: { key: 'choice' } });
  return parent;
}
