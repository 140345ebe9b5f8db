import { loadEnv } from '../config/env.js';
import { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { Heartbeat, type OutageRow } from './heartbeat.js';

const env = loadEnv(process.env);
const log = new Log(env);

describe('the heartbeat', () => {
  const db = new Database(env);
  const aNode = () => new Heartbeat(env, db, log);
  const outages = async () => {
    const { rows } = await db.query<OutageRow>(`SELECT id, began_at, recovered_at FROM outage ORDER BY id`);
    return rows;
  };
  /** As if the last beat of any node had been so long ago. */
  const silentFor = (seconds: number) =>
    db.query(
      `INSERT INTO heartbeat (at) VALUES (clock_timestamp() - $1 * interval '1 second')
       ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      [seconds],
    );

  beforeEach(async () => {
    await db.query(`DELETE FROM outage`);
    await db.query(`DELETE FROM heartbeat`);
  });
  afterAll(() => db.onApplicationShutdown());

  it('begins with the first node and finds no outage then', async () => {
    await aNode().beat();
    expect(await outages()).toEqual([]);
    const { rows } = await db.query(
      `SELECT FROM heartbeat WHERE at > clock_timestamp() - interval '5 seconds'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('takes a silence of up to a minute for none', async () => {
    await silentFor(59);
    await aNode().beat();
    expect(await outages()).toEqual([]);
  });

  it('records a longer silence once, whichever of many nodes return at the same time', async () => {
    await silentFor(90);
    const nodes = Array.from({ length: 20 }, aNode);
    await Promise.all(nodes.map((node) => node.ensureBeaten()));
    const written = await outages();
    expect(written).toHaveLength(1);
    const [outage] = written;
    const length = Number(outage?.recovered_at) - Number(outage?.began_at);
    expect(length).toBeGreaterThanOrEqual(90_000);
    expect(length).toBeLessThan(100_000);
  });

  it('queries the database only when its own last beat is old', async () => {
    const node = aNode();
    await node.ensureBeaten();
    await silentFor(90);
    await node.ensureBeaten();
    expect(await outages()).toEqual([]);
    await node.beat();
    expect(await outages()).toHaveLength(1);
  });
});
