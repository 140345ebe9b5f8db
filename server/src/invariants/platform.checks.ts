import { MACHINES } from '@fovea/shared-types/machines';
import { sqlCheck } from './invariant-check.js';

const MOVES = MACHINES.flatMap((machine) =>
  machine.pairs().map(([from, to]) => `('${machine.id}', ${from ?? 'NULL'}::smallint, ${to}::smallint)`),
).join(', ');

export const platformChecks = [
  sqlCheck(
    'G1',
    'an event notified a person once, and a message is read or not',
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
    'R-ORD-14',
    'the database lets rows move as the machines say, and not otherwise',
    'SELECT count(*) AS n FROM state_transition',
    `SELECT coalesce(held.machine, said.machine) || ' from ' || coalesce(held.from_status, said.from_status)::text
       || ' to ' || coalesce(held.to_status, said.to_status) AS violation
     FROM state_transition held FULL JOIN (VALUES ${MOVES}) AS said (machine, from_status, to_status)
       ON held.machine = said.machine AND held.to_status = said.to_status
         AND coalesce(held.from_status, -32768) = coalesce(said.from_status, -32768)
     WHERE held.machine IS NULL OR said.machine IS NULL`,
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
