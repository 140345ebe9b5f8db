import { PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import { emailLogin, myProfile, sendPhoneCode, smsLogin } from '@fovea/shared-types/member/member.calls';
import {
  aKnownAccount,
  codeBy,
  elsewhere,
  type KnownAccount,
  newestMessage,
  PASSWORD,
} from '../../support/accounts.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

const asks = (local: string, type: number = PHONE_CODE_TYPE.login) => ({
  area_code: '+81',
  phone: local,
  type,
});
const login = (local: string, code: string) => ({
  area_code: '+81',
  phone: local,
  code,
  isyzm: true,
  checked: true,
});
const codeFor = (account: KnownAccount) => codeBy(api, sendPhoneCode, asks(account.local), account.phone);
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const nobody = () => `9044${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;

describe('a code by text message', () => {
  it('is sent in the language of the request, and so is its confirmation', async () => {
    const replies = [];
    for (const language of ['zh', 'en', 'ja'] as const) {
      const account = await aKnownAccount(api.db);
      const answer = await api.envelope(sendPhoneCode.path, asks(account.local), {
        ...elsewhere(),
        language,
      });
      expect(answer).toMatchObject({ code: 200, data: null });
      const message = await newestMessage(api.db, account.phone);
      expect(message).toMatchObject({ channel: 'sms', text: expect.stringMatching(/\d{6}/) });
      replies.push([answer.msg, message?.text.replace(/\d{6}/, '#').slice(0, 24)]);
    }
    expect(replies).toEqual([
      ['验证码已发送。', '【Fovea】登录验证码 #，5 分钟内有效。请'],
      ['Code sent.', 'Fovea: # is your code to'],
      ['認証コードを送信しました。', '【Fovea】ログインの認証コードは # です（'],
    ]);
  });

  it('is sent to nobody without an account, and answered alike', async () => {
    const account = await aKnownAccount(api.db);
    const stranger = nobody();
    for (const type of [PHONE_CODE_TYPE.login, PHONE_CODE_TYPE.retrieve]) {
      const answers = [];
      for (const local of [account.local, stranger])
        answers.push(await api.raw(sendPhoneCode.path, JSON.stringify(asks(local, type)), elsewhere()));
      expect(answers[1]?.text).toBe(answers[0]?.text);
      await api.db.query(`UPDATE verification_code SET created_at = created_at - interval '3 minutes'`);
    }
    expect(await newestMessage(api.db, `+81${stranger}`)).toBeUndefined();
    // Counted like any other: otherwise a second request would reveal it.
    await api.ok(sendPhoneCode, asks(stranger), elsewhere());
    expect((await api.refused(sendPhoneCode, asks(stranger), elsewhere())).error).toBe('RATE_LIMITED');
  });

  it('is not to be pumped: one in 120 seconds to a number however it is written, thirty an hour for a client', async () => {
    const account = await aKnownAccount(api.db);
    await api.ok(sendPhoneCode, asks(account.local), elsewhere());
    const again = {
      area_code: '81',
      phone: `0${account.local.slice(0, 2)}-${account.local.slice(2)}`,
      type: 1,
    };
    const answer = await api.envelope(sendPhoneCode.path, again, elsewhere());
    expect(answer).toMatchObject({ code: 429, error: 'RATE_LIMITED' });
    // Every address of one IPv6 customer is one client.
    const at = (n: number) => ({ headers: { 'x-forwarded-for': `2001:db8:7:7::${n.toString(16)}` } });
    for (let sent = 1; sent <= 30; sent++) await api.ok(sendPhoneCode, asks(nobody()), at(sent));
    expect((await api.refused(sendPhoneCode, asks(nobody()), at(99))).error).toBe('RATE_LIMITED');
  });

  it.each([
    [{ area_code: '+999' }, 'area_code'],
    [{ area_code: 'x' }, 'area_code'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '1234567890123456789' }, 'phone'],
    [{ type: 9 }, 'type'],
  ])('is refused for %j, naming the field', async (fault, field) => {
    const answer = await api.refused(sendPhoneCode, { ...asks(nobody()), ...fault }, elsewhere());
    expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual(['VALIDATION', [field]]);
  });

  it('that binds a number requires a session', async () => {
    const answer = await api.refused(sendPhoneCode, asks(nobody(), PHONE_CODE_TYPE.bind), elsewhere());
    expect(answer.code).toBe(-102);
  });
});

describe('signing in by text message', () => {
  it('opens a session', async () => {
    const account = await aKnownAccount(api.db);
    const answer = await api.ok(smsLogin, login(account.local, await codeFor(account)), elsewhere());
    expect(answer).toMatchObject({ name: 'Test Person', avatar: null, permissions: [] });
    const profile = await api.ok(myProfile, {}, { as: { accountId: account.id, token: answer.token } });
    expect(profile).toMatchObject({ id: account.id, phone: account.phone });
  });

  it('is not for a number that was only written down: no code is sent there, and none opens the account', async () => {
    const account = await aKnownAccount(api.db, { phone_proved_at: null });
    const [strangers, theirs] = [nobody(), account.local].map((local) =>
      api.raw(sendPhoneCode.path, JSON.stringify(asks(local)), elsewhere()),
    );
    expect((await theirs)?.text).toBe((await strangers)?.text);
    expect(await newestMessage(api.db, account.phone)).toBeUndefined();
    await api.db.query('UPDATE account SET phone_proved_at = clock_timestamp() WHERE id = $1', [account.id]);
    await api.db.query(`UPDATE verification_code SET created_at = created_at - interval '3 minutes'`);
    const code = await codeFor(account);
    await api.db.query('UPDATE account SET phone_proved_at = NULL WHERE id = $1', [account.id]);
    expect((await api.refused(smsLogin, login(account.local, code), elsewhere())).error).toBe('CODE_INVALID');
    // With the password the number replaces the e-mail address.
    const byPassword = { email: account.phone, password: PASSWORD, checked: true };
    expect((await api.ok(emailLogin, byPassword, elsewhere())).name).toBe('Test Person');
  });

  it('requires the agreement, and accepts the mark of the mode as clients send it, or none', async () => {
    const account = await aKnownAccount(api.db);
    const request = login(account.local, await codeFor(account));
    expect((await api.refused(smsLogin, { ...request, checked: false }, elsewhere())).error).toBe(
      'AGREEMENT_REQUIRED',
    );
    const { isyzm: _, ...without } = request;
    await api.ok(smsLogin, without, elsewhere());
    expect((await api.refused(smsLogin, { ...request, isyzm: 1 }, elsewhere())).error).toBe('CODE_INVALID');
  });

  it('refuses an unknown number, a disabled account and a wrong code alike', async () => {
    const [known, disabled] = [await aKnownAccount(api.db), await aKnownAccount(api.db)];
    const [code, ofDisabled] = [await codeFor(known), await codeFor(disabled)];
    await api.db.query('UPDATE account SET status = 0 WHERE id = $1', [disabled.id]);
    const answers = [];
    for (const [local, given] of [
      [known.local, wrongFor(code)],
      [disabled.local, ofDisabled],
      [nobody(), code],
    ] as const) {
      const { status, text } = await api.raw(smsLogin.path, JSON.stringify(login(local, given)), elsewhere());
      answers.push([status, text.replace(/"trace_id":"[^"]+"/, '')]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[1]).toContain('CODE_INVALID');
  });

  it('takes a code once, for signing in only, and gives up after five tries', async () => {
    const account = await aKnownAccount(api.db);
    const code = await codeFor(account);
    for (let tries = 0; tries < 5; tries++)
      await api.refused(smsLogin, login(account.local, wrongFor(code)), elsewhere());
    expect((await api.refused(smsLogin, login(account.local, code), elsewhere())).error).toBe('CODE_INVALID');

    const other = await aKnownAccount(api.db);
    const retrieve = asks(other.local, PHONE_CODE_TYPE.retrieve);
    const forPassword = await codeBy(api, sendPhoneCode, retrieve, other.phone);
    const answer = await api.refused(smsLogin, login(other.local, forPassword), elsewhere());
    expect(answer.error).toBe('CODE_INVALID');
  });
});
