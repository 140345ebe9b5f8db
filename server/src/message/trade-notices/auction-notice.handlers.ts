import { Injectable } from '@nestjs/common';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { closedNotices, lotParams, outbidNotices, priceOf } from './auction-notices.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { OutbidPush } from './outbid-push.js';
import { TradeSubjectRepository, type LotSubject } from './trade-subject.repository.js';

/** Notifies people of what happened to lots they bid on, sell or watch. */
@Injectable()
export class AuctionNoticeHandlers {
  constructor(
    private readonly subjects: TradeSubjectRepository,
    private readonly writer: NoticeWriter,
    private readonly outbid: OutbidPush,
  ) {}

  @OnEvent('auction.moved', 'message.tell-outbid', { batch: true })
  async onMoved(events: OutboxEvent<'auction.moved'>[], tx: Tx): HandlerResult {
    const moves = events.flatMap(({ payload }) => payload.moves);
    const lots = await this.subjects.lots(tx, [...new Set(moves.map(({ auction_id }) => auction_id))]);
    const notices = outbidNotices(moves, lots);
    const push = await this.outbid.prepare(tx, notices);
    const pushNotices = await this.writer.write(tx, notices);
    return async () => {
      await push();
      await pushNotices();
    };
  }

  @OnEvent('auction.closed', 'message.tell-closed', { batch: true })
  async onClosed(events: OutboxEvent<'auction.closed'>[], tx: Tx): HandlerResult {
    const ids = [...new Set(events.map(({ payload }) => payload.auction_id))];
    const lots = await this.subjects.lots(tx, ids);
    const followers = await this.subjects.followersByLot(tx, ids);
    return this.writer.write(
      tx,
      events.flatMap(({ payload }) => {
        const lot = lots.get(payload.auction_id);
        return lot ? closedNotices(payload, lot, followers.get(payload.auction_id) ?? []) : [];
      }),
    );
  }

  @OnEvent('auction.voided', 'message.tell-voided')
  async onVoided({ payload }: OutboxEvent<'auction.voided'>, tx: Tx): HandlerResult {
    const { auction_id, seq, reason } = payload;
    const lot = await this.getLot(tx, auction_id);
    const params = lotParams(lot, 'bid_voided', { seq, reason });
    const followers = await this.subjects.followers(tx, [auction_id]);
    return this.writer.write(
      tx,
      followers
        .filter(({ has_bid }) => has_bid)
        .map(({ account_id }) => ({
          eventKey: `auction.voided:${auction_id}:${seq}`,
          recipientId: account_id,
          params,
        })),
    );
  }

  @OnEvent('auction.extended', 'message.tell-extended')
  async onExtended({ payload }: OutboxEvent<'auction.extended'>, tx: Tx): HandlerResult {
    const { auction_id, end_at, cause } = payload;
    const lot = await this.getLot(tx, auction_id);
    const params = lotParams(lot, cause === 'outage' ? 'auction_extended_outage' : 'auction_extended', {
      until: end_at,
    });
    const followers = await this.subjects.followers(tx, [auction_id]);
    return this.writer.write(
      tx,
      followers.map(({ account_id }) => ({
        eventKey: `auction.extended:${auction_id}:${end_at}`,
        recipientId: account_id,
        params,
      })),
    );
  }

  @OnEvent('auction.bidder-decided', 'message.tell-bidder-decided')
  async onBidderDecided({ payload, id }: OutboxEvent<'auction.bidder-decided'>, tx: Tx): HandlerResult {
    const { auction_id, account_id, status, reason } = payload;
    if (status !== BIDDER_STATUS.admitted && status !== BIDDER_STATUS.refused) return;
    const lot = await this.getLot(tx, auction_id);
    const notice = status === BIDDER_STATUS.admitted ? 'bidder_admitted' : 'bidder_refused';
    const params = lotParams(lot, notice, reason === null ? {} : { reason });
    return this.writer.write(tx, [
      { eventKey: `auction.bidder-decided:${id}`, recipientId: account_id, params },
    ]);
  }

  @OnEvent('auction.offer-made', 'message.tell-offer')
  async onOfferMade({ payload }: OutboxEvent<'auction.offer-made'>, tx: Tx): HandlerResult {
    const lot = await this.getLot(tx, payload.auction_id);
    const params = lotParams(lot, 'second_chance', {
      ...priceOf(payload.price, payload.currency),
      until: payload.expired_at,
    });
    return this.writer.write(tx, [
      { eventKey: `auction.offer-made:${payload.offer_id}`, recipientId: payload.account_id, params },
    ]);
  }

  private async getLot(tx: Tx, auctionId: number): Promise<LotSubject> {
    const lot = (await this.subjects.lots(tx, [auctionId])).get(auctionId);
    invariant(lot, 'an event of an auction refers to one that exists');
    return lot;
  }
}
