import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type { RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { aCaller, aMemberCaller, testDatabase, uniqueText } from '../../../test/fixtures/rows.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { GrantReader, NO_GRANTS } from '../platform/auth/grant-reader.js';
import { SessionEvents } from '../platform/auth/session-events.js';
import { hashOfJti, TokenService } from '../platform/auth/token.js';
import { loadEnv } from '../platform/config/env.js';
import { SecretBox } from '../platform/crypto/secret-box.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AppError } from '../platform/kernel/app-error.js';
import type { Grants } from '../platform/kernel/caller.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { Log } from '../platform/logging/log.js';
import { FileLinks } from '../platform/storage/file-links.js';
import { FileRepository } from '../platform/storage/file.repository.js';
import { FileService } from '../platform/storage/file.service.js';
import { Sms } from '../platform/sms/sms.js';
import { Mail } from '../platform/mail/mail.js';
import { OutgoingMessageRepository } from '../platform/outgoing/outgoing-message.repository.js';
import { AccountRepository } from './accounts/account.repository.js';
import { VerificationCodeRepository } from './verification/verification-code.repository.js';
import { VerificationCodeService } from './verification/verification-code.service.js';
import { LoginAttemptRepository } from './passwords/login-attempt.repository.js';
import { LoginAttemptService } from './passwords/login-attempt.service.js';
import { emailPoint } from './contact/contact-point.js';
import { AccountCredentials } from './credentials/account-credentials.js';
import { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecurityMailService } from './accounts/security-mail.service.js';
import { SignInChallenges } from './credentials/sign-in-challenges.js';
import { SignInSessionService } from './sign-in/sign-in-session.service.js';
import { memberConstraints } from './member.constraints.js';
import { PasswordService } from './passwords/password.service.js';
import { ProfileService } from './accounts/profile.service.js';
import { RegistrationRepository } from './sign-in/registration.repository.js';
import { RegistrationService } from './sign-in/registration.service.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionLookup } from './sessions/session-lookup.js';
import { SignInNotes } from './sign-in/sign-in-notes.js';
import { SessionService } from './sessions/session.service.js';
import { SignInService } from './sign-in/sign-in.service.js';

const env = loadEnv(process.env);
const db = testDatabase();
const outbox = new Outbox();
const accounts = new AccountRepository();
const credentials = new AccountCredentials();
const codeRows = new VerificationCodeRepository();
const letters = new OutgoingMessageRepository(db);
const mail = new Mail(letters, outbox);
const sms = new Sms(letters, outbox);
const codes = new VerificationCodeService(env, db, codeRows, credentials, mail, sms, outbox);
const passwords = new PasswordService();
const sessionEvents = new SessionEvents();

class NoRoles extends GrantReader {
  read(): Promise<Grants> {
    return Promise.resolve(NO_GRANTS);
  }
}

const sessionRows = new SessionRepository();
const challenges = new SignInChallenges();
const lookup = new SessionLookup(db, sessionRows, new Log(env));
const sessions = new SessionService(
  db,
  sessionRows,
  challenges,
  new TokenService(env),
  sessionEvents,
  outbox,
  new NoRoles(),
);
const registration = new RegistrationService(
  db,
  new RegistrationRepository(),
  credentials,
  codes,
  passwords,
  sessions,
  new AuditLog(),
);
const attempts = new LoginAttemptService(db, new LoginAttemptRepository(), sessions);
const securityMails = new SecurityMailService(env, db, mail);
const factors = new SecondFactorCheckService(env, db, new SecondFactorRepository(), new SecretBox(env));
const notes = new SignInNotes(new AuditLog());
const begun = new SignInSessionService(sessions, factors, challenges, securityMails, notes, outbox);
const signIns = new SignInService(db, credentials, attempts, passwords, codes, notes, begun);
const files = new FileService(new FileRepository(), new FileLinks(env));
const profiles = new ProfileService(db, accounts, new NoRoles(), new AuditLog(), files);

const PASSWORD = 'a long walk by the sea';
const anAddress = () => `${uniqueText()}@test.example`;
const aPhone = () => `090${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const errorOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.id;
    throw error;
  }
  return 'none';
};

async function codeSentTo(email: string): Promise<string> {
  const { rows } = await db.query<{ text: string }>(
    `SELECT text FROM outgoing_message WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
    [email],
  );
  return /\b(\d{6})\b/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

async function codeFor(email: string): Promise<string> {
  await codes.sendByMail(aCaller(), { email, type: CODE_TYPE.register });
  return codeSentTo(email);
}

const aRegistration = (
  email: string,
  code: string,
  changes: Partial<RegisterRequest> = {},
): RegisterRequest => ({
  username: 'Hanako',
  email,
  password: PASSWORD,
  password_confirm: PASSWORD,
  area_code: '+81',
  phone: aPhone(),
  code,
  country: 'JP',
  postal_code: '100-0001',
  address: '1-1 Sample Street',
  checked: true,
  ...changes,
});

