import { setImmediate as aTurn } from 'node:timers/promises';
import { RightOfWay } from './lot-hub.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10) {
    await aTurn();
    await jest.advanceTimersByTimeAsync(10);
  }
  await aTurn();
}

/** What happened, in its order. */
function aRoad() {
  const order: string[] = [];
  const road = new RightOfWay();
  const batch = (name: string, ms: number) =>
    road.during(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      order.push(name);
    });
  const round = (maxMs: number) =>
    road.giveWay(maxMs).then((waitedMs) => {
      order.push('round');
      return waitedMs;
    });
  return { road, order, batch, round };
}

describe('the right of way', () => {
  it('lets a round pass at once when no batch is under way', async () => {
    const { round } = aRoad();
    expect(await round(1000)).toBe(0);
  });

  it('makes a round wait for every batch under way, of whichever lane', async () => {
    const { order, batch, round } = aRoad();
    const batches = [batch('one', 10), batch('two', 40)];
    const waited = round(5000);
    await pass(100);
    const waitedMs = await waited;
    await Promise.all(batches);
    expect(order).toEqual(['one', 'two', 'round']);
    expect(waitedMs).toBeGreaterThan(0);
  });

  it('makes no round wait longer than its patience', async () => {
    const { order, batch, round } = aRoad();
    const long = batch('long', 300);
    const waited = round(10);
    await pass(400);
    await Promise.all([waited, long]);
    expect(order).toEqual(['round', 'long']);
  });

  it('lets a round without patience pass', async () => {
    const { order, batch, round } = aRoad();
    const long = batch('long', 100);
    expect(await round(0)).toBe(0);
    await pass(200);
    await long;
    expect(order).toEqual(['round', 'long']);
  });

  it('is free again after a batch that failed', async () => {
    const { road, round } = aRoad();
    await expect(road.during(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await round(1000)).toBe(0);
  });
});
