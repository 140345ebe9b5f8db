import { aCompany, anAccount, testDatabase, uniqueText } from '../../../test/fixtures/rows.js';
import { GrantService } from './grant.service.js';
import { RbacRepository } from './rbac.repository.js';

const db = testDatabase();
const repository = new RbacRepository();
const grants = new GrantService(db, repository);

afterAll(() => db.onApplicationShutdown());

async function aRole(companyId: number | null, permissions: string[]): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO role (company_id, role_name) VALUES ($1, $2) RETURNING id`,
    [companyId, `Role ${uniqueText()}`],
  );
  const id = rows[0]?.id ?? 0;
  await db.query(`INSERT INTO role_permission SELECT $1, unnest($2::text[])`, [id, permissions]);
  return id;
}

const give = (accountId: number, roleId: number, companyId: number | null) =>
  db.query(`INSERT INTO account_role (account_id, role_id, company_id) VALUES ($1, $2, $3)`, [
    accountId,
    roleId,
    companyId,
  ]);

describe('grants from roles', () => {
  it('reads those of many people at once, each with his companies', async () => {
    const company = await aCompany(db);
    const [seller, staff, visitor] = [await anAccount(db), await anAccount(db), await anAccount(db)];
    await give(seller, await aRole(company, ['auction:auction:list', 'auction:auction:add']), company);
    await give(staff, await aRole(null, ['auction:auction:list']), null);
    const [ofSeller, ofStaff, ofVisitor] = await Promise.all(
      [seller, staff, visitor].map((id) => grants.read(id)),
    );
    expect(ofSeller?.scopeOf('auction:auction:list')).toEqual([company]);
    expect(ofStaff?.scopeOf('auction:auction:list')).toEqual([null]);
    expect(ofStaff?.scopeOf('auction:auction:add')).toEqual([]);
    expect(ofVisitor?.roleNames).toEqual([]);
  });

  it('counts a changed role from the next call on (I7)', async () => {
    const account = await anAccount(db);
    const role = await aRole(null, ['auction:bid:void']);
    await give(account, role, null);
    expect((await grants.read(account)).all).toEqual(['auction:bid:void']);
    await db.query(`DELETE FROM role_permission WHERE role_id = $1`, [role]);
    expect((await grants.read(account)).all).toEqual([]);
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
    expect((await repository.findUser(db, account))?.may_add_goods).toBe(expected);
  });

  it('allowed, with a role in a company', async () => {
    const company = await aCompany(db, { certification_status: 0 });
    const account = await anAccount(db, { is_add_good: 1 });
    expect((await repository.findUser(db, account))?.may_add_goods).toBe(false);
    await give(account, await aRole(company, []), company);
    expect((await repository.findUser(db, account))?.may_add_goods).toBe(true);
  });
});
