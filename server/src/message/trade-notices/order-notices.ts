import type { Notice } from '../inbox/notice.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import type { OrderSubject } from './trade-subject.repository.js';

export interface OrderNotice {
  notice: NoticeId;
  side: 'buyer' | 'seller';
}

export const noticeOf = (order: OrderSubject, eventKey: string, { notice, side }: OrderNotice): Notice => ({
  eventKey,
  recipientId: side === 'seller' ? order.seller_id : order.buyer_id,
  params: {
    ...orderParams(order, notice),
    who: order.buyer_name,
    ...(side === 'seller' && { is_desk: 1 as const }),
  },
});

export const orderParams = (order: OrderSubject, notice: NoticeId): NoticeParams => ({
  notice,
  goods_id: order.goods_id,
  goods_name: { c: order.name_c, e: order.name_e, j: order.name_j },
  order_id: order.id,
  order_no: order.order_no,
  price: order.total,
  currency: order.currency,
  ...(order.auction_id === null ? {} : { auction_id: order.auction_id }),
  ...(order.pay_deadline === null ? {} : { until: order.pay_deadline.toISOString() }),
});
