// plants fixed-wait
import { setTimeout as sleep } from 'node:timers/promises';

it('is quick enough today', async () => {
  await sleep(50);
  expect(1).toBe(1);
});
