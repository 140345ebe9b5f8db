import { inBatches } from './in-batches.js';

it('continues until a round finds fewer than its limit, and returns how many there were', async () => {
  const left = [3, 3, 1, 3];
  expect(await inBatches(3, () => Promise.resolve(left.shift() ?? 0))).toBe(7);
  expect(left).toEqual([3]);
});

it('ends with a round that finds none', async () => {
  const left = [2, 0, 2];
  expect(await inBatches(2, () => Promise.resolve(left.shift() ?? 0))).toBe(2);
});

it('is no run without an end where a round leaves behind what it found', async () => {
  let rounds = 0;
  await inBatches(1, () => Promise.resolve(++rounds && 1));
  expect(rounds).toBe(10_000);
});

it('reports a failure, and starts no further round', async () => {
  let rounds = 0;
  const run = inBatches(1, () => {
    rounds += 1;
    return rounds === 2 ? Promise.reject(new Error('away')) : Promise.resolve(1);
  });
  await expect(run).rejects.toThrow('away');
  expect(rounds).toBe(2);
});
