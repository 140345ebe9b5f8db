// plants table-writes

export const servedStock = { table: 'stock' };
