import { availableParallelism } from 'node:os';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type {
  AutoBidRequest,
  AutoBidResponse,
  PlaceBidRequest,
  PlaceBidResponse,
} from '@fovea/shared-types/auction/bid.dto';
import { isCurrency, toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Gather } from '../../platform/database/gather.js';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { keyDigest } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { BatchResult, BidAnswer, BidRefusalError, WaitingBid } from './waiting-bid.js';
import { mustBeDecided } from './bid.repository.js';
import { BidLane } from './bid-lane.js';
import { ClockWatch } from './clock-watch.js';
import { LotSale } from './lot-sale.js';
import { LotHub, RightOfWay } from '../live/lot-hub.js';

// A bid comes in, waits in the lane of its lot, is published with its batch, and is answered.

/** A second lane works while the first waits for the disk, if a core is left for it beside the database's. */
export const laneCount = ({ auctionLanes }: Pick<Env, 'auctionLanes'>): number =>
  auctionLanes || (availableParallelism() > 2 ? 2 : 1);

/** The only way to a lot that has started: an auction belongs to one lane of this process, id mod lanes. */
@Injectable()
export class AuctionLanes implements OnApplicationShutdown {
  private readonly lanes: readonly BidLane[];

  constructor(
    @Inject(ENV) env: Env,
    private readonly hub: LotHub,
    private readonly sale: LotSale,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    private readonly clocks: ClockWatch,
    rightOfWay: RightOfWay,
  ) {
    this.lanes = Array.from(
      { length: laneCount(env) },
      () =>
        new BidLane(
          env,
          {
            committed: (result) => this.committed(result),
            clear: (bid) => this.sale.clear(bid),
            endLot: async (tx, bid) => {
              const { answer, result } = await this.sale.byBid(tx, bid);
              return { answer, committed: () => this.publish(result) };
            },
          },
          rightOfWay,
        ),
    );
  }

  get count(): number {
    return this.lanes.length;
  }

  /** @param arrivedAt when the server received it, by `performance.now()` */
  async submit(bid: WaitingBid, arrivedAt: number): Promise<BidAnswer> {
    try {
      return await this.laneOf(bid.auctionId).submit(bid, arrivedAt);
    } catch (error) {
      if (error instanceof AppError) this.metrics.bidsRefused.inc({ error: error.id });
      throw error;
    }
  }

  /** Runs a command of a lot in its lane, between two batches. */
  transaction<T>(auctionId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.laneOf(auctionId).commands.transaction(work);
  }

  /** Runs a command over many lots of one lane, once: @throws NothingWritten when it was undone (RowLocked) */
  laneTransaction<T>(lane: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.laneAt(lane).commands.tryTransaction(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  private laneOf(auctionId: number): BidLane {
    return this.laneAt(auctionId % this.lanes.length);
  }

  private laneAt(index: number): BidLane {
    const lane = this.lanes[index];
    if (!lane) throw new RangeError(`no lane ${index}`);
    return lane;
  }

  private committed(result: BatchResult): void {
    this.metrics.bidBatchSize.observe(result.decisions.length);
    if (result.behindMs > 0) this.clocks.warn(result.behindMs);
    this.publish(result);
  }

  private publish(result: BatchResult): void {
    for (const { lot, rows } of result.moved.values()) this.hub.publishLot(lot, rows);
    if (result.moved.size > 0) this.outbox.wake();
  }
}

/** A lot this close to its end goes through the batch whatever the amount: the refusal may be another. */
const END_MARGIN_MS = 5_000;

/** A bid by whichever call. */
interface Submission extends Pick<WaitingBid, 'max' | 'currency' | 'sessionId'> {
  id: number;
  request_id: string;
}

/** Bids as people send them: an amount is a secret maximum. */
@Injectable()
export class BidService {
  private readonly toBeDecided: Gather<WaitingBid, boolean>;

  constructor(
    private readonly db: Database,
    private readonly clock: DatabaseClock,
    private readonly lanes: AuctionLanes,
    private readonly hub: LotHub,
    private readonly metrics: Metrics,
  ) {
    this.toBeDecided = new Gather((bids) => mustBeDecided(this.db, bids));
  }

  async place(caller: MemberCaller, request: PlaceBidRequest): Promise<PlaceBidResponse> {
    return this.toResponse(await this.submit(caller, { ...request, max: request.amount, sessionId: null }));
  }

  /** The same over a socket, whose session was read at its handshake: whether it still lives is read with the batch. */
  async placeOverSocket(caller: MemberCaller, request: PlaceBidRequest): Promise<PlaceBidResponse> {
    const { sessionId } = caller.member;
    return this.toResponse(await this.submit(caller, { ...request, max: request.amount, sessionId }));
  }

  /** The same call under another name, for clients that speak of automatic bids. */
  async placeAuto(caller: MemberCaller, request: AutoBidRequest): Promise<AutoBidResponse> {
    const answer = await this.submit(caller, { ...request, max: request.max_amount, sessionId: null });
    return { ...this.toResponse(answer), my_max_amount: request.max_amount };
  }

  private async submit(
    caller: MemberCaller,
    { id, request_id, max, currency, sessionId }: Submission,
  ): Promise<BidAnswer> {
    const arrivedAt = performance.now();
    const bid: WaitingBid = {
      auctionId: id,
      accountId: caller.member.accountId,
      sessionId,
      max,
      currency,
      digest: keyDigest(request_id).toString('hex'),
    };
    return (await this.refuseFromMemory(bid)) ?? this.lanes.submit(bid, arrivedAt);
  }

  /**
   * A bid below the public price cannot be accepted: the price only rises, except by a void, which the node
   * that published the lot last knows of. The leader is judged by their own maximum instead, and a repeat is
   * answered by its key: both go through the batch. Nothing is stored.
   */
  private async refuseFromMemory(bid: WaitingBid): Promise<BidAnswer | null> {
    const view = this.hub.fresh(bid.auctionId);
    const isSurelyTooLow =
      view?.status === 'bidding' &&
      // While the log is empty its terms may still be changed.
      view.seq > 0 &&
      bid.max < view.minNextBid &&
      bid.currency === view.currency &&
      this.clock.now() < view.endAt - END_MARGIN_MS;
    if (!isSurelyTooLow || (await this.toBeDecided.read(bid))) return null;
    return { accepted: false, error: 'BID_TOO_LOW', minNextBid: view.minNextBid, currency: view.currency };
  }

  private toResponse(answer: BidAnswer): PlaceBidResponse {
    if (!answer.accepted) {
      this.metrics.bidsRefused.inc({ error: answer.error });
      throw refusalOf(answer.error, answer.minNextBid, answer.currency);
    }
    this.metrics.bidsAccepted.inc();
    const { currency } = answer;
    invariant(isCurrency(currency), 'a lot has a currency');
    return {
      seq: answer.seq,
      current_price: toWire(answer.price, currency),
      currency,
      min_next_bid: toWire(answer.minNextBid, currency),
      is_leading: answer.isLeading,
      reserve_met: answer.reserveMet,
      chances_left: answer.chancesLeft,
      bidder_no: answer.bidderNo,
      status: answer.endsLot ? AUCTION_STATUS.successful : AUCTION_STATUS.bidding,
      end_at: new Date(answer.endAt).toISOString(),
      server_time: new Date(answer.at).toISOString(),
    };
  }
}

/** A refusal names the minimum where that helps: it is public. */
function refusalOf(error: BidRefusalError, minNextBid: number | null, currency: string | null): AppError {
  if (minNextBid === null || !isCurrency(currency)) return new AppError(error);
  return new AppError(error, { minimum: toWire(minNextBid, currency), currency });
}
