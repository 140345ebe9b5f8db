import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { buyNow } from '@fovea/shared-types/auction/auction.calls';
import type {
  AutoBidRequest,
  AutoBidResponse,
  BuyNowRequest,
  BuyNowResponse,
  PlaceBidRequest,
  PlaceBidResponse,
} from '@fovea/shared-types/auction/bid.dto';
import { isCurrency, toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { Gather } from '../../platform/database/gather.js';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Database } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { keyDigest } from '../../platform/http/idempotency.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { BidAnswer, WaitingBid } from './waiting-bid.js';
import { mustBeDecided } from './bid.repository.js';
import { AuctionLanes } from './bid-lanes.js';
import { LotCommandRunner } from './lot-command-runner.js';
import { LotSale } from './lot-sale.js';
import { LotHub } from '../live/lot-hub.js';

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
    private readonly commands: LotCommandRunner,
    private readonly sale: LotSale,
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

  /** Takes the lot at its buy-now price; one transaction of the lot's lane ends it. */
  buyNow(caller: MemberCaller, request: BuyNowRequest): Promise<BuyNowResponse> {
    const key = request.request_id ?? caller.idempotencyKey ?? randomUUID();
    const purchase = {
      auctionId: request.id,
      accountId: caller.member.accountId,
      digest: keyDigest(`buy-now:${key}`).toString('hex'),
    };
    return this.commands.run(caller, buyNow.path, request, async (tx) => {
      const sold = await this.sale.byBuyNow(tx, purchase);
      const { price, terms } = sold.lot.state;
      const answer = {
        order_id: null,
        order_no: null,
        price: toWire(price, terms.currency),
        currency: terms.currency,
        status: AUCTION_STATUS.successful,
      };
      return { answer, moved: sold };
    });
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
function refusalOf(
  error: ConstructorParameters<typeof AppError>[0],
  minNextBid: number | null,
  currency: string | null,
): AppError {
  if (minNextBid === null || !isCurrency(currency)) return new AppError(error);
  return new AppError(error, { minimum: toWire(minNextBid, currency), currency });
}
