import {
  emailLogin,
  endOtherSessions,
  endSession,
  myProfile,
  sessionList,
} from '@fovea/shared-types/member/member.calls';
import { aKnownAccount, elsewhere, newestMessage, PASSWORD, signIn } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { openSocket } from '../../support/wire.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const isDead = async (as: Person) => (await api.envelope(myProfile.path, {}, { as })).code === -102;
const listOf = (as: Person) => api.ok(sessionList, {}, { as });

describe('the own sessions', () => {
  it('are listed with device, address and times, and this one is marked', async () => {
    const account = await aKnownAccount(api.db);
    const here = elsewhere(CHROME);
    const person = await signIn(api, account, here);
    await signIn(api, account, elsewhere(PHONE));
    await signIn(api, await aKnownAccount(api.db));
    const list = await listOf(person);
    expect(list).toHaveLength(2);
    expect(list.find(({ is_current }) => is_current === 1)).toMatchObject({
      browser: 'Chrome',
      system: 'Windows',
      is_mobile: 0,
      client_address: here.headers['x-forwarded-for'],
    });
    expect(list.find(({ is_current }) => is_current === 0)).toMatchObject({
      browser: 'Safari',
      is_mobile: 1,
    });
  });

  it('are seen in use, to a few minutes, without a write per call', async () => {
    const account = await aKnownAccount(api.db);
    const person = await signIn(api, account);
    const seen = async () => Date.parse((await listOf(person))[0]?.last_seen_at ?? '');
    const first = await seen();
    await api.ok(myProfile, {}, { as: person });
    expect(await seen()).toBe(first);
    await api.db.query(
      `UPDATE session SET last_seen_at = last_seen_at - interval '6 minutes' WHERE account_id = $1`,
      [account.id],
    );
    await api.ok(myProfile, {}, { as: person });
    await eventually('it was noted', async () => (await seen()) >= first);
  });

  it('end one by one, with their sockets; those of others are as if absent', async () => {
    const account = await aKnownAccount(api.db);
    const [here, there] = [await signIn(api, account), await signIn(api, account)];
    const stranger = await signIn(api, await aKnownAccount(api.db));
    const socket = await openSocket(api.url, there.token);
    const id = (await listOf(there)).find(({ is_current }) => is_current === 1)?.id ?? 0;
    expect((await api.refused(endSession, { id }, { as: stranger })).error).toBe('NOT_FOUND');
    await api.ok(endSession, { id }, { as: here });
    expect([await isDead(here), await isDead(there)]).toEqual([false, true]);
    await eventually('the socket is closed', () => !socket.connected);
    expect((await api.refused(endSession, { id }, { as: here })).error).toBe('NOT_FOUND');
    expect(await listOf(here)).toHaveLength(1);
  });

  it('end everywhere but here', async () => {
    const account = await aKnownAccount(api.db);
    const [here, ...others] = [
      await signIn(api, account),
      await signIn(api, account),
      await signIn(api, account),
    ];
    const stranger = await signIn(api, await aKnownAccount(api.db));
    const over = await signIn(api, account);
    // Ended by itself: nobody is signed out of it.
    const { id } = (await listOf(over)).find(({ is_current }) => is_current === 1) ?? { id: 0 };
    await api.db.query('UPDATE session SET expires_at = clock_timestamp() WHERE id = $1', [id]);
    expect(await api.ok(endOtherSessions, {}, { as: here })).toEqual({ ended: 2 });
    expect(await api.ok(endOtherSessions, {}, { as: here })).toEqual({ ended: 0 });
    expect(await Promise.all(others.map(isDead))).toEqual([true, true]);
    expect([await isDead(here), await isDead(stranger)]).toEqual([false, false]);
  });
});

describe('the owner', () => {
  const mails = async (email: string) => {
    const { rows } = await api.db.query<{ text: string }>(
      'SELECT text FROM outgoing_message WHERE recipient = $1 ORDER BY id',
      [email],
    );
    return rows;
  };

  it('notifies by mail of a sign-in from a new device or place, and not of the next from there', async () => {
    const account = await aKnownAccount(api.db, { language: 'zh' });
    const place = elsewhere(CHROME);
    await signIn(api, account, place);
    expect(await newestMessage(api.db, account.email)).toMatchObject({
      subject: '您的 Fovea 账户有新的登录',
      text: expect.stringContaining(place.headers['x-forwarded-for']),
    });
    await signIn(api, account, place);
    expect(await mails(account.email)).toHaveLength(1);
    await signIn(api, account, { headers: { ...place.headers, 'user-agent': PHONE } });
    expect((await mails(account.email)).at(-1)?.text).toContain('Safari, iOS');
    await signIn(api, account, elsewhere(CHROME));
    expect(await mails(account.email)).toHaveLength(3);
  });

  it('notifies of no failed attempts', async () => {
    const account = await aKnownAccount(api.db);
    const request = { email: account.email, password: `${PASSWORD}!`, checked: true };
    await api.refused(emailLogin, request, elsewhere());
    expect(await mails(account.email)).toEqual([]);
  });
});
