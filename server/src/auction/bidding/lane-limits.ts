import type { ConnectionLimits } from '../../platform/database/dedicated-connection.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** How long a lane waits, and for how many. Clients give up at 20 s: nothing of theirs is begun or ends after that. */
export interface LaneLimits extends ConnectionLimits {
  /** Bids waiting; further callers get BUSY. */
  queueMax: number;
  /** Of these, bids of one lot that somebody holds. */
  lockedMax: number;
  commandsMax: number;
  /** A bid or command older than this is not begun, nor begun again. */
  startWithinMs: number;
  /** Bids and commands wait so long for a lot that somebody holds, others going on; tried again at this pace. */
  lockedMs: number;
  lockedPauseMs: number;
}

export const LANE_LIMITS: LaneLimits = {
  queueMax: 10_000,
  lockedMax: 1_000,
  commandsMax: 1_000,
  startWithinMs: 8_000,
  // With the wait and the connecting before it this stays below 20 s.
  transactionMs: 8_000,
  connectMs: 3_000,
  // Everything else of the lane waits too.
  lockMs: 200,
  lockedMs: 5_000,
  lockedPauseMs: 50,
};

/** Nothing is written; the caller may try again. */
export const busy = (cause?: unknown): AppError => new AppError('BUSY', {}, undefined, { cause });
