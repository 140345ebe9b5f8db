/** @typedef {import('../../../server/dist/platform/database/database.js').Database} Database */

const ON_SALE = `g.status = 30 AND g.company_id <> ALL (ARRAY(SELECT id FROM company
  WHERE NOT (certification_status = 2 AND status = 1 AND (expired_at IS NULL OR expired_at > clock_timestamp()))))`;

/** What a card shows, of one page of ids. */
const cards = (ids) => `SELECT json_agg(card ORDER BY place) FROM (
  SELECT page.place, g.id, g.goods_sn, g.name_e, g.name_c, g.name_j, g.price, g.currency, g.sale_type, g.sale_state, g.status,
    b.name_e AS brand, g.model, g.year, g.condition, c.name_e AS company,
    (SELECT thumbnail_key FROM goods_image WHERE goods_id = g.id ORDER BY sort LIMIT 1)
  FROM (SELECT id, row_number() OVER () AS place FROM (${ids}) sorted) page
  JOIN goods g ON g.id = page.id JOIN brand b ON b.id = g.brand_id LEFT JOIN company c ON c.id = g.company_id) card`;

const COUNTED =
  'g.category_id, g.brand_id, g.condition, g.sale_type, g.ships_from, g.year, g.currency, g.price';
const counted = (column, rows) =>
  `(SELECT json_object_agg(value, count) FROM (SELECT ${column} AS value, count(*) FROM ${rows} GROUP BY 1) n)`;
const bands = (rows) =>
  `(SELECT json_agg(n) FROM (SELECT currency, width_bucket(price, ARRAY[10000, 100000, 1000000, 10000000]::bigint[]) AS band, count(*)
     FROM ${rows} WHERE price IS NOT NULL GROUP BY 1, 2) n)`;

const list = (where, other) => `
  WITH chosen AS MATERIALIZED (SELECT ${COUNTED} FROM goods g WHERE ${ON_SALE} AND ${where})
  SELECT (${cards(`SELECT g.id FROM goods g WHERE ${ON_SALE} AND ${where} ORDER BY g.listed_at DESC, g.id DESC LIMIT 40`)}),
    (SELECT count(*) FROM chosen), ${['brand_id', 'condition', 'sale_type'].map((column) => counted(column, 'chosen')).join(', ')},
    ${bands('chosen')},
    ${Object.entries(other)
      .map(([column, rest]) => counted(`g.${column}`, `goods g WHERE ${ON_SALE} AND ${rest}`))
      .join(', ')}`;

const LIST = list('g.category_id = $1 AND g.ships_from = $2 AND g.year >= $3', {
  category_id: 'g.ships_from = $2 AND g.year >= $3',
  ships_from: 'g.category_id = $1 AND g.year >= $3',
  year: 'g.category_id = $1 AND g.ships_from = $2',
});

const searchSql = (matches, chosen) => `
  WITH base AS MATERIALIZED (
    SELECT g.id, ${COUNTED}, g.sale_state, g.completeness, g.listed_at
    FROM goods_find g WHERE ${ON_SALE} AND ${matches}),
  g AS MATERIALIZED (SELECT * FROM base g WHERE ${chosen})
  SELECT (${cards(`SELECT g.id FROM g ORDER BY (g.sale_state = 5), g.completeness DESC, g.listed_at DESC, g.id DESC LIMIT 40`)}),
    (SELECT count(*) FROM g),
    ${['category_id', 'brand_id', 'condition', 'sale_type', 'year'].map((column) => counted(column, 'g')).join(', ')},
    ${bands('g')}, ${counted('ships_from', 'base')}`;

const PAIR = searchSql('g.find_grams @> ARRAY[$1]::text[]', 'g.ships_from = $2');
// Patterns are in the text: with a parameter PostgreSQL soon plans for no pattern at all, and reads every
// row.
const modelSql = (pattern) => searchSql(`g.find_text LIKE '${pattern}'`, 'true');

const suggestSql = (pattern) => `SELECT
  (SELECT json_agg(n) FROM (SELECT id, name_e FROM category WHERE status = 1 AND find_text LIKE '${pattern}' ORDER BY sort, id LIMIT 5) n),
  (SELECT json_agg(n) FROM (SELECT id, name_e FROM brand WHERE status = 1 AND find_text LIKE '${pattern}' ORDER BY sort, id LIMIT 5) n),
  (SELECT json_agg(n) FROM (SELECT g.id, g.name_e, (SELECT thumbnail_key FROM goods_image WHERE goods_id = g.id ORDER BY sort LIMIT 1)
     FROM goods_find f JOIN goods g ON g.id = f.id WHERE ${ON_SALE} AND f.find_text LIKE '${pattern}'
     ORDER BY (g.sale_state = 5), g.completeness DESC, g.listed_at DESC, g.id DESC LIMIT 5) n)`;

const DETAIL = `
  SELECT g.*, b.name_e, k.name_e, c.name_e, c.country, c.created_at,
    (SELECT count(*) FROM goods o WHERE o.company_id = g.company_id AND o.status = 30),
    (SELECT json_agg(i ORDER BY sort) FROM goods_image i WHERE i.goods_id = g.id)
  FROM goods g JOIN brand b ON b.id = g.brand_id JOIN category k ON k.id = g.category_id
  LEFT JOIN company c ON c.id = g.company_id WHERE g.id = $1 AND ${ON_SALE}`;

/**
 * One statement for just one question, without synonyms, corrections or the reader's language.
 * @type {Record<'list' | 'pair' | 'model' | 'suggest' | 'detail', (db: Database, request: any) => Promise<unknown>>}
 */
export const byHand = {
  list: (db, { category_id, countries, year_min }) => db.query(LIST, [category_id, countries[0], year_min]),
  pair: (db, { goods_name, countries }) => db.query(PAIR, [goods_name, countries[0]]),
  model: (db, { goods_name }) => db.query(modelSql(`%${goods_name.replace('-', '')}%`)),
  suggest: (db, { goods_name }) => db.query(suggestSql(`%${goods_name}%`)),
  detail: (db, { id }) => db.query(DETAIL, [id]),
};
