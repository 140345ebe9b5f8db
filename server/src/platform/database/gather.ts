/**
 * Reads by key, many callers at once: while one query runs, the next keys gather and go together in the query
 * after it. Nothing is cached: a caller never gets an answer that was read before the call.
 */
export class Gather<Key, Value> {
  private waiting: { key: Key; resolve: (value: Value) => void; reject: (error: unknown) => void }[] = [];
  private running = 0;

  /**
   * @param readAll   answers in the order of its keys; a key may be in it twice
   * @param batchMax  keys in one query
   * @param parallel  queries at the same time
   */
  constructor(
    private readonly readAll: (keys: Key[]) => Promise<Value[]>,
    private readonly batchMax = 500,
    private readonly parallel = 2,
  ) {}

  read(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      // After this turn, so that everything of the same turn is in it.
      if (this.running < this.parallel && this.waiting.length === 1) queueMicrotask(() => void this.next());
    });
  }

  private async next(): Promise<void> {
    if (this.running >= this.parallel || this.waiting.length === 0) return;
    const batch = this.waiting.splice(0, this.batchMax);
    this.running++;
    try {
      const values = await this.readAll(batch.map(({ key }) => key));
      batch.forEach(({ resolve, reject }, position) => {
        const value = values[position];
        if (value === undefined) reject(new Error('a gathered read lost an answer'));
        else resolve(value);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.running--;
      if (this.waiting.length > 0) queueMicrotask(() => void this.next());
    }
  }
}
