// plants bare-state

export const END = 'UPDATE orders SET status = CASE WHEN id = $1 THEN 60 ELSE status END';
