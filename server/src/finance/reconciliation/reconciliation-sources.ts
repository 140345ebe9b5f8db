import { LEDGER_ZONE } from '../ledger/ledger-day.js';

/** SQL: whether an instant is of the day that is compared. */
export const dayOf = (column: string): string =>
  `${column} >= $1::date::timestamp AT TIME ZONE '${LEDGER_ZONE}'
   AND ${column} < ($1::date + 1)::timestamp AT TIME ZONE '${LEDGER_ZONE}'`;

type OutsideKind = 'gateway' | 'bank';

const accountOf = (kind: OutsideKind): string =>
  `(SELECT l.id FROM ledger_account l
    WHERE (l.owner_type, l.owner_id, l.kind, l.currency) = ('platform', 0, '${kind}', $2))`;

/** Entries of the day that move the platform's account of a kind. */
export const entriesOn = (kind: OutsideKind): string =>
  `SELECT j.cause_type, j.cause_id FROM posting p JOIN journal_entry j ON j.id = p.entry_id
   WHERE p.account_id = ${accountOf(kind)} AND ${dayOf('p.created_at')}`;

/** How one side outside is held against its account. All SQL is ours; `k` is the key, `$1` the day, `$2` the currency. */
interface Side {
  kind: OutsideKind;
  /** Keys (type, id) of everything reported or posted on the day. */
  due: string;
  /** Of a key: what was reported of it outside, whenever that was. */
  told: string;
  /** Of a key: the causes of its entries. */
  causes: string;
  /** What people call it; null where it has no name of its own. */
  name: string;
}

/**
 * What is due on the day is found first, then all that either side has of it by index: a day costs what
 * happened on it, however long the ledger. Money with us is negative on its account.
 */
export const compared = (source: number, { kind, due, told, causes, name }: Side): string =>
  `WITH due AS MATERIALIZED (${due}),
   held AS (SELECT coalesce(${name}, k.type || ' ' || k.id) AS reference, (${told})::bigint AS told,
     (SELECT -sum(p.change) FROM (SELECT DISTINCT * FROM (${causes}) every) c
      JOIN journal_entry e ON e.cause_type = c.cause_type AND e.cause_id = c.cause_id
      JOIN posting p ON p.entry_id = e.id AND p.account_id = ${accountOf(kind)})::bigint AS booked
     FROM due k)
   SELECT ${source} AS source, reference, sum(told)::bigint AS told, sum(booked)::bigint AS booked
   FROM held GROUP BY reference HAVING sum(told) IS DISTINCT FROM sum(booked)`;
