import { Gather } from './gather.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A reader whose queries end when the test ends them. */
function heldReader(parallel: number) {
  const readBatches: number[][] = [];
  const finish: (() => void)[] = [];
  const gather = new Gather<number, string>(
    (keys) =>
      new Promise((resolve) => {
        readBatches.push(keys);
        finish.push(() => resolve(keys.map((key) => `row ${key}`)));
      }),
    3,
    parallel,
  );
  return { readBatches, finish, gather };
}

describe('reads that gather', () => {
  it('puts all keys of one moment into one query', async () => {
    const { readBatches, finish, gather } = heldReader(1);
    const reads = [gather.read(1), gather.read(2), gather.read(1)];
    await turn();
    expect(readBatches).toEqual([[1, 2, 1]]);
    finish[0]?.();
    expect(await Promise.all(reads)).toEqual(['row 1', 'row 2', 'row 1']);
  });

  it('never answers from a query that began before the question', async () => {
    const { readBatches, finish, gather } = heldReader(1);
    const first = gather.read(1);
    await turn();
    const second = gather.read(1);
    await turn();
    expect(readBatches).toEqual([[1]]);
    finish[0]?.();
    expect(await first).toBe('row 1');
    await turn();
    expect(readBatches).toEqual([[1], [1]]);
    finish[1]?.();
    expect(await second).toBe('row 1');
  });

  it('splits what is more than one query may hold', async () => {
    const { readBatches, finish, gather } = heldReader(2);
    const reads = [1, 2, 3, 4, 5].map((key) => gather.read(key));
    await turn();
    finish[0]?.();
    await turn();
    finish[1]?.();
    expect(await Promise.all(reads)).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
    expect(readBatches.map((keys) => keys.length)).toEqual([3, 2]);
  });

  it('fails those of a failed query and continues with the next', async () => {
    let isBroken = true;
    const gather = new Gather<number, number>((keys) =>
      isBroken ? Promise.reject(new Error('no connection')) : Promise.resolve(keys),
    );
    await expect(Promise.all([gather.read(1), gather.read(2)])).rejects.toThrow('no connection');
    isBroken = false;
    await expect(gather.read(7)).resolves.toBe(7);
  });
});
