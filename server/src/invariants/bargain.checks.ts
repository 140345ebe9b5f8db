import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

export const bargainChecks = [
  sqlCheck(
    'O5',
    'an agreed price serves one order, of its buyer, for its goods, as many, at that price',
    'SELECT count(*) AS n FROM bargain',
    `SELECT 'bargain ' || b.id AS violation FROM bargain b
     LEFT JOIN (SELECT l.bargain_id, count(*) AS lines, bool_and(o.buyer_id = x.buyer_id AND l.goods_id = x.goods_id
         AND l.quantity = x.quantity AND l.unit_price = x.offer_price AND o.created_at <= x.expired_at) AS is_sound
       FROM order_line l JOIN orders o ON o.id = l.order_id JOIN bargain x ON x.id = l.bargain_id
       WHERE l.bargain_id IS NOT NULL GROUP BY l.bargain_id) s ON s.bargain_id = b.id
     WHERE (b.status = ${BARGAIN_STATUS.ordered}) <> (s.lines IS NOT NULL) OR s.lines > 1 OR NOT s.is_sound`,
  ),
  sqlCheck(
    'O5',
    'a thread is its offers: in turn, the buyer’s rising, the merchant’s above them, the newest on the table',
    'SELECT count(*) AS n FROM bargain_offer',
    `SELECT 'bargain ' || b.id AS violation FROM bargain b
     LEFT JOIN LATERAL (SELECT count(*) AS offers, max(seq) AS last,
         bool_and(CASE WHEN seq % 2 = 1 THEN price > coalesce(own_before, 0) AND price < coalesce(before, b.price)
                       ELSE price > before AND price <= b.price END) AS is_sound,
         max(price) FILTER (WHERE seq = b.offers) AS price
       FROM (SELECT seq, price, lag(price) OVER w AS before, lag(price, 2) OVER w AS own_before
             FROM bargain_offer WHERE bargain_id = b.id WINDOW w AS (ORDER BY seq)) said) o ON true
     WHERE o.offers <> b.offers OR o.last IS DISTINCT FROM b.offers OR o.is_sound IS NOT TRUE OR o.price <> b.offer_price`,
  ),
];