async function aRegisteredEmail(): Promise<string> {
  const email = anAddress();
  await registration.register(aCaller(), aRegistration(email, await codeFor(email)));
  return email;
}

const jtiOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }).jti;

beforeAll(() => registerConstraints(memberConstraints));
afterAll(() => db.onApplicationShutdown());

describe('codes by mail (I4)', () => {
  it('sends six digits in the language of the request, and keeps no digit of them', async () => {
    const email = anAddress();
    await codes.sendByMail(aCaller({ language: 'ja' }), {
      email: email.toUpperCase(),
      type: CODE_TYPE.register,
    });
    const { rows } = await db.query<{ text: string; subject: string }>(
      `SELECT subject, text FROM outgoing_message WHERE recipient = $1`,
      [email],
    );
    expect(rows[0]?.subject).toMatch(/^\d{6} が Fovea の認証コードです$/);
    const kept = await db.query<{ code_hash: Buffer }>(
      `SELECT code_hash FROM verification_code WHERE address = $1`,
      [email],
    );
    expect(kept.rows[0]?.code_hash).toHaveLength(32);
  });

  it('sends one in 120 seconds, also for concurrent requests', async () => {
    const email = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        errorOf(codes.sendByMail(aCaller(), { email, type: CODE_TYPE.register })),
      ),
    );
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(19);
  });

  it('sends ten a day to an address', async () => {
    const email = anAddress();
    for (let sent = 0; sent < 10; sent++) {
      await codes.sendByMail(aCaller(), { email, type: CODE_TYPE.register });
      await db.query(
        `UPDATE verification_code SET created_at = created_at - interval '5 minutes' WHERE address = $1`,
        [email],
      );
    }
    expect(await errorOf(codes.sendByMail(aCaller(), { email, type: CODE_TYPE.register }))).toBe(
      'RATE_LIMITED',
    );
  });

  it('sends thirty an hour to one client, whatever the addresses', async () => {
    const caller = aCaller();
    const ask = () => errorOf(codes.sendByMail(caller, { email: anAddress(), type: CODE_TYPE.register }));
    const answers = await Promise.all(Array.from({ length: 34 }, ask));
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(30);
  });

  it('is refused after five wrong tries, the right one too', async () => {
    const email = anAddress();
    const code = await codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) {
      expect(await errorOf(codes.prove(emailPoint(email), CODE_TYPE.register, wrong))).toBe('CODE_INVALID');
    }
    expect(await errorOf(codes.prove(emailPoint(email), CODE_TYPE.register, code))).toBe('CODE_INVALID');
  });

  it('serves its purpose and its address only, and not after five minutes', async () => {
    const email = anAddress();
    const code = await codeFor(email);
    expect(await errorOf(codes.prove(emailPoint(email), CODE_TYPE.retrieve, code))).toBe('CODE_INVALID');
    expect(await errorOf(codes.prove(emailPoint(anAddress()), CODE_TYPE.register, code))).toBe(
      'CODE_INVALID',
    );
    await db.query(`UPDATE verification_code SET expires_at = clock_timestamp() WHERE address = $1`, [email]);
    expect(await errorOf(codes.prove(emailPoint(email), CODE_TYPE.register, code))).toBe('CODE_INVALID');
  });

  it('sends nothing to an address without an account for password recovery, and answers the same', async () => {
    const email = anAddress();
    await codes.sendByMail(aCaller(), { email, type: CODE_TYPE.retrieve });
    expect(await codeSentTo(email)).toBe('');
  });
});

