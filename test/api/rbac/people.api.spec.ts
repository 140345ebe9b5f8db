import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import {
  emailLogin,
  forcedPassword,
  forgetPassword,
  myProfile,
  secondFactorLogin,
  sendEmailCode,
  undoAddress,
} from '@fovea/shared-types/member/member.calls';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { addExport, dictList } from '@fovea/shared-types/platform/platform.calls';
import {
  addDept,
  addUser,
  auditLogDetail,
  auditLogList,
  delDept,
  delUser,
  deptDetail,
  deptList,
  deptOptions,
  endSession,
  resetUserPassword,
  resetUserSecondFactor,
  sessionList,
  updateDept,
  updateRole,
  updateUser,
  userDetail,
  userInfo,
  userList,
  userOptions,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import { aFile, uniqueText } from '../../fixtures/rows.js';
import { aKnownAccount, codeBy, newestMessage, signIn, withAuthenticator } from '../../support/accounts.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aSeller, aStaff, grant } from '../../support/people.js';
import { aDept, aHolder, aRole, menuIdsOf } from '../../support/roles.js';
import { openSocket } from '../../support/wire.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const PASSWORD = 'a long enough secret';

/** A password from staff opens no session: the answer requires one of their own. */
async function stepOf(email: string, password = PASSWORD): Promise<string> {
  const refusal = await api.refused(emailLogin, { email, password, checked: true });
  expect(refusal.error).toBe('PASSWORD_CHANGE_REQUIRED');
  return String(refusal.data?.challenge);
}
const twice = (password: string) => ({ password, password_confirm: password });

/** Signs in with the password that staff set, and sets one of the member's own. */
async function firstSignIn(email: string, own = `${PASSWORD} of his own`): Promise<SessionAnswer> {
  return api.ok(forcedPassword, { challenge: await stepOf(email), ...twice(own) });
}

describe('people of a company', () => {
  it('are added by its owner, sign in, are moved, disabled and deleted', async () => {
    const { companyId } = await aSeller(api);
    const owner = await aStaff(api, [WILDCARD], companyId);
    const [role, other] = [
      await aRole(api.db, companyId, ['rbac:user:list']),
      await aRole(api.db, companyId),
    ];
    const dept_id = String(await aDept(api.db, companyId));
    const email = `${uniqueText()}@test.example`;
    const { id } = await api.ok(
      addUser,
      {
        username: 'New Person',
        email,
        password: PASSWORD,
        role_ids: [role],
        dept_id,
        area_code: '81',
        phone: '90-1234-0001',
      },
      { as: owner },
    );
    expect(await api.ok(userDetail, { id }, { as: owner })).toMatchObject({
      ...{
        email,
        phone: '+819012340001',
        company_id: companyId,
        dept_id,
        role_ids: [role],
        status: 1,
        is_editable: true,
      },
      permissions: ['rbac:user:list'],
    });
    const { token } = await firstSignIn(email);
    const person = { accountId: id, token };
    await api.ok(userList, {}, { as: person });

    await api.ok(updateUser, { id, role_ids: [other], dept_id: null, username: 'Renamed' }, { as: owner });
    expect((await api.refused(userList, {}, { as: person })).error).toBe('FORBIDDEN');
    expect((await api.ok(userList, { username: 'renamed' }, { as: owner })).data).toMatchObject([
      { id, dept_id: null },
    ]);

    await api.ok(userStatus, { id, status: 0 }, { as: owner });
    expect((await api.refused(userInfo, {}, { as: person })).error).toBe('SESSION_INVALID');
    await api.ok(userStatus, { id, status: 1 }, { as: owner });
    expect((await api.refused(userInfo, {}, { as: person })).error).toBe('SESSION_INVALID');

    const picture = await aFile(api.db, id, { claimed_at: new Date() });
    await api.db.query('UPDATE account SET avatar_file_id = $2 WHERE id = $1', [id, picture]);
    await api.ok(delUser, { id }, { as: owner });
    expect((await api.refused(userDetail, { id }, { as: owner })).error).toBe('NOT_FOUND');
    // The portrait is removed by the next sweep.
    const left = await api.db.query('SELECT FROM file WHERE id = $1 AND claimed_at IS NULL', [picture]);
    expect(left.count).toBe(1);
    await api.ok(addUser, { username: 'Second', email, password: PASSWORD, role_ids: [role] }, { as: owner });
  });

  it('lose their sessions with a password that is set anew', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const email = `${uniqueText()}@test.example`;
    const id = await aHolder(api.db, await aRole(api.db, null), null, { email });
    const person = await api.signIn(id);
    expect((await api.refused(resetUserPassword, { id, password: 'password' }, { as: admin })).error).toBe(
      'PASSWORD_WEAK',
    );
    await api.ok(resetUserPassword, { id, password: PASSWORD }, { as: admin });
    expect((await api.refused(userInfo, {}, { as: person })).error).toBe('SESSION_INVALID');
    await firstSignIn(email);
  });

  it('who lost their second factor sign in by the password again, are notified, and lose their sessions', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const account = await aKnownAccount(api.db);
    await grant(api.db, account.id, ['rbac:role:list']);
    const id = account.id;
    const person = await signIn(api, account);
    expect((await api.refused(resetUserSecondFactor, { id }, { as: admin })).error).toBe('STATE_CONFLICT');
    await withAuthenticator(api, person);
    expect(await api.ok(userDetail, { id }, { as: admin })).toMatchObject({ has_second_factor: true });
    const other = await aStaff(api, ['rbac:user:reset-password']);
    expect((await api.refused(resetUserSecondFactor, { id }, { as: other })).error).toBe('FORBIDDEN');

    await api.ok(resetUserSecondFactor, { id }, { as: admin });
    expect((await api.refused(userInfo, {}, { as: person })).error).toBe('SESSION_INVALID');
    expect((await newestMessage(api.db, account.email))?.subject).toBe('Two-step verification was reset');
    await signIn(api, account);
    expect(await api.ok(userDetail, { id }, { as: admin })).toMatchObject({ has_second_factor: false });
    const { data } = await api.ok(
      auditLogList,
      { action: 'rbac:user:reset-second-factor', account_id: admin.accountId },
      { as: admin },
    );
    expect(data).toMatchObject([{ subject_type: 'account', subject_id: id }]);
  });

  it('are found by their phone as they write it, lose it when it is taken away, and keep the name of a role out of force', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role = await aRole(api.db, null);
    const digits = String(Date.now()).slice(-8);
    const phone = `90-${digits.slice(0, 4)}-${digits.slice(4)}`;
    const { id } = await api.ok(
      addUser,
      {
        username: 'Somebody Reached',
        email: `${uniqueText()}@test.example`,
        password: PASSWORD,
        role_ids: [role],
        area_code: '81',
        phone,
      },
      { as: admin },
    );
    const found = async () => (await api.ok(userList, { phone: `0${phone}` }, { as: admin })).data;
    expect(await found()).toMatchObject([{ id, phone: `+81${phone.replaceAll('-', '')}` }]);
    await api.ok(updateUser, { id, username: 'Somebody Renamed' }, { as: admin });
    expect(await found()).toHaveLength(1);
    await api.ok(updateUser, { id, phone: null }, { as: admin });
    await api.ok(updateRole, { id: role, role_name: `Out ${digits}`, status: 0 }, { as: admin });
    expect(await api.ok(userDetail, { id }, { as: admin })).toMatchObject({
      phone: null,
      area_code: null,
      roles: [{ id: role, role_name: `Out ${digits}` }],
    });
  });

  it('are seen as far as the reader’s role allows', async () => {
    const { companyId } = await aSeller(api);
    const top = await aDept(api.db, companyId);
    const below = await aDept(api.db, companyId, { pid: top });
    const plain = await aRole(api.db, companyId);
    const [inTop, inBelow, outside] = [
      await aHolder(api.db, plain, companyId, { dept_id: top }),
      await aHolder(api.db, plain, companyId, { dept_id: below }),
      await aHolder(api.db, plain, companyId),
    ];
    const seenWith = async (data_scope: number) => {
      const role = await aRole(api.db, companyId, ['rbac:user:list'], { data_scope });
      const head = await api.signIn(await aHolder(api.db, role, companyId, { dept_id: top }));
      const { data } = await api.ok(userList, {}, { as: head });
      return [inTop, inBelow, outside, head.accountId].map((id) => data.some((row) => row.id === id));
    };
    expect(await seenWith(1)).toEqual([true, true, true, true]);
    expect(await seenWith(2)).toEqual([true, true, false, true]);
    expect(await seenWith(3)).toEqual([true, false, false, true]);
    expect(await seenWith(4)).toEqual([false, false, false, true]);
  });

  it('can be chosen by name', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const username = `Chosen ${uniqueText()}`;
    const id = await aHolder(api.db, await aRole(api.db, null), null, { username });
    expect(await api.ok(userOptions, { username }, { as: admin })).toMatchObject([{ id, username }]);
  });
});

