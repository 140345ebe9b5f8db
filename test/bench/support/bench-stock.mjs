const SERIAL_PRODUCTS = 2_000;
const PIECES_EACH = 100;
const COUNTED_PRODUCTS = 16_000;
const MOVED_EACH = 50;
const LINES_EACH = 25;
const CHUNK = 100_000;
const PERMISSIONS = [
  'warehouse:inbound:add',
  'warehouse:stock:list',
  'warehouse:movement:list',
  'warehouse:passport:list',
  'warehouse:document:approve',
];

export const PIECES = SERIAL_PRODUCTS * PIECES_EACH;
export const MOVEMENTS = PIECES + COUNTED_PRODUCTS * MOVED_EACH;
export const WAREHOUSES = 4;
export const CLERK = 1;
export const APPROVER = 2;
export const COMPANY = 1;

/**
 * A company whose four warehouses have seen a million movements: pieces that came in one by one, and goods kept by number
 * that came and went by turns. Every number agrees with its movements, as `check:invariants` would have it.
 * @param {import('pg').Client} client
 */
export async function addStockroom(client) {
  // Rows refer to each other as the product's would; to look each of them up would take longer than to write them.
  await client.query(`SET session_replication_role = replica`);
  await addPlaces(client);
  await addProducts(client);
  for (let from = 0; from < MOVEMENTS; from += CHUNK)
    await addMovements(client, from, Math.min(from + CHUNK, MOVEMENTS) - 1);
  for (const table of ['stock_document', 'approval_decision'])
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    );
  await client.query(`SET session_replication_role = DEFAULT`);
  await client.query('VACUUM ANALYZE');
}

/** @param {import('pg').Client} client */
async function addPlaces(client) {
  await client.query(`
    INSERT INTO company (name_c, name_e, name_j, country, time_zone, certification_status, status)
    VALUES ('商', 'Merchant', '商', 'JP', 'Asia/Tokyo', 2, 1);
    INSERT INTO account (email, username, password_hash, company_id) VALUES
      ('clerk@bench.example', 'clerk', '$argon2id$none', ${COMPANY}),
      ('approver@bench.example', 'approver', '$argon2id$none', ${COMPANY});
    INSERT INTO category (level, code, name_c, name_e, name_j) VALUES (1, 'bench', 'c', 'e', 'j');
    INSERT INTO brand (name_e) VALUES ('Bench');
    INSERT INTO warehouse (company_id, name, country, currency)
    SELECT ${COMPANY}, 'Warehouse ' || n, 'JP', 'JPY' FROM generate_series(1, ${WAREHOUSES}) n`);
}

/**
 * Lets both work, once the server has delivered the menu.
 * @param {import('pg').Client} client
 */
export async function letWork(client) {
  const { rowCount } = await client.query(
    `WITH made AS (INSERT INTO role (company_id, role_name) VALUES (${COMPANY}, 'bench ' || clock_timestamp()) RETURNING id),
     given AS (INSERT INTO account_role (account_id, role_id) SELECT a, id FROM made, unnest(ARRAY[${CLERK}, ${APPROVER}]) a)
     INSERT INTO role_menu (role_id, menu_id) SELECT made.id, menu.id FROM made, menu
     WHERE key IS NOT NULL AND perms = ANY ($1::text[])`,
    [PERMISSIONS],
  );
  if (rowCount !== PERMISSIONS.length)
    throw new Error('the menu does not carry the permissions of the stock room');
}

/** @param {import('pg').Client} client */
async function addProducts(client) {
  const isSerial = `p.id <= ${SERIAL_PRODUCTS}`;
  await client.query(`
    INSERT INTO product (company_id, category_id, brand_id, goods_code, name_c, name_e, tracking)
    SELECT ${COMPANY}, 1, 1, 'SL-' || i, '裂隙灯显微镜 ' || i, 'Slit lamp ' || i, CASE WHEN i <= ${SERIAL_PRODUCTS} THEN 1 ELSE 0 END
    FROM generate_series(1, ${SERIAL_PRODUCTS + COUNTED_PRODUCTS}) i;
    INSERT INTO stock (company_id, warehouse_id, currency, product_id, tracking, on_hand, value_amount)
    SELECT ${COMPANY}, 1 + p.id % ${WAREHOUSES}, 'JPY', p.id, tracking, CASE WHEN ${isSerial} THEN ${PIECES_EACH} ELSE ${MOVED_EACH / 2} END,
      CASE WHEN ${isSerial} THEN ${PIECES_EACH * 1_000} ELSE ${(MOVED_EACH / 2) * 100} END
    FROM product p ORDER BY p.id;
    INSERT INTO stock_part (stock_id, warehouse_id, on_hand)
    SELECT id, warehouse_id, on_hand FROM stock WHERE tracking = 0 ORDER BY id;
    INSERT INTO serial_unit (product_id, serial_number, company_id, place, stock_id, cost_amount)
    SELECT 1 + g / ${PIECES_EACH}, 'SN-' || g, ${COMPANY}, 1, 1 + g / ${PIECES_EACH}, 1000
    FROM generate_series(0, ${PIECES - 1}) g`);
}