describe('registering', () => {
  it('opens an account and signs in', async () => {
    const email = anAddress();
    const caller = aCaller({ language: 'zh' });
    const answer = await registration.register(caller, aRegistration(email, await codeFor(email)));
    expect(answer).toMatchObject({ name: 'Hanako', avatar: null, permissions: [] });
    const member = await lookup.read(hashOfJti(jtiOf(answer.token)));
    expect(member).toMatchObject({ username: 'Hanako', language: 'zh', companyId: null });
    const profile = await profiles.get(aMemberCaller(member?.accountId ?? 0));
    expect(profile).toMatchObject({
      email,
      area_code: '+81',
      country: 'JP',
      is_add_good: 0,
      company_status: 0,
    });
    expect(profile.phone).toMatch(/^\+8190\d{8}$/);
  });

  it.each([
    [{ checked: false }, 'AGREEMENT_REQUIRED'],
    [{ password_confirm: 'another one' }, 'PASSWORD_MISMATCH'],
    [{ password: 'password1', password_confirm: 'password1' }, 'PASSWORD_WEAK'],
    [{ password: 'short7!', password_confirm: 'short7!' }, 'PASSWORD_WEAK'],
    [{ phone: '12' }, 'VALIDATION'],
    [{ area_code: '+999' }, 'VALIDATION'],
    [{ country: 'XX' }, 'VALIDATION'],
    [{ username: '   ' }, 'VALIDATION'],
    [{ code: '12345x' }, 'CODE_INVALID'],
  ])('refuses %j with %s', async (changes, error) => {
    const email = anAddress();
    const request = aRegistration(email, await codeFor(email), changes);
    expect(await errorOf(registration.register(aCaller(), request))).toBe(error);
  });

  it('opens one account when two use the same code at once', async () => {
    const email = anAddress();
    const code = await codeFor(email);
    const answers = await Promise.all(
      [1, 2].map(() => errorOf(registration.register(aCaller(), aRegistration(email, code)))),
    );
    expect(answers.sort()).toEqual(['CODE_INVALID', 'none']);
  });

  it('reveals that an address is taken only to its owner, and nothing about a number that was entered', async () => {
    const email = await aRegisteredEmail();
    await db.query(
      `UPDATE verification_code SET created_at = created_at - interval '5 minutes' WHERE address = $1`,
      [email],
    );
    expect(await errorOf(registration.register(aCaller(), aRegistration(email, '000000')))).toBe(
      'CODE_INVALID',
    );
    expect(await errorOf(registration.register(aCaller(), aRegistration(email, await codeFor(email))))).toBe(
      'EMAIL_TAKEN',
    );
    const phone = aPhone();
    const [first, second] = [anAddress(), anAddress()];
    await registration.register(aCaller(), aRegistration(first, await codeFor(first), { phone }));
    const written = aRegistration(second, await codeFor(second), { phone });
    expect(await errorOf(registration.register(aCaller(), written))).toBe('none');
  });
});

describe('signing in (I5)', () => {
  const tryToSignIn = (email: string, password: string, caller = aCaller()) =>
    errorOf(signIns.byPassword(caller, { email, password, checked: true }));

  it('takes the address in any spelling, and the phone number', async () => {
    const email = anAddress();
    const phone = aPhone();
    await registration.register(aCaller(), aRegistration(email, await codeFor(email), { phone }));
    expect(await tryToSignIn(email.toUpperCase(), PASSWORD)).toBe('none');
    expect(await tryToSignIn(`+81${phone.slice(1)}`, PASSWORD)).toBe('none');
    expect(await tryToSignIn(phone, PASSWORD, aCaller({ language: 'ja' }))).toBe('none');
  });

  it('refuses a wrong password, an unknown account and a disabled one alike', async () => {
    const email = await aRegisteredEmail();
    expect(await tryToSignIn(email, 'not this one')).toBe('LOGIN_FAILED');
    expect(await tryToSignIn(anAddress(), PASSWORD)).toBe('LOGIN_FAILED');
    await db.query(`UPDATE account SET status = 0 WHERE email = $1`, [email]);
    expect(await tryToSignIn(email, PASSWORD)).toBe('LOGIN_FAILED');
  });

  it('requires the agreement', async () => {
    const request = { email: anAddress(), password: PASSWORD, checked: false };
    expect(await errorOf(signIns.byPassword(aCaller(), request))).toBe('AGREEMENT_REQUIRED');
  });

  it('admits ten wrong tries of fifty at once, known account or not, and is slow after that', async () => {
    for (const email of [await aRegisteredEmail(), anAddress()]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => tryToSignIn(email, 'guess')));
      expect(answers.filter((answer) => answer === 'LOGIN_FAILED')).toHaveLength(10);
      expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(40);
    }
  });

  it('lets the owner in again after a minute, and forgets the failures then', async () => {
    const email = await aRegisteredEmail();
    for (let tries = 0; tries < 10; tries++) await tryToSignIn(email, 'guess');
    expect(await tryToSignIn(email, PASSWORD)).toBe('RATE_LIMITED');
    await db.query(`UPDATE login_failure SET at = at - interval '61 seconds' WHERE address = $1`, [email]);
    expect(await tryToSignIn(email, PASSWORD)).toBe('none');
    expect(await tryToSignIn(email, 'guess')).toBe('LOGIN_FAILED');
  });

  it('admits the owner from their own device or network while strangers guess, and limits each of them separately', async () => {
    const email = anAddress();
    const home = aCaller({ device: uniqueText().padEnd(32, 'x') });
    await registration.register(home, aRegistration(email, await codeFor(email)));
    for (let tries = 0; tries < 10; tries++) expect(await tryToSignIn(email, 'guess')).toBe('LOGIN_FAILED');
    expect(await tryToSignIn(email, PASSWORD)).toBe('RATE_LIMITED');
    expect(await tryToSignIn(email, PASSWORD, { ...home, device: null })).toBe('none');
    const onTheWay = aCaller({ device: home.device });
    expect(await tryToSignIn(email, PASSWORD, onTheWay)).toBe('none');
    // What the owner does there is separate from the strangers' tries: they are slowed as before.
    expect(await tryToSignIn(email, 'guess')).toBe('RATE_LIMITED');
    // A device that was stolen guesses no more than anybody else.
    for (let tries = 0; tries < 10; tries++) await tryToSignIn(email, 'guess', onTheWay);
    expect(await tryToSignIn(email, PASSWORD, onTheWay)).toBe('RATE_LIMITED');
    expect(await tryToSignIn(email, PASSWORD, { ...home, device: null })).toBe('none');
  });

  it('lets a known device in from a network where somebody else guesses at many accounts', async () => {
    const email = anAddress();
    const home = aCaller({ device: uniqueText().padEnd(32, 'x') });
    await registration.register(home, aRegistration(email, await codeFor(email)));
    const cafe = aCaller();
    for (let tries = 0; tries < 10; tries++) await tryToSignIn(anAddress(), 'guess', cafe);
    expect(await tryToSignIn(email, PASSWORD, cafe)).toBe('RATE_LIMITED');
    expect(await tryToSignIn(email, PASSWORD, { ...cafe, device: home.device })).toBe('none');
  });

  it('slows a client that tries many accounts', async () => {
    const caller = aCaller();
    for (let tries = 0; tries < 10; tries++) await tryToSignIn(anAddress(), 'guess', caller);
    expect(await tryToSignIn(anAddress(), 'guess', caller)).toBe('RATE_LIMITED');
    expect(await tryToSignIn(anAddress(), 'guess')).toBe('LOGIN_FAILED');
  });
});

