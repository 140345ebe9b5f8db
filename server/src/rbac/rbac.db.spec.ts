import type { SqlValue } from '../platform/database/database.js';
import { aCompany, anAccount, testDatabase, uniqueText } from '../../../test/fixtures/rows.js';
import { GrantService } from './grants/grant.service.js';
import { flatten, menuSeed } from './menus/menu-seed.js';
import { syncMenu } from './menus/menu-sync.js';
import { OwnerRoles } from './roles/owner-roles.js';
import { RbacRepository } from './grants/rbac.repository.js';
import { SelfRepository } from './self/self.repository.js';

type Row = Record<string, SqlValue | null>;

const db = testDatabase();
const repository = new RbacRepository();
const self = new SelfRepository();
const grants = new GrantService(db, repository);

afterAll(() => db.onApplicationShutdown());

beforeAll(() => db.transaction(syncMenu));

async function aRole(companyId: number | null, permissions: string[], changes: Row = {}): Promise<number> {
  const row: Row = { company_id: companyId, role_name: `Role ${uniqueText()}`, ...changes };
  const columns = Object.keys(row);
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO role (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  const id = rows[0]?.id ?? 0;
  await db.query(
    `INSERT INTO role_menu (role_id, menu_id) SELECT $1, id FROM menu WHERE perms = ANY ($2::text[])`,
    [id, permissions],
  );
  return id;
}

const give = (accountId: number, roleId: number) =>
  db.query(`INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)`, [accountId, roleId]);

async function aDept(name: string, companyId: number | null, pid: number | null = null): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO dept (company_id, pid, dept_name) VALUES ($1, $2, $3) RETURNING id`,
    [companyId, pid, `${name} ${uniqueText()}`],
  );
  return rows[0]?.id ?? 0;
}

describe('grants from roles', () => {
  it('reads those of many people at once, each with their companies', async () => {
    const company = await aCompany(db);
    const [seller, staff, visitor] = [await anAccount(db), await anAccount(db), await anAccount(db)];
    await give(seller, await aRole(company, ['auction:auction:list', 'auction:auction:add']));
    await give(staff, await aRole(null, ['auction:auction:list']));
    const [ofSeller, ofStaff, ofVisitor] = await Promise.all(
      [seller, staff, visitor].map((id) => grants.read(id)),
    );
    expect(ofSeller?.scopeOf('auction:auction:list')).toEqual([company]);
    expect(ofStaff?.scopeOf('auction:auction:list')).toEqual([null]);
    expect(ofStaff?.scopeOf('auction:auction:add')).toEqual([]);
    expect(ofVisitor?.roleNames('en')).toEqual([]);
  });

  it('counts a changed role from the next call on (I7)', async () => {
    const account = await anAccount(db);
    const role = await aRole(null, ['auction:bid:void']);
    await give(account, role);
    expect((await grants.read(account)).all).toEqual(['auction:bid:void']);
    await db.query(`DELETE FROM role_menu WHERE role_id = $1`, [role]);
    expect((await grants.read(account)).all).toEqual([]);
  });

  it('leaves out what a role or a menu that is switched off would allow', async () => {
    const account = await anAccount(db);
    const off = await aRole(null, ['auction:bid:void'], { status: 0 });
    await give(account, off);
    expect((await grants.read(account)).roleNames('en')).toEqual([]);
    await db.query(`UPDATE role SET status = 1 WHERE id = $1`, [off]);
    expect((await grants.read(account)).all).toEqual(['auction:bid:void']);
    await db.query(`UPDATE menu SET status = 0 WHERE perms = 'auction:bid:void'`);
    expect((await grants.read(account)).all).toEqual([]);
    await db.query(`UPDATE menu SET status = 1 WHERE perms = 'auction:bid:void'`);
  });

  it('covers the departments of the role, and never those of another company', async () => {
    const company = await aCompany(db);
    const sales = await aDept('Sales', company);
    const abroad = await aDept('Abroad', company, sales);
    const elsewhere = await aDept('Elsewhere', null);
    const account = await anAccount(db, { company_id: company, dept_id: sales });
    const scopeWith = async (data_scope: number) => {
      await db.query(`DELETE FROM account_role WHERE account_id = $1`, [account]);
      await give(account, await aRole(company, ['rbac:user:list'], { data_scope }));
      return (await grants.read(account)).rowsOf('rbac:user:list');
    };
    expect(await scopeWith(1)).toEqual([{ companyId: company, deptIds: null }]);
    expect(await scopeWith(2)).toEqual([{ companyId: company, deptIds: [sales, abroad] }]);
    expect(await scopeWith(3)).toEqual([{ companyId: company, deptIds: [sales] }]);
    expect(await scopeWith(4)).toEqual([{ companyId: company, deptIds: [] }]);
    await db.query(`UPDATE account SET dept_id = $2 WHERE id = $1`, [account, elsewhere]);
    expect(await scopeWith(2)).toEqual([{ companyId: company, deptIds: [] }]);
  });
});

describe('the menu that comes with the program', () => {
  const rows = async () =>
    (
      await db.query<{
        key: string;
        parent: string | null;
        menu_name_e: string;
        hidden: number;
        path: string | null;
      }>(
        `SELECT m.key, p.key AS parent, m.menu_name_e, m.hidden, m.path
         FROM menu m LEFT JOIN menu p ON p.id = m.pid WHERE m.key IS NOT NULL ORDER BY m.id`,
      )
    ).rows;
  const rowOf = async (key: string) => (await rows()).find((row) => row.key === key);

  it('is in the table once, each row under its parent', async () => {
    await Promise.all([1, 2, 3].map(() => db.transaction(syncMenu)));
    const parents = new Map((await rows()).map(({ key, parent }) => [key, parent]));
    expect(parents).toEqual(new Map(flatten(menuSeed).map(({ key, parent }) => [key, parent])));
  });

  it('keeps the appearance that staff gave a row, and corrects what it leads to', async () => {
    await db.query(
      `UPDATE menu SET menu_name_e = 'Our people', hidden = 1, path = '/elsewhere', is_edited = true WHERE key = 'memberList'`,
    );
    await db.query(`UPDATE menu SET menu_name_e = 'Broken' WHERE key = 'system.role'`);
    await db.transaction(syncMenu);
    expect(await rowOf('memberList')).toMatchObject({
      menu_name_e: 'Our people',
      hidden: 1,
      path: '/memberList',
    });
    expect(await rowOf('system.role')).toMatchObject({ menu_name_e: 'Roles' });
  });

  it('takes nothing away that it does not know, and no role loses by it', async () => {
    const { rows: added } = await db.query<{ id: number }>(
      `INSERT INTO menu (key, menu_type, menu_name, menu_name_e, menu_name_j, perms)
       VALUES ('later:thing:list', 'F', '后来', 'Later', '後', 'later:thing:list') RETURNING id`,
    );
    await db.transaction(syncMenu);
    expect(await rowOf('later:thing:list')).toBeDefined();
    await db.query(`DELETE FROM menu WHERE id = $1`, [added[0]?.id ?? 0]);
  });
});

describe('the owner of a company', () => {
  it('gets its one owner role, which holds what may be held in a company', async () => {
    const company = await aCompany(db);
    const account = await anAccount(db, { company_id: company });
    const owners = new OwnerRoles();
    await aRole(company, [], { role_name: 'Owner' });
    const given = () => db.transaction((tx) => owners.give(tx, company, account));
    expect([await given(), await given()]).toEqual([true, false]);
    const held = await grants.read(account);
    expect(held.scopeOf('rbac:user:add')).toEqual([company]);
    expect(held.scopeOf('rbac:menu:update')).toEqual([]);
  });
});

describe('who may publish goods', () => {
  it.each([
    ['allowed, in a certified company', 1, 2, true],
    ['allowed, in a company not certified yet', 1, 1, false],
    ['not allowed, in a certified company', 0, 2, false],
  ])('%s', async (_, isAddGood, certification, expected) => {
    const company = await aCompany(db, { certification_status: certification });
    const account = await anAccount(db, { company_id: company, is_add_good: isAddGood });
    expect((await self.findUser(db, account))?.may_add_goods).toBe(expected);
  });

  it('allowed, with a role in a company', async () => {
    const company = await aCompany(db);
    const account = await anAccount(db, { is_add_good: 1 });
    expect((await self.findUser(db, account))?.may_add_goods).toBe(false);
    await give(account, await aRole(company, []));
    expect((await self.findUser(db, account))?.may_add_goods).toBe(true);
  });
});
