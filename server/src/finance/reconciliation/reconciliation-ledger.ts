import { dayOf } from './reconciliation-sources.js';

/**
 * Entries of the day that do not sum to zero, and accounts whose balance differs from the balance before the
 * day plus every line since.
 */
export const LEDGER = `
  SELECT 3 AS source, 'entry ' || p.entry_id AS reference, 0::bigint AS told, sum(p.change)::bigint AS booked
  FROM posting p WHERE p.currency = $2 AND p.entry_id IN (SELECT x.entry_id FROM posting x WHERE ${dayOf('x.created_at')})
  GROUP BY p.entry_id HAVING sum(p.change) <> 0
  UNION ALL
  SELECT 3, 'account ' || l.id, (f.before + later.sum)::bigint, l.balance
  FROM (SELECT x.account_id, min(x.seq) AS seq FROM posting x WHERE ${dayOf('x.created_at')} GROUP BY x.account_id) moved
  JOIN ledger_account l ON l.id = moved.account_id
  CROSS JOIN LATERAL (SELECT x.after - x.change AS before FROM posting x
    WHERE x.account_id = l.id AND x.seq = moved.seq) f
  CROSS JOIN LATERAL (SELECT sum(x.change) AS sum FROM posting x WHERE x.account_id = l.id AND x.seq >= moved.seq) later
  WHERE l.currency = $2 AND f.before + later.sum <> l.balance`;
