import { TOTP } from 'otpauth';
import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import {
  changePassword,
  confirmSecondFactor,
  emailLogin,
  enrolSecondFactor,
  forgetPassword,
  myProfile,
  secondFactorLogin,
  sendEmailCode,
  sendPhoneCode,
  smsLogin,
} from '@fovea/shared-types/member/member.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import { aKnownAccount, type KnownAccount, newestMessage, PASSWORD } from '../support/accounts.js';
import { canCluster } from '../support/cluster.js';
import { databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { eventually } from '../support/eventually.js';
import { send } from '../support/wire.js';
import { answersOf, race, tally } from './race.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;
const NEW = 'quite another secret';

describeIt('signing in, raced by many callers over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });
  // All callers here share one client address, which the failures of one race must not slow in the next.
  beforeEach(() => db.query('DELETE FROM login_failure'));

  const url = (node: number): string => cluster.urls[node] ?? '';
  const nobody = (count: number): null[] => Array.from({ length: count }, () => null);
  const codeAt = (recipient: string): Promise<string> =>
    eventually(
      'the code',
      async () => /\b\d{6}\b/.exec((await newestMessage(db, recipient))?.text ?? '')?.[0],
    );

  async function sessionOf({ email }: KnownAccount, password = PASSWORD): Promise<string> {
    const answer = await send(url(0), emailLogin, { email, password, checked: true }, null);
    if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer));
    return answer.data.token;
  }

  async function challengeOf({ email }: KnownAccount): Promise<string> {
    const answer = await fetch(`${url(0)}${emailLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, checked: true }),
    });
    return ((await answer.json()) as { data: { challenge: string } }).data.challenge; // as its refusal contains it
  }

  async function anEnrolled() {
    const account = await aKnownAccount(db);
    const token = await sessionOf(account);
    const offer = await send(url(0), enrolSecondFactor, { password: PASSWORD }, token);
    if (offer.kind !== 'ok') throw new Error(JSON.stringify(offer));
    const totp = new TOTP({ secret: offer.data.secret });
    const confirmed = await send(url(0), confirmSecondFactor, { code: totp.generate() }, token);
    if (confirmed.kind !== 'ok') throw new Error(JSON.stringify(confirmed));
    const codeAhead = () => totp.generate({ timestamp: Date.now() + 30_000 });
    return { account, codeAhead, recoveryCodes: confirmed.data.recovery_codes };
  }

  /** The challenges of several people who know the password. */
  async function challengesOf(account: KnownAccount, count: number): Promise<string[]> {
    const challenges: string[] = [];
    while (challenges.length < count) challenges.push(await challengeOf(account));
    return challenges;
  }

  it('one code by text message opens one session', async () => {
    const account = await aKnownAccount(db);
    const where = { area_code: '+81', phone: account.local };
    await send(url(0), sendPhoneCode, { ...where, type: 1 }, null);
    const code = await codeAt(account.phone);
    const outcomes = await race(cluster, smsLogin, nobody(50), () => ({ ...where, code, checked: true }));
    expect(tally(outcomes).ok).toBe(1);
    const { rows } = await db.query('SELECT FROM session WHERE account_id = $1', [account.id]);
    expect(rows).toHaveLength(1);
  });

  it('one code sets one new password', async () => {
    const account = await aKnownAccount(db);
    const { email } = account;
    await send(url(0), sendEmailCode, { email, type: CODE_TYPE.retrieve }, null);
    const code = await codeAt(email);
    const passwords = Array.from({ length: 50 }, (_, i) => `${NEW} ${i}`);
    const outcomes = await race(cluster, forgetPassword, nobody(50), (_, i) => {
      const password = passwords[i] ?? '';
      return { email, code, password, password_confirm: password };
    });
    expect(tally(outcomes)).toEqual({ ok: 1, CODE_INVALID: 49 });
    const winner = passwords[outcomes.findIndex(({ kind }) => kind === 'ok')];
    await sessionOf(account, winner);
  });

  it('one code of the authenticator, and one recovery code, lets one in of fifty who know the password', async () => {
    const { account, codeAhead, recoveryCodes } = await anEnrolled();
    for (const code of [codeAhead(), recoveryCodes[0] ?? '']) {
      const challenges = await challengesOf(account, 10);
      const outcomes = await race(cluster, secondFactorLogin, nobody(50), (_, i) => ({
        challenge: challenges[i % challenges.length] ?? '',
        code,
      }));
      expect(tally(outcomes).ok).toBe(1);
      await db.query('DELETE FROM login_failure');
    }
    const { rows } = await db.query('SELECT FROM session WHERE account_id = $1', [account.id]);
    expect(rows).toHaveLength(3);
  });

  it('no session opened by the old password outlives its change', async () => {
    const account = await aKnownAccount(db);
    const { email } = account;
    const token = await sessionOf(account);
    const change = { old_password: PASSWORD, password: NEW, password_confirm: NEW };
    const [outcomes, changed] = await Promise.all([
      race(cluster, emailLogin, nobody(20), () => ({ email, password: PASSWORD, checked: true })),
      send(url(1), changePassword, change, token),
    ]);
    if (changed.kind !== 'ok') throw new Error(JSON.stringify(changed));
    for (const session of answersOf(outcomes)) {
      expect(await send(url(0), myProfile, {}, session.token)).toEqual({
        kind: 'refused',
        error: 'SESSION_INVALID',
      });
    }
    expect((await send(url(0), myProfile, {}, changed.data.token)).kind).toBe('ok');
  });
});
