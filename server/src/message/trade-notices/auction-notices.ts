import { isCurrency } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { Events } from '../../platform/jobs/events.js';
import type { Notice } from '../inbox/notice.js';
import type { NoticeParams } from '../notifications/notifications.js';
import type { Follower, LotSubject } from './trade-subject.repository.js';

/** Which notices follow from what happened to lots: pure, facts in, notices out. */

type Params = Partial<Omit<NoticeParams, 'notice'>>;

export function lotParams(lot: LotSubject, notice: NoticeParams['notice'], more: Params = {}): NoticeParams {
  return {
    notice,
    goods_id: lot.goods_id,
    goods_name: { c: lot.name_c, e: lot.name_e, j: lot.name_j },
    auction_id: lot.id,
    ...more,
  };
}

/** Of several losses of one lead that wait together, the newest covers all. */
export function outbidNotices(
  moves: Events['auction.moved']['moves'],
  lots: ReadonlyMap<number, LotSubject>,
): Notice[] {
  const newest = new Map<string, Notice & { seq: number }>();
  for (const { auction_id, outbid, price, currency } of moves) {
    const lot = lots.get(auction_id);
    if (!lot) continue;
    for (const [account_id, seq] of outbid) {
      const key = `${auction_id} ${account_id}`;
      if ((newest.get(key)?.seq ?? 0) >= seq) continue;
      newest.set(key, {
        seq,
        eventKey: `auction.moved:${auction_id}:${seq}`,
        recipientId: account_id,
        params: lotParams(lot, 'outbid', { seq, ...priceOf(price, currency) }),
      });
    }
  }
  return [...newest.values()];
}

/** The winner is not among them: they are notified with the order. */
export function closedNotices(
  event: Events['auction.closed'],
  lot: LotSubject,
  followers: readonly Follower[],
): Notice[] {
  const eventKey = `auction.closed:${event.auction_id}:${event.status}`;
  const price = priceOf(event.price, event.currency);
  const until = event.answer_deadline === undefined ? {} : { until: event.answer_deadline };
  const reason = lot.cancel_reason === null ? {} : { reason: lot.cancel_reason };
  const to = (recipientId: number, notice: NoticeParams['notice'], more: Params): Notice => ({
    eventKey,
    recipientId,
    params: lotParams(lot, notice, more),
  });
  const bidders = followers.filter(({ has_bid }) => has_bid).map(({ account_id }) => account_id);
  switch (event.status) {
    case AUCTION_STATUS.successful:
      return [
        to(lot.seller_id, 'seller_sold', price),
        ...bidders.filter((id) => id !== event.winner_id).map((id) => to(id, 'auction_lost', price)),
      ];
    case AUCTION_STATUS.ended:
      return [
        to(lot.seller_id, 'seller_reserve_missed', { ...price, ...until }),
        ...(lot.leader_id === null ? [] : [to(lot.leader_id, 'reserve_missed', { ...price, ...until })]),
      ];
    case AUCTION_STATUS.failed:
      return [
        to(lot.seller_id, 'seller_unsold', {}),
        ...bidders.map((id) => to(id, 'auction_lost_unsold', {})),
      ];
    case AUCTION_STATUS.cancelled:
      return [
        to(lot.seller_id, 'seller_cancelled', reason),
        ...followers.map(({ account_id }) => to(account_id, 'auction_cancelled', reason)),
      ];
  }
}

export const priceOf = (price: number, currency: string): Params =>
  isCurrency(currency) ? { price, currency } : {};