describe('sessions (I3)', () => {
  const aSession = async () => {
    const email = await aRegisteredEmail();
    const { token } = await signIns.byPassword(aCaller(), { email, password: PASSWORD, checked: true });
    const hash = hashOfJti(jtiOf(token));
    return { email, hash, member: await lookup.read(hash) };
  };

  it('keeps the hash of the token only', async () => {
    const { hash } = await aSession();
    const { count } = await db.query(`SELECT 1 FROM session WHERE token_hash = $1`, [hash]);
    expect(count).toBe(1);
  });

  it('ends at logout, once, and notifies every open socket', async () => {
    const { hash, member } = await aSession();
    const ended: number[] = [];
    sessionEvents.onEnded((ids) => ended.push(...ids));
    const sessionId = member?.sessionId ?? 0;
    await sessions.signOut(sessionId);
    await sessions.signOut(sessionId);
    expect(await lookup.read(hash)).toBeNull();
    expect(ended).toEqual([sessionId]);
    const { rows } = await db.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE event = 'account.sessions-ended' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]?.payload).toEqual({ session_ids: [sessionId] });
  });

  it('dies with its time, and while the account is disabled', async () => {
    const { hash, email } = await aSession();
    await db.query(`UPDATE account SET status = 0 WHERE email = $1`, [email]);
    expect(await lookup.read(hash)).toBeNull();
    await db.query(`UPDATE account SET status = 1 WHERE email = $1`, [email]);
    expect(await lookup.read(hash)).not.toBeNull();
    await db.query(`UPDATE session SET expires_at = clock_timestamp() WHERE token_hash = $1`, [hash]);
    expect(await lookup.read(hash)).toBeNull();
  });

  it('answers many concurrent callers, each with their own data', async () => {
    const [one, two] = [await aSession(), await aSession()];
    const nobody = hashOfJti('nobody');
    const members = await Promise.all(
      [one.hash, nobody, two.hash, one.hash].map((hash) => lookup.read(hash)),
    );
    expect(members.map((member) => member?.sessionId ?? null)).toEqual([
      one.member?.sessionId,
      null,
      two.member?.sessionId,
      one.member?.sessionId,
    ]);
  });
});

describe('the profile', () => {
  it('changes what is named, and nothing that is not the owner’s to set', async () => {
    const email = await aRegisteredEmail();
    const { rows } = await db.query<{ id: number }>(`SELECT id FROM account WHERE email = $1`, [email]);
    const caller = aMemberCaller(rows[0]?.id ?? 0);
    await profiles.updateProfile(caller, { username: ' Taro ', country: 'CN' });
    expect(await profiles.get(caller)).toMatchObject({
      username: 'Taro',
      country: 'CN',
      postal_code: '100-0001',
      is_add_good: 0,
    });
    expect(await errorOf(profiles.updateProfile(caller, { country: 'XX' }))).toBe('VALIDATION');
    expect(await errorOf(profiles.updateProfile(caller, { address: '  ' }))).toBe('VALIDATION');
  });
});
