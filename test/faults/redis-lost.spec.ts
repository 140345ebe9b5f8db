import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { AuctionPush } from '@fovea/shared-types/socket-events';
import { createClient } from 'redis';
import type { Database } from '../../server/src/platform/database/database.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster, type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { aLot, inSeconds, type TestLot } from '../support/people.js';
import { type RedisServer, startRedis } from '../support/redis-server.js';
import { type Client, openSocket, emitForAnswer } from '../support/wire.js';
import { Storm } from './storm.js';
import { moment } from '../support/moment.js';

jest.setTimeout(400_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('Redis lost under two nodes', () => {
  let cluster: Cluster;
  let db: Database;
  let redis: RedisServer | null = null;
  let people: Person[];
  const sockets: Client[] = [];
  beforeAll(async () => {
    cluster = await startCluster({ nodes: 2, redis: true });
    db = databaseAt(cluster.databaseUrl);
    redis = cluster.redis;
    people = await aCrowd(db, 12);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await db?.onApplicationShutdown();
    await cluster?.stop();
    await redis?.stop();
  });

  const flush = async (): Promise<void> => {
    const client = createClient({ url: redis?.url ?? '' });
    await client.connect();
    await client.flushAll();
    await client.close();
  };

  /** Pages on both nodes, and the newest state pushed to each. */
  const watch = async (lot: TestLot): Promise<Map<Client, AuctionPush>> => {
    const known = new Map<Client, AuctionPush>();
    for (const url of cluster.urls) {
      const socket = await openSocket(url);
      sockets.push(socket);
      socket.on('auction:state', (push) => known.set(socket, push));
      expect((await emitForAnswer<AuctionDetail>(socket, 'auction:join', { id: lot.id })).kind).toBe('ok');
    }
    return known;
  };

  /** A storm on one lot that closes soon, with `breaking` in its middle; everything must come out right. */
  const survive = async (breaking: () => Promise<void>): Promise<void> => {
    const lot = await aLot({ db }, { bid_chances: null, end_at: inSeconds(12), extend_window_ms: 0 });
    const long = await aLot({ db }, { bid_chances: null });
    const known = await watch(long);
    const storm = new Storm(() => cluster.urls, people, [lot, long]);
    try {
      await eventually('bids are taken', () => storm.count('ok') > 10);
      const before = storm.count('ok');
      await breaking();
      await eventually('bids go on being taken', () => storm.count('ok') > before + 10);
    } finally {
      await storm.stop();
    }
    await storm.resolveUnknown();
    await storm.expectNothingLost(db);
    const { rows } = await db.query<{ seq: number }>('SELECT seq FROM auction WHERE id = $1', [long.id]);
    await eventually(
      'pages on both nodes know the last state',
      () => known.size === 2 && [...known.values()].every(({ seq }) => seq === rows[0]?.seq),
      30_000,
      () => ({
        written: rows[0]?.seq,
        pages: [...known].map(([{ connected }, { seq }]) => ({ seq, connected })),
        logs: cluster.urls.map((_, node) => cluster.log(node).slice(-40)),
      }),
    );
    await eventually(
      'the winner has the order',
      async () => (await db.query('SELECT id FROM orders WHERE auction_id = $1', [lot.id])).count === 1,
      150_000,
    );
    await eventually(
      'every event has had its effect',
      async () => (await db.query<{ n: number }>('SELECT count(*) AS n FROM outbox')).rows[0]?.n === 0,
      150_000,
    );
    await expectInvariants(cluster.databaseUrl);
  };

  it('emptied, it takes nothing with it', () => survive(flush));

  const readiness = async (node: number): Promise<{ http: number; status: string; parts: object }> => {
    const answer = await fetch(`${cluster.urls[node]}/health/ready`);
    return { http: answer.status, ...((await answer.json()) as { status: string; parts: object }) };
  };
  const degraded = {
    http: 200,
    status: 'degraded',
    parts: { database: 'ok', migrations: 'ok', jobs: 'degraded', redis: 'degraded' },
  };

  it('gone for some seconds, it stops no bid and no close, and the nodes stay ready', () =>
    survive(async () => {
      const port = redis?.port ?? 0;
      await redis?.stop();
      const short = await aLot({ db }, { end_at: inSeconds(2), extend_window_ms: 0 });
      await moment(3_000);
      expect([await readiness(0), await readiness(1)]).toEqual([degraded, degraded]);
      await eventually('a lot that ends meanwhile is closed', async () => {
        const { rows } = await db.query<{ status: number }>('SELECT status FROM auction WHERE id = $1', [
          short.id,
        ]);
        return rows[0]?.status === AUCTION_STATUS.failed;
      });
      redis = await startRedis(port);
    }));

  it('not there when the nodes start, it is joined when it comes', async () => {
    const port = redis?.port ?? 0;
    await redis?.stop();
    await Promise.all([0, 1].map((node) => cluster.restart(node)));
    expect([await readiness(0), await readiness(1)]).toEqual([degraded, degraded]);
    redis = await startRedis(port);
    for (const node of [0, 1])
      await eventually('all parts are there', async () => (await readiness(node)).status === 'ok');
    // Pushes cross between them, and events have their effects.
    await survive(() => Promise.resolve());
  });
});
