import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { LotOutcomes } from '../ending/lot-outcomes.js';
import type { Lot, NewBidRow } from '../lot/lot.js';
import { decideBuyNow, decideInOrder, type Purchase } from './bid-batch.js';
import type { BatchResult, BidAnswer, WaitingBid } from './waiting-bid.js';
import { readBatch, writeOf } from './bid-batch.repository.js';
import { BidderClearance } from './bidder-clearance.js';
import { ClockWatch } from './clock-watch.js';
import { LockedLots } from './locked-lots.js';

/**
 * What a lane has no batch for: submissions that end their lot, by a bid that reaches the buy-now price or buy now itself,
 * each a batch alone; and the question to the law that comes before somebody's first.
 */
@Injectable()
export class LotSale {
  constructor(
    private readonly lots: LockedLots,
    private readonly outcomes: LotOutcomes,
    private readonly clocks: ClockWatch,
    private readonly clearance: BidderClearance,
  ) {}

  /** Before a first bid, beside the lane: @throws the refusals of the law */
  clear(bid: WaitingBid): Promise<void> {
    return this.clearance.clear(bid);
  }

  /** A bid that may reach the buy-now price. */
  async byBid(tx: Tx, bid: WaitingBid): Promise<{ answer: BidAnswer; result: BatchResult }> {
    const input = await readBatch(tx, [bid]);
    const result = decideInOrder([bid], input, true);
    const [decision] = result.decisions;
    invariant(decision?.kind === 'answered', 'a bid that may end its lot is not deferred');
    await this.save(tx, result, input.now);
    return { answer: decision.answer, result };
  }

  /** @throws why the lot cannot be bought now, or not by this caller */
  async byBuyNow(tx: Tx, purchase: Purchase): Promise<{ lot: Lot; rows: readonly NewBidRow[] }> {
    const requested = [{ ...purchase, sessionId: null, max: 0, currency: '' }];
    let input = await readBatch(tx, requested);
    let decided = decideBuyNow(purchase, input);
    if (decided.kind === 'uncleared') {
      await this.clearance.clearIn(tx, purchase);
      input = await readBatch(tx, requested);
      decided = decideBuyNow(purchase, input);
    }
    if (decided.kind === 'refused') throw new AppError(decided.error);
    invariant(decided.kind === 'sold', 'a buyer just cleared is cleared');
    await this.save(tx, decided.result, input.now);
    return { lot: decided.sold, rows: decided.result.rows };
  }

  /** Writes what was decided, and the end of the lots that are sold by it. */
  private async save(tx: Tx, result: BatchResult, now: number): Promise<void> {
    if (result.behindMs > 0) this.clocks.warn(result.behindMs);
    await this.lots.save(tx, writeOf(result));
    const sold = [...result.moved.values()].filter(({ lot }) => lot.state.status === 'successful');
    await this.outcomes.write(
      tx,
      sold.map(({ lot }) => ({ lot, status: 'successful', closedAt: now, reason: 'buy_now' })),
    );
  }
}
