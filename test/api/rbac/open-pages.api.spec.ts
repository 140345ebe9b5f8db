import { merchantStatus } from '@fovea/shared-types/member/company.calls';
import { disableSecondFactor } from '@fovea/shared-types/member/member.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import {
  addDept,
  addMenu,
  delDept,
  delUser,
  endSession,
  updateDept,
  updateMenu,
  updateRole,
  updateUser,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import { DATA_SCOPE, type UpdateRoleRequest } from '@fovea/shared-types/rbac/role.dto';
import type { ServerEvents } from '@fovea/shared-types/socket-events';
import { SessionRepository } from '../../../server/src/member/sessions/session.repository.js';
import type { Queryable } from '../../../server/src/platform/database/database.js';
import { RbacRepository } from '../../../server/src/rbac/grants/rbac.repository.js';
import { aCompany } from '../../fixtures/rows.js';
import { aKnownAccount, PASSWORD, signIn, withAuthenticator } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import { aDept, aRole, menuIdsOf } from '../../support/roles.js';
import { openSocket } from '../../support/wire.js';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  admin = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

/** Somebody of a company with one role of this kind, which permits a list. */
async function aPerson(role: Parameters<typeof aRole>[3] = {}) {
  const companyId = await aCompany(api.db);
  const roleId = await aRole(api.db, companyId, ['rbac:user:list'], role);
  const known = await aKnownAccount(api.db, { company_id: companyId });
  await api.db.query('INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)', [known.id, roleId]);
  return { companyId, roleId, person: await signIn(api, known) };
}

/** Somebody who reaches a department with one below it; another is beside it. */
async function whoReachesBelow() {
  const made = await aPerson({ data_scope: DATA_SCOPE.department_and_below });
  const deptId = await aDept(api.db, made.companyId);
  const belowId = await aDept(api.db, made.companyId, { pid: deptId });
  const besideId = await aDept(api.db, made.companyId);
  await api.db.query('UPDATE account SET dept_id = $2 WHERE id = $1', [made.person.accountId, deptId]);
  return { ...made, deptId, belowId, besideId };
}

const as = () => ({ as: admin });

const withRole = (change: () => Promise<Partial<UpdateRoleRequest>>) => async () => {
  const { person, roleId } = await aPerson();
  return { person, change: async () => api.ok(updateRole, { id: roleId, ...(await change()) }, as()) };
};

/** A page of the menu that staff added and a role holds. */
const withMenu = (change: { status?: number; perms?: string }) => async () => {
  const { person, roleId } = await aPerson();
  const { id } = await api.ok(
    addMenu,
    {
      pid: '0',
      menu_type: 'F',
      menu_name: '名单',
      menu_name_e: 'List',
      menu_name_j: '一覧',
      perms: 'rbac:role:list',
    },
    as(),
  );
  await api.db.query('INSERT INTO role_menu (role_id, menu_id) VALUES ($1, $2)', [roleId, Number(id)]);
  return { person, change: () => api.ok(updateMenu, { id, ...change }, as()) };
};

interface Case {
  /** Columns of the queries that permissions and sessions are read by, whose change this is. */
  of: readonly string[];
  /** Somebody with an open page, and the change by the call that staff or its owner make. */
  prepare(): Promise<{ person: Person; change(): Promise<unknown> }>;
  /** What the open page receives; absent: `permissions-changed`. */
  receives?: keyof ServerEvents;
}

