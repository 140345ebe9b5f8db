import { pg } from '../../server/src/platform/database/pg-types.js';
import { startApi } from '../support/api.js';
import { openLockStage, raced } from '../support/lock-stage.js';
import type { Scene } from '../support/moved-by-calls.js';
import { aStaff } from '../support/people.js';
import { LOCK_RACES } from './lock-races.cases.js';
import { MONEY_RACES } from './lock-races.money.js';
import { SHOP_RACES } from './lock-races.shop.js';
import type { LockRace } from './lock-races.js';

let scene: Scene;
let observer: pg.Client;
let closeStage: () => void;
beforeAll(async () => {
  const api = await startApi();
  scene = { api, staff: await aStaff(api, ['*:*:*']) };
  observer = new pg.Client({ connectionString: api.databaseUrl });
  await observer.connect();
  closeStage = openLockStage();
});
afterAll(async () => {
  closeStage?.();
  await observer?.end();
  await scene?.api.stop();
});

async function ran({ lock, stopAt, later, pair }: LockRace, isStripped: boolean): Promise<unknown[]> {
  const { first, second, after } = await pair(scene);
  const answers = await raced(observer, { lock, stopAt, later, first, second, isStripped });
  return [answers.first, answers.second, ...(after ? [await after()] : [])];
}

describe.each([...LOCK_RACES, ...MONEY_RACES, ...SHOP_RACES])('$lock ($callers)', (race) => {
  it('makes the second caller wait, and see what the first one did', async () => {
    expect(await ran(race, false)).toEqual(race.holds);
  });

  it('is needed: without its clause the two answer otherwise', async () => {
    expect(await ran(race, true)).toEqual(race.breaks);
  });
});
