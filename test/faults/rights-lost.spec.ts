import { merchantStatus } from '@fovea/shared-types/member/company.calls';
import { logout } from '@fovea/shared-types/rbac/rbac.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import { aCompany } from '../fixtures/rows.js';
import type { Person } from '../support/api.js';
import { canCluster, type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { aBid } from '../support/lots.js';
import { aLot, grant } from '../support/people.js';
import { type RedisServer, startRedis } from '../support/redis-server.js';
import { type Client, openSocket, emitForAnswer, send } from '../support/wire.js';

jest.setTimeout(400_000);

const describeIt = canCluster ? describe : describe.skip;
const REFUSED = { kind: 'refused', error: 'SESSION_INVALID' };

describeIt('rights that change at one node while a socket is open at the other', () => {
  let cluster: Cluster;
  let db: Database;
  let redis: RedisServer | null = null;
  const sockets: Client[] = [];
  beforeAll(async () => {
    cluster = await startCluster({ nodes: 2, redis: true });
    db = databaseAt(cluster.databaseUrl);
    redis = cluster.redis;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await db?.onApplicationShutdown();
    await cluster?.stop();
    await redis?.stop();
  });

  const urlOf = (node: number): string => cluster.urls[node] ?? '';
  const people = (count: number): Promise<Person[]> => aCrowd(db, count);
  const open = async (node: number, person: Person): Promise<Client> => {
    const socket = await openSocket(urlOf(node), person.token);
    sockets.push(socket);
    return socket;
  };

  it('informs the pages of a company that is disabled, and of one that is enabled again', async () => {
    const [admin, holder] = await people(2);
    if (!admin || !holder) throw new Error('two people');
    const companyId = await aCompany(db);
    await grant(db, admin.accountId, ['*:*:*']);
    await grant(db, holder.accountId, ['rbac:user:list'], companyId);
    const socket = await open(1, holder);
    let received = 0;
    socket.on('permissions-changed', () => (received += 1));
    for (const change of [{ status: 0, reason: 'complaints' }, { status: 1 }]) {
      const before = received;
      expect(await send(urlOf(0), merchantStatus, { id: companyId, ...change }, admin.token)).toMatchObject({
        kind: 'ok',
      });
      await eventually('the page is informed', () => received > before);
    }
  });

  it('refuses bids over the socket once its session ended, while Redis is away, and closes it when Redis is back', async () => {
    const lot = await aLot({ db }, { bid_chances: null });
    const [bidder, watcher] = await people(2);
    if (!bidder || !watcher) throw new Error('two people');
    const [bidding, watching] = [await open(1, bidder), await open(1, watcher)];
    expect((await emitForAnswer(bidding, 'auction:bid', aBid(lot, 5_000))).kind).toBe('ok');
    const port = redis?.port ?? 0;
    await redis?.stop();
    for (const { token } of [bidder, watcher])
      expect((await send(urlOf(0), logout, {}, token)).kind).toBe('ok');
    expect(await emitForAnswer(bidding, 'auction:bid', aBid(lot, 9_000))).toEqual(REFUSED);
    await eventually('it is closed', () => !bidding.connected);
    redis = await startRedis(port);
    // It sends nothing; the event of the end is delivered now.
    await eventually('the silent one is closed', () => !watching.connected, 90_000);
  });

  it('refuses bids over the socket once its session ended at a node that was killed', async () => {
    const lot = await aLot({ db }, { bid_chances: null });
    const [bidder, watcher] = await people(2);
    if (!bidder || !watcher) throw new Error('two people');
    const [bidding, watching] = [await open(1, bidder), await open(1, watcher)];
    // As the node leaves it that is killed between its commit and its message.
    const ended = [bidder.accountId, watcher.accountId];
    await cluster.kill(0, 'SIGKILL');
    await db.query(
      `WITH ended AS (
         UPDATE session SET ended_at = clock_timestamp() WHERE account_id = ANY ($1::bigint[]) RETURNING id)
       INSERT INTO outbox (event, payload)
       SELECT 'account.sessions-ended', jsonb_build_object('session_ids', jsonb_agg(id)) FROM ended`,
      [ended],
    );
    const outcome = await emitForAnswer(bidding, 'auction:bid', aBid(lot, 5_000));
    // Refused, or the event was delivered before the bid arrived.
    expect([
      REFUSED,
      { kind: 'unknown', why: 'disconnected' },
      { kind: 'unknown', why: 'not connected' },
    ]).toContainEqual(outcome);
    expect((await db.query('SELECT FROM auction_bid WHERE auction_id = $1', [lot.id])).count).toBe(0);
    await eventually('both are closed', () => !bidding.connected && !watching.connected, 90_000);
  });
});