const CASES: Readonly<Record<string, Case>> = {
  'a role is given': {
    of: ['account_role.account_id', 'account_role.role_id'],
    prepare: async () => {
      const { person, roleId, companyId } = await aPerson();
      const other = await aRole(api.db, companyId, ['rbac:role:list']);
      const role_ids = [roleId, other];
      return { person, change: () => api.ok(updateUser, { id: person.accountId, role_ids }, as()) };
    },
  },
  'a role is taken away': {
    of: ['account_role.account_id', 'account_role.role_id'],
    prepare: async () => {
      const { person, companyId } = await aPerson();
      const role_ids = [await aRole(api.db, companyId)];
      return { person, change: () => api.ok(updateUser, { id: person.accountId, role_ids }, as()) };
    },
  },
  'a role is switched off': { of: ['role.status'], prepare: withRole(async () => ({ status: 0 })) },
  'a role gets another name': {
    of: ['role.role_name'],
    prepare: withRole(async () => ({ role_name: 'Another name' })),
  },
  'a role gets another scope': {
    of: ['role.data_scope'],
    prepare: withRole(async () => ({ data_scope: DATA_SCOPE.own })),
  },
  'a role begins to permit everything': {
    of: ['role.is_wildcard'],
    prepare: withRole(async () => ({ is_wildcard: 1 })),
  },
  'a role demands the second factor': {
    of: ['role.needs_second_factor'],
    prepare: withRole(async () => ({ needs_second_factor: 1 })),
  },
  'a role permits something else': {
    of: ['role_menu.role_id', 'role_menu.menu_id'],
    prepare: withRole(async () => ({ menu_ids: await menuIdsOf(api.db, ['rbac:role:list']) })),
  },
  'a menu is switched off': { of: ['menu.status'], prepare: withMenu({ status: 0 }) },
  'a menu permits something else': { of: ['menu.perms'], prepare: withMenu({ perms: 'rbac:dept:list' }) },
  'the second factor is turned on': {
    of: ['second_factor.account_id', 'second_factor.confirmed_at'],
    prepare: async () => {
      const { person } = await aPerson({ needs_second_factor: true });
      return { person, change: () => withAuthenticator(api, person) };
    },
  },
  'the second factor is turned off': {
    of: ['second_factor.account_id', 'second_factor.confirmed_at'],
    prepare: async () => {
      const { person } = await aPerson();
      const { code } = await withAuthenticator(api, person);
      await everythingDelivered();
      const change = () => api.ok(disableSecondFactor, { password: PASSWORD, code: code() }, { as: person });
      return { person, change };
    },
  },
  'a department moves': {
    of: ['dept.id', 'dept.pid'],
    prepare: async () => {
      const { person, deptId, besideId } = await whoReachesBelow();
      return {
        person,
        change: () => api.ok(updateDept, { id: String(besideId), pid: String(deptId) }, as()),
      };
    },
  },
  'a department is added below one': {
    of: ['dept.id', 'dept.pid'],
    prepare: async () => {
      const { person, deptId } = await whoReachesBelow();
      return { person, change: () => api.ok(addDept, { pid: String(deptId), dept_name: 'New' }, as()) };
    },
  },
  'a department below one is deleted': {
    of: ['dept.id', 'dept.pid'],
    prepare: async () => {
      const { person, belowId } = await whoReachesBelow();
      return { person, change: () => api.ok(delDept, { id: String(belowId) }, as()) };
    },
  },
  'the person gets another department': {
    of: ['account.dept_id'],
    prepare: async () => {
      const { person, besideId } = await whoReachesBelow();
      const dept_id = String(besideId);
      return { person, change: () => api.ok(updateUser, { id: person.accountId, dept_id }, as()) };
    },
  },
  'the company is disabled': {
    of: ['company.status'],
    prepare: async () => {
      const { person, companyId: id } = await aPerson();
      return { person, change: () => api.ok(merchantStatus, { id, status: 0, reason: 'complaints' }, as()) };
    },
  },
  'the company is enabled again': {
    of: ['company.status'],
    prepare: async () => {
      const { person, companyId: id } = await aPerson();
      await api.ok(merchantStatus, { id, status: 0, reason: 'complaints' }, as());
      await everythingDelivered();
      return { person, change: () => api.ok(merchantStatus, { id, status: 1 }, as()) };
    },
  },
  'the account is disabled': {
    of: ['account.status'],
    prepare: async () => {
      const { person } = await aPerson();
      return { person, change: () => api.ok(userStatus, { id: person.accountId, status: 0 }, as()) };
    },
    receives: 'session:ended',
  },
  'the account is deleted': {
    of: ['account.deleted_at'],
    prepare: async () => {
      const { person } = await aPerson();
      return { person, change: () => api.ok(delUser, { id: person.accountId }, as()) };
    },
    receives: 'session:ended',
  },
  'the session is ended': {
    of: ['session.ended_at'],
    prepare: async () => {
      const { person } = await aPerson();
      const { rows } = await api.db.query<{ id: number }>('SELECT id FROM session WHERE account_id = $1', [
        person.accountId,
      ]);
      return { person, change: () => api.ok(endSession, { id: rows[0]?.id ?? 0 }, as()) };
    },
    receives: 'session:ended',
  },
};

