import { PERMISSIONS, WILDCARD } from '@fovea/shared-types/permissions';
import {
  addUser,
  auditLogList,
  delRole,
  delUser,
  roleDetail,
  updateMenu,
  updateRole,
  updateUser,
  userDetail,
  userList,
  userPermissions,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import { SETTING_EDITORS } from '@fovea/shared-types/rbac/duty-conflicts';
import { isMoneyRight } from '@fovea/shared-types/rbac/money-rights';
import { settingChangeValues } from '@fovea/shared-types/rbac/setting-change.calls';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { SETTING_CHANGE_STATUS } from '@fovea/shared-types/states';
import { SettingChangeJobs } from '../../../server/src/rbac/setting-changes/setting-change.jobs.js';
import { uniqueText } from '../../fixtures/rows.js';
import { PASSWORD } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff, give } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { aHolder, aRole, menuIdsOf } from '../../support/roles.js';
import { violations } from '../../support/violations.js';

const { pending, approved, applied } = SETTING_CHANGE_STATUS;
const APPROVE = 'rbac:setting-change:approve';
const PAY = 'finance:withdrawal:pay';

let api: TestApi;
let admin: Person;
/** The first holder of the right to approve. */
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await aStaff(api, [WILDCARD]);
});
afterEach(async () => expect(await violations(api.db, 'settings')).toEqual([]));
afterAll(() => api?.stop());

const aPerson = (role_ids: number[]) => ({
  ...{
    username: `Clerk ${uniqueText()}`,
    email: `${uniqueText()}@example.com`,
    password: PASSWORD,
    role_ids,
  },
});
const read = (id: number) => api.ok(settingChange.calls.detail, { id }, { as: admin });
const decide = async (id: number, as: Person, status: 1 | -1 = 1) =>
  (await api.ok(settingChange.calls.audit, { ids: [id], status, audit_notes: 'seen' }, { as }))[0];
const rolesOf = async (id: number) => (await api.ok(userDetail, { id }, { as: admin })).role_ids;
const runJob = () => api.app.get(SettingChangeJobs).run();
const dayIsOver = (id: number) =>
  plant(
    api.db,
    `UPDATE setting_change SET waits_until = clock_timestamp() - interval '1 second',
       created_at = clock_timestamp() - interval '25 hours' WHERE id = $1`,
    [id],
  );
/** A change that waits has its number. */
function waitingOf({ change_id, is_pending }: { change_id: number | null; is_pending: boolean }): number {
  if (!is_pending || change_id === null) throw new Error('it waits for nobody');
  return change_id;
}

it('the database knows the rights that move money, and who requests which change', async () => {
  const { rows } = await api.db.query<{ perms: string }>(
    'SELECT perms FROM unnest($1::text[]) perms WHERE is_money_right(perms)',
    [[...PERMISSIONS]],
  );
  expect(rows.map(({ perms }) => perms).sort()).toEqual(PERMISSIONS.filter(isMoneyRight).sort());
  for (const [subject, permission] of Object.entries(SETTING_EDITORS)) {
    const { rows: editors } = await api.db.query('SELECT setting_change_editors($1) AS editors', [subject]);
    expect(editors).toEqual([{ editors: [permission] }]);
  }
});

describe('before a second person may approve', () => {
  it('the first to have a right gets it at once, the next waits a day', async () => {
    const payers = await aRole(api.db, null, [PAY]);
    const first = await api.ok(addUser, aPerson([payers]), { as: admin });
    expect(first.is_pending).toBe(false);
    expect(await read(first.change_id ?? 0)).toMatchObject({
      ...{ subject: 'account_role', status: applied, is_first: true, target_id: first.id },
    });
    expect(await rolesOf(first.id)).toEqual([payers]);

    const second = await api.ok(addUser, aPerson([payers]), { as: admin });
    const change = waitingOf(second);
    expect(await rolesOf(second.id)).toEqual([]);
    expect((await read(change)).waits_until).not.toBeNull();
    expect(await decide(change, admin)).toMatchObject({ error: 'SELF_APPROVAL' });
    const again = { id: second.id, role_ids: [await aRole(api.db, null)] };
    expect((await api.refused(updateUser, again, { as: admin })).error).toBe('CHANGE_WAITS');
    await runJob();
    expect((await read(change)).status).toBe(pending);
    await dayIsOver(change);
    await runJob();
    expect(await rolesOf(second.id)).toEqual([payers]);
    const { data } = await api.ok(
      auditLogList,
      { subject_type: 'account', subject_id: second.id, sort: 'id', action: 'rbac:' },
      { as: admin },
    );
    expect(data.map(({ action }) => action)).toEqual(['rbac:user:add', 'rbac:user:update']);
  });

  it('nobody is the first again once the only holder is blocked or deleted', async () => {
    const role = await aRole(api.db, null, ['finance:transfer:approve']);
    const first = await api.ok(addUser, aPerson([role]), { as: admin });
    expect(first.is_pending).toBe(false);
    await api.ok(userStatus, { id: first.id, status: 0 }, { as: admin });
    expect((await api.ok(addUser, aPerson([role]), { as: admin })).is_pending).toBe(true);
    await api.ok(delUser, { id: first.id }, { as: admin });
    expect((await api.ok(addUser, aPerson([role]), { as: admin })).is_pending).toBe(true);
  });
});

