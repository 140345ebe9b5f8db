import { PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import { sendPhoneCode, smsLogin } from '@fovea/shared-types/member/member.calls';
import { onServer } from '../../../scripts/lib/test-postgres.mjs';
import { aKnownAccount, codeBy, elsewhere, type KnownAccount } from '../../support/accounts.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

const MINUTE_S = 60;
const DAY_S = 86_400;

const request = ({ local }: KnownAccount) => ({
  ...{ area_code: '+81', phone: local, type: PHONE_CODE_TYPE.login },
});
const send = (account: KnownAccount, from = elsewhere()) =>
  api.envelope(sendPhoneCode.path, request(account), from);
const codeFor = (account: KnownAccount) => codeBy(api, sendPhoneCode, request(account), account.phone);
const signIn = async ({ local }: KnownAccount, code: string): Promise<string | undefined> =>
  (
    await api.envelope(
      smsLogin.path,
      { area_code: '+81', phone: local, code, isyzm: true, checked: true },
      elsewhere(),
    )
  ).error;
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');
/** As if all codes of an address had been sent so much earlier. */
const passTime = ({ phone }: KnownAccount, seconds: number): Promise<void> =>
  onServer(
    api.databaseUrl,
    `UPDATE verification_code SET created_at = created_at - interval '${seconds} seconds',
       expires_at = expires_at - interval '${seconds} seconds' WHERE address = '${phone}'`,
  );
const sinceLast = async ({ phone }: KnownAccount): Promise<number> =>
  (
    await api.db.query<{ seconds: number }>(
      `SELECT extract(epoch FROM clock_timestamp() - max(created_at))::float8 AS seconds
       FROM verification_code WHERE address = $1`,
      [phone],
    )
  ).rows[0]?.seconds ?? NaN;

describe('a code (R-SMS-09)', () => {
  it('is valid for 5 minutes, and no longer', async () => {
    const [inTime, late] = [await aKnownAccount(api.db), await aKnownAccount(api.db)];
    const [code, lateCode] = [await codeFor(inTime), await codeFor(late)];
    await passTime(inTime, 4 * MINUTE_S);
    await passTime(late, 5 * MINUTE_S);
    expect([await signIn(inTime, code), await signIn(late, lateCode)]).toEqual([undefined, 'CODE_INVALID']);
  });

  it('may be tried 5 times, and no more', async () => {
    const tries = async (wrong: number): Promise<string | undefined> => {
      const account = await aKnownAccount(api.db);
      const code = await codeFor(account);
      for (let tried = 0; tried < wrong; tried += 1)
        expect(await signIn(account, wrongFor(code))).toBe('CODE_INVALID');
      return signIn(account, code);
    };
    expect([await tries(4), await tries(5)]).toEqual([undefined, 'CODE_INVALID']);
  });
});

describe('codes are sent (R-SMS-10)', () => {
  it('once in 120 seconds to an address', async () => {
    const account = await aKnownAccount(api.db);
    expect((await send(account)).code).toBe(200);
    await passTime(account, MINUTE_S);
    const before = await sinceLast(account);
    const { error, data } = await send(account);
    const wait = Number(Reflect.get(Object(data), 'retry_after_s'));
    expect(error).toBe('RATE_LIMITED');
    expect(wait).toBeLessThanOrEqual(Math.ceil(120 - before));
    expect(wait).toBeGreaterThanOrEqual(Math.ceil(120 - (await sinceLast(account))));
    await passTime(account, MINUTE_S);
    expect((await send(account)).code).toBe(200);
  });

  it('ten times in a day to an address', async () => {
    const account = await aKnownAccount(api.db);
    for (let sent = 0; sent < 10; sent += 1) {
      expect([sent, (await send(account)).error]).toEqual([sent, undefined]);
      await passTime(account, 2 * MINUTE_S);
    }
    expect((await send(account)).error).toBe('RATE_LIMITED');
    // The first of them was sent 20 minutes before the last: it is counted until its day is over.
    await passTime(account, DAY_S - 21 * MINUTE_S);
    expect((await send(account)).error).toBe('RATE_LIMITED');
    await passTime(account, MINUTE_S);
    expect((await send(account)).error).toBeUndefined();
  });

  it('thirty times in an hour to a client', async () => {
    const from = elsewhere();
    const accounts: KnownAccount[] = [];
    for (let at = 0; at < 32; at += 1) accounts.push(await aKnownAccount(api.db));
    const [first, ...others] = accounts;
    const [last, extra] = others.splice(29);
    if (!first || !last || !extra) throw new Error('there are as many accounts as were made');
    for (const account of [first, ...others]) expect((await send(account, from)).error).toBeUndefined();
    await passTime(first, 59 * MINUTE_S);
    expect((await send(last, from)).error).toBe('RATE_LIMITED');
    await passTime(first, MINUTE_S);
    expect((await send(last, from)).error).toBeUndefined();
    expect((await send(extra, from)).error).toBe('RATE_LIMITED');
  });
});
