/**
 * SQL: whether statement `s` is valid for a piece at a time: made since it last came in before that, and not withdrawn.
 * @param piece whose it is, its item, and its number as it compares
 */
export const isValidFor = (
  piece: { company: string; product: string; key: string },
  at: string,
): string => `s.company_id = ${piece.company} AND s.product_id = ${piece.product} AND s.serial_key = ${piece.key}
  AND s.withdrawn_at IS NULL AND s.created_at <= ${at} AND s.created_at >= coalesce((
    SELECT max(m.created_at) FROM serial_unit u JOIN stock_movement m ON m.serial_unit_id = u.id
    WHERE u.product_id = ${piece.product} AND u.serial_key = ${piece.key} AND m.company_id = ${piece.company}
      AND m.type = 11 AND m.step > 0 AND m.created_at <= ${at}), '-infinity')`;
