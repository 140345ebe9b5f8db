import { randomBytes } from 'node:crypto';

/** @typedef {Awaited<ReturnType<typeof import('./money-by-hand.mjs').openHands>>['hands'][number]} Hand */

const GOODS = `
  SELECT g.*, c.name_e AS company_name, c.country AS company_country, c.certification_status, c.status AS company_status,
    p.device_class, p.is_maintenance_required, (SELECT thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY sort LIMIT 1)
  FROM goods g JOIN company c ON c.id = g.company_id JOIN account s ON s.id = g.seller_id JOIN product p ON p.id = g.product_id
  WHERE g.id = $1 FOR UPDATE OF g`;

const BUYER = `
  SELECT a.*, c.certification_status, ARRAY(SELECT l.kind FROM company_licence l WHERE l.company_id = c.id AND l.status = 1) AS kinds
  FROM account u JOIN address a ON a.account_id = u.id AND a.deleted_at IS NULL LEFT JOIN company c ON c.id = u.company_id
  WHERE u.id = $1 ORDER BY a.is_default DESC, a.id DESC LIMIT 1`;

const RULES = `
  SELECT r.*, (SELECT json_agg(k) FROM licence_kind k WHERE k.id IN (r.licence_kind_id, r.or_kind_id)) AS kinds
  FROM compliance_rule r WHERE r.status = 1 AND current_date BETWEEN r.effective_from AND coalesce(r.effective_until, 'infinity')`;

const RECALLS = `SELECT r.sn FROM recall r WHERE r.status = 1 AND r.brand_id = $1`;
const FREIGHT = `SELECT * FROM freight_rate WHERE currency = 'JPY' AND status = 1 AND (company_id IS NULL OR company_id = $1)`;
const TAX = `SELECT * FROM tax_rate WHERE effective_from <= current_date`;

const ORDER = `
  WITH placed AS (
    INSERT INTO orders (order_no, buyer_id, seller_id, company_id, source, currency, goods_total, freight, tax, total,
      delivery_type, pay_type, pay_deadline)
    VALUES ('F' || to_char(clock_timestamp(), 'YYYYMMDD') || '-' || lpad(nextval('order_no_seq')::text, 6, '0'),
      $1, $2, $3, 1, 'JPY', $4, $5, $6, $7, 1, 1, clock_timestamp() + interval '1 day')
    RETURNING id, order_no, pay_deadline),
  moved AS (
    INSERT INTO order_history (order_id, seq, from_status, to_status, actor_id) SELECT id, 1, 0, 10, $1 FROM placed),
  sent AS (
    INSERT INTO order_address (order_id, name, country, city, street, postal_code, mobile)
    SELECT p.id, a.name, a.country, a.city, a.street, a.postal_code, a.mobile FROM placed p, address a WHERE a.id = $8),
  taxed AS (
    INSERT INTO order_tax (order_id, rate, base, tax) SELECT id, 1000, $4::bigint + $5::bigint, $6 FROM placed)
  SELECT * FROM placed`;

const LINE = `
  INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
  VALUES ($1, 1, $2, $3, $4, $5, 1, $6) RETURNING id`;

const SHELF = `
  SELECT s.id, p.id AS part_id, p.lot_number FROM stock s JOIN stock_part p ON p.stock_id = s.id AND p.on_hand > p.reserved
  WHERE s.company_id = $1 AND s.product_id = $2 AND s.on_hand > s.reserved
  ORDER BY s.on_hand - s.reserved DESC, p.expires_on NULLS LAST, p.id LIMIT 1 FOR UPDATE OF s`;

const PROMISE = `INSERT INTO stock_reservation (stock_id, part_id, quantity, holder_type, holder_id, line)
  VALUES ($1, $2, 1, 'order_line', $3, 1)`;

const isBuyable = (/** @type {any} */ goods) =>
  goods.status === 30 &&
  goods.sale_type === 3 &&
  goods.certification_status === 2 &&
  goods.company_status === 1;

/**
 * One piece ordered at its price: what has to be read and written for it, by somebody who knows that it is one line of
 * one merchant.
 * @param {Hand} hand
 * @param {{ buyerId: number, goodsId: number }} order
 */
export const placeOrder = (hand, { buyerId, goodsId }) =>
  hand.transaction(async () => {
    const key = [buyerId, randomBytes(16)];
    await hand.ask(
      'INSERT INTO idempotency (account_id, key_digest, request_hash) VALUES ($1, $2, sha256($2)) ON CONFLICT DO NOTHING',
      key,
    );
    const [goods] = await hand.ask(GOODS, [goodsId]);
    const [buyer] = await hand.ask(BUYER, [buyerId]);
    const rules = await hand.ask(RULES);
    const recalls = await hand.ask(RECALLS, [goods.brand_id]);
    const rates = await hand.ask(FREIGHT, [goods.company_id]);
    const [tax] = await hand.ask(TAX);
    if (!isBuyable(goods) || recalls.length > 0 || rules.length === 0) throw new Error('not for sale');
    const freight = Number(rates.find((rate) => rate.delivery_country === buyer.country).price);
    const price = Number(goods.price);
    const taxed = Math.floor(((price + freight) * tax.rate) / 10_000);
    const total = price + freight + taxed;
    const [order] = await hand.ask(ORDER, [
      ...[buyerId, goods.seller_id, goods.company_id, price, freight, taxed, total, buyer.id],
    ]);
    const { name_c, name_e, name_j } = goods;
    const [line] = await hand.ask(LINE, [order.id, goodsId, name_c, name_e, name_j, price]);
    await hand.ask('UPDATE goods SET quantity = quantity - 1 WHERE id = $1', [goodsId]);
    const [shelf] = await hand.ask(SHELF, [goods.company_id, goods.product_id]);
    await hand.ask('UPDATE stock SET reserved = reserved + 1 WHERE id = $1', [shelf.id]);
    await hand.ask('UPDATE stock_part SET reserved = reserved + 1 WHERE id = $1', [shelf.part_id]);
    await hand.ask(PROMISE, [shelf.id, shelf.part_id, line.id]);
    await hand.ask(`INSERT INTO outbox (event, payload) VALUES ('order.placed', $1)`, [
      JSON.stringify({ order_id: Number(order.id), auction_id: null, buyer_id: buyerId }),
    ]);
    await hand.ask('UPDATE idempotency SET answer = $3 WHERE account_id = $1 AND key_digest = $2', [
      ...key,
      JSON.stringify({ data: { ...order, total } }),
    ]);
  });
