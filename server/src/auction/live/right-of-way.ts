import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/**
 * Bids before pushes. A bid crosses the event loop several times until it is answered, and waits behind
 * thousands of writes to watchers at each crossing. So code with many writes checks between them, and yields
 * while a batch is under way.
 */
@Injectable()
export class RightOfWay {
  private underWay = 0;
  private readonly waiting = new Set<() => void>();

  async during<T>(batch: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await batch();
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.wake();
    }
  }

  /** Gives the event loop a turn, and a batch under way the time to end, `maxMs` at most. Resolves to the ms waited. */
  async giveWay(maxMs: number): Promise<number> {
    await nextTurn();
    if (this.underWay === 0 || maxMs <= 0) return 0;
    const began = performance.now();
    await this.clear(maxMs);
    // The answers of the batch are sent first.
    await nextTurn();
    return performance.now() - began;
  }

  private clear(maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, maxMs);
      this.waiting.add(go);
    });
  }

  private wake(): void {
    for (const go of [...this.waiting]) go();
  }
}
