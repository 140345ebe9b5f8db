// plants table-writes

export const TAKE_ALL = `WITH wanted AS (SELECT id FROM cart_line WHERE account_id = $1),
  taken AS (DELETE FROM bargain b USING wanted w WHERE b.id = w.id RETURNING b.id)
  SELECT id FROM taken`;
