import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import {
  ORDER_STATUS,
  SEND_STATUS,
  STOCK_RESERVATION_STATUS,
  OFFER_STATUS,
} from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

/** States in which nothing was captured yet. */
const UNPAID = `${ORDER_STATUS.pending_payment}, ${ORDER_STATUS.payment_review}`;
const ORDERS = 'SELECT count(*) AS n FROM orders';

export const orderChecks = [
  sqlCheck(
    'O1',
    'an order’s total is its lines, freight and tax, and its tax that of each rate',
    ORDERS,
    `SELECT 'order ' || o.id AS violation FROM orders o
     LEFT JOIN (SELECT order_id, sum(quantity * unit_price) AS lines FROM order_line GROUP BY order_id) l ON l.order_id = o.id
     LEFT JOIN (SELECT order_id, sum(tax) AS tax FROM order_tax GROUP BY order_id) t ON t.order_id = o.id
     WHERE o.goods_total IS DISTINCT FROM l.lines OR o.total <> o.goods_total + o.freight + o.tax
       OR o.tax <> coalesce(t.tax, 0)`,
  ),
  sqlCheck(
    'O3',
    'an order’s history leads, move by move of the written table, to its status',
    ORDERS,
    `SELECT 'order ' || o.id AS violation FROM orders o
     LEFT JOIN LATERAL (SELECT to_status FROM order_history h WHERE h.order_id = o.id ORDER BY seq DESC LIMIT 1) last ON true
     WHERE last.to_status IS DISTINCT FROM o.status
     UNION ALL
     SELECT 'order ' || order_id || ' at move ' || seq FROM (
       SELECT order_id, seq, from_status, to_status,
         lag(to_status, 1, 0::smallint) OVER w AS expected, row_number() OVER w AS place
       FROM order_history WINDOW w AS (PARTITION BY order_id ORDER BY seq)) chain
     WHERE from_status <> expected OR seq <> place
       OR NOT EXISTS (SELECT FROM state_transition t WHERE t.machine = 'order'
            AND t.from_status IS NOT DISTINCT FROM nullif(chain.from_status, 0) AND t.to_status = chain.to_status)`,
  ),
  sqlCheck(
    'O4',
    'an unpaid order holds the stock that was promised to it, whole; any other holds none, and gave it back once',
    `SELECT count(*) AS n FROM stock_reservation WHERE holder_type = 'order_line'`,
    `SELECT 'order ' || o.id || ' line ' || l.line AS violation FROM order_line l JOIN orders o ON o.id = l.order_id
     JOIN (SELECT holder_id, coalesce(sum(quantity) FILTER (WHERE status = ${STOCK_RESERVATION_STATUS.held}), 0) AS held,
         coalesce(sum(quantity) FILTER (WHERE status = ${STOCK_RESERVATION_STATUS.returned}), 0) AS given_back
       FROM stock_reservation WHERE holder_type = 'order_line' GROUP BY holder_id) r ON r.holder_id = l.id
     WHERE r.held <> CASE WHEN o.status IN (${UNPAID}) THEN l.quantity ELSE 0 END
       OR (o.status = ${ORDER_STATUS.canceled} AND r.given_back <> l.quantity)`,
  ),
  sqlCheck(
    'M8',
    'lines count what refunds say of them, and no parcel has what is not owed any more',
    ORDERS,
    `SELECT 'order ' || l.order_id || ' line ' || l.line AS violation FROM order_line l
     LEFT JOIN (SELECT order_id, line, sum(released) AS released, sum(returned) AS returned FROM refund_line
       GROUP BY order_id, line) r ON (r.order_id, r.line) = (l.order_id, l.line)
     LEFT JOIN (SELECT x.order_id, x.line, sum(x.quantity) AS quantity FROM shipment_line x
       JOIN shipment p ON p.id = x.shipment_id AND p.status <> ${SEND_STATUS.cancelled}
       GROUP BY x.order_id, x.line) gone ON (gone.order_id, gone.line) = (l.order_id, l.line)
     WHERE (l.released, l.returned) <> (coalesce(r.released, 0), coalesce(r.returned, 0))
       OR (l.released > 0 AND l.released + coalesce(gone.quantity, 0) > l.quantity)`,
  ),
  sqlCheck(
    'O7',
    'an evaluation is its buyer’s, of an order that was received, and of its company',
    'SELECT count(*) AS n FROM evaluation',
    `SELECT 'evaluation ' || e.id AS violation FROM evaluation e JOIN orders o ON o.id = e.order_id
     WHERE e.author_id <> o.buyer_id OR e.company_id IS DISTINCT FROM o.company_id
       OR NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id AND h.to_status = ${ORDER_STATUS.to_evaluate})
     UNION ALL
     SELECT 'order ' || order_id FROM evaluation GROUP BY order_id, author_id HAVING count(*) > 1`,
  ),
  sqlCheck(
    'A5',
    'a successful auction has one order of its winner once its event is handled',
    `SELECT count(*) AS n FROM auction WHERE status = ${AUCTION_STATUS.successful}`,
    `SELECT 'auction ' || a.id AS violation FROM auction a
     LEFT JOIN orders o ON o.auction_id = a.id AND o.buyer_id = a.winner_id
     WHERE a.status = ${AUCTION_STATUS.successful} AND (o.id IS NULL OR o.goods_total <> a.price)
       AND NOT EXISTS (SELECT FROM outbox e WHERE e.event = 'auction.closed'
                       AND (e.payload ->> 'auction_id')::bigint = a.id)`,
  ),
  sqlCheck(
    'A5',
    'an order of an auction belongs to its winner or to who took a second chance, at that price',
    'SELECT count(*) AS n FROM orders WHERE auction_id IS NOT NULL',
    `SELECT 'order ' || o.id AS violation FROM orders o JOIN auction a ON a.id = o.auction_id
     LEFT JOIN auction_offer f ON f.auction_id = a.id AND f.account_id = o.buyer_id AND f.status = ${OFFER_STATUS.accepted}
     WHERE NOT (a.status = ${AUCTION_STATUS.successful} AND a.winner_id = o.buyer_id AND o.goods_total = a.price)
       AND (f.id IS NULL OR f.price <> o.goods_total)`,
  ),
];
