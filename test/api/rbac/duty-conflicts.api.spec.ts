import { WILDCARD } from '@fovea/shared-types/permissions';
import { addRole, addUser, roleList, updateRole, updateUser } from '@fovea/shared-types/rbac/rbac.calls';
import { uniqueText } from '../../fixtures/rows.js';
import { PASSWORD } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';
import { menuIdsOf } from '../../support/roles.js';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

const APPROVE = 'finance:withdrawal:approve';
const PAY = 'finance:withdrawal:pay';

async function aRoleOf(permissions: readonly string[], reason?: string): Promise<number> {
  const menu_ids = await menuIdsOf(api.db, permissions);
  return (
    await api.ok(addRole, { role_name: uniqueText(), menu_ids, ...(reason && { reason }) }, { as: admin })
  ).id;
}

const auditedReason = async (type: string, id: number, action: string): Promise<string | null> =>
  (
    await api.db.query<{ reason: string | null }>(
      `SELECT reason FROM audit_log WHERE subject_type = $1 AND subject_id = $2 AND action = $3 ORDER BY id DESC LIMIT 1`,
      [type, String(id), action],
    )
  ).rows[0]?.reason ?? null;

const aPerson = () => ({
  ...{ username: 'Sample Clerk', email: `${uniqueText()}@example.com`, password: PASSWORD },
});

describe('duties that conflict', () => {
  it('are in one role only with a reason, which is audited', async () => {
    const menu_ids = await menuIdsOf(api.db, [APPROVE, PAY]);
    const request = { role_name: uniqueText(), menu_ids };
    const refused = await api.refused(addRole, request, { as: admin, language: 'ja' });
    expect(refused.fields?.reason).toContain('出金の承認と支払い');
    expect(
      Object.keys((await api.refused(addRole, { ...request, reason: '  ' }, { as: admin })).fields ?? {}),
    ).toEqual(['reason']);
    const { id } = await api.ok(addRole, { ...request, reason: 'two people only' }, { as: admin });
    expect(await auditedReason('role', id, 'rbac:role:add')).toBe('two people only');
  });

  it('need a reason when they come, and none while they stay', async () => {
    const id = await aRoleOf([PAY]);
    const both = await menuIdsOf(api.db, [APPROVE, PAY]);
    const asked = await api.refused(updateRole, { id, menu_ids: both }, { as: admin });
    expect(Object.keys(asked.fields ?? {})).toEqual(['reason']);
    await api.ok(updateRole, { id, menu_ids: both, reason: 'holidays' }, { as: admin });
    expect(await auditedReason('role', id, 'rbac:role:update')).toBe('holidays');
    await api.ok(updateRole, { id, remark: 'still both' }, { as: admin });
  });

  it('are refused to one person by two roles as well', async () => {
    const [approver, payer] = [await aRoleOf([APPROVE]), await aRoleOf([PAY])];
    const both = { ...aPerson(), role_ids: [approver, payer] };
    expect(Object.keys((await api.refused(addUser, both, { as: admin })).fields ?? {})).toEqual(['reason']);
    const { id } = await api.ok(addUser, { ...aPerson(), role_ids: [approver] }, { as: admin });
    const more = { id, role_ids: [approver, payer] };
    expect(Object.keys((await api.refused(updateUser, more, { as: admin })).fields ?? {})).toEqual([
      'reason',
    ]);
    await api.ok(updateUser, { ...more, reason: 'a small team' }, { as: admin });
    expect(await auditedReason('account', id, 'rbac:user:update')).toBe('a small team');
    await api.ok(addUser, { ...both, reason: 'a small team' }, { as: admin });
  });

  it('are a matter of the platform: a merchant’s people do several things', async () => {
    const { companyId } = await aSeller(api);
    const owner = await aStaff(api, [WILDCARD], companyId);
    const menu_ids = await menuIdsOf(api.db, ['finance:withdrawal:add', 'finance:bank-account:update']);
    await api.ok(addRole, { role_name: uniqueText(), menu_ids }, { as: owner });
  });
});

it('four roles of finance come with the program, each named in its reader’s language', async () => {
  const { data } = await api.ok(roleList, { role_name: '経理', limit: 80 }, { as: admin, language: 'ja' });
  expect(data.map(({ role_name }) => role_name)).toEqual(
    expect.arrayContaining(['経理：申請者', '経理：承認者', '経理：支払担当', '経理：設定担当']),
  );
  expect(data.find(({ role_name }) => role_name === '経理：支払担当')?.menu_ids.length).toBeGreaterThan(5);
});
