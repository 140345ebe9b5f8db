import http from 'node:http';
import { auctionDetail } from '@fovea/shared-types/auction/auction.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import type { Person } from '../support/api.js';
import { type Cluster, startCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { aBid } from '../support/lots.js';
import { aLot, type TestLot } from '../support/people.js';
import { openSocket, emitForAnswer } from '../support/wire.js';

jest.setTimeout(300_000);

/** An answer, whether it announces the end of its connection, or how the call was aborted. */
type Outcome = { status: number; isLast: boolean } | { broken: string };

describe('a node that stops under load', () => {
  let cluster: Cluster;
  let db: Database;
  let people: Person[];
  let lot: TestLot;
  beforeEach(async () => {
    cluster = await startCluster({ nodes: 1, redis: false });
    db = databaseAt(cluster.databaseUrl);
    people = await aCrowd(db, 24);
    lot = await aLot({ db }, { bid_chances: null });
  });
  afterEach(async () => {
    await db?.onApplicationShutdown();
    await cluster?.stop();
  });
  const url = () => cluster.urls[0] ?? '';

  /** One call over a kept connection. */
  const ask = (agent: http.Agent): Promise<Outcome> =>
    new Promise((resolve) => {
      const body = JSON.stringify({ id: lot.id });
      const call = http.request(
        `${url()}${auctionDetail.path}`,
        { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
        (answer) => {
          answer.resume();
          answer.on('error', (error) => resolve({ broken: error.message }));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' }),
          );
        },
      );
      call.on('error', (error) => resolve({ broken: 'code' in error ? String(error.code) : error.message }));
      call.end(body);
    });

  it('answers every call, closes every kept connection by its answer, and ends soon', async () => {
    const results: Outcome[] = [];
    let isLate = false;
    let answered = 0;
    const askers = Array.from({ length: 32 }, async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const answer = await ask(agent);
        // Nobody listens any more: this call was never sent.
        if ('broken' in answer && answer.broken === 'ECONNREFUSED') break;
        answered += 1;
        if (isLate) results.push(answer);
        if ('broken' in answer) break;
      }
      agent.destroy();
    });
    await eventually('the load is on', () => answered > 200);
    isLate = true;
    const began = performance.now();
    await cluster.kill(0, 'SIGTERM');
    expect(performance.now() - began).toBeLessThan(10_000);
    await Promise.all(askers);
    expect(results.filter((one) => 'broken' in one)).toEqual([]);
    expect(results.filter((one) => 'isLast' in one && one.isLast).length).toBeGreaterThanOrEqual(32);
    expect(cluster.log(0).filter((line) => /not everything ended|went wrong/.test(line))).toEqual([]);
  });

  it('answers bids over sockets that it has accepted, and closes idle connections', async () => {
    const sockets = await Promise.all(people.map(({ token }) => openSocket(url(), token)));
    const idle = new http.Agent({ keepAlive: true });
    expect(await ask(idle)).toMatchObject({ status: 200, isLast: false });
    const bids = sockets.map((socket, i) =>
      emitForAnswer(socket, 'auction:bid', aBid(lot, 5_000 + i * 1_000)),
    );
    // They are in their lane when the first of them is answered.
    await Promise.race(bids);
    const began = performance.now();
    await cluster.kill(0, 'SIGTERM');
    expect(performance.now() - began).toBeLessThan(10_000);
    const outcomes = await Promise.all(bids);
    expect(outcomes.filter(({ kind }) => kind === 'unknown')).toEqual([]);
    expect(sockets.some(({ connected }) => connected)).toBe(false);
    idle.destroy();
    for (const socket of sockets) socket.disconnect();
  });
});
