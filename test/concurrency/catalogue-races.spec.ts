import { give } from '../support/people.js';
import { addCategory, delCategory, updateCategory } from '@fovea/shared-types/goods/goods.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import { uniqueText } from '../fixtures/rows.js';
import type { Person } from '../support/api.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { aRole } from '../support/roles.js';
import { answersOf, race, tally, times } from './race.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('the tree of categories, changed by fifty callers at once over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let keeper: Person;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    const role = await aRole(db, null, [
      'goods:category:add',
      'goods:category:update',
      'goods:category:delete',
    ]);
    const [person] = await aCrowd(db, 1);
    if (!person) throw new Error('a crowd of one');
    keeper = person;
    await give(db, keeper.accountId, role);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  const named = (pid: string) => ({
    pid,
    category_name_c: '竞争分类',
    category_name_e: uniqueText(),
    category_name_j: '競合カテゴリ',
  });
  async function add(pid = '0'): Promise<string> {
    const outcomes = await race(cluster, addCategory, [keeper], () => named(pid));
    const [made] = answersOf(outcomes);
    if (made === undefined) throw new Error(JSON.stringify(outcomes));
    return made.id;
  }

  /** Half of the callers, on each node, move the first below its goal, the others the second. */
  const moveAgainst = async (
    one: { id: string; pid: string },
    other: { id: string; pid: string },
  ): Promise<Record<string, number>> =>
    tally(await race(cluster, updateCategory, times(52, keeper), (_, i) => (i % 4 < 2 ? one : other)));

  /** The levels by the way from a root; what hangs in a circle has none and is missing. */
  async function levelsFromRoots(): Promise<{ deepest: number; lost: number }> {
    const { rows } = await db.query<{ deepest: number; lost: number }>(
      `WITH RECURSIVE reached AS (
         SELECT id, 1 AS depth FROM category WHERE pid IS NULL
         UNION ALL SELECT k.id, r.depth + 1 FROM category k JOIN reached r ON k.pid = r.id)
       SELECT max(depth) AS deepest,
         (SELECT count(*) FROM category k LEFT JOIN reached r ON r.id = k.id WHERE r.depth IS DISTINCT FROM k.level) AS lost
       FROM reached`,
    );
    return rows[0] ?? { deepest: 0, lost: -1 };
  }

  it('hangs one of two below the other, never each below the other', async () => {
    const [one, other] = [await add(), await add()];
    expect(await moveAgainst({ id: one, pid: other }, { id: other, pid: one })).toEqual({
      ok: 26,
      VALIDATION: 26,
    });
    expect((await levelsFromRoots()).lost).toBe(0);
  });

  it('lets either the branch or the leaf move when both together had a fourth level', async () => {
    const [root, leaf] = [await add(), await add()];
    const branch = await add(root);
    const deep = await add(await add());
    expect(await moveAgainst({ id: leaf, pid: branch }, { id: branch, pid: deep })).toEqual({
      ok: 26,
      VALIDATION: 26,
    });
    expect(await levelsFromRoots()).toEqual({ deepest: 3, lost: 0 });
  });

  it('has one shape at the end when all move somewhere', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => add()));
    const outcomes = await race(cluster, updateCategory, times(80, keeper), (_, i) => ({
      id: ids[i % 8] ?? '',
      pid: i % 11 === 0 ? '0' : (ids[(i * 5 + 3) % 8] ?? ''),
    }));
    expect(Object.keys(tally(outcomes)).filter((name) => !['ok', 'VALIDATION'].includes(name))).toEqual([]);
    const { deepest, lost } = await levelsFromRoots();
    expect([deepest <= 3, lost]).toEqual([true, 0]);
  });

  it('deletes what is empty, or keeps what was put into it, never half of both', async () => {
    const parent = await add();
    const [added, deleted] = await Promise.all([
      race(cluster, addCategory, times(25, keeper), () => named(parent)),
      race(cluster, delCategory, times(25, keeper), () => ({ id: parent })),
    ]);
    const children = answersOf(added).length;
    const outcome = tally(deleted);
    if (outcome.ok === undefined) expect([children, outcome]).toEqual([25, { IN_USE: 25 }]);
    else {
      expect([children, outcome]).toEqual([0, { ok: 1, NOT_FOUND: 24 }]);
      expect(tally(added)).toEqual({ VALIDATION: 25 });
    }
  });
});
