import { give } from '../support/people.js';
import { plant } from '../support/planting.js';
import { addUser, delUser, updateRole } from '@fovea/shared-types/rbac/rbac.calls';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import type { Database } from '../../server/src/platform/database/database.js';
import { uniqueText } from '../fixtures/rows.js';
import type { Person } from '../support/api.js';
import { canCluster, type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { aRole, menuIdsOf } from '../support/roles.js';
import { race, tally, times } from './race.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('permissions raced by many callers over two nodes', () => {
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await startCluster({ nodes: 2, redis: true });
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
  });

  /** Two administrators, each by a role of their own, and nobody else. */
  async function twoAdmins(): Promise<{ admins: [Person, Person]; roles: [number, number] }> {
    const roles = await Promise.all([1, 2].map(() => aRole(db, null, [], { is_wildcard: true })));
    const [one, other] = await aCrowd(db, 2);
    if (!one || !other) throw new Error('a crowd of two');
    for (const [at, person] of [one, other].entries()) await give(db, person.accountId, roles[at] ?? 0);
    await plant(
      db,
      `DELETE FROM account_role WHERE account_id <> ALL ($1::bigint[])
         AND role_id IN (SELECT id FROM role WHERE is_wildcard AND company_id IS NULL)`,
      [[one.accountId, other.accountId]],
    );
    return { admins: [one, other], roles: [roles[0] ?? 0, roles[1] ?? 0] };
  }

  const adminsLeft = async (): Promise<number> =>
    (
      await db.query<{ left: number }>(
        `SELECT count(DISTINCT a.id) AS left FROM role r JOIN account_role ar ON ar.role_id = r.id
         JOIN account a ON a.id = ar.account_id
         WHERE r.is_wildcard AND r.company_id IS NULL AND r.status = 1 AND a.status = 1 AND a.deleted_at IS NULL`,
      )
    ).rows[0]?.left ?? 0;

  it('keeps the last administrator when two give up their roles fifty times at once', async () => {
    const { admins, roles } = await twoAdmins();
    const callers = [...times(25, admins[0]), ...times(25, admins[1])];
    const outcomes = tally(
      await race(cluster, updateRole, callers, (person) => ({
        id: person === admins[0] ? roles[0] : roles[1],
        status: 0,
      })),
    );
    // Each waits for the other's approval, and both approve at once.
    expect(outcomes).toEqual({ ok: 2, CHANGE_WAITS: 48 });
    expect(await adminsLeft()).toBe(2);
    const { rows: changes } = await db.query<{ id: number; made_by: number }>(
      `SELECT id, made_by FROM setting_change WHERE subject = 'role' AND target_id = ANY ($1::bigint[])`,
      [roles],
    );
    await race(cluster, settingChange.calls.audit, callers, (person) => ({
      ids: changes.filter(({ made_by }) => made_by !== person?.accountId).map(({ id }) => id),
      status: 1 as const,
    }));
    expect(await adminsLeft()).toBe(1);
  });

  it('lets one of two administrators delete the other, not both', async () => {
    const { admins } = await twoAdmins();
    const callers = [...times(25, admins[0]), ...times(25, admins[1])];
    const outcomes = tally(
      await race(cluster, delUser, callers, (person) => ({
        id: person === admins[0] ? admins[1].accountId : admins[0].accountId,
      })),
    );
    expect(await adminsLeft()).toBe(1);
    expect(outcomes.ok).toBe(1);
    const refused = ['NOT_FOUND', 'FORBIDDEN', 'SESSION_INVALID'];
    expect(Object.keys(outcomes).filter((name) => name !== 'ok' && !refused.includes(name))).toEqual([]);
  });

  it('gives nothing any more that is taken away at the same moment', async () => {
    const { admins } = await twoAdmins();
    const keepers = await aRole(db, null, ['rbac:user:add', 'rbac:user:list', 'auction:bid:void']);
    const given = await aRole(db, null, ['auction:bid:void']);
    const [keeper] = await aCrowd(db, 1);
    if (!keeper) throw new Error('a crowd of one');
    await give(db, keeper.accountId, keepers);
    const menu_ids = await menuIdsOf(db, ['rbac:user:add', 'rbac:user:list']);
    const [outcomes, [taken]] = await Promise.all([
      race(cluster, addUser, times(12, keeper), () => ({
        username: 'New Person',
        email: `${uniqueText()}@test.example`,
        password: 'a long enough secret',
        role_ids: [given],
      })),
      race(cluster, updateRole, [admins[0]], () => ({ id: keepers, menu_ids })),
    ]);
    expect(taken?.kind).toBe('ok');
    // Whatever was added was added before the change, by the order in which both were written.
    const { rows } = await db.query<{ late: number }>(
      `SELECT count(*) AS late FROM audit_log l WHERE l.action = 'rbac:user:add' AND l.account_id = $1
         AND l.id > (SELECT max(id) FROM audit_log WHERE action = 'rbac:role:update' AND subject_id = $2)`,
      [keeper.accountId, keepers],
    );
    expect(rows[0]?.late).toBe(0);
    expect(Object.keys(tally(outcomes)).filter((name) => !['ok', 'FORBIDDEN'].includes(name))).toEqual([]);
  });
});
