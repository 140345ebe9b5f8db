import { sqlCheck } from './invariant-check.js';

/** What the narrow rows say of goods. */
const NARROW = `status, company_id, category_id, brand_id, condition, sale_type, ships_from, year, currency, price,
  listed_at, sale_state, auction_end_at, completeness, find_text, find_grams`;

export const goodsChecks = [
  sqlCheck(
    'goods_find',
    'what words find is what is listed, as it is',
    'SELECT count(*) AS n FROM goods_find',
    `SELECT 'goods ' || id || ' are found otherwise than they are listed' AS violation FROM (
       (SELECT id, ${NARROW} FROM goods WHERE status = 30 EXCEPT SELECT id, ${NARROW} FROM goods_find)
       UNION (SELECT id, ${NARROW} FROM goods_find EXCEPT SELECT id, ${NARROW} FROM goods WHERE status = 30)) differs`,
  ),
  sqlCheck(
    'R-GDS-10',
    'favourites are counted as there are',
    'SELECT count(*) AS n FROM goods_counter',
    `SELECT 'goods ' || goods_id || ' count ' || coalesce(c.collect_count, 0) || ' favourites, there are '
       || coalesce(kept.n, 0) AS violation
     FROM goods_counter c
     FULL JOIN (SELECT goods_id, count(*) AS n FROM goods_collect GROUP BY goods_id) kept USING (goods_id)
     WHERE coalesce(c.collect_count, 0) <> coalesce(kept.n, 0)`,
  ),
];
