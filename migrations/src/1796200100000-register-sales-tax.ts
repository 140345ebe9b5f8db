import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Freight that was billed after an order `o` and paid. */
const FREIGHT_BILL = `(SELECT f.amount, f.refunded FROM capture f
  WHERE f.subject_type = 'freight_bill' AND f.subject_id = o.id)`;

/**
 * What an order `o` was taxed, rate by rate, and the rate of its carriage, as its documents have them. Orders that were placed
 * before rates were kept are of one rate: in Japan their prices contain it.
 */
const RATES = `(
  SELECT q.rate, q.base, q.tax, row_number() OVER (
    ORDER BY q.base - q.goods IS NOT DISTINCT FROM o.freight DESC, q.rate DESC) = 1 AS is_of_freight
  FROM (
    SELECT x.rate, x.base, x.tax, CASE WHEN o.freight > 0 THEN coalesce((SELECT sum(l.quantity::bigint * l.unit_price)
      FROM order_line l WHERE l.order_id = o.id AND l.tax_rate = x.rate), 0) END AS goods
    FROM order_tax x WHERE x.order_id = o.id
    UNION ALL
    SELECT CASE WHEN k.tax > 0 THEN 1000 ELSE 0 END, o.total - k.tax, k.tax, NULL
    FROM (SELECT CASE WHEN o.tax > 0 THEN o.tax WHEN coalesce(c.country, s.country) = 'JP' THEN o.total / 11 ELSE 0 END AS tax) k
    WHERE NOT EXISTS (SELECT FROM order_tax x WHERE x.order_id = o.id)) q)`;

/** Of a refund `r` without a credit note: divided as the bill of the month divides it. */
const RETURNED = `(
  SELECT g.rate, g.gross - g.gross * g.rate / (10000 + g.rate) AS base, g.gross * g.rate / (10000 + g.rate) AS tax
  FROM (
    SELECT w.rate, w.part + CASE WHEN w.weight > 0 AND w.place <= r.amount - sum(w.part) OVER () THEN 1 ELSE 0 END
      + CASE WHEN w.is_of_freight AND NOT EXISTS (
          SELECT FROM refund n WHERE n.order_id = o.id AND n.status = 60 AND n.id > r.id)
        THEN coalesce((SELECT b.refunded FROM ${FREIGHT_BILL} b), 0) ELSE 0 END AS gross
    FROM (
      SELECT v.rate, v.is_of_freight, v.weight, trunc(r.amount * v.weight / sum(v.weight) OVER ())::bigint AS part,
        row_number() OVER (PARTITION BY v.weight > 0 ORDER BY v.rate DESC) AS place
      FROM (
        SELECT p.rate, p.is_of_freight,
          CASE WHEN sum(p.pieces) OVER () > 0 THEN p.pieces ELSE (p.base + p.tax)::numeric END AS weight
        FROM (
          SELECT x.*, coalesce((
            SELECT sum(round(n.quantity * l.unit_price * (10000 + x.rate) / 10000.0))
            FROM refund_line n JOIN order_line l ON l.order_id = n.order_id AND l.line = n.line
            WHERE n.refund_id = r.id AND l.tax_rate = x.rate), 0) AS pieces
          FROM ${RATES} x) p) v) w) g
  WHERE g.gross > 0)`;

const SELLER = `JOIN account s ON s.id = o.seller_id LEFT JOIN company c ON c.id = o.company_id,
  LATERAL (SELECT coalesce(c.time_zone, CASE s.country WHEN 'CN' THEN 'Asia/Shanghai' WHEN 'JP' THEN 'Asia/Tokyo' ELSE 'UTC' END)
    AS zone) z`;

/**
 * The sales tax of merchants, as they file it: what was sold and paid for by order and rate, and what refunds returned of it,
 * below 0. Ids are made of an order's or a refund's and of the rate, so that each row keeps its own.
 */
export class RegisterSalesTax1796200100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW sales_tax WITH (security_invoker = true) AS
        SELECT (o.id * 10001 + x.rate) * 2 AS id, 1 AS kind, o.id AS order_id, o.id AS source_id, o.company_id, o.seller_id,
          o.order_no, o.currency,
          (coalesce((SELECT a.closed_at FROM auction a WHERE a.id = o.auction_id AND a.winner_id = o.buyer_id), o.created_at)
            AT TIME ZONE z.zone)::date AS booked_on,
          x.rate, x.base + x.tax + g.added - g.tax AS base, g.tax, x.base + x.tax + g.added AS total
        FROM orders o ${SELLER}, LATERAL ${RATES} x,
          LATERAL (SELECT CASE WHEN x.is_of_freight THEN coalesce((SELECT b.amount FROM ${FREIGHT_BILL} b), 0) ELSE 0 END AS added) a,
          -- Freight that was billed later is of one rate, whose tax is rounded once.
          LATERAL (SELECT a.added, CASE WHEN a.added = 0 THEN x.tax
            ELSE (x.base + x.tax + a.added) * x.rate / (10000 + x.rate) END AS tax) g
        WHERE o.captured > 0
        UNION ALL
        SELECT (r.id * 10001 + x.rate) * 2 + 1, 2, o.id, r.id, o.company_id, o.seller_id, o.order_no, o.currency,
          coalesce(n.issued_on, (r.moved_at AT TIME ZONE z.zone)::date), x.rate, -x.base, -x.tax, -(x.base + x.tax)
        FROM refund r JOIN orders o ON o.id = r.order_id LEFT JOIN tax_document n ON n.refund_id = r.id ${SELLER},
          LATERAL (
            SELECT round((t->>'ratePercent')::numeric * 100)::int AS rate, (t->>'base')::bigint AS base, (t->>'tax')::bigint AS tax
            FROM jsonb_array_elements(n.content->'taxes') t
            UNION ALL
            SELECT 0, n.total, 0 WHERE n.content->'taxes' = '[]'
            UNION ALL
            SELECT b.rate, b.base, b.tax FROM ${RETURNED} b WHERE n.id IS NULL) x
        WHERE r.status = 60`);
    await db.query(`REVOKE ALL ON sales_tax FROM fovea_app`);
    await db.query(`GRANT SELECT ON sales_tax TO fovea_app`);
    // Whoever reads the documents of a company reads their sums, too. Looks and place follow from the program's own menu.
    await db.query(`
      INSERT INTO menu (key, menu_type, menu_name, menu_name_e, menu_name_j, path, icon, perms)
      SELECT 'business.salesTax', 'C', '销售税额台账', 'Sales tax register', '売上消費税台帳', '/business/salesTax',
        'receipt-tax', 'finance:sales-tax:list'
      WHERE EXISTS (SELECT FROM role_menu g JOIN menu m ON m.id = g.menu_id WHERE m.perms = 'finance:tax-document:list')
      ON CONFLICT (key) DO NOTHING`);
    await db.query(`
      INSERT INTO role_menu (role_id, menu_id)
      SELECT DISTINCT g.role_id, n.id FROM role_menu g
      JOIN menu m ON m.id = g.menu_id AND m.perms = 'finance:tax-document:list' JOIN menu n ON n.key = 'business.salesTax'
      ON CONFLICT DO NOTHING`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM role_menu WHERE menu_id IN (SELECT id FROM menu WHERE key = 'business.salesTax');
      DELETE FROM menu WHERE key = 'business.salesTax';
      DROP VIEW sales_tax;
    `);
  }
}
