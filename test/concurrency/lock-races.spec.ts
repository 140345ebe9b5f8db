import fc from 'fast-check';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { startApi } from '../support/api.js';
import { moment } from '../support/moment.js';
import { openLockStage, raced } from '../support/lock-stage.js';
import type { Scene } from '../things/moves.js';
import { aStaff } from '../support/people.js';
import { LOCK_RACES } from './lock-races.cases.js';
import { MONEY_RACES } from './lock-races.money.js';
import { SHOP_RACES } from './lock-races.shop.js';
import type { LockRace } from './lock-races.js';

const isLong = process.env.FOVEA_LONG === '1';
/** Of each race. */
const ROUNDS = isLong ? 200 : 1;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);
const APART_MS = 20;
const RACES = [...LOCK_RACES, ...MONEY_RACES, ...SHOP_RACES];

jest.setTimeout(isLong ? 3_600_000 : 240_000);

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

describe.each(RACES)('$lock ($callers)', (race) => {
  it('makes the second caller wait, and see what the first one did', async () => {
    expect(await ran(race, false)).toEqual(race.holds);
  });

  it('is needed: without its clause the two answer otherwise', async () => {
    expect(await ran(race, true)).toEqual(race.breaks);
  });
});

/** So long after the first, or before it, the second one begins. */
const apart = fc.sample(fc.integer({ min: -APART_MS, max: APART_MS }), { numRuns: ROUNDS, seed: SEED });

it.each(RACES.filter(({ isEven }) => isEven))(
  `lets one of two win who begin at any moment: $lock, ${ROUNDS} rounds (seed ${SEED})`,
  async ({ pair, holds }) => {
    for (const ms of apart) {
      const { first, second } = await pair(scene);
      const answers = await Promise.all([
        moment(Math.max(0, -ms)).then(first),
        moment(Math.max(0, ms)).then(second),
      ]);
      expect({ ms, answers: answers.map(String).sort() }).toEqual({ ms, answers: holds.map(String).sort() });
    }
  },
);
