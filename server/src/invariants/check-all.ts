import { runNamed, type Queryable } from '../platform/database/database.js';
import { pg } from '../platform/database/pg-types.js';
import { INVARIANT_CHECKS } from './invariant-checks.js';

/**
 * Recomputes every rule from raw rows in one consistent, read-only view.
 * @param print gets a line per rule, and one per violation
 * @returns true when all hold
 */
export async function checkAll(url: string, print: (line: string) => void): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const q: Queryable = { query: (sql, values = []) => runNamed(client, sql, values) };
    let isClean = true;
    for (const check of INVARIANT_CHECKS) {
      const { checked, violations } = await check.run(q);
      if (violations.length > 0) isClean = false;
      print(`${violations.length === 0 ? 'ok  ' : 'FAIL'} ${check.id} ${check.what} (${checked} looked at)`);
      for (const violation of violations) print(`     ${violation}`);
    }
    return isClean;
  } finally {
    await client.end();
  }
}
