import { devices, MAKERS, COUNTRIES } from './bench-vocabulary.mjs';

const CHUNK = 50_000;
const COMPANIES = 200;

/**
 * Goods as a big shop would have them: names of devices in three languages with makers, models, years and prices, a
 * tenth of them off the shelf; one company of a hundred may not sell.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function addGoods(client, count) {
  await addCatalogue(client);
  // The same rows in every run, without a pattern that would tie one column to another.
  await client.query(
    `CREATE FUNCTION pg_temp.pick(i int, salt int, choices int) RETURNS int LANGUAGE sql IMMUTABLE
     RETURN ((hashint8extended(i, salt) % choices + choices) % choices)::int`,
  );
  const rebuild = await dropIndexes(client);
  // Neither keys nor triggers run a million times: their results follow from these very rows.
  await client.query(`SET session_replication_role = replica`);
  for (let from = 1; from <= count; from += CHUNK) {
    await client.query(
      `INSERT INTO goods (goods_sn, company_id, seller_id, category_id, brand_id, name_c, name_e, name_j, content_e, model,
         year, condition, shipping_time, sale_type, sale_state, status, price, currency, quantity, ships_from, listed_at)
       SELECT 'S' || lpad(i::text, 9, '0'), 1 + pg_temp.pick(i, 1, ${COMPANIES}), 1, 1 + device, 1 + maker,
         CASE WHEN written = 0 THEN '' ELSE ($6::text[])[1 + device] || ' ' || model END,
         CASE WHEN written = 1 THEN '' ELSE ($7::text[])[1 + device] || ' ' || model END,
         CASE WHEN written > 1 THEN '' ELSE ($8::text[])[1 + device] || ' ' || model END,
         'Used in a clinic, serviced every year, sold with its papers.', model, 2000 + pg_temp.pick(i, 2, 27),
         1 + pg_temp.pick(i, 3, 4), 1 + pg_temp.pick(i, 4, 4), sale_type,
         CASE sale_type WHEN 2 THEN 4 WHEN 3 THEN 1 ELSE 3 END, CASE WHEN pg_temp.pick(i, 5, 10) = 0 THEN 20 ELSE 30 END,
         CASE WHEN sale_type = 3 THEN 10000 + pg_temp.pick(i, 6, 5000000) END,
         CASE WHEN pg_temp.pick(i, 7, 3) = 0 THEN 'CNY' ELSE 'JPY' END, 1, ($9::text[])[1 + pg_temp.pick(i, 8, $10::int)],
         clock_timestamp() - make_interval(mins => pg_temp.pick(i, 9, 800000))
       FROM generate_series($1::int, $2::int) i,
         LATERAL (SELECT pg_temp.pick(i, 10, $4::int) AS device, pg_temp.pick(i, 11, $5::int) AS maker,
           pg_temp.pick(i, 12, 5) AS written,
           (ARRAY[2, 3, 3, 3, 4])[1 + pg_temp.pick(i, 13, 5)]::smallint AS sale_type) chosen,
         LATERAL (SELECT ($3::text[])[1 + maker] || '-' || 100 + pg_temp.pick(i, 14, 900)
           || chr(65 + pg_temp.pick(i, 15, 26)) AS model) named`,
      [
        from,
        Math.min(from + CHUNK - 1, count),
        MAKERS.map(({ prefix }) => prefix),
        devices.length,
        MAKERS.length,
        devices.map(([zh]) => zh),
        devices.map(([, en]) => en),
        devices.map(([, , ja]) => ja),
        COUNTRIES,
        COUNTRIES.length,
      ],
    );
  }
  await client.query(`SET session_replication_role = origin`);
  await findable(client);
  await rebuild();
  await client.query('VACUUM ANALYZE');
}

/** @param {import('pg').Client} client */
async function addCatalogue(client) {
  await client.query(
    `INSERT INTO company (name_c, name_e, name_j, country, time_zone, certification_status, status)
     SELECT '商社 ' || i, 'Merchant ' || i, '商会 ' || i, 'JP', 'Asia/Tokyo', 2, CASE WHEN i % 100 = 1 THEN 0 ELSE 1 END
     FROM generate_series(1, ${COMPANIES}) i`,
  );
  await client.query(
    `INSERT INTO account (email, username, password_hash, company_id) VALUES ('seller@bench.example', 'seller', '$argon2id$none', 2)`,
  );
  await client.query(
    `INSERT INTO category (level, code, name_c, name_e, name_j, sort)
     SELECT 1, 'bench-' || position, zh, en, ja, position
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS d (zh, en, ja, position) ORDER BY position`,
    [devices.map(([zh]) => zh), devices.map(([, en]) => en), devices.map(([, , ja]) => ja)],
  );
  await client.query(
    `INSERT INTO brand (name_e, name_c, name_j) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])`,
    [MAKERS.map(({ en }) => en), MAKERS.map(({ zh }) => zh), MAKERS.map(({ ja }) => ja)],
  );
}

/**
 * Listed goods as words find them, set-wise what a trigger writes row by row: columns of the same names.
 * @param {import('pg').Client} client
 */
async function findable(client) {
  const { rows } = await client.query(
    `SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
     FROM information_schema.columns WHERE table_name = 'goods_find' AND is_generated = 'NEVER'`,
  );
  await client.query(
    `INSERT INTO goods_find (${rows[0].columns}) SELECT ${rows[0].columns} FROM goods WHERE status = 30`,
  );
}

/**
 * A million rows are indexed once at the end instead of one by one.
 * @param {import('pg').Client} client
 * @returns {Promise<() => Promise<void>>} makes them again
 */
async function dropIndexes(client) {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes i WHERE tablename IN ('goods', 'goods_find')
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexname::regclass)`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  return async () => {
    await client.query(`SET maintenance_work_mem = '512MB'`);
    for (const { indexdef } of rows) await client.query(indexdef);
  };
}
