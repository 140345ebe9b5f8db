import type { Database } from '../../server/src/platform/database/database.js';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { testDatabase } from '../fixtures/rows.js';
import { openLockStage, raced } from '../support/lock-stage.js';
import { HELD_LOCKS, type HeldLock } from './held-locks.cases.js';

let db: Database;
let observer: pg.Client;
let closeStage: () => void;
beforeAll(async () => {
  db = testDatabase();
  observer = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await observer.connect();
  closeStage = openLockStage();
});
afterAll(async () => {
  closeStage?.();
  await observer?.end();
  await db?.onApplicationShutdown();
});

/** Whether the other one has to wait while the first one's transaction lasts. */
async function isHeld({ lock, made }: HeldLock, isStripped: boolean): Promise<boolean> {
  const { take, change = take } = await made(db);
  const first = (): Promise<unknown> => db.transaction(take);
  const second = (): Promise<unknown> => db.transaction(change);
  return (await raced(observer, { lock, first, second, isStripped })).waited;
}

describe.each(HELD_LOCKS)('$lock', (held) => {
  it('holds what it read until the transaction ends', async () => {
    expect(await isHeld(held, false)).toBe(true);
  });

  it('would hold nothing without the clause', async () => {
    expect(await isHeld(held, true)).toBe(false);
  });
});
