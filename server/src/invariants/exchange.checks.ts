import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const EXCHANGES = 'SELECT count(*) AS n FROM exchange';
const PER_MINOR = `CASE WHEN sold_currency = 'JPY' THEN 100 WHEN bought_currency = 'JPY' THEN 0.01 ELSE 1 END`;

/** The line that each account of an exchange should have: of its owner, and of the platform on the other side. */
const WANTED = `SELECT x.id, v.owner_type, v.owner_id, v.kind, v.currency, v.change
  FROM exchange x CROSS JOIN LATERAL (SELECT
      CASE x.whose WHEN 0 THEN 'platform' WHEN 1 THEN 'member' ELSE 'company' END AS owner_type,
      coalesce(x.company_id, x.account_id, 0) AS owner_id,
      CASE x.whose WHEN 0 THEN 'bank' ELSE 'available' END AS kind,
      -- What lies at our bank is below zero there.
      CASE x.whose WHEN 0 THEN 1 ELSE -1 END AS sign) o
  CROSS JOIN LATERAL (VALUES
    (o.owner_type, o.owner_id, o.kind, x.sold_currency, o.sign * (x.sold + x.fee)),
    ('platform', 0, 'exchange', x.sold_currency, -o.sign * (x.sold + x.fee)),
    ('platform', 0, 'exchange', x.bought_currency, o.sign * x.bought),
    (o.owner_type, o.owner_id, o.kind, x.bought_currency, -o.sign * x.bought)
  ) v (owner_type, owner_id, kind, currency, change)
  WHERE x.status = ${REQUESTED_STATUS.booked}`;

const POSTED = `SELECT e.cause_id AS id, l.owner_type, l.owner_id, l.kind, l.currency, p.change
  FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account l ON l.id = p.account_id
  WHERE e.cause_type = 'exchange' AND e.step = 'book'`;

export const exchangeChecks = [
  sqlCheck(
    'M5',
    'a booked exchange has exactly its four postings, and no other has any',
    EXCHANGES,
    `SELECT DISTINCT 'exchange ' || coalesce(w.id, g.id) AS violation
     FROM (${WANTED}) w FULL JOIN (${POSTED}) g USING (id, owner_type, owner_id, kind, currency, change)
     WHERE w.kind IS NULL OR g.kind IS NULL`,
  ),
  sqlCheck(
    'M5',
    'what was bought is what was sold times the rate, half up',
    EXCHANGES,
    `SELECT 'exchange ' || id AS violation FROM exchange
     WHERE bought <> round(sold * rate * ${PER_MINOR}) OR sold_currency = bought_currency`,
  ),
  sqlCheck(
    'M5',
    'the accounts of exchanges move by exchanges alone',
    `SELECT count(*) AS n FROM ledger_account WHERE kind = 'exchange'`,
    `SELECT DISTINCT 'entry ' || e.id AS violation FROM ledger_account l
     JOIN posting p ON p.account_id = l.id JOIN journal_entry e ON e.id = p.entry_id
     WHERE l.kind = 'exchange' AND e.cause_type <> 'exchange'`,
  ),
  sqlCheck(
    'M5',
    'an exchange was decided by neither its requester nor its owner, as its state says',
    EXCHANGES,
    `SELECT 'exchange ' || x.id AS violation FROM exchange x JOIN approval_decision d ON d.id = x.decision_id
     WHERE d.decided_by = x.made_by OR d.decided_by = x.account_id OR d.document <> 'exchange'
       OR d.document_id <> x.id OR d.is_approved = (x.status = ${REQUESTED_STATUS.rejected})`,
  ),
];
