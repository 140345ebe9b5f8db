/** Offers of one merchant, each a serial-numbered piece in the merchant's warehouse. */
export const OFFERS = 200;
/** More than any round sells. */
const PIECES_EACH = 1_000_000;

/**
 * A certified merchant with goods in a warehouse, buyers with an address each. The freight table begins with rows of the platform.
 * @param {import('pg').Client} client
 * @param {number} count of the buyers
 * @returns {Promise<{ buyers: number[], goods: number[] }>}
 */
export async function openShop(client, count) {
  await client.query(`
    INSERT INTO company (name_c, name_e, name_j, country, time_zone, certification_status, status)
    VALUES ('商', 'Merchant', '商', 'JP', 'Asia/Tokyo', 2, 1);
    INSERT INTO account (email, username, password_hash, company_id) VALUES ('seller@bench.example', 'seller', '$argon2id$none', 1);
    INSERT INTO category (level, code, name_c, name_e, name_j) VALUES (1, 'bench', 'c', 'e', 'j');
    INSERT INTO brand (name_e) VALUES ('Bench');
    INSERT INTO warehouse (company_id, name, country, currency) VALUES (1, 'Warehouse', 'JP', 'JPY');
    INSERT INTO product (company_id, category_id, brand_id, goods_code, name_c, name_e, tracking)
    SELECT 1, 1, 1, 'SL-' || i, '裂隙灯显微镜 ' || i, 'Slit lamp ' || i, 0 FROM generate_series(1, ${OFFERS}) i;
    INSERT INTO stock (company_id, warehouse_id, currency, product_id, tracking, on_hand, value_amount)
    SELECT 1, 1, 'JPY', id, 0, ${PIECES_EACH}, ${PIECES_EACH} FROM product ORDER BY id;
    INSERT INTO stock_part (stock_id, warehouse_id, on_hand) SELECT id, warehouse_id, on_hand FROM stock ORDER BY id`);
  const { rows: goods } = await client.query(
    `INSERT INTO goods (goods_sn, company_id, seller_id, category_id, brand_id, product_id, is_stocked, name_c, name_e, name_j,
       condition, shipping_time, sale_type, sale_state, status, currency, price, weight_g, quantity, ships_from, listed_at)
     SELECT 'B' || id, 1, 1, 1, 1, id, true, name_c, name_e, name_e, 2, 2, 3, 1, 30, 'JPY', 48000, 8000, ${PIECES_EACH}, 'JP',
       clock_timestamp()
     FROM product ORDER BY id RETURNING id`,
  );
  const { rows: buyers } = await client.query(
    `WITH b AS (
       INSERT INTO account (email, username, password_hash, country)
       SELECT 'buyer' || i || '@bench.example', 'buyer ' || i, '$argon2id$none', 'JP' FROM generate_series(1, $1) i RETURNING id)
     INSERT INTO address (account_id, name, country, city, street, postal_code, mobile, is_default)
     SELECT id, 'Bench Buyer', 'JP', 'Kobe', 'Street 1', '650-0001', '+819012345678', true FROM b RETURNING account_id AS id`,
    [count],
  );
  await client.query('VACUUM ANALYZE');
  return { buyers: idsOf(buyers), goods: idsOf(goods) };
}

const idsOf = (/** @type {{ id: string }[]} */ rows) => rows.map(({ id }) => Number(id));
