// plants table-reads

/** A fragment, put into statements of other files. */
export const AGREED = 'LEFT JOIN bargain b ON b.goods_id = k.goods_id AND b.account_id = k.account_id';
