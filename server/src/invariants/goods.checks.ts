import { sqlCheck } from './invariant-check.js';

export const goodsChecks = [
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