describe('departments', () => {
  it('are a tree that is added to, moved within, and kept while somebody is in it', async () => {
    const { companyId } = await aSeller(api);
    const owner = await aStaff(api, [WILDCARD], companyId);
    const top = await api.ok(addDept, { pid: '0', dept_name: 'Sales', leader: 'Somebody' }, { as: owner });
    const low = await api.ok(addDept, { pid: top.id, dept_name: 'Abroad' }, { as: owner });
    expect(await api.ok(deptList, {}, { as: owner })).toMatchObject([
      { id: top.id, pid: '0', company_id: companyId, children: [{ id: low.id, pid: top.id }] },
    ]);
    expect((await api.refused(addDept, { pid: top.id, dept_name: 'Abroad' }, { as: owner })).error).toBe(
      'NAME_TAKEN',
    );
    expect((await api.refused(updateDept, { id: top.id, pid: low.id }, { as: owner })).fields).toHaveProperty(
      'pid',
    );
    expect(await api.refused(delDept, { id: top.id }, { as: owner })).toMatchObject({
      error: 'IN_USE',
      data: { by: 'departments', count: 1, where: 'Abroad' },
    });
    await api.ok(updateDept, { id: low.id, pid: '0', status: 0 }, { as: owner });
    expect(await api.ok(deptDetail, { id: low.id }, { as: owner })).toMatchObject({ pid: '0', status: 0 });
    expect(await api.ok(deptOptions, {}, { as: owner })).toMatchObject([{ id: top.id, children: [] }]);
    await aHolder(api.db, await aRole(api.db, companyId), companyId, { dept_id: Number(top.id) });
    expect((await api.refused(delDept, { id: top.id }, { as: owner })).error).toBe('IN_USE');
    await api.ok(delDept, { id: low.id }, { as: owner });
  });
});

