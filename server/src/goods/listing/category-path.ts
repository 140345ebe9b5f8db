/**
 * The ids of a category and of those above it, the narrowest first, as an array.
 * @param id a column or expression with the category's
 */
export const categoryPathSql = (id: string): string => `(
  WITH RECURSIVE up AS (
    SELECT c.id, c.pid, 1 AS step FROM category c WHERE c.id = ${id}
    UNION ALL SELECT c.id, c.pid, up.step + 1 FROM up JOIN category c ON c.id = up.pid)
  SELECT coalesce(array_agg(up.id ORDER BY up.step), '{}') FROM up)`;
