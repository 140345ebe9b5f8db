/**
 * SQL: whether recall `r` names a piece of these; numbers as they were typed. By a period it names only
 * pieces in stock.
 */
export const namedBy = (brand: string, model: string, serial: string, lot: string): string =>
  `r.brand_id = ${brand} AND upper(normalize(btrim(${model}), NFKC)) = ANY (r.models)
   AND is_recalled(r.serials, r.lots, ${serial}, ${lot}) AND (r.moved = 0 OR EXISTS (
     SELECT FROM product q LEFT JOIN serial_unit u
       ON u.product_id = q.id AND u.serial_key = upper(normalize(btrim(${serial}), NFKC))
     WHERE q.brand_id = r.brand_id AND upper(normalize(btrim(q.goods_code), NFKC)) = upper(normalize(btrim(${model}), NFKC))
       AND is_moved_within(r.moved, r.moved_from, r.moved_until, u.id, q.id, ${lot})))`;