describe('departments without end', () => {
  it('are refused in one place before they crowd out the others', async () => {
    const { companyId } = await aSeller(api);
    const owner = await aStaff(api, [WILDCARD], companyId);
    await api.db.query(
      `INSERT INTO dept (company_id, dept_name) SELECT $1, 'filler ' || n FROM generate_series(1, 500) n`,
      [companyId],
    );
    const dept = { pid: '0', dept_name: 'One more' };
    expect((await api.refused(addDept, dept, { as: owner })).error).toBe('COUNT_LIMIT');
    expect(await api.ok(deptList, {}, { as: owner })).toHaveLength(500);
    const other = await aStaff(api, [WILDCARD], (await aSeller(api)).companyId);
    await api.ok(addDept, dept, { as: other });
    await api.db.query(`DELETE FROM dept WHERE company_id = $1 AND dept_name = 'filler 1'`, [companyId]);
    await api.ok(addDept, dept, { as: owner });
    await api.db.query(`DELETE FROM dept WHERE company_id = $1`, [companyId]);
  });
});

describe('somebody who is a member already', () => {
  it('is not reported to whoever enters their address; the owner is notified and unchanged', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const member = await aKnownAccount(api.db);
    const role = await aRole(api.db, null);
    const user = { username: 'Member', email: member.email, password: PASSWORD, role_ids: [role] };
    const { id } = await api.ok(addUser, { ...user, area_code: '81', phone: member.local }, { as: admin });
    expect(id).not.toBe(member.id);
    expect((await newestMessage(api.db, member.email))?.subject).toBe(
      'Your e-mail address was entered for a new account at Fovea',
    );
    // The address belongs to its proven owner: nobody else signs in with it, also not with the password that
    // staff set.
    for (const email of [member.email, member.phone]) {
      const wrong = { email, password: PASSWORD, checked: true };
      expect((await api.refused(emailLogin, wrong)).error).toBe('LOGIN_FAILED');
    }
    await signIn(api, member);
    expect((await api.refused(userDetail, { id: member.id }, { as: admin })).error).toBe('NOT_FOUND');
    const elsewhere = { ...user, email: 'x@test.example', company_id: 999_999_999 };
    expect((await api.refused(addUser, elsewhere, { as: admin })).error).toBe('VALIDATION');
  });

  it('is not reported to whoever enters their address for somebody else', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const member = await aKnownAccount(api.db);
    const id = await aHolder(api.db, await aRole(api.db, null), null);
    await api.ok(
      updateUser,
      { id, email: member.email, area_code: '81', phone: member.local },
      { as: admin },
    );
    await signIn(api, member);
  });
});

