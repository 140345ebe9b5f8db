import type { BidAnswer, WaitingBid } from './bid-batch.js';

/** A bid in its lane, and who waits for its answer. */
export interface Waiting {
  bid: WaitingBid;
  /** When the server received it, by `performance.now()`. */
  arrivedAt: number;
  resolve: (answer: BidAnswer) => void;
  reject: (error: unknown) => void;
}
