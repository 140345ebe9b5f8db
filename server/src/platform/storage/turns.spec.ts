import { AppError } from '../kernel/app-error.js';
import { Turns } from './turns.js';

/** Works that run until they are ended, and the order in which they began. */
function works(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hand = (who: number, name: string, fails = false) =>
    turns.take(who, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (fails) throw new Error(`${name} failed`);
      return name;
    });
  const settled = () => new Promise(setImmediate);
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { begun, hand, end, settled };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.id : error),
  );

describe('turns', () => {
  it('run as many at once as configured, and those of one person in the order of their requests', async () => {
    const { begun, hand, end, settled } = works(new Turns({ atOnce: 2, ofOne: 9, ofAll: 9 }));
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => hand(1, name));
    await settled();
    expect(begun).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('run first for the person with the fewest running, however many another queued before', async () => {
    const { begun, hand, end } = works(new Turns({ atOnce: 2, ofOne: 9, ofAll: 9 }));
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => hand(1, name)),
      hand(2, 'b1'),
      hand(2, 'b2'),
      hand(3, 'c1'),
    ];
    await end('a1');
    expect(begun.at(-1)).toBe('b1');
    await end('b1');
    // One of the first still runs: the third comes before two are free again.
    expect(begun.at(-1)).toBe('c1');
    await end('a2');
    await end('c1');
    expect(begun.slice(4).toSorted()).toEqual(['a3', 'b2']);
    for (const name of ['a3', 'b2', 'a4']) await end(name);
    await Promise.all(all);
  });

  it('are refused to a person with too many, and to all when there are too many in total', async () => {
    const { hand, end } = works(new Turns({ atOnce: 1, ofOne: 2, ofAll: 3 }));
    const taken = [hand(1, 'a1'), hand(1, 'a2'), hand(2, 'b1')];
    expect(await refusal(hand(1, 'a3'))).toBe('RATE_LIMITED');
    expect(await refusal(hand(3, 'c1'))).toBe('BUSY');
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    await Promise.all(taken);
    const again = hand(1, 'a4');
    await end('a4');
    expect(await again).toBe('a4');
  });

  it('are passed on by work that fails', async () => {
    const { hand, end } = works(new Turns({ atOnce: 1, ofOne: 2, ofAll: 2 }));
    const [failing, next] = [hand(1, 'a1', true), hand(2, 'b1')];
    const failed = expect(failing).rejects.toThrow('a1 failed');
    await end('a1');
    await failed;
    await end('b1');
    expect(await next).toBe('b1');
  });
});
