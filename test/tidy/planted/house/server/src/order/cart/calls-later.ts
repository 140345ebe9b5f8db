// plants table-reads

export const IS_COUNTED = 'SELECT refund_line_counted() AS is_counted';