describe('what staff set', () => {
  it('admits nobody before they set a password that only they know', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role = await aRole(api.db, null, ['rbac:user:list']);
    const email = `${uniqueText()}@test.example`;
    const user = { username: 'Newcomer', email, password: PASSWORD, role_ids: [role] };
    await api.ok(addUser, user, { as: admin });
    expect((await newestMessage(api.db, email))?.subject).toBe('An account at Fovea was opened for you');
    const challenge = await stepOf(email);
    const refusalOf = async (password: string) =>
      (await api.refused(forcedPassword, { challenge, ...twice(password) })).error;
    expect(await refusalOf(PASSWORD)).toBe('PASSWORD_SAME');
    expect(await refusalOf('password1')).toBe('PASSWORD_WEAK');
    expect(await refusalOf(email)).toBe('PASSWORD_WEAK');
    const own = 'quite another secret';
    const { token } = await api.ok(forcedPassword, { challenge, ...twice(own) });
    await api.ok(userList, {}, { as: { accountId: 0, token } });
    expect(await refusalOf('a third long secret')).toBe('CHALLENGE_EXPIRED');
    // From now on it is a sign-in like any other.
    await api.ok(emailLogin, { email, password: own, checked: true });
  });

  it('requires the second factor first, and grants nothing for that alone', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const account = await aKnownAccount(api.db);
    await grant(api.db, account.id, ['rbac:role:list']);
    const { code } = await withAuthenticator(api, await signIn(api, account));
    await api.ok(resetUserPassword, { id: account.id, password: PASSWORD }, { as: admin });
    const refusal = await api.refused(emailLogin, {
      email: account.email,
      password: PASSWORD,
      checked: true,
    });
    expect(refusal.error).toBe('SECOND_FACTOR_REQUIRED');
    const challenge = String(refusal.data?.challenge);
    const next = await api.refused(secondFactorLogin, { challenge, code: code() });
    expect(next.error).toBe('PASSWORD_CHANGE_REQUIRED');
    // The key of one step does not open the other.
    expect((await api.refused(forcedPassword, { challenge, ...twice(PASSWORD) })).error).toBe(
      'CHALLENGE_EXPIRED',
    );
    await api.ok(forcedPassword, {
      challenge: String(next.data?.challenge),
      ...twice('quite another secret'),
    });
  });

  it('a password is notified to its owner, who may set one of their own instead', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const account = await aKnownAccount(api.db, { language: 'ja' });
    await grant(api.db, account.id, ['rbac:role:list']);
    await api.ok(resetUserPassword, { id: account.id, password: PASSWORD }, { as: admin });
    expect((await newestMessage(api.db, account.email))?.subject).toBe(
      '管理者が Fovea アカウントのパスワードを設定しました',
    );
    const { email } = account;
    const code = await codeBy(api, sendEmailCode, { email, type: CODE_TYPE.retrieve }, email);
    await api.ok(forgetPassword, { email, code, ...twice('quite another secret') });
    await api.ok(emailLogin, { email, password: 'quite another secret', checked: true });
  });

  it('an e-mail address is notified at the old one, which can restore it; the user is signed out and needs a new password', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const account = await aKnownAccount(api.db);
    await grant(api.db, account.id, ['rbac:role:list']);
    const person = await signIn(api, account);
    const email = `${uniqueText()}@test.example`;
    await api.ok(updateUser, { id: account.id, username: 'Same Address' }, { as: admin });
    await api.ok(myProfile, {}, { as: person });
    await api.ok(updateUser, { id: account.id, email }, { as: admin });
    expect((await api.refused(myProfile, {}, { as: person })).error).toBe('SESSION_INVALID');
    const refusal = await api.refused(emailLogin, {
      email,
      password: 'a long walk by the sea',
      checked: true,
    });
    expect(refusal.error).toBe('PASSWORD_CHANGE_REQUIRED');
    const mail = await newestMessage(api.db, account.email);
    expect(mail?.subject).toBe('The e-mail address of your Fovea account was changed by an administrator');
    const token = /undoAddress\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await api.ok(undoAddress, { token })).toMatchObject({ kind: 'email', email: account.email });
  });
});

