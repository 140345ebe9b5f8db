// plants table-reads

export const served = {
  table: 'cart_line',
  joins: 'JOIN goods g ON g.id = t.goods_id LEFT JOIN message m ON m.account_id = t.account_id',
};
