import { emailLogin, myProfile, register, sendEmailCode } from '@fovea/shared-types/member/member.calls';
import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type { RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';

let api: TestApi;
beforeAll(async () => {
  // Many clients behind one proxy that we trust: each test is an office of its own.
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

let offices = 0;
const elsewhere = () => ({ headers: { 'x-forwarded-for': `10.3.0.${++offices}` } });

const codeFor = async (email: string, type: number = CODE_TYPE.register): Promise<string> => {
  await api.ok(sendEmailCode, { email, type }, elsewhere());
  return eventually('the mail', async () => {
    const { rows } = await api.db.query<{ text: string }>(
      'SELECT text FROM outgoing_message WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
      [email.toLowerCase()],
    );
    return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0];
  });
};

let phones = 0;
const person = (changes: Partial<RegisterRequest> = {}): RegisterRequest => ({
  username: 'Sample Person',
  email: `${uniqueText()}@test.example`,
  password: 'a long enough secret',
  password_confirm: 'a long enough secret',
  area_code: '+81',
  phone: `90-1234-${String(1000 + ++phones)}`,
  code: '000000',
  country: 'JP',
  postal_code: '150-0001',
  address: 'Sample street 1',
  checked: true,
  ...changes,
});

const registered = async (changes: Partial<RegisterRequest> = {}): Promise<RegisterRequest> => {
  const request = person(changes);
  request.code = await codeFor(request.email);
  await api.ok(register, request);
  return request;
};

describe('registering', () => {
  it('opens an account for who knows the code, signed in at once', async () => {
    const request = person({ email: `New.${uniqueText()}@Test.Example` });
    request.code = await codeFor(request.email);
    const { token, name, permissions } = await api.ok(register, request, { language: 'ja' });
    expect([name, permissions]).toEqual(['Sample Person', []]);
    const profile = await api.ok(myProfile, {}, { as: { accountId: 0, token } });
    expect(profile).toMatchObject({
      email: request.email.toLowerCase(),
      area_code: '+81',
      phone: expect.stringMatching(/^\+8190/),
      country: 'JP',
      is_add_good: 0,
      roles: [],
      company_status: 0,
    });
    const { rows } = await api.db.query<{ password_hash: string; language: string }>(
      'SELECT password_hash, language FROM account WHERE id = $1',
      [profile.id],
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.language).toBe('ja');
  });

  it('takes a code once', async () => {
    const request = await registered();
    const again = { ...request, phone: '90-9999-0001' };
    expect((await api.refused(register, again)).error).toBe('CODE_INVALID');
  });

  it('refuses a wrong code, one of another address, and one for another purpose', async () => {
    const [mine, theirs] = [person(), person()];
    const [code, other] = [await codeFor(mine.email), await codeFor(theirs.email)];
    expect((await api.refused(register, { ...mine, code: other })).error).toBe('CODE_INVALID');
    expect(
      (await api.refused(register, { ...mine, code: code === '123456' ? '654321' : '123456' })).error,
    ).toBe('CODE_INVALID');
    const known = await registered();
    await api.db.query(
      `UPDATE verification_code SET created_at = created_at - interval '1 hour' WHERE address = $1`,
      [known.email],
    );
    const retrieve = await codeFor(known.email, CODE_TYPE.retrieve);
    expect((await api.refused(register, person({ email: known.email, code: retrieve }))).error).toBe(
      'CODE_INVALID',
    );
  });

  it('refuses a code after five minutes', async () => {
    const request = person();
    request.code = await codeFor(request.email);
    await api.db.query(`UPDATE verification_code SET expires_at = clock_timestamp() WHERE address = $1`, [
      request.email,
    ]);
    expect((await api.refused(register, request)).error).toBe('CODE_INVALID');
  });

  it('reveals that an address is taken only to its owner, and nothing of numbers', async () => {
    const first = await registered();
    expect((await api.refused(register, person({ email: first.email }))).error).toBe('CODE_INVALID');
    await api.db.query(
      `UPDATE verification_code SET created_at = created_at - interval '1 hour' WHERE address = $1`,
      [first.email],
    );
    const code = await codeFor(first.email);
    expect((await api.refused(register, person({ email: first.email, code }))).error).toBe('EMAIL_TAKEN');
    const other = person({ phone: first.phone });
    other.code = await codeFor(other.email);
    // Nobody proved that number here: both have entered it, and neither is notified of the other.
    await api.ok(register, other);
  });

  it.each([
    ['no agreement', { checked: false }, 'AGREEMENT_REQUIRED'],
    ['two different passwords', { password_confirm: 'another secret' }, 'PASSWORD_MISMATCH'],
    ['a short password', { password: 'abc1234', password_confirm: 'abc1234' }, 'PASSWORD_WEAK'],
    ['a common password', { password: 'Password123', password_confirm: 'Password123' }, 'PASSWORD_WEAK'],
    [
      'its name for a password',
      { password: 'sample person', password_confirm: 'sample person' },
      'PASSWORD_WEAK',
    ],
    ['a number that is none', { phone: '12-34' }, 'VALIDATION'],
    ['an area code that is none', { area_code: '+999' }, 'VALIDATION'],
    ['a country that is none', { country: 'XX' }, 'VALIDATION'],
    ['a nameless person', { username: '   ' }, 'VALIDATION'],
    ['an address that is none', { email: 'somebody@localhost' }, 'VALIDATION'],
  ])('refuses %s', async (_what, fault, error) => {
    expect((await api.refused(register, person(fault))).error).toBe(error);
  });
});

describe('a code', () => {
  it('is sent once in two minutes to an address, and the answer has the time of the next one', async () => {
    const email = `${uniqueText()}@test.example`;
    await api.ok(sendEmailCode, { email, type: CODE_TYPE.register }, elsewhere());
    const answer = await api.refused(sendEmailCode, { email, type: CODE_TYPE.register }, elsewhere());
    expect(answer).toMatchObject({ code: 429, error: 'RATE_LIMITED' });
    expect(Number(answer.data?.retry_after_s)).toBeGreaterThan(100);
  });

  it('is sent ten times a day to an address', async () => {
    const email = `${uniqueText()}@test.example`;
    for (let i = 0; i < 10; i++) {
      await api.ok(sendEmailCode, { email, type: CODE_TYPE.register }, elsewhere());
      await api.db.query(
        `UPDATE verification_code SET created_at = created_at - interval '1 hour' WHERE address = $1`,
        [email],
      );
    }
    const answer = await api.refused(sendEmailCode, { email, type: CODE_TYPE.register }, elsewhere());
    expect(answer.error).toBe('RATE_LIMITED');
    // The first of the ten is ten hours old.
    expect(Math.round(Number(answer.data?.retry_after_s) / 3600)).toBe(14);
  });

  it('is sent thirty times an hour to one client', async () => {
    const office = elsewhere();
    for (let i = 0; i < 30; i++) {
      await api.ok(
        sendEmailCode,
        { email: `${uniqueText()}@test.example`, type: CODE_TYPE.register },
        office,
      );
    }
    const next = { email: `${uniqueText()}@test.example`, type: CODE_TYPE.register };
    const answer = await api.refused(sendEmailCode, next, office);
    expect(answer.error).toBe('RATE_LIMITED');
    expect(Number(answer.data?.retry_after_s)).toBeGreaterThan(3000);
    await api.ok(sendEmailCode, next, elsewhere());
  });

  it('to retrieve a password is answered alike for an unknown address, which gets no mail', async () => {
    const known = await registered();
    const unknown = `${uniqueText()}@test.example`;
    await api.db.query(`UPDATE verification_code SET created_at = created_at - interval '1 hour'`);
    const answers = [];
    for (const email of [known.email, unknown]) {
      answers.push(await api.envelope(sendEmailCode.path, { email, type: CODE_TYPE.retrieve }, elsewhere()));
    }
    expect(answers[0]).toEqual(answers[1]);
    const { count } = await api.db.query('SELECT FROM outgoing_message WHERE recipient = $1', [unknown]);
    expect(count).toBe(0);
  });

  it('to bind an address requires a session', async () => {
    const request = { email: `${uniqueText()}@test.example`, type: CODE_TYPE.bind };
    expect((await api.refused(sendEmailCode, request, elsewhere())).error).toBe('SESSION_INVALID');
  });

  it('comes in the language of its reader', async () => {
    const email = `${uniqueText()}@test.example`;
    await api.ok(sendEmailCode, { email, type: CODE_TYPE.register }, { ...elsewhere(), language: 'ja' });
    const text = await eventually('the mail', async () => {
      const { rows } = await api.db.query<{ text: string }>(
        'SELECT text FROM outgoing_message WHERE recipient = $1',
        [email],
      );
      return rows[0]?.text;
    });
    expect(text).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });
});

describe('signing in', () => {
  it('opens a session by e-mail in any case, and by phone number', async () => {
    const { email, phone, password } = await registered();
    for (const login of [email, email.toUpperCase(), ` ${email} `, `+81${phone.replace(/-/g, '')}`]) {
      const { token } = await api.ok(emailLogin, { email: login, password, checked: true }, elsewhere());
      expect((await api.ok(myProfile, {}, { as: { accountId: 0, token } })).email).toBe(email);
    }
  });

  it('answers an unknown account, a wrong password and a disabled account alike', async () => {
    const { email, password } = await registered();
    const disabled = await registered();
    await api.db.query('UPDATE account SET status = 0 WHERE email = $1', [disabled.email]);
    const tries = [
      { email, password: 'wrong wrong' },
      { email: `${uniqueText()}@test.example`, password },
      { email: disabled.email, password },
    ];
    const answers = [];
    for (const attempt of tries) {
      const answer = await api.refused(emailLogin, { ...attempt, checked: true }, elsewhere());
      answers.push({ ...answer, trace_id: '' });
    }
    expect(answers[0]).toMatchObject({ code: -101, error: 'LOGIN_FAILED', data: null });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('requires the agreement', async () => {
    const { email, password } = await registered();
    expect((await api.refused(emailLogin, { email, password, checked: false })).error).toBe(
      'AGREEMENT_REQUIRED',
    );
  });

  it('slows down after ten failures, also for the right password, and not for ever', async () => {
    const { email, password } = await registered();
    for (let i = 0; i < 10; i++) {
      const answer = await api.refused(
        emailLogin,
        { email, password: 'wrong wrong', checked: true },
        elsewhere(),
      );
      expect(answer.error).toBe('LOGIN_FAILED');
    }
    expect((await api.refused(emailLogin, { email, password, checked: true }, elsewhere())).error).toBe(
      'RATE_LIMITED',
    );
    await api.db.query(`UPDATE login_failure SET at = at - interval '61 seconds' WHERE address = $1`, [
      email,
    ]);
    await api.ok(emailLogin, { email, password, checked: true }, elsewhere());
    // A successful proof resets the count.
    expect(
      (await api.refused(emailLogin, { email, password: 'wrong wrong', checked: true }, elsewhere())).error,
    ).toBe('LOGIN_FAILED');
  });
});