describe('where another person may approve', () => {
  beforeAll(async () => {
    const role = await aRole(api.db, null, [APPROVE, 'rbac:setting-change:list']);
    const { id, is_pending } = await api.ok(addUser, aPerson([role]), { as: admin });
    expect(is_pending).toBe(false);
    approver = await api.signIn(id);
  });

  it('a person is there at once, and has their roles once they are approved', async () => {
    const payers = await aRole(api.db, null, [PAY], { role_name: `Payers ${uniqueText()}` });
    const person = aPerson([payers]);
    const saved = await api.ok(addUser, { ...person, reason: 'on duty at weekends' }, { as: admin });
    const change = waitingOf(saved);
    const { data } = await api.ok(userList, { email: person.email }, { as: admin });
    expect(data).toMatchObject([{ id: saved.id, role_ids: [], waiting_change_id: change }]);
    const { fields, name } = await api.ok(settingChangeValues, { id: change }, { as: approver });
    expect(name).toBe(person.username);
    const after = fields.map(({ path, after: now }) => [path[0], now?.map(({ text }) => text)]);
    expect(after).toEqual([
      ['role_ids', [expect.stringContaining('Payers')]],
      ['money_rights', [expect.stringContaining(': ')]],
    ]);
    expect(await decide(change, approver)).toMatchObject({ error: null });
    expect(await rolesOf(saved.id)).toEqual([payers]);
    expect((await read(change)).status).toBe(approved);
    expect(await api.ok(userPermissions, {}, { as: await api.signIn(saved.id) })).toMatchObject({
      permissions: [PAY],
    });
  });

  it('who is refused their first roles stays to be found, and other fields are saved at once', async () => {
    const payers = await aRole(api.db, null, [PAY]);
    const person = aPerson([payers]);
    const saved = await api.ok(addUser, person, { as: admin });
    await api.ok(updateUser, { id: saved.id, username: 'Renamed Meanwhile' }, { as: admin });
    await decide(waitingOf(saved), approver, -1);
    const { data } = await api.ok(userList, { email: person.email }, { as: admin });
    expect(data).toMatchObject([{ username: 'Renamed Meanwhile', role_ids: [], waiting_change_id: null }]);
    const harmless = await aRole(api.db, null, ['rbac:user:list']);
    const given = await api.ok(updateUser, { id: saved.id, role_ids: [harmless] }, { as: admin });
    expect(given).toEqual({ id: saved.id, change_id: null, is_pending: false });
  });

  it('rights are taken by approval as well; a blocked or deleted person loses them at once', async () => {
    const [payers, harmless] = [await aRole(api.db, null, [PAY]), await aRole(api.db, null)];
    const id = await aHolder(api.db, payers, null);
    const change = waitingOf(await api.ok(updateUser, { id, role_ids: [harmless] }, { as: admin }));
    expect(await rolesOf(id)).toEqual([payers]);
    await decide(change, approver);
    expect(await rolesOf(id)).toEqual([harmless]);
    const gone = await aHolder(api.db, payers, null);
    await api.ok(userStatus, { id: gone, status: 0 }, { as: admin });
    await api.ok(delUser, { id: gone }, { as: admin });
  });

  it('a held role changes once it is approved; its name, and one that nobody holds, at once', async () => {
    const [listMenus, payMenus] = [
      await menuIdsOf(api.db, ['rbac:user:list']),
      await menuIdsOf(api.db, ['rbac:user:list', PAY]),
    ];
    const id = await aRole(api.db, null, ['rbac:user:list']);
    expect(await api.ok(updateRole, { id, menu_ids: payMenus }, { as: admin })).toMatchObject({
      is_pending: false,
    });
    await api.ok(updateRole, { id, menu_ids: listMenus }, { as: admin });
    const holder = await api.signIn(await aHolder(api.db, id, null));
    const renamed = { id, role_name: `Desk ${uniqueText()}` };
    expect((await api.ok(updateRole, renamed, { as: admin })).is_pending).toBe(false);
    const change = waitingOf(await api.ok(updateRole, { id, menu_ids: payMenus }, { as: admin }));
    expect(await api.ok(roleDetail, { id }, { as: admin })).toMatchObject({
      ...{ menu_ids: listMenus, waiting_change_id: change },
    });
    for (const refused of [
      api.refused(updateRole, { id, remark: 'meanwhile' }, { as: admin }),
      api.refused(delRole, { id }, { as: admin }),
    ])
      expect((await refused).error).toBe('CHANGE_WAITS');
    const { fields } = await api.ok(settingChangeValues, { id: change }, { as: approver });
    const menus = fields.find(({ path }) => path[0] === 'menu_ids');
    expect(menus?.before).toHaveLength(1);
    expect(menus?.after?.every(({ text }) => !/^#?\d+$/.test(text))).toBe(true);
    await decide(change, approver);
    expect((await api.ok(userPermissions, {}, { as: holder })).permissions).toContain(PAY);
    const off = waitingOf(await api.ok(updateRole, { id, status: 0 }, { as: admin }));
    await decide(off, approver);
    expect((await api.ok(userPermissions, {}, { as: holder })).permissions).toEqual([]);
    // Out of force it gives nothing: its menus are free, and to put it in force is a change again.
    await api.ok(
      updateRole,
      { id, menu_ids: await menuIdsOf(api.db, ['finance:withdrawal:approve']) },
      { as: admin },
    );
    expect((await api.ok(updateRole, { id, status: 1 }, { as: admin })).is_pending).toBe(true);
  });

  it('a role that means something else by now is not given by what was approved', async () => {
    const payers = await aRole(api.db, null, [PAY]);
    const saved = await api.ok(addUser, aPerson([payers]), { as: admin });
    const more = await menuIdsOf(api.db, [PAY, 'finance:exchange:add']);
    await api.ok(updateRole, { id: payers, menu_ids: more }, { as: admin });
    expect(await decide(waitingOf(saved), approver)).toMatchObject({ error: 'CHANGED_MEANWHILE' });
    expect(await rolesOf(saved.id)).toEqual([]);
  });

  it('of two changes of one person at once one is requested', async () => {
    const [payers, movers] = [
      await aRole(api.db, null, [PAY]),
      await aRole(api.db, null, ['finance:transfer:add']),
    ];
    const id = await aHolder(api.db, await aRole(api.db, null), null);
    const answers = await Promise.all(
      [payers, movers].map((role) => api.envelope(updateUser.path, { id, role_ids: [role] }, { as: admin })),
    );
    expect(answers.map(({ error }) => error ?? 'requested').sort()).toEqual(['CHANGE_WAITS', 'requested']);
  });

  it('nobody requests for others what they do not have', async () => {
    const keeper = await aStaff(api, ['rbac:user:add', 'rbac:user:update', 'rbac:user:list']);
    const payers = await aRole(api.db, null, [PAY]);
    expect((await api.refused(addUser, aPerson([payers]), { as: keeper })).error).toBe('FORBIDDEN');
  });

  it('a menu from which somebody has such a right stays what it is', async () => {
    await aHolder(api.db, await aRole(api.db, null, [PAY]), null);
    const [id = ''] = await menuIdsOf(api.db, [PAY]);
    expect((await api.refused(updateMenu, { id, status: 0 }, { as: admin })).error).toBe('IN_USE');
    await api.ok(updateMenu, { id, menu_name_e: 'Pay' }, { as: admin });
  });

  it('no other statement of the server gives or takes them', async () => {
    const payers = await aRole(api.db, null, [PAY]);
    const holder = await aHolder(api.db, payers, null);
    const id = await aHolder(api.db, await aRole(api.db, null), null);
    const money = await aRole(api.db, null, ['finance:transfer:add', 'finance:transfer:approve']);
    const two = await aRole(api.db, null, ['finance:transfer:add']);
    const [menu = '0'] = await menuIdsOf(api.db, ['finance:exchange:approve']);
    for (const sql of [
      `INSERT INTO account_role (account_id, role_id) VALUES (${id}, ${payers})`,
      `INSERT INTO account_role (account_id, role_id) VALUES (${id}, ${money}), (${id}, ${two})`,
      `DELETE FROM account_role WHERE account_id = ${holder}`,
      `UPDATE account_role SET role_id = ${payers} WHERE account_id = ${id}`,
      `UPDATE role_menu SET menu_id = ${menu} WHERE role_id = ${payers}`,
      `INSERT INTO role_menu (role_id, menu_id) VALUES (${payers}, ${menu})`,
      `DELETE FROM role_menu WHERE role_id = ${payers}`,
      `UPDATE role SET is_wildcard = true WHERE id = ${payers}`,
      `UPDATE role SET status = 0 WHERE id = ${payers}`,
      `UPDATE menu SET status = 0 WHERE perms = '${PAY}'`,
    ])
      await expect(api.db.query(sql)).rejects.toThrow(/money right/);
    await give(api.db, id, two);
    await api.db.query('DELETE FROM account_role WHERE account_id = $1 AND role_id <> $2', [id, two]);
  });
});
