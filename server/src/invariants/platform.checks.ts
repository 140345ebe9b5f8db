import { sqlCheck } from './invariant-check.js';

export const platformChecks = [
  sqlCheck(
    'G1',
    'an event told a person once, and a message is read or not',
    'SELECT count(*) AS n FROM message',
    `SELECT 'message ' || max(id) AS violation FROM message GROUP BY event_key, recipient_id HAVING count(*) > 1`,
  ),
  sqlCheck(
    'G3',
    'no event was put aside',
    'SELECT count(*) AS n FROM outbox',
    `SELECT 'event ' || id || ' (' || event || '): ' || coalesce(last_error, '') AS violation FROM outbox WHERE parked_at IS NOT NULL`,
  ),
  sqlCheck(
    'I1',
    'one account per e-mail and per phone',
    'SELECT count(*) AS n FROM account WHERE deleted_at IS NULL',
    `SELECT email AS violation FROM account WHERE deleted_at IS NULL GROUP BY email HAVING count(*) > 1
     UNION ALL
     SELECT phone FROM account WHERE deleted_at IS NULL AND phone IS NOT NULL GROUP BY phone HAVING count(*) > 1`,
  ),
];
