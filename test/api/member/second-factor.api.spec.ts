import {
  changePassword,
  confirmSecondFactor,
  disableSecondFactor,
  emailLogin,
  endSession,
  enrolSecondFactor,
  myProfile,
  renewRecoveryCodes,
  secondFactorInfo,
  secondFactorLogin,
  sendPhoneCode,
  sessionList,
  smsLogin,
} from '@fovea/shared-types/member/member.calls';
import { userInfo, userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { adminAuctionList } from '@fovea/shared-types/auction/auction.calls';
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
import { grant } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

const passwordOf = ({ email }: KnownAccount) => ({ email, password: PASSWORD, checked: true });

/** The first step: the password, answered by a challenge. */
async function challengeFor(account: KnownAccount): Promise<string> {
  const answer = await api.refused(emailLogin, passwordOf(account), elsewhere());
  expect(answer).toMatchObject({ error: 'SECOND_FACTOR_REQUIRED', data: { expires_in: 300 } });
  return String(answer.data?.challenge);
}

const second = async (challenge: string, code: string) =>
  (await api.envelope(secondFactorLogin.path, { challenge, code }, elsewhere())).error ?? 'ok';

async function anEnrolled() {
  const account = await aKnownAccount(api.db);
  const person = await signIn(api, account);
  return { account, person, authenticator: await withAuthenticator(api, person) };
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('turning the second factor on', () => {
  it('requires the password and a first code, returns ten recovery codes, and ends the other sessions', async () => {
    const account = await aKnownAccount(api.db);
    const [person, other] = [await signIn(api, account), await signIn(api, account)];
    expect((await api.refused(enrolSecondFactor, { password: 'a guess' }, { as: person })).error).toBe(
      'PASSWORD_WRONG',
    );
    const { secret, otpauth_url } = await api.ok(enrolSecondFactor, { password: PASSWORD }, { as: person });
    expect(otpauth_url).toContain(secret);
    // Offered is not on: a lost connection here locks nobody out.
    await signIn(api, account);
    expect(await api.ok(secondFactorInfo, {}, { as: person })).toMatchObject({ is_enabled: 0 });
    const authenticator = await withAuthenticator(api, person);
    expect(new Set(authenticator.recoveryCodes).size).toBe(10);
    expect(await api.ok(secondFactorInfo, {}, { as: person })).toMatchObject({
      is_enabled: 1,
      is_demanded: 0,
      recovery_codes_left: 10,
    });
    expect((await api.refused(myProfile, {}, { as: other })).code).toBe(-102);
    expect((await newestMessage(api.db, account.email))?.subject).toBe('Two-step verification is on');
    expect((await api.refused(enrolSecondFactor, { password: PASSWORD }, { as: person })).error).toBe(
      'STATE_CONFLICT',
    );
  });

  it('keeps neither secret nor recovery codes as they are', async () => {
    const { account, authenticator } = await anEnrolled();
    const { rows } = await api.db.query<{ secret: Buffer; code_hash: Buffer }>(
      `SELECT secret, code_hash FROM second_factor JOIN recovery_code USING (account_id) WHERE account_id = $1`,
      [account.id],
    );
    expect(rows).toHaveLength(10);
    const kept = Buffer.concat(rows.flatMap(({ secret, code_hash }) => [secret, code_hash])).toString(
      'latin1',
    );
    for (const code of authenticator.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  it('refuses a wrong first code', async () => {
    const person = await signIn(api, await aKnownAccount(api.db));
    expect((await api.refused(confirmSecondFactor, { code: '000000' }, { as: person })).error).toBe(
      'STATE_CONFLICT',
    );
    await api.ok(enrolSecondFactor, { password: PASSWORD }, { as: person });
    expect((await api.refused(confirmSecondFactor, { code: '000000' }, { as: person })).error).toBe(
      'CODE_INVALID',
    );
  });
});

describe('signing in with it', () => {
  it('is required after the password and after the text message, and a wrong password reveals as little as before', async () => {
    const { account, authenticator } = await anEnrolled();
    const wrong = { ...passwordOf(account), password: 'a guess' };
    expect((await api.refused(emailLogin, wrong, elsewhere())).error).toBe('LOGIN_FAILED');
    const challenge = await challengeFor(account);
    const answer = await api.ok(secondFactorLogin, { challenge, code: authenticator.code() }, elsewhere());
    const person = { accountId: account.id, token: answer.token };
    expect((await api.ok(myProfile, {}, { as: person })).id).toBe(account.id);

    const phone = { area_code: '+81', phone: account.local };
    const code = await codeBy(api, sendPhoneCode, { ...phone, type: 1 }, account.phone);
    const bySms = await api.refused(smsLogin, { ...phone, code, checked: true }, elsewhere());
    expect(bySms.error).toBe('SECOND_FACTOR_REQUIRED');
    expect(await second(String(bySms.data?.challenge), authenticator.code(1))).toBe('ok');
  });

  it('takes no code twice, nor one older than a code that was taken', async () => {
    const { account, authenticator } = await anEnrolled();
    const code = authenticator.code(1);
    expect(await second(await challengeFor(account), code)).toBe('ok');
    const challenge = await challengeFor(account);
    expect(await second(challenge, code)).toBe('CODE_INVALID');
    expect(await second(challenge, authenticator.code())).toBe('CODE_INVALID');
  });

  it('accepts each recovery code once, in any spelling, and notifies the owner', async () => {
    const { account, person, authenticator } = await anEnrolled();
    const [one = ''] = authenticator.recoveryCodes;
    expect(await second(await challengeFor(account), one.toLowerCase().replaceAll('-', ''))).toBe('ok');
    const { rows } = await api.db.query<{ text: string }>(
      `SELECT text FROM outgoing_message WHERE recipient = $1 AND subject = 'A recovery code was used'`,
      [account.email],
    );
    expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining('9 of them are left')]);
    expect(await second(await challengeFor(account), one)).toBe('CODE_INVALID');
    expect(await api.ok(secondFactorInfo, {}, { as: person })).toMatchObject({ recovery_codes_left: 9 });
  });

  it('gives up a challenge after five wrong codes, after use, and after five minutes', async () => {
    const { account, authenticator } = await anEnrolled();
    const guessed = await challengeFor(account);
    const wrong = wrongFor(authenticator.code());
    for (let tries = 0; tries < 5; tries++) expect(await second(guessed, wrong)).toBe('CODE_INVALID');
    expect(await second(guessed, authenticator.code())).toBe('CHALLENGE_EXPIRED');
    const used = await challengeFor(account);
    expect(await second(used, authenticator.code())).toBe('ok');
    expect(await second(used, authenticator.code(1))).toBe('CHALLENGE_EXPIRED');
    const late = await challengeFor(account);
    await api.db.query('UPDATE sign_in_challenge SET expires_at = clock_timestamp()');
    expect(await second(late, authenticator.code(1))).toBe('CHALLENGE_EXPIRED');
    expect(await second('nobody gave this', authenticator.code(1))).toBe('CHALLENGE_EXPIRED');
  });

  it('is slow with who guesses, over all challenges', async () => {
    const { account, authenticator } = await anEnrolled();
    const wrong = wrongFor(authenticator.code());
    for (let round = 0; round < 2; round++) {
      const challenge = await challengeFor(account);
      for (let tries = 0; tries < 5; tries++) expect(await second(challenge, wrong)).toBe('CODE_INVALID');
    }
    expect(await second(await challengeFor(account), authenticator.code())).toBe('RATE_LIMITED');
  });

  it('is void once the password was changed in between', async () => {
    const { account, person, authenticator } = await anEnrolled();
    const challenge = await challengeFor(account);
    const password = 'quite another secret';
    const request = { old_password: PASSWORD, password, password_confirm: password };
    await api.ok(changePassword, request, { as: person });
    expect(await second(challenge, authenticator.code())).toBe('CHALLENGE_EXPIRED');
  });
});

describe('the owner', () => {
  it('replaces the recovery codes with password and code', async () => {
    const { account, person, authenticator } = await anEnrolled();
    const request = { password: PASSWORD, code: authenticator.code() };
    const wrong = { ...request, password: 'a guess' };
    expect((await api.refused(renewRecoveryCodes, wrong, { as: person, ...elsewhere() })).error).toBe(
      'PASSWORD_WRONG',
    );
    const { recovery_codes } = await api.ok(renewRecoveryCodes, request, { as: person, ...elsewhere() });
    expect((await api.refused(renewRecoveryCodes, request, { as: person, ...elsewhere() })).error).toBe(
      'CODE_INVALID',
    );
    const challenge = await challengeFor(account);
    expect(await second(challenge, authenticator.recoveryCodes[0] ?? '')).toBe('CODE_INVALID');
    expect(await second(challenge, recovery_codes[0] ?? '')).toBe('ok');
  });

  it('turns it off with password and code, and not with one of them', async () => {
    const { account, person, authenticator } = await anEnrolled();
    const [recovery = ''] = authenticator.recoveryCodes;
    for (const [wrong, error] of [
      [{ password: PASSWORD, code: '000000' }, 'CODE_INVALID'],
      [{ password: 'a guess', code: recovery }, 'PASSWORD_WRONG'],
    ] as const)
      expect((await api.refused(disableSecondFactor, wrong, { as: person, ...elsewhere() })).error).toBe(
        error,
      );
    await api.ok(disableSecondFactor, { password: PASSWORD, code: recovery }, { as: person, ...elsewhere() });
    await signIn(api, account);
    expect(await api.ok(secondFactorInfo, {}, { as: person })).toEqual({
      is_enabled: 0,
      is_demanded: 0,
      enabled_at: null,
      recovery_codes_left: 0,
    });
  });
});

describe('a role that demands it', () => {
  async function aDemanded(): Promise<{ account: KnownAccount; person: Person }> {
    const account = await aKnownAccount(api.db);
    await grant(api.db, account.id, ['auction:auction:list']);
    await api.db.query(
      `UPDATE role SET needs_second_factor = true WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)`,
      [account.id],
    );
    return { account, person: await signIn(api, account) };
  }

  it('grants nothing until it is on, and reports that', async () => {
    const { person } = await aDemanded();
    expect(await api.ok(userInfo, {}, { as: person })).toMatchObject({
      permissions: [],
      must_enrol_second_factor: true,
    });
    expect((await api.ok(userPermissions, {}, { as: person })).permissions).toEqual([]);
    expect((await api.refused(adminAuctionList, {}, { as: person })).error).toBe('FORBIDDEN');
    await withAuthenticator(api, person);
    expect(await api.ok(userInfo, {}, { as: person })).toMatchObject({
      permissions: ['auction:auction:list'],
      must_enrol_second_factor: false,
    });
    await api.ok(adminAuctionList, {}, { as: person });
  });

  it('keeps it on', async () => {
    const { person } = await aDemanded();
    const { recoveryCodes } = await withAuthenticator(api, person);
    const request = { password: PASSWORD, code: recoveryCodes[0] ?? '' };
    expect((await api.refused(disableSecondFactor, request, { as: person })).error).toBe(
      'SECOND_FACTOR_DEMANDED',
    );
    const sessions = await api.ok(sessionList, {}, { as: person });
    await api.ok(endSession, { id: sessions[0]?.id ?? 0 }, { as: person });
  });
});
