import { CODE_TYPE, PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import {
  addressUndoInfo,
  bindEmail,
  bindPhone,
  changePassword,
  emailLogin,
  forgetPassword,
  myProfile,
  sendEmailCode,
  sendPhoneCode,
  undoAddress,
  verifyPassword,
} from '@fovea/shared-types/member/member.calls';
import { uniqueText } from '../../fixtures/rows.js';
import {
  aKnownAccount,
  codeBy,
  elsewhere,
  type KnownAccount,
  newestMessage,
  PASSWORD,
  signIn,
  withAuthenticator,
} from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { openSocket } from '../../support/wire.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

const LANGUAGES = ['zh', 'en', 'ja'] as const;
const NEW = 'quite another secret';
const twice = (password: string) => ({ password, password_confirm: password });
const isDead = async (as: Person) => (await api.envelope(myProfile.path, {}, { as })).code === -102;
const login = (account: KnownAccount, password: string) =>
  api.envelope(emailLogin.path, { email: account.email, password, checked: true }, elsewhere());
const retrievalCode = ({ email }: KnownAccount) =>
  codeBy(api, sendEmailCode, { email, type: CODE_TYPE.retrieve }, email);

describe('a forgotten password', () => {
  it('is replaced by the reader of the mail; every session ends, its sockets too, and the owner is notified', async () => {
    const account = await aKnownAccount(api.db, { language: 'ja' });
    const sessions = [await signIn(api, account), await signIn(api, account)];
    const socket = await openSocket(api.url, sessions[0]?.token ?? '');
    const code = await retrievalCode(account);
    await api.ok(forgetPassword, { email: account.email.toUpperCase(), code, ...twice(NEW) }, elsewhere());
    expect(await Promise.all(sessions.map(isDead))).toEqual([true, true]);
    await eventually('the socket is closed', () => !socket.connected);
    expect((await login(account, PASSWORD)).error).toBe('LOGIN_FAILED');
    expect((await newestMessage(api.db, account.email))?.subject).toBe('Fovea のパスワードが変更されました');
    expect((await login(account, NEW)).code).toBe(200);
  });

  it('is replaced by who reads the text message as well', async () => {
    const account = await aKnownAccount(api.db);
    const where = { area_code: '+81', phone: account.local };
    const code = await codeBy(
      api,
      sendPhoneCode,
      { ...where, type: PHONE_CODE_TYPE.retrieve },
      account.phone,
    );
    const request = { ...where, code, ...twice(NEW) };
    await api.ok(forgetPassword, request, elsewhere());
    expect((await api.refused(forgetPassword, request, elsewhere())).error).toBe('CODE_INVALID');
    expect((await login(account, NEW)).code).toBe(200);
  });

  it('reveals to nobody whether there is an account', async () => {
    const account = await aKnownAccount(api.db);
    const code = await retrievalCode(account);
    const stranger = `${uniqueText()}@test.example`;
    await api.ok(sendEmailCode, { email: stranger, type: CODE_TYPE.retrieve }, elsewhere());
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = [];
    for (const email of [account.email, stranger]) {
      const body = JSON.stringify({ email, code: wrong, ...twice(NEW) });
      const { status, text } = await api.raw(forgetPassword.path, body, elsewhere());
      answers.push(`${status} ${text.replace(/"trace_id":"[^"]+"/, '')}`);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('CODE_INVALID');
  });

  it.each([
    [{ email: undefined }, 'VALIDATION', ['email', 'phone']],
    [{ email: undefined, phone: '9012345678' }, 'VALIDATION', ['area_code']],
    [{ email: undefined, area_code: '+81' }, 'VALIDATION', ['phone']],
    [{ email: undefined, area_code: '+999', phone: '9012345678' }, 'VALIDATION', ['area_code']],
    [{ code: undefined }, 'VALIDATION', ['code']],
    [{ password: undefined }, 'VALIDATION', ['password']],
    [{ password_confirm: undefined }, 'VALIDATION', ['password_confirm']],
    [{ password_confirm: 'another long secret' }, 'PASSWORD_MISMATCH', ['password_confirm']],
    [twice('short7!'), 'PASSWORD_WEAK', []],
  ])('is refused with %j', async (fault, error, fields) => {
    const request = { email: 'someone@test.example', code: '000000', ...twice(NEW), ...fault };
    const answer = await api.envelope(forgetPassword.path, request, elsewhere());
    expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual([error, fields]);
  });
});

describe('changing the password', () => {
  const change = (as: Person, old_password: string, password = NEW) =>
    api.envelope(changePassword.path, { old_password, ...twice(password) }, { as, ...elsewhere() });

  it('ends every session and answers the token of a new one', async () => {
    const account = await aKnownAccount(api.db);
    const [here, there] = [await signIn(api, account), await signIn(api, account)];
    const socket = await openSocket(api.url, there.token);
    const { token } = await api.ok(changePassword, { old_password: PASSWORD, ...twice(NEW) }, { as: here });
    expect([await isDead(here), await isDead(there)]).toEqual([true, true]);
    await eventually('the socket is closed', () => !socket.connected);
    expect(await isDead({ accountId: account.id, token })).toBe(false);
    expect((await login(account, PASSWORD)).error).toBe('LOGIN_FAILED');
    expect((await newestMessage(api.db, account.email))?.subject).toBe('Your Fovea password was changed');
  });

  it('requires the present one, slows down guessing, and ends nothing meanwhile', async () => {
    const account = await aKnownAccount(api.db);
    const here = await signIn(api, account);
    for (let tries = 0; tries < 10; tries++)
      expect((await change(here, 'a guess')).error).toBe('PASSWORD_WRONG');
    expect((await change(here, PASSWORD)).error).toBe('RATE_LIMITED');
    expect(await isDead(here)).toBe(false);
  });

  it.each(['password1', 'short7!'])('refuses %s', async (weak) => {
    const here = await signIn(api, await aKnownAccount(api.db));
    expect((await change(here, PASSWORD, weak)).error).toBe('PASSWORD_WEAK');
  });

  it('refuses the own address as a password', async () => {
    const account = await aKnownAccount(api.db);
    const here = await signIn(api, account);
    expect((await change(here, PASSWORD, account.email)).error).toBe('PASSWORD_WEAK');
  });
});

describe('a screen that was locked', () => {
  it('opens to the password, with the session it had', async () => {
    const account = await aKnownAccount(api.db);
    const here = await signIn(api, account);
    expect(await api.ok(verifyPassword, { password: PASSWORD }, { as: here })).toBeNull();
    expect(await isDead(here)).toBe(false);
  });

  it('stays shut to guesses, which are counted like those of a sign-in', async () => {
    const here = await signIn(api, await aKnownAccount(api.db));
    const open = (password: string) =>
      api.refused(verifyPassword, { password }, { as: here, ...elsewhere() });
    for (let tries = 0; tries < 10; tries++) expect((await open('a guess')).error).toBe('PASSWORD_WRONG');
    expect((await open(PASSWORD)).error).toBe('RATE_LIMITED');
  });
});

describe('another address', () => {
  const emailCode = (email: string, as: Person) =>
    codeBy(api, sendEmailCode, { email, type: CODE_TYPE.bind }, email, as);
  const phoneCode = (local: string, as: Person) =>
    codeBy(
      api,
      sendPhoneCode,
      { area_code: '+81', phone: local, type: PHONE_CODE_TYPE.bind },
      `+81${local}`,
      as,
    );

  it('replaces the old e-mail address, which gets a last mail', async () => {
    const account = await aKnownAccount(api.db);
    const as = await signIn(api, account);
    const email = `${uniqueText()}@test.example`;
    const answer = await api.ok(
      bindEmail,
      { email, code: await emailCode(email, as), password: PASSWORD },
      { as },
    );
    expect(answer).toEqual({ email });
    expect(await api.ok(myProfile, {}, { as })).toMatchObject({ email });
    expect((await newestMessage(api.db, account.email))?.subject).toBe(
      'The e-mail address of your Fovea account was changed',
    );
    expect((await login(account, PASSWORD)).error).toBe('LOGIN_FAILED');
    expect((await login({ ...account, email }, PASSWORD)).code).toBe(200);
  });

  it('is reported as taken only to its owner', async () => {
    const [mine, other] = [await aKnownAccount(api.db), await aKnownAccount(api.db)];
    const as = await signIn(api, mine);
    const wrong = { code: '000000', password: PASSWORD };
    const phone = { area_code: '+81', phone: other.local };
    expect((await api.refused(bindEmail, { email: other.email, ...wrong }, { as })).error).toBe(
      'CODE_INVALID',
    );
    expect((await api.refused(bindPhone, { ...phone, ...wrong }, { as })).error).toBe('CODE_INVALID');
    const codes = [await emailCode(other.email, as), await phoneCode(other.local, as)] as const;
    const taken = { email: other.email, code: codes[0], password: PASSWORD };
    const answers = [];
    for (const language of LANGUAGES) answers.push(await api.refused(bindEmail, taken, { as, language }));
    expect(answers.map(({ error, msg }) => [error, msg])).toEqual([
      ['EMAIL_TAKEN', '该邮箱已注册。'],
      ['EMAIL_TAKEN', 'This e-mail address already has an account.'],
      ['EMAIL_TAKEN', 'このメールアドレスは登録済みです。'],
    ]);
    expect(
      (await api.refused(bindPhone, { ...phone, code: codes[1], password: PASSWORD }, { as })).error,
    ).toBe('PHONE_TAKEN');
    expect(await api.ok(myProfile, {}, { as })).toMatchObject({ email: mine.email, phone: mine.phone });
  });

  it('takes a number from an account that only wrote it down', async () => {
    const [mine, squatter] = [
      await aKnownAccount(api.db),
      await aKnownAccount(api.db, { phone_proved_at: null }),
    ];
    const as = await signIn(api, mine);
    const code = await phoneCode(squatter.local, as);
    const request = { area_code: '81', phone: squatter.local, code, password: PASSWORD };
    expect(await api.ok(bindPhone, request, { as })).toEqual({ phone: squatter.phone });
    expect(await api.ok(myProfile, {}, { as })).toMatchObject({
      phone: squatter.phone,
      area_code: '+81',
      is_phone_proved: 1,
    });
    const theirs = await api.ok(myProfile, {}, { as: await signIn(api, squatter) });
    expect(theirs).toMatchObject({ phone: null, area_code: null });
    expect((await newestMessage(api.db, mine.email))?.subject).toBe(
      'The phone number of your Fovea account was changed',
    );
  });

  it.each([
    [bindEmail.path, {}, ['email', 'code', 'password']],
    [bindPhone.path, {}, ['area_code', 'phone', 'code', 'password']],
    [
      bindPhone.path,
      { area_code: '+999', phone: '9012345678', code: '000000', password: PASSWORD },
      ['area_code'],
    ],
  ])('%s refuses %j', async (path, request, fields) => {
    const as = await signIn(api, await aKnownAccount(api.db));
    const answer = await api.envelope(path, request, { as });
    expect([answer.error, Object.keys(answer.fields ?? {}).sort()]).toEqual(['VALIDATION', fields.sort()]);
  });

  it('is bound by who knows the password, and ends the other sessions', async () => {
    const account = await aKnownAccount(api.db);
    const [here, there] = [await signIn(api, account), await signIn(api, account)];
    const email = `${uniqueText()}@test.example`;
    const code = await emailCode(email, here);
    const wrong = { email, code, password: 'a guess' };
    expect((await api.refused(bindEmail, wrong, { as: here })).error).toBe('PASSWORD_WRONG');
    expect(await api.ok(myProfile, {}, { as: here })).toMatchObject({ email: account.email });
    await api.ok(bindEmail, { email, code, password: PASSWORD }, { as: here });
    expect([await isDead(here), await isDead(there)]).toEqual([false, true]);
    const third = await signIn(api, { ...account, email });
    const local = `9066${account.local.slice(4)}`;
    const phone = { area_code: '+81', phone: local, code: await phoneCode(local, here), password: PASSWORD };
    await api.ok(bindPhone, phone, { as: here });
    expect([await isDead(here), await isDead(third)]).toEqual([false, true]);
  });

  it('requires the second factor of an account that has one', async () => {
    const account = await aKnownAccount(api.db);
    const as = await signIn(api, account);
    const { code: factor } = await withAuthenticator(api, as);
    const email = `${uniqueText()}@test.example`;
    const proof = { email, code: await emailCode(email, as), password: PASSWORD };
    const refusal = await api.refused(bindEmail, proof, { as });
    expect([refusal.error, Object.keys(refusal.fields ?? {})]).toEqual([
      'VALIDATION',
      ['second_factor_code'],
    ]);
    const wrong = factor() === '000000' ? '111111' : '000000';
    expect((await api.refused(bindEmail, { ...proof, second_factor_code: wrong }, { as })).error).toBe(
      'SECOND_FACTOR_INVALID',
    );
    await api.ok(bindEmail, { ...proof, second_factor_code: factor() }, { as });
    expect(await api.ok(myProfile, {}, { as })).toMatchObject({ email });
  });
});

describe('a change of an address', () => {
  const takeOver = async (account: KnownAccount, changed: string[]): Promise<string[]> => {
    const thief = await signIn(api, account);
    const tokens: string[] = [];
    let mailbox = account.email;
    for (const address of changed) {
      const isMail = address.includes('@');
      const code = isMail
        ? await codeBy(api, sendEmailCode, { email: address, type: CODE_TYPE.bind }, address, thief)
        : await codeBy(
            api,
            sendPhoneCode,
            { area_code: '+81', phone: address, type: PHONE_CODE_TYPE.bind },
            `+81${address}`,
            thief,
          );
      const proof = { code, password: PASSWORD };
      if (isMail) await api.ok(bindEmail, { email: address, ...proof }, { as: thief });
      else await api.ok(bindPhone, { area_code: '+81', phone: address, ...proof }, { as: thief });
      const { text = '' } = (await newestMessage(api.db, mailbox)) ?? {};
      tokens.push(/undoAddress\?token=([\w-]+)/.exec(text)?.[1] ?? '');
      if (isMail) mailbox = address;
    }
    return tokens;
  };

  it('is undone by the link in the old mailbox, without a session: both addresses, the password, all sessions', async () => {
    const account = await aKnownAccount(api.db);
    const owner = await signIn(api, account);
    const theirs = `${uniqueText()}@test.example`;
    const local = `9077${account.local.slice(4)}`;
    const [token = '', later = ''] = await takeOver(account, [theirs, local]);
    expect(await isDead(owner)).toBe(true);
    const back = { kind: 'email', email: account.email, phone: account.phone };
    expect(await api.ok(addressUndoInfo, { token })).toMatchObject(back);
    expect(await api.ok(undoAddress, { token })).toMatchObject(back);
    // The thief has the password, and the link of a later change.
    expect((await login(account, PASSWORD)).error).toBe('LOGIN_FAILED');
    expect((await login({ ...account, email: theirs }, PASSWORD)).error).toBe('LOGIN_FAILED');
    for (const used of [token, later])
      expect((await api.refused(undoAddress, { token: used })).error).toBe('LINK_EXPIRED');
    const code = await retrievalCode(account);
    await api.ok(forgetPassword, { email: account.email, code, ...twice(NEW) }, elsewhere());
    const { token: session } = await api.ok(
      emailLogin,
      { email: account.phone, password: NEW, checked: true },
      elsewhere(),
    );
    const profile = await api.ok(myProfile, {}, { as: { accountId: account.id, token: session } });
    expect(profile).toMatchObject({ email: account.email, phone: account.phone, is_phone_proved: 1 });
    const { rows } = await api.db.query(
      `SELECT FROM audit_log WHERE action = 'member:email:undo' AND subject_id = $1`,
      [account.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('of the phone is undone as well, but for a number that somebody else proved since', async () => {
    const account = await aKnownAccount(api.db);
    const [token = ''] = await takeOver(account, [`9088${account.local.slice(4)}`]);
    await aKnownAccount(api.db, { phone: account.phone });
    expect(await api.ok(undoAddress, { token })).toMatchObject({ kind: 'phone', phone: account.phone });
    const { rows } = await api.db.query<{ email: string; phone: string | null }>(
      'SELECT email, phone FROM account WHERE id = $1',
      [account.id],
    );
    expect(rows).toEqual([{ email: account.email, phone: null }]);
  });

  it('is executed after seven days, and for an invalid link', async () => {
    const account = await aKnownAccount(api.db);
    const [token = ''] = await takeOver(account, [`${uniqueText()}@test.example`]);
    await api.db.query(
      `UPDATE address_undo SET expires_at = expires_at - interval '7 days' WHERE account_id = $1`,
      [account.id],
    );
    for (const dead of [token, 'no link of ours'])
      for (const call of [addressUndoInfo, undoAddress])
        expect((await api.refused(call, { token: dead })).error).toBe('LINK_EXPIRED');
  });
});
