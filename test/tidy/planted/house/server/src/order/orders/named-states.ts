// plants nothing
const PENDING = 10;

export const NAMED = `SELECT id FROM orders WHERE status IN (${PENDING}, ${PENDING}) AND id = 20 AND total > 0
  AND status = $1 AND status <> ${PENDING}`;
