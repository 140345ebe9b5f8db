import { GOODS_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

/** The columns of goods that are copied into the narrow rows. */
const NARROW = `id, status, company_id, category_id, brand_id, condition, sale_type, ships_from, origin, year, currency, price,
  listed_at, sale_state, auction_end_at, completeness`;
const SEARCHED_TEXT = `name_c || ' ' || name_e || ' ' || name_j || ' ' || coalesce(model, '') || ' ' || goods_sn`;
const LISTED = `SELECT ${NARROW}, goods_find_text(${SEARCHED_TEXT}, model, goods_sn), search_grams(search_fold(${SEARCHED_TEXT}))
  FROM goods WHERE status = ${GOODS_STATUS.listed}`;
const FOUND = `SELECT ${NARROW}, find_text, find_grams FROM goods_find`;

export const goodsChecks = [
  sqlCheck(
    'goods_find',
    'what words find is what is listed, as it is',
    'SELECT count(*) AS n FROM goods_find',
    `SELECT 'goods ' || id || ' are found otherwise than they are listed' AS violation FROM (
       (${LISTED} EXCEPT ${FOUND}) UNION (${FOUND} EXCEPT ${LISTED})) differs`,
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
