/** A row's id as trees have it on the wire: a text, '0' above the roots. */
export const treeId = (id: number | null): string => (id === null ? '0' : String(id));
export const rowId = (id: string): number | null => (id === '0' ? null : Number(id));

/**
 * Rows as a tree, in the order they come in. A row whose parent is not among them, or that lies on a circle, is left out.
 * @param map a row and its children, already mapped
 */
export function toTree<Row extends { id: number; pid: number | null }, Node>(
  rows: readonly Row[],
  map: (row: Row, children: Node[]) => Node,
): Node[] {
  const childrenOf = new Map<number | null, Row[]>();
  for (const row of rows) {
    const siblings = childrenOf.get(row.pid);
    if (siblings) siblings.push(row);
    else childrenOf.set(row.pid, [row]);
  }
  const below = (pid: number | null): Node[] =>
    (childrenOf.get(pid) ?? []).map((row) => map(row, below(row.id)));
  return below(null);
}

/** The rows that pass, with all their ancestors: a search in a tree. */
export function withAncestors<Row extends { id: number; pid: number | null }>(
  rows: readonly Row[],
  passes: (row: Row) => boolean,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<number>();
  for (const row of rows) {
    if (!passes(row)) continue;
    for (
      let at: Row | undefined = row;
      at && !kept.has(at.id);
      at = at.pid === null ? undefined : byId.get(at.pid)
    )
      kept.add(at.id);
  }
  return rows.filter(({ id }) => kept.has(id));
}