describe('sign-ins in the audit log', () => {
  const linesOf = async (accountId: number) => {
    const admin = await aStaff(api, [WILDCARD]);
    const { data } = await api.ok(
      auditLogList,
      { subject_type: 'account', subject_id: accountId, action: 'member:' },
      { as: admin },
    );
    return data.reverse();
  };

  it('are listed with how they were made, the failed ones too, and with the result of the second factor', async () => {
    const account = await aKnownAccount(api.db);
    const { email } = account;
    await api.refused(emailLogin, { email, password: 'a guess', checked: true });
    const person = await signIn(api, account);
    const { code, recoveryCodes } = await withAuthenticator(api, person);
    const challenge = async () =>
      String(
        (await api.refused(emailLogin, { email, password: 'a long walk by the sea', checked: true })).data
          ?.challenge,
      );
    const wrong = code() === '000000' ? '111111' : '000000';
    await api.refused(secondFactorLogin, { challenge: await challenge(), code: wrong });
    await api.ok(secondFactorLogin, { challenge: await challenge(), code: recoveryCodes[0] ?? '' });
    const lines = await linesOf(account.id);
    expect(lines.map(({ action, account_id }) => [action, account_id])).toEqual([
      ['member:session:refuse', null],
      ['member:session:begin', account.id],
      ['member:second-factor:enable', account.id],
      ['member:session:refuse', null],
      ['member:second-factor:recover', account.id],
      ['member:session:begin', account.id],
    ]);
    const admin = await aStaff(api, [WILDCARD]);
    const detail = await api.ok(auditLogDetail, { id: lines[3]?.id ?? 0 }, { as: admin, language: 'ja' });
    expect(detail).toMatchObject({ action_name: 'ログイン失敗', subject_title: 'Test Person' });
    expect(detail.fields).toMatchObject([{ after: [{ text: '2段階認証' }] }]);
  });

  it('of a merchant’s people are read by its auditor; of an address without an account nothing is written down', async () => {
    const { companyId } = await aSeller(api);
    const auditor = await aStaff(api, ['rbac:audit-log:list'], companyId);
    const account = await aKnownAccount(api.db, { company_id: companyId });
    await api.refused(emailLogin, { email: account.email, password: 'a guess', checked: true });
    await signIn(api, account);
    const { data } = await api.ok(auditLogList, { action: 'member:session' }, { as: auditor });
    expect(data.map(({ action }) => action)).toEqual(['member:session:begin', 'member:session:refuse']);
    const typed = `${uniqueText()}@test.example`;
    await api.refused(emailLogin, { email: typed, password: 'a guess', checked: true });
    const { rows } = await api.db.query<{ subject_id: number | null; line: string }>(
      `SELECT subject_id, audit_log::text AS line FROM audit_log ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]?.subject_id).toBeNull();
    expect(rows[0]?.line).not.toContain(typed);
  });
});

describe('sessions of everybody', () => {
  it('name the device as people call it', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const username = `Signed In ${uniqueText()}`;
    const person = await api.signIn(await aHolder(api.db, await aRole(api.db, null), null, { username }));
    const seen = async () => (await api.ok(sessionList, { username }, { as: admin })).data[0];
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/140.0';
    for (const [text, browser, system] of [
      [userAgent, 'Firefox', 'macOS'],
      ['curl/8', null, null],
      [null, null, null],
    ] as const) {
      await api.db.query('UPDATE session SET user_agent = $2 WHERE account_id = $1', [
        person.accountId,
        text,
      ]);
      expect(await seen()).toMatchObject({ user_agent: text, browser, system });
    }
  });

  it('are found by name and ended, and their pages close', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const username = `Signed In ${uniqueText()}`;
    const person = await api.signIn(await aHolder(api.db, await aRole(api.db, null), null, { username }));
    const socket = await openSocket(api.url, person.token);
    const { data } = await api.ok(sessionList, { username }, { as: admin });
    expect(data).toMatchObject([{ account_id: person.accountId, username, is_current: false }]);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    await api.ok(endSession, { id: data[0]?.id ?? 0 }, { as: admin });
    await closed;
    expect((await api.refused(userInfo, {}, { as: person })).error).toBe('SESSION_INVALID');
  });
});

describe('the audit log', () => {
  it('is searched by who, what, to what, when and from where, and shows before and after', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role = await aRole(api.db, null);
    const begin = new Date(Date.now() - 60_000).toISOString();
    await api.ok(updateRole, { id: role, remark: 'for the log' }, { as: admin });
    const about = { subject_type: 'role', subject_id: role };
    const { data } = await api.ok(auditLogList, about, { as: admin });
    expect(data).toMatchObject([
      { action: 'rbac:role:update', account_id: admin.accountId, subject_id: role },
    ]);
    const line = data[0];
    for (const filter of [
      { account_id: admin.accountId },
      { username: 'test pers' },
      { action: 'rbac:role' },
      { begin },
      { client_address: line?.client_address ?? '' },
    ])
      expect((await api.ok(auditLogList, { ...about, ...filter }, { as: admin })).total).toBe(1);
    for (const filter of [
      { action: 'rbac:user' },
      { end: begin },
      { client_address: '192.0.2.1' },
      { username: 'nobody' },
    ])
      expect((await api.ok(auditLogList, { ...about, ...filter }, { as: admin })).total).toBe(0);
    expect(await api.ok(auditLogDetail, { id: line?.id ?? 0 }, { as: admin })).toMatchObject({
      before: { remark: '' },
      after: { remark: 'for the log' },
    });
  });

  it('names records and fields in the reader’s language', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role = await aRole(api.db, null);
    await api.ok(updateRole, { id: role, remark: 'in words' }, { as: admin });
    for (const [language, subject_name, role_name] of [
      ['zh', '角色', '角色名称'],
      ['en', 'Role', 'Role name'],
      ['ja', 'ロール', 'ロール名'],
    ] as const) {
      const about = { subject_type: 'role', subject_id: role };
      const { data } = await api.ok(auditLogList, about, { as: admin, language });
      expect(data).toMatchObject([{ subject_name }]);
      const line = await api.ok(auditLogDetail, { id: data[0]?.id ?? 0 }, { as: admin, language });
      expect(line).toMatchObject({ subject_name, field_names: { role_name } });
      expect(Object.keys(line.field_names).sort()).toEqual(Object.keys(line.after ?? {}).sort());
    }
  });
});

describe('the name of an action', () => {
  it('is shown in the reader’s language, and is the filter that finds it', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role = await aRole(api.db, null);
    await api.ok(updateRole, { id: role, remark: 'for its name' }, { as: admin });
    for (const [language, action_name] of [
      ['zh', '编辑角色'],
      ['en', 'Edit a role'],
      ['ja', 'ロールの編集'],
    ] as const) {
      const { dicts } = await api.ok(dictList, {}, { language });
      const item = dicts
        ?.find(({ name }) => name === 'audit_action')
        ?.items.find(({ label }) => label === action_name);
      const { data } = await api.ok(
        auditLogList,
        { subject_type: 'role', subject_id: role, action: String(item?.code) },
        { as: admin, language },
      );
      expect(data).toMatchObject([{ action: 'rbac:role:update', action_name }]);
      const id = data[0]?.id ?? 0;
      expect(await api.ok(auditLogDetail, { id }, { as: admin, language })).toMatchObject({ action_name });
    }
  });

  it('is in the file of the filtered lines as well', async () => {
    const exporter = await aStaff(api, ['rbac:audit-log:list', 'platform:export:add']);
    await api.ok(
      updateRole,
      { id: await aRole(api.db, null), remark: 'for a file' },
      { as: await aStaff(api, [WILDCARD]) },
    );
    const { url } = await api.ok(
      addExport,
      {
        resource: 'audit_log',
        format: 'csv',
        columns: ['action_name', 'subject_type'],
        filters: { action: 'rbac:role:update' },
      },
      { as: exporter, language: 'ja' },
    );
    const { body } = await api.app.inject({ method: 'GET', url: url ?? '' });
    expect(body).toContain('ロールの編集,ロール');
  });

  it('that this version does not know stays as it was written', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const { rows } = await api.db.query<{ id: number }>(
      `INSERT INTO audit_log (action, subject_type, after)
       VALUES ('older:thing:done', 'thing', '{"older_field": {"status": 1, "constructor": 2}}') RETURNING id`,
    );
    expect(await api.ok(auditLogDetail, { id: rows[0]?.id ?? 0 }, { as: admin })).toMatchObject({
      action_name: 'older:thing:done',
      subject_name: 'thing',
      field_names: { status: 'State' },
    });
  });
});

describe('a page that is open while a role changes', () => {
  it('is notified, and its owner’s next call applies the change', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role = await aRole(api.db, null, ['rbac:user:list']);
    const person = await api.signIn(await aHolder(api.db, role, null));
    const socket = await openSocket(api.url, person.token);
    let pushes = 0;
    socket.on('permissions-changed', () => (pushes += 1));
    await api.ok(
      updateRole,
      { id: role, menu_ids: await menuIdsOf(api.db, ['rbac:role:list']) },
      { as: admin },
    );
    expect((await api.refused(userList, {}, { as: person })).error).toBe('FORBIDDEN');
    await eventually('the page is notified', async () => pushes > 0);
    socket.disconnect();
  });
});

describe('a company that is certified', () => {
  it('gets its owner role by the event, once', async () => {
    const { companyId, accountId } = await aSeller(api);
    const payload = JSON.stringify({ company_id: companyId, owner_id: accountId });
    for (let times = 0; times < 2; times += 1)
      await api.db.query(`INSERT INTO outbox (event, payload) VALUES ('company.certified', $1)`, [payload]);
    await eventually('both events are handled', async () => {
      const { rows } = await api.db.query<{ waiting: number }>('SELECT count(*) AS waiting FROM outbox');
      return rows[0]?.waiting === 0;
    });
    const owner = await api.signIn(accountId);
    const info = await api.ok(userInfo, {}, { as: owner });
    expect(info.roles).toEqual(['Owner']);
    expect(info.permissions).toContain('rbac:user:add');
    expect(info.permissions).not.toContain('rbac:menu:list');
  });
});
