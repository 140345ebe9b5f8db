import { pg } from '../../server/src/platform/database/pg-types.js';
import { testDatabase } from '../fixtures/rows.js';
import type { Database } from '../../server/src/platform/database/database.js';
import { openLockStage, raced, type Ran } from '../support/lock-stage.js';
import { QUEUE_LOCKS, type Queue, type QueueLock } from './queue-locks.cases.js';

let db: Database;
let owner: pg.Client;
let queue: Queue;
let closeStage: () => void;
beforeAll(async () => {
  db = testDatabase();
  owner = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await owner.connect();
  queue = { db, asOwner: (sql, values) => owner.query(sql, [...values]) };
  closeStage = openLockStage();
});
afterAll(async () => {
  closeStage?.();
  await owner?.end();
  await db?.onApplicationShutdown();
});

async function taken({ lock, due, take }: QueueLock, isStripped: boolean): Promise<Ran<boolean, boolean>> {
  const id = await due(queue);
  const turn = (): Promise<boolean> => db.transaction((tx) => take(tx, id));
  return raced(owner, { lock, first: turn, second: turn, isStripped });
}

describe.each(QUEUE_LOCKS)('$lock', (queueLock) => {
  it('leaves out what another node has taken, without waiting for it', async () => {
    expect(await taken(queueLock, false)).toEqual({ first: true, second: false, waited: false });
  });

  it('would take it twice, or wait, without the clause', async () => {
    const { first, second, waited } = await taken(queueLock, true);
    expect([first, second || waited]).toEqual([true, true]);
  });
});
