import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { STOCK_RESERVATION_STATUS, GOODS_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const STOCKS = 'SELECT count(*) AS n FROM stock';

export const stockChecks = [
  sqlCheck(
    'S1',
    'what is on hand covers what is promised, and both are what parts, pieces and promises say',
    STOCKS,
    `SELECT 'stock ' || s.id || ' has ' || s.on_hand || ', promised ' || s.reserved || '; lies ' || lying.on_hand
       || ', promised ' || lying.reserved || '; held ' || held.quantity AS violation
     FROM stock s
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(on_hand), 0) AS on_hand, coalesce(sum(reserved), 0) AS reserved FROM (
         SELECT on_hand, reserved FROM stock_part WHERE stock_id = s.id
         UNION ALL
         SELECT 1, is_reserved::int FROM serial_unit WHERE stock_id = s.id AND place = 1) one) lying
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(quantity), 0) AS quantity FROM stock_reservation WHERE stock_id = s.id AND status = ${STOCK_RESERVATION_STATUS.held}) held
     WHERE s.on_hand < 0 OR s.reserved NOT BETWEEN 0 AND s.on_hand
       OR (s.on_hand, s.reserved) <> (lying.on_hand, lying.reserved) OR s.reserved <> held.quantity`,
  ),
  sqlCheck(
    'S1',
    'every part and piece is promised as often as its promises say',
    `SELECT count(*) AS n FROM stock_reservation WHERE status = ${STOCK_RESERVATION_STATUS.held}`,
    `SELECT 'part ' || p.id AS violation FROM stock_part p
     WHERE p.reserved <> (SELECT coalesce(sum(quantity), 0) FROM stock_reservation r
                          WHERE r.part_id = p.id AND r.status = ${STOCK_RESERVATION_STATUS.held})
     UNION ALL
     SELECT 'piece ' || u.id FROM serial_unit u
     WHERE u.is_reserved <> EXISTS (SELECT FROM stock_reservation r
                                    WHERE r.serial_unit_id = u.id AND r.status = ${STOCK_RESERVATION_STATUS.held})`,
  ),
  sqlCheck(
    'S1',
    'the shop offers no more of an item than its company has in stock, counted anew',
    'SELECT count(*) AS n FROM offered_stock',
    `SELECT 'item ' || o.product_id || ' of company ' || o.company_id || ': ' || held.quantity || ' in stock, kept as ' || o.held
       || '; ' || offers.quantity || ' offered, kept as ' || o.offered AS violation
     FROM offered_stock o
     CROSS JOIN LATERAL (SELECT coalesce(sum(on_hand + in_transit), 0) AS quantity FROM stock s
       WHERE s.company_id = o.company_id AND s.product_id = o.product_id) held
     CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS quantity FROM goods g
       WHERE g.company_id = o.company_id AND g.product_id = o.product_id AND g.is_stocked AND g.status = ${GOODS_STATUS.listed}
         AND g.sale_state <> ${SALE_STATE.sold_out}) offers
     WHERE (held.quantity, offers.quantity) <> (o.held, o.offered) OR offers.quantity > held.quantity
     UNION ALL
     SELECT 'item ' || s.product_id || ' of company ' || s.company_id || ' is not counted' FROM stock s
     WHERE NOT EXISTS (SELECT FROM offered_stock o WHERE o.company_id = s.company_id AND o.product_id = s.product_id)`,
  ),
  sqlCheck(
    'S2',
    'what is on hand and in transit is the sum of the movements, and its value that of their costs',
    STOCKS,
    `SELECT 'stock ' || s.id || ' says ' || concat_ws(' ', s.on_hand, s.value_amount, s.in_transit, s.transit_amount)
       || ', its movements ' || concat_ws(' ', m.on_hand, m.value, m.in_transit, m.transit) AS violation
     FROM stock s CROSS JOIN LATERAL (
       SELECT coalesce(sum(change) FILTER (WHERE place = 1), 0) AS on_hand,
         coalesce(sum(cost_amount) FILTER (WHERE place = 1), 0) AS value,
         coalesce(sum(change) FILTER (WHERE place = 2), 0) AS in_transit,
         coalesce(sum(cost_amount) FILTER (WHERE place = 2), 0) AS transit
       FROM stock_movement WHERE stock_id = s.id) m
     WHERE (s.on_hand, s.value_amount, s.in_transit, s.transit_amount) <> (m.on_hand, m.value, m.in_transit, m.transit)`,
  ),
  sqlCheck(
    'S2',
    'each movement goes on from the one before it',
    'SELECT count(*) AS n FROM stock_movement',
    `SELECT 'movement ' || id AS violation FROM (
       SELECT id, after, sum(change) OVER (PARTITION BY stock_id, place ORDER BY id) AS counted FROM stock_movement) m
     WHERE after <> counted`,
  ),
  sqlCheck(
    'S3',
    'a piece is in stock where its movements left it, at its cost',
    'SELECT count(*) AS n FROM serial_unit',
    `SELECT 'piece ' || u.id AS violation FROM serial_unit u
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(change) FILTER (WHERE place = 1), 0) AS on_hand,
         coalesce(sum(change) FILTER (WHERE place = 2), 0) AS in_transit,
         coalesce(sum(cost_amount), 0) AS cost
       FROM stock_movement WHERE serial_unit_id = u.id) m
     WHERE (u.place = 1)::int <> m.on_hand OR (u.place = 2)::int <> m.in_transit
       OR m.cost <> CASE WHEN u.place = 0 THEN 0 ELSE u.cost_amount END
     UNION ALL
     SELECT 'piece ' || u.id || ' in a bin of another warehouse' FROM serial_unit u
     JOIN stock s ON s.id = u.stock_id JOIN warehouse_bin b ON b.id = u.bin_id
     WHERE b.warehouse_id <> s.warehouse_id`,
  ),
  sqlCheck(
    'S2',
    'the stock of a bin is the sum of the movements into and out of it',
    'SELECT count(*) AS n FROM stock_part',
    `SELECT 'part ' || p.id AS violation FROM stock_part p
     CROSS JOIN LATERAL (SELECT coalesce(sum(change), 0) AS change, count(*) FILTER (WHERE bin_id IS DISTINCT FROM p.bin_id) AS elsewhere
       FROM stock_movement WHERE part_id = p.id AND place = 1) m
     WHERE p.on_hand <> m.change OR m.elsewhere > 0
     UNION ALL
     SELECT 'piece ' || u.id FROM serial_unit u
     CROSS JOIN LATERAL (SELECT bin_id FROM stock_movement
       WHERE serial_unit_id = u.id AND place = 1 AND change > 0 ORDER BY id DESC LIMIT 1) m
     WHERE u.place = 1 AND u.bin_id IS DISTINCT FROM m.bin_id`,
  ),
  sqlCheck(
    'S2',
    'what is in transit, and its value, is what the shipments to that warehouse still miss',
    STOCKS,
    `SELECT 'stock ' || s.id || ' has ' || s.in_transit || ' (' || s.transit_amount || ') in transit, its shipments miss '
       || t.missing || ' (' || t.amount || ')' AS violation
     FROM stock s CROSS JOIN LATERAL (
       SELECT coalesce(sum(quantity - received - returned - lost), 0) AS missing,
         coalesce(sum(cost_amount - settled_amount), 0) AS amount FROM stock_transit WHERE stock_id = s.id) t
     WHERE (s.in_transit, s.transit_amount) <> (t.missing, t.amount)`,
  ),
  sqlCheck(
    'S3',
    'a piece in transit is missed by one shipment, to where it is on its way',
    'SELECT count(*) AS n FROM serial_unit WHERE place = 2',
    `SELECT 'piece ' || u.id AS violation FROM serial_unit u
     WHERE (u.place = 2) <> EXISTS (SELECT FROM stock_transit t WHERE t.serial_unit_id = u.id
       AND t.stock_id = coalesce(u.stock_id, t.stock_id) AND t.received + t.returned + t.lost = 0)`,
  ),
  sqlCheck(
    'S5',
    'what is undone is undone whole, and the two halves of a step of an allocation make nothing',
    `SELECT count(*) AS n FROM stock_movement WHERE step = -1 OR type = 31`,
    `SELECT source_type || ' ' || source_id AS violation FROM stock_movement m
     WHERE step IN (1, -1) AND type <> 31 AND EXISTS (
       SELECT FROM stock_movement u WHERE (u.source_type, u.source_id) = (m.source_type, m.source_id) AND u.step = -1)
     GROUP BY source_type, source_id, stock_id, serial_unit_id, part_id HAVING sum(change) <> 0
     UNION
     SELECT source_type || ' ' || source_id || ' step ' || step FROM stock_movement WHERE type = 31
     GROUP BY source_type, source_id, step HAVING sum(change) <> 0 OR sum(cost_amount) <> 0
     UNION
     SELECT source_type || ' ' || source_id || ' undone' FROM stock_movement m WHERE type = 31 AND EXISTS (
       SELECT FROM stock_movement u WHERE (u.source_type, u.source_id) = (m.source_type, m.source_id) AND u.step = -1)
     GROUP BY source_type, source_id, stock_id, place HAVING sum(change) <> 0`,
  ),
];
