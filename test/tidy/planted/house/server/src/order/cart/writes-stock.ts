// plants table-writes

export const TAKE = 'UPDATE stock SET reserved = reserved + $2 WHERE id = $1';