/**
 * Data of these queries that no call changes while a page is open, or that does not depend on permissions.
 */
const UNCHANGED: Readonly<Record<string, string>> = {
  'account.id': 'identity',
  'account.username': 'a name',
  'account.language': 'a preference',
  'account.company_id': 'set once, with the owner role of the company that is certified: a role is given',
  'company.id': 'identity',
  'dept.company_id': 'a department stays where it was made',
  'menu.id': 'identity',
  'role.id': 'identity',
  'role.company_id': 'a role stays where it was made',
  'role.kind': 'given when the role is made',
  'session.id': 'identity',
  'session.account_id': 'identity',
  'session.token_hash': 'identity',
  'session.last_seen_at': 'says nothing of rights',
  'session.expires_at': 'passes without a call: test/api/sockets/ended-session.api.spec.ts',
};

const everythingDelivered = () =>
  eventually(
    'every event is delivered',
    async () => (await api.db.query('SELECT FROM outbox WHERE parked_at IS NULL')).count === 0,
  );

/** Every `table.column` of the statements that the work sends. */
async function columnsRead(work: (q: Queryable) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const q = new Proxy(api.db, {
    get: (db, name) =>
      name === 'query'
        ? (sql: string, values: Parameters<typeof db.query>[1]) => {
            statements.push(sql);
            return db.query(sql, values);
          }
        : Reflect.get(db, name),
  });
  await work(q);
  return statements.flatMap((sql) => {
    const tables = new Map(
      [...sql.matchAll(/\b(?:FROM|JOIN) ([a-z_]+) ([a-z]+)\b/g)].map(([, table = '', alias = '']) => [
        alias,
        table,
      ]),
    );
    return [...sql.matchAll(/\b([a-z]+)\.([a-z_]+)\b/g)].flatMap(([, alias = '', column = '']) => {
      const table = tables.get(alias);
      return table === undefined ? [] : [`${table}.${column}`];
    });
  });
}

describe('what somebody may do', () => {
  it('is read from columns each of which has a case below, or a reason why it needs none', async () => {
    const [rbac, sessions] = [new RbacRepository(), new SessionRepository()];
    const read = new Set([
      ...(await columnsRead((q) => rbac.listRoles(q, [admin.accountId]))),
      ...(await columnsRead((q) => rbac.isSecondFactorDemanded(q, admin.accountId))),
      ...(await columnsRead((q) => sessions.findLive(q, [Buffer.alloc(32)]))),
    ]);
    const covered = new Set([...Object.values(CASES).flatMap(({ of }) => of), ...Object.keys(UNCHANGED)]);
    expect([...read].filter((column) => !covered.has(column))).toEqual([]);
    expect([...covered].filter((column) => !read.has(column))).toEqual([]);
  });

  it.each(Object.entries(CASES))('changes for an open page when %s', async (_what, { prepare, receives }) => {
    const { person, change } = await prepare();
    const socket = await openSocket(api.url, person.token);
    try {
      let received = 0;
      socket.on(receives ?? 'permissions-changed', () => (received += 1));
      await change();
      await eventually('the page is informed', () => received > 0);
    } finally {
      socket.disconnect();
    }
  });
});