/**
 * Documents of 25 lines, and what each moved: a piece at its first, then goods that come by three and go by two.
 * @param {import('pg').Client} client
 * @param {number} from
 * @param {number} to
 */
async function addMovements(client, from, to) {
  const at = `clock_timestamp() - make_interval(secs => (${MOVEMENTS} - g) * 30)`;
  await client.query(
    `WITH paper AS (
       INSERT INTO stock_document (id, company_id, type, kind, warehouse_id, currency, quantity, line_count, value_amount,
         status, audit_status, decision_id, account_id, created_at, search_text) OVERRIDING SYSTEM VALUE
       SELECT 1 + g / ${LINES_EACH}, ${COMPANY}, 11, 1, 1, 'JPY', ${LINES_EACH}, 1, 0, 1, 1, 1 + g / ${LINES_EACH}, ${CLERK}, ${at},
         'slit lamp ' || g
       FROM generate_series($1::int, $2::int, ${LINES_EACH}) g RETURNING id, created_at),
     word AS (
       INSERT INTO approval_decision (id, document, document_id, is_approved, is_final, initiator_id, decided_by)
         OVERRIDING SYSTEM VALUE
       SELECT id, 'stock_document', id, true, true, ${CLERK}, ${APPROVER} FROM paper)
     INSERT INTO stock_document_line (document_id, line, product_id, quantity, unit_cost_amount)
     SELECT id, 1, 1 + id % ${SERIAL_PRODUCTS}, ${LINES_EACH}, 100 FROM paper`,
    [from, to],
  );
  await client.query(
    `INSERT INTO stock_movement (company_id, warehouse_id, stock_id, place, type, change, after, serial_unit_id, part_id,
       cost_amount, source_type, source_id, step, line, account_id, created_at)
     SELECT ${COMPANY}, 1 + stock_id % ${WAREHOUSES}, stock_id, 1, CASE WHEN change > 0 THEN 11 ELSE 21 + g % 3 END, change, after,
       CASE WHEN is_piece THEN g + 1 END, CASE WHEN NOT is_piece THEN stock_id - ${SERIAL_PRODUCTS} END,
       change * CASE WHEN is_piece THEN 1000 ELSE 100 END, 'stock_document', 1 + g / ${LINES_EACH}, 1, 1 + g % ${LINES_EACH},
       ${APPROVER}, ${at}
     FROM generate_series($1::int, $2::int) g,
       LATERAL (SELECT g < ${PIECES} AS is_piece, 1 + (g - ${PIECES}) / ${COUNTED_PRODUCTS} AS turn) named,
       LATERAL (SELECT CASE WHEN is_piece THEN 1 + g / ${PIECES_EACH}
           ELSE ${SERIAL_PRODUCTS} + 1 + (g - ${PIECES}) % ${COUNTED_PRODUCTS} END AS stock_id,
         CASE WHEN is_piece THEN 1 WHEN turn % 2 = 1 THEN 3 ELSE -2 END AS change,
         CASE WHEN is_piece THEN 1 + g % ${PIECES_EACH} ELSE turn / 2 + turn % 2 * 3 END AS after) moved`,
    [from, to],
  );
}

/**
 * Pending stock-ins of two lines.
 * @param {import('pg').Client} client
 * @param {number} count
 * @returns {Promise<number[]>} their ids
 */
export async function addWaiting(client, count) {
  const { rows } = await client.query(
    `INSERT INTO stock_document (company_id, type, kind, warehouse_id, currency, quantity, line_count, value_amount, account_id, search_text)
     SELECT ${COMPANY}, 11, 1, 1, 'JPY', 4, 2, 400, ${CLERK}, 'slit lamp' FROM generate_series(1, $1) RETURNING id`,
    [count],
  );
  const ids = rows.map(({ id }) => Number(id));
  // Of the first warehouse: every fourth product is there.
  await client.query(
    `INSERT INTO stock_document_line (document_id, line, product_id, quantity, unit_cost_amount)
     SELECT id, line, ${SERIAL_PRODUCTS} + ${WAREHOUSES} * (1 + (id * 2 + line) % ${COUNTED_PRODUCTS / WAREHOUSES}), 2, 100
     FROM unnest($1::bigint[]) id, generate_series(1, 2) line`,
    [ids],
  );
  return ids;
}
