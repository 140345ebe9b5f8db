import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '../../platform/database/database.js';
import {
  type DedicatedConnection,
  NothingWritten,
  RowLocked,
} from '../../platform/database/dedicated-connection.js';
import { busy, type LaneLimits } from './lane-limits.js';

/** A command that once waited for a lock waits this briefly the next time: all of the lane waits with it. */
const LOCK_AGAIN_MS = 20;
/** Between two such tries the lane is the others'. */
const COMMAND_PAUSE_MS = 250;

/** Runs a command and answers its caller; never throws. */
export type WaitingCommand = () => Promise<void>;

/** Commands of a lane's lots: they wait beside its bids, and run between two batches, one at a time. */
export class LaneCommands {
  /**
   * @param waiting commands in their order; the lane takes the first
   * @param start   called when one waits
   */
  constructor(
    private readonly connection: DedicatedConnection,
    private readonly limits: LaneLimits,
    private readonly waiting: WaitingCommand[],
    private readonly start: () => void,
  ) {}

  /** Runs `work` between two batches, once: @throws NothingWritten when it was undone (RowLocked) */
  tryTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.enqueue(work, performance.now() + this.limits.startWithinMs);
  }

  /** The same, patient with locks. Nothing else of this process writes the lane's lots meanwhile. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const requestedAt = performance.now();
    for (let lockMs: number | undefined; ; lockMs = LOCK_AGAIN_MS) {
      try {
        return await this.enqueue(work, requestedAt + this.limits.startWithinMs, lockMs);
      } catch (error) {
        if (!(error instanceof NothingWritten)) throw error;
        const mayWait = error instanceof RowLocked && performance.now() - requestedAt < this.limits.lockedMs;
        if (!mayWait) throw busy(error);
        await sleep(COMMAND_PAUSE_MS);
      }
    }
  }

  private enqueue<T>(work: (tx: Tx) => Promise<T>, until: number, lockMs?: number): Promise<T> {
    if (this.waiting.length >= this.limits.commandsMax) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push(async () => {
        if (performance.now() > until) return reject(busy());
        await this.connection.transaction(work, until, lockMs).then(resolve, reject);
      });
      this.start();
    });
  }
}
