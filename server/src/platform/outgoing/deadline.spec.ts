import { DeadlineExceeded, withinDeadline, type Attempt } from './deadline.js';

const never = (): Promise<never> => new Promise(() => undefined);
const refused = new Error('connect ECONNREFUSED');

/** The error of a call that fails. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('an outgoing call', () => {
  it('answers what its only attempt answers', async () => {
    expect(await withinDeadline({ what: 'it', totalMs: 60_000 }, () => Promise.resolve(7))).toBe(7);
  });

  it('that never ends is left at its limit, and its signal is aborted', async () => {
    let seen: Attempt | undefined;
    const error = await failureOf(
      withinDeadline({ what: 'it', totalMs: 50 }, (attempt) => {
        seen = attempt;
        return never();
      }),
    );
    expect(error).toBeInstanceOf(DeadlineExceeded);
    expect(seen?.signal.aborted).toBe(true);
    expect(seen?.leftMs).toBeLessThanOrEqual(50);
  });

  it('is made once where repeating it is not worth it', async () => {
    let count = 0;
    const error = await failureOf(
      withinDeadline({ what: 'it', totalMs: 60_000 }, () => {
        count++;
        return Promise.reject(refused);
      }),
    );
    expect([error, count]).toEqual([refused, 1]);
  });

  it('is repeated until it succeeds, and given up after three attempts', async () => {
    const options = { what: 'it', totalMs: 60_000, mayRepeat: () => true };
    let count = 0;
    const answer = await withinDeadline(options, () =>
      ++count < 3 ? Promise.reject(refused) : Promise.resolve(count),
    );
    expect(answer).toBe(3);
    count = 0;
    const error = await failureOf(
      withinDeadline(options, () => {
        count++;
        return Promise.reject(refused);
      }),
    );
    expect([error, count]).toEqual([refused, 3]);
  });

  it('has one limit for all attempts together', async () => {
    const lefts: number[] = [];
    const error = await failureOf(
      withinDeadline({ what: 'it', totalMs: 400, mayRepeat: () => true }, ({ leftMs }) => {
        lefts.push(leftMs);
        return lefts.length === 1 ? Promise.reject(refused) : never();
      }),
    );
    expect(error).toBeInstanceOf(DeadlineExceeded);
    expect(lefts[1] ?? 400).toBeLessThanOrEqual(100);
  });
});
