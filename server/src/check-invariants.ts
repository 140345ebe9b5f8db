import { INVARIANT_CHECKS } from './invariants/invariant-checks.js';
import { runNamed, type Queryable } from './platform/database/database.js';
import { pg } from './platform/database/pg-types.js';

/** Recomputes every rule from raw rows in one consistent, read-only view; prints a line per rule; true when all hold. */
async function checkInvariants(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const q: Queryable = { query: (sql, values = []) => runNamed(client, sql, values) };
    let isClean = true;
    for (const check of INVARIANT_CHECKS) {
      const { checked, violations } = await check.run(q);
      if (violations.length > 0) isClean = false;
      console.log(
        `${violations.length === 0 ? 'ok  ' : 'FAIL'} ${check.id} ${check.what} (${checked} looked at)`,
      );
      for (const violation of violations) console.log(`     ${violation}`);
    }
    return isClean;
  } finally {
    await client.end();
  }
}

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL is not set');
  process.exit(2);
}
process.exit((await checkInvariants(url)) ? 0 : 1);
