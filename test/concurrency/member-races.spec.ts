import { addWatch } from '@fovea/shared-types/auction/auction.calls';
import { addAddress, updateAddress } from '@fovea/shared-types/member/address.calls';
import type { AddAddressRequest } from '@fovea/shared-types/member/address.dto';
import {
  bindPhone,
  emailLogin,
  myProfile,
  register,
  sendEmailCode,
  sendPhoneCode,
} from '@fovea/shared-types/member/member.calls';
import { CODE_TYPE, PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import type { RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { logout } from '@fovea/shared-types/rbac/rbac.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { eventually } from '../support/eventually.js';
import { aLot } from '../support/people.js';
import { openSocket, send } from '../support/wire.js';
import { answersOf, race, tally, times } from './race.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('accounts raced by many callers over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    try {
      await expectInvariants(cluster.databaseUrl);
    } finally {
      await db?.onApplicationShutdown();
    }
  });

  const url = (node: number): string => cluster.urls[node] ?? '';
  const nobody = (count: number): null[] => Array.from({ length: count }, () => null);

  const codeFor = async (email: string): Promise<string> => {
    await send(url(0), sendEmailCode, { email, type: CODE_TYPE.register }, null);
    return codeSentTo(email);
  };
  const codeSentTo = (recipient: string): Promise<string> =>
    eventually('the message with the code', async () => {
      const { rows } = await db.query<{ text: string }>(
        'SELECT text FROM outgoing_message WHERE recipient = $1',
        [recipient],
      );
      return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0];
    });

  const registration = (email: string, code: string, phone: string): RegisterRequest => ({
    username: 'Sample Person',
    email,
    password: 'a long enough secret',
    password_confirm: 'a long enough secret',
    area_code: '+81',
    phone,
    code,
    country: 'JP',
    postal_code: '150-0001',
    address: 'Sample street 1',
    checked: true,
  });

  it('one code opens one account', async () => {
    const email = 'raced@test.example';
    const code = await codeFor(email);
    const outcomes = tally(
      await race(cluster, register, nobody(50), (_, i) =>
        registration(email, code, `90-1234-${String(5000 + i)}`),
      ),
    );
    expect(outcomes).toEqual({ ok: 1, CODE_INVALID: 49 });
    const { rows } = await db.query('SELECT id FROM account WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('a number that many wrote down has one account, that of who proved it', async () => {
    const emails = Array.from({ length: 12 }, (_, i) => `phone-${i}@test.example`);
    const codes: string[] = [];
    for (const email of emails) codes.push(await codeFor(email));
    const registered = await race(cluster, register, nobody(emails.length), (_, i) =>
      registration(emails[i] ?? '', codes[i] ?? '', '90-8765-4321'),
    );
    expect(tally(registered)).toEqual({ ok: emails.length });
    const people = answersOf(registered).map(({ token }) => ({ accountId: 0, token }));
    const where = { area_code: '+81', phone: '90-8765-4321' };
    await send(url(0), sendPhoneCode, { ...where, type: PHONE_CODE_TYPE.bind }, people[0]?.token ?? null);
    const code = await codeSentTo('+819087654321');
    const password = 'a long enough secret';
    const bound = tally(await race(cluster, bindPhone, people, () => ({ ...where, code, password })));
    expect(bound.ok).toBe(1);
    expect(Object.keys(bound).sort()).toEqual(['CODE_INVALID', 'ok']);
    const { rows } = await db.query<{ is_proved: boolean }>(
      `SELECT phone_proved_at IS NOT NULL AS is_proved FROM account WHERE phone = '+819087654321'`,
    );
    expect(rows).toEqual([{ is_proved: true }]);
    // All of them share one client address, which these failures would slow.
    await db.query('DELETE FROM login_failure');
  });

  it('one address is sent one code', async () => {
    const email = 'many-codes@test.example';
    const outcomes = tally(
      await race(cluster, sendEmailCode, nobody(50), () => ({ email, type: CODE_TYPE.register })),
    );
    expect(outcomes).toEqual({ ok: 1, 'unknown: RATE_LIMITED': 49 });
  });

  it('a code is guessed at five times at most, however many guess at once', async () => {
    const email = 'guessed@test.example';
    const code = await codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    await race(cluster, register, nobody(50), () => registration(email, wrong, '90-1111-2222'));
    const answer = await send(url(0), register, registration(email, code, '90-1111-2222'), null);
    expect(answer).toEqual({ kind: 'refused', error: 'CODE_INVALID' });
  });

  it('a password is guessed at ten times at most, however many guess at once', async () => {
    const outcomes = tally(
      await race(cluster, emailLogin, nobody(50), () => ({
        email: 'nobody-at-all@test.example',
        password: 'wrong wrong',
        checked: true,
      })),
    );
    expect(outcomes).toEqual({ LOGIN_FAILED: 10, 'unknown: RATE_LIMITED': 40 });
  });

  it('a session ended on one node is dead on the other, its sockets too', async () => {
    const [person] = await aCrowd(db, 1);
    if (!person) throw new Error('nobody is there');
    const sockets = await Promise.all([0, 1, 0, 1].map((node) => openSocket(url(node), person.token)));
    expect(await send(url(1), myProfile, {}, person.token)).toMatchObject({ kind: 'ok' });
    expect(await send(url(0), logout, {}, person.token)).toMatchObject({ kind: 'ok' });
    expect(await send(url(1), myProfile, {}, person.token)).toEqual({
      kind: 'refused',
      error: 'SESSION_INVALID',
    });
    await eventually('all sockets are closed', () => sockets.every((socket) => !socket.connected));
  });

  const addressesOf = async ({ accountId }: Person) =>
    (
      await db.query<{ kept: number; defaults: number }>(
        'SELECT count(*) AS kept, count(*) FILTER (WHERE is_default) AS defaults FROM address WHERE account_id = $1',
        [accountId],
      )
    ).rows[0];
  const anAddress = (changes: Partial<AddAddressRequest> = {}): AddAddressRequest => ({
    name: 'Sample Person',
    country: 'CN',
    city: 'Sample City',
    street: 'Sample street 1',
    mobile: '138 0000 0000',
    ...changes,
  });

  it('fifty addresses that all want to be the default leave one, and a fifty-first is refused', async () => {
    const [person] = await aCrowd(db, 1);
    if (!person) throw new Error('nobody is there');
    const added = await race(cluster, addAddress, times(55, person), () => anAddress({ is_default: 1 }));
    expect(tally(added)).toEqual({ ok: 50, ADDRESS_LIMIT: 5 });
    expect(await addressesOf(person)).toEqual({ kept: 50, defaults: 1 });
    const ids = answersOf(added).map(({ id }) => id);
    const chosen = await race(cluster, updateAddress, times(50, person), (_, i) => ({
      ...anAddress({ is_default: 1 }),
      id: ids[i] ?? 0,
    }));
    expect(tally(chosen)).toEqual({ ok: 50 });
    expect(await addressesOf(person)).toEqual({ kept: 50, defaults: 1 });
  });

  it('a lot watched many times is watched once', async () => {
    const [person]: (Person | undefined)[] = await aCrowd(db, 1);
    if (!person) throw new Error('nobody is there');
    const lot = await aLot({ db });
    expect(tally(await race(cluster, addWatch, times(50, person), () => ({ id: lot.id })))).toEqual({
      ok: 50,
    });
    const { rows } = await db.query('SELECT FROM auction_watch WHERE auction_id = $1', [lot.id]);
    expect(rows).toHaveLength(1);
  });
});
