// plants nothing

export const CART = `SELECT k.id FROM cart_line k JOIN goods g ON g.id = k.goods_id, account a
  WHERE a.id = k.account_id AND g.name_c IS DISTINCT FROM 'from bargain' FOR UPDATE OF k`;
