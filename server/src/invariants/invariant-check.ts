import type { Queryable } from '../platform/database/database.js';
import { firstRow } from '../platform/database/first-row.js';

/** One invariant, recomputed from raw rows. */
export interface InvariantCheck {
  /** As in the table of invariants: M1, A1 … */
  id: string;
  what: string;
  /** How many things were looked at, and what is wrong with which. */
  run(q: Queryable): Promise<{ checked: number; violations: string[] }>;
}

/** A check that one query makes: it counts, and returns a text per violation. */
export function sqlCheck(id: string, what: string, count: string, violations: string): InvariantCheck {
  return {
    id,
    what,
    run: async (q) => {
      const counted = await q.query<{ n: number }>(count);
      const found = await q.query<{ violation: string }>(`${violations} LIMIT 20`);
      return { checked: firstRow(counted.rows).n, violations: found.rows.map((row) => row.violation) };
    },
  };
}
