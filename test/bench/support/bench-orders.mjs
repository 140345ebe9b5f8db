const CHUNK = 100_000;
const PERMISSIONS = ['order:order:list', 'finance:ledger:list'];

export const ORDERS = Number(process.env.FOVEA_BENCH_ROWS ?? 1_000_000);
export const LINES = ORDERS;
export const BUYERS = 10_000;
export const GOODS = 2_000;
export const COMPANY = 1;
export const CLERK = 1;
/** The member whose balance moved as often; the buyers come after them. */
export const MEMBER = 2;

/**
 * A merchant with a million orders, and a member whose money was sent and returned a million times.
 * @param {import('pg').Client} client
 */
export async function addOrders(client) {
  // Rows refer to each other as the product's would; to look each of them up would take longer than to write them.
  await client.query(`SET session_replication_role = replica`);
  await client.query(`
    INSERT INTO company (name_c, name_e, name_j, country, time_zone, certification_status, status)
    VALUES ('商', 'Merchant', '商', 'JP', 'Asia/Tokyo', 2, 1);
    INSERT INTO account (email, username, password_hash, company_id) VALUES
      ('clerk@bench.example', 'clerk', '$argon2id$none', ${COMPANY}), ('payer@bench.example', 'payer', '$argon2id$none', NULL);
    INSERT INTO account (email, username, password_hash)
    SELECT 'buyer' || i || '@bench.example', CASE WHEN i % 3 = 0 THEN '眼科医院 ' || i ELSE 'Buyer ' || i END, '$argon2id$none'
    FROM generate_series(1, ${BUYERS}) i;
    INSERT INTO category (level, code, name_c, name_e, name_j) VALUES (1, 'bench', 'c', 'e', 'j');
    INSERT INTO brand (name_e) VALUES ('Bench');
    INSERT INTO goods (goods_sn, company_id, seller_id, category_id, brand_id, name_c, name_e, name_j, condition, shipping_time,
      sale_type, sale_state, status, currency, price, listed_at)
    SELECT 'B' || i, ${COMPANY}, ${CLERK}, 1, 1, '裂隙灯显微镜 ' || i, 'Slit lamp ' || i, 'スリットランプ ' || i, 2, 2, 3, 1, 30, 'JPY',
      48000, clock_timestamp()
    FROM generate_series(1, ${GOODS}) i;
    INSERT INTO ledger_account (owner_type, owner_id, kind, currency, balance, last_seq) VALUES
      ('member', ${MEMBER}, 'available', 'JPY', 0, ${LINES}), ('company', ${COMPANY}, 'available', 'JPY', 1000, ${LINES})`);
  for (let from = 1; from <= ORDERS; from += CHUNK)
    await addSome(client, from, Math.min(from + CHUNK - 1, ORDERS));
  await client.query(`SET session_replication_role = DEFAULT`);
  await client.query('VACUUM ANALYZE');
}

/**
 * Two of three are long completed; one in a hundred is to be shipped. Of the lines one in twenty is a refund.
 * @param {import('pg').Client} client
 * @param {number} from
 * @param {number} to
 */
async function addSome(client, from, to) {
  const at = `clock_timestamp() - make_interval(mins => ${ORDERS} - i)`;
  await client.query(
    `WITH placed AS (
       INSERT INTO orders (order_no, buyer_id, seller_id, company_id, currency, goods_total, total, status, pay_type,
         delivery_type, created_at)
       SELECT 'F20260101-' || lpad(i::text, 7, '0'), ${MEMBER} + 1 + (i * 7919::bigint) % ${BUYERS}, ${CLERK}, ${COMPANY}, 'JPY',
         48000, 48000, CASE WHEN i % 100 = 0 THEN 20 WHEN i % 50 = 1 THEN 30 WHEN i % 3 = 0 THEN 60 ELSE 50 END, 1 + i % 4,
         1, ${at}
       FROM generate_series($1::int, $2::int) i RETURNING id)
     INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
     SELECT p.id, 1, g.id, g.name_c, g.name_e, g.name_j, 1, 48000 FROM placed p JOIN goods g ON g.id = 1 + p.id % ${GOODS}`,
    [from, to],
  );
  await client.query(
    `WITH entry AS (
       INSERT INTO journal_entry (cause_type, cause_id, step, type, created_at)
       SELECT 'bench', i, 'move', CASE WHEN i % 20 = 0 THEN 3 ELSE 2 END, ${at} FROM generate_series($1::int, $2::int) i
       RETURNING id, cause_id AS i, type, created_at)
     INSERT INTO posting (entry_id, account_id, currency, change, seq, after, created_at, type, kind, member_id, company_id)
     SELECT e.id, side, 'JPY', CASE WHEN (i + side) % 2 = 0 THEN 100 ELSE -100 END, i,
       CASE side WHEN 1 THEN i % 2 * 100 ELSE 1000 - i % 2 * 100 END, e.created_at, e.type, 'available',
       CASE side WHEN 1 THEN ${MEMBER} END, CASE side WHEN 2 THEN ${COMPANY} END
     FROM entry e, generate_series(1, 2) side ORDER BY i, side`,
    [from, to],
  );
}

/**
 * Lets the clerk work, once the server has delivered the menu.
 * @param {import('pg').Client} client
 */
export async function letRead(client) {
  const { rowCount } = await client.query(
    `WITH made AS (INSERT INTO role (company_id, role_name) VALUES (${COMPANY}, 'bench ' || clock_timestamp()) RETURNING id),
     given AS (INSERT INTO account_role (account_id, role_id) SELECT ${CLERK}, id FROM made)
     INSERT INTO role_menu (role_id, menu_id) SELECT made.id, menu.id FROM made, menu
     WHERE key IS NOT NULL AND perms = ANY ($1::text[])`,
    [PERMISSIONS],
  );
  if (rowCount !== PERMISSIONS.length)
    throw new Error('the menu does not carry the permissions of the order list');
}
