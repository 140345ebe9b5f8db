// plants bare-state
const PENDING = 10;

export const OPEN = `SELECT id FROM orders WHERE status NOT IN (${PENDING}, 20)`;
