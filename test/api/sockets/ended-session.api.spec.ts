import type { PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import { SessionReader } from '../../../server/src/platform/auth/session-reader.js';
import { SocketRights } from '../../../server/src/platform/realtime/socket-rights.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aBid, bid } from '../../support/lots.js';
import { aLot, aMember, aSeller } from '../../support/people.js';
import { aHolder, aRole } from '../../support/roles.js';
import { type Client, openSocket, emitForAnswer } from '../../support/wire.js';

let api: TestApi;
const opened: Client[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const socket of opened) socket.disconnect();
  await api?.stop();
});

const open = async (person: Person): Promise<Client> => {
  const socket = await openSocket(api.url, person.token);
  opened.push(socket);
  return socket;
};

/** Ends of a session of which no node was informed: the rows change, nothing is published. */
const ENDS: readonly [string, (accountId: number) => Promise<unknown>][] = [
  [
    'was ended',
    (id) => api.db.query('UPDATE session SET ended_at = clock_timestamp() WHERE account_id = $1', [id]),
  ],
  [
    'expired',
    (id) => api.db.query('UPDATE session SET expires_at = clock_timestamp() WHERE account_id = $1', [id]),
  ],
  ['lost its account', (id) => api.db.query('UPDATE account SET status = 0 WHERE id = $1', [id])],
];

const REFUSED = { kind: 'refused', error: 'SESSION_INVALID' };
const bidsOf = async (accountId: number): Promise<number> =>
  (await api.db.query('SELECT FROM auction_bid WHERE bidder_id = $1', [accountId])).count;

describe.each(ENDS)('an open socket whose session %s without any message', (_how, end) => {
  it('has its next bid refused, and closes with the other sockets of the session', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const [socket, second] = [await open(member), await open(member)];
    expect((await emitForAnswer(socket, 'auction:bid', aBid(lot, 5_000))).kind).toBe('ok');
    const notified = Promise.all(
      [socket, second].map((one) => new Promise<void>((resolve) => one.once('session:ended', resolve))),
    );
    await end(member.accountId);
    expect(await emitForAnswer(socket, 'auction:bid', aBid(lot, 9_000))).toEqual(REFUSED);
    await notified;
    await eventually('both are closed', () => !socket.connected && !second.connected);
    expect(await bidsOf(member.accountId)).toBe(1);
  });

  it('has a repeat of an accepted bid refused as well', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const socket = await open(member);
    const first = aBid(lot, 5_000);
    expect((await emitForAnswer(socket, 'auction:bid', first)).kind).toBe('ok');
    await end(member.accountId);
    expect(await emitForAnswer(socket, 'auction:bid', first)).toEqual(REFUSED);
  });

  it('is not answered from memory that its bid is too low', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    await bid(api, await aMember(api), lot, 5_000);
    await bid(api, await aMember(api), lot, 9_000);
    const socket = await open(member);
    const tooLow = () => emitForAnswer(socket, 'auction:bid', aBid(lot, 1_000));
    expect(await tooLow()).toEqual({ kind: 'refused', error: 'BID_TOO_LOW' });
    await end(member.accountId);
    expect(await tooLow()).toEqual(REFUSED);
  });

  it.each(['auction:join', 'auction:leave'] as const)('has %s refused', async (event) => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const socket = await open(member);
    expect((await emitForAnswer(socket, event, { id: lot.id })).kind).toBe('ok');
    await end(member.accountId);
    expect(await emitForAnswer(socket, event, { id: lot.id })).toEqual(REFUSED);
    await eventually('it is closed', () => !socket.connected);
  });
});

describe('a bid refused because its session ended', () => {
  it('is decided under the same key after a new sign-in', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const socket = await open(member);
    const request = aBid(lot, 5_000);
    await api.db.query('UPDATE session SET ended_at = clock_timestamp() WHERE account_id = $1', [
      member.accountId,
    ]);
    expect(await emitForAnswer(socket, 'auction:bid', request)).toEqual(REFUSED);
    const again = await open(await api.signIn(member.accountId));
    expect(await emitForAnswer<PlaceBidResponse>(again, 'auction:bid', request)).toMatchObject({
      kind: 'ok',
      data: { seq: 1 },
    });
  });

  it('leaves those of the other sessions of its account alone, in the same moment too', async () => {
    const [lot, member] = [await aLot(api, { bid_chances: null }), await aMember(api)];
    const other = await api.signIn(member.accountId);
    const [ended, live] = [await open(member), await open(other)];
    await api.db.query(
      'UPDATE session SET ended_at = clock_timestamp() WHERE id = (SELECT min(id) FROM session WHERE account_id = $1)',
      [member.accountId],
    );
    const outcomes = await Promise.all([
      emitForAnswer(ended, 'auction:bid', aBid(lot, 7_000)),
      emitForAnswer(live, 'auction:bid', aBid(lot, 8_000)),
    ]);
    expect(outcomes).toEqual([REFUSED, expect.objectContaining({ kind: 'ok' })]);
    expect(live.connected).toBe(true);
  });

  it('costs no read of the session beside the batch', async () => {
    const [lot, member] = [await aLot(api, { bid_chances: null }), await aMember(api)];
    const socket = await open(member);
    const read = jest.spyOn(api.app.get(SessionReader, { strict: false }), 'read');
    try {
      for (const max of [5_000, 6_000, 7_000])
        expect((await emitForAnswer(socket, 'auction:bid', aBid(lot, max))).kind).toBe('ok');
      expect(read).not.toHaveBeenCalled();
      await emitForAnswer(socket, 'auction:join', { id: lot.id });
      expect(read).toHaveBeenCalledTimes(1);
    } finally {
      read.mockRestore();
    }
  });
});

describe('the end of a session whose node stopped before it could publish it', () => {
  it('closes the socket by the event that was committed with it', async () => {
    const member = await aMember(api);
    const socket = await open(member);
    await api.db.query(
      `WITH ended AS (UPDATE session SET ended_at = clock_timestamp() WHERE account_id = $1 RETURNING id)
       INSERT INTO outbox (event, payload)
       SELECT 'account.sessions-ended', jsonb_build_object('session_ids', jsonb_agg(id)) FROM ended`,
      [member.accountId],
    );
    await eventually('it is closed', () => !socket.connected);
  });
});

describe('the round over open sockets', () => {
  it('corrects permissions whose change was not published, and informs the pages of those only', async () => {
    const { companyId } = await aSeller(api);
    const [changed, same] = await Promise.all(
      [1, 2].map(async () => {
        const role = await aRole(api.db, companyId, ['message:badge:read', 'rbac:user:list']);
        const holder = await api.signIn(await aHolder(api.db, role, companyId));
        let notified = 0;
        const socket = await open(holder);
        socket.on('permissions-changed', () => (notified += 1));
        return { role, notified: () => notified };
      }),
    );
    if (!changed || !same) throw new Error('two people');
    await api.db.query('DELETE FROM role_menu WHERE role_id = $1', [changed.role]);
    const rights = api.app.get(SocketRights, { strict: false });
    await rights.compareGrants();
    await rights.compareGrants();
    await eventually('the page is informed', () => changed.notified() > 0);
    expect([changed.notified(), same.notified()]).toEqual([1, 0]);
  });
});
