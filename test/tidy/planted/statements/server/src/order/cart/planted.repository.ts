import type { Queryable } from '../../../../../../../../server/src/platform/database/database.js';
import { OF_BARGAINS, STOCK } from '../../warehouse/stock/tables.js';

/** A fragment from another file. */
export const writeByFragment = (q: Queryable) => q.query(`UPDATE ${STOCK} SET on_hand = on_hand WHERE false`);

/** A table of others, two levels below the statement; `message` is what the WITH names, and no table. */
export const writeInWith = (q: Queryable) =>
  q.query(`with message AS (SELECT 1 AS id), taken AS (delete from freight_rate WHERE false RETURNING id)
    SELECT FROM message JOIN taken USING (id)`);

export const readByFragment = (q: Queryable) =>
  q.query(`SELECT FROM cart_line k, ${OF_BARGAINS} WHERE b.goods_id = k.goods_id`);

export const keepWithin = (q: Queryable) =>
  q.query('SELECT FROM cart_line k JOIN goods g ON g.id = k.goods_id FOR UPDATE OF k');
