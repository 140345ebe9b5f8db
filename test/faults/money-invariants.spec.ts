import { INVARIANT_CHECKS } from '../../server/src/invariants/invariant-checks.js';
import { runNamed, type Queryable } from '../../server/src/platform/database/database.js';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { startApi, type TestApi } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { aMoneyWorld } from '../support/money-world.js';
import { PLANTED_MONEY, PLANTED_ORDERS } from './planted-money.js';

let api: TestApi;
let owner: pg.Client;
beforeAll(async () => {
  api = await startApi();
  await aMoneyWorld(api);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** Rules that are broken, by the checks of the program. */
async function broken(): Promise<string[]> {
  const q: Queryable = { query: (sql, values = []) => runNamed(owner, sql, values) };
  const ids = new Set<string>();
  for (const { id, run } of INVARIANT_CHECKS) if ((await run(q)).violations.length > 0) ids.add(id);
  return [...ids];
}

describe('the rules of money and orders', () => {
  it('hold after a day of operation', () => expectInvariants(api.databaseUrl));

  it.each([...PLANTED_MONEY, ...PLANTED_ORDERS])(
    '%s is named when somebody changed %s',
    async (rule, _what, ...statements) => {
      await owner.query('BEGIN');
      try {
        // The owner of the tables may switch their triggers off.
        await owner.query('SET LOCAL session_replication_role = replica');
        const changed = [];
        for (const statement of statements) changed.push((await owner.query(statement)).rowCount);
        expect(changed).not.toContain(0);
        expect(await broken()).toContain(rule);
      } finally {
        await owner.query('ROLLBACK');
      }
    },
  );

  it('hold again', async () => expect(await broken()).toEqual([]));
});
