import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const POSTINGS = 'SELECT count(*) AS n FROM posting';
const ACCOUNTS = 'SELECT count(*) AS n FROM ledger_account';

export const ledgerChecks = [
  sqlCheck(
    'M1',
    'each journal entry has two postings or more and sums to 0 per currency',
    'SELECT count(*) AS n FROM journal_entry',
    `SELECT 'entry ' || e.id AS violation FROM journal_entry e LEFT JOIN posting p ON p.entry_id = e.id
     GROUP BY e.id HAVING count(p.id) < 2
     UNION ALL
     SELECT 'entry ' || entry_id || ' ' || currency FROM posting GROUP BY entry_id, currency HAVING sum(change) <> 0`,
  ),
  sqlCheck(
    'M1',
    'the whole ledger sums to 0 per currency',
    POSTINGS,
    `SELECT currency || ' is off by ' || sum(change) AS violation FROM posting GROUP BY currency HAVING sum(change) <> 0`,
  ),
  sqlCheck(
    'M2',
    'the database lets nobody change or remove what was posted',
    `SELECT count(*) AS n FROM pg_trigger WHERE tgname IN ('journal_entry_append_only', 'posting_append_only')`,
    `SELECT t.name || ' is not guarded' AS violation FROM (VALUES ('journal_entry'), ('posting')) AS t (name)
     WHERE NOT EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = t.name::regclass
         AND g.tgname = t.name || '_append_only' AND g.tgenabled IN ('O', 'A'))
       OR has_any_column_privilege('fovea_app', t.name, 'UPDATE')
       OR has_table_privilege('fovea_app', t.name, 'DELETE') OR has_table_privilege('fovea_app', t.name, 'TRUNCATE')`,
  ),
  sqlCheck(
    'M2',
    'postings are complete, with time, day, kind and owner as in their entry and account',
    POSTINGS,
    `SELECT 'posting ' || p.id AS violation FROM posting p
     LEFT JOIN journal_entry e ON e.id = p.entry_id LEFT JOIN ledger_account a ON a.id = p.account_id
     WHERE (p.created_at, p.posted_on, p.type, p.kind, p.member_id, p.company_id) IS DISTINCT FROM
       (e.created_at, e.posted_on, e.type, a.kind, CASE a.owner_type WHEN 'member' THEN a.owner_id END,
        CASE a.owner_type WHEN 'company' THEN a.owner_id END)
     UNION ALL
     SELECT 'account ' || a.id || ' misses lines' FROM ledger_account a LEFT JOIN posting p ON p.account_id = a.id
     GROUP BY a.id HAVING a.last_seq <> count(p.id)`,
  ),
  sqlCheck(
    'M2',
    'nothing was posted in a closed month',
    'SELECT count(*) AS n FROM month_closing',
    `SELECT 'entry ' || e.id || ' in ' || c.month AS violation FROM month_closing c
     JOIN journal_entry e ON e.posted_on >= to_date(c.month, 'YYYY-MM')
       AND e.posted_on < to_date(c.month, 'YYYY-MM') + interval '1 month'
     WHERE e.created_at > c.closed_at AND e.created_at < coalesce(c.reopened_at, 'infinity')
     UNION ALL
     SELECT 'closing ' || id || ' of nobody' FROM month_closing WHERE closed_by IS NULL`,
  ),
  sqlCheck(
    'M2',
    'a closed month was opened by an approved request of another person',
    'SELECT count(*) AS n FROM month_closing WHERE reopening_id IS NOT NULL',
    `SELECT 'closing ' || c.id AS violation FROM month_closing c LEFT JOIN month_reopening r ON r.id = c.reopening_id
     LEFT JOIN approval_decision d ON d.id = r.decision_id
     WHERE c.reopening_id IS NOT NULL AND (r.month, d.document, d.document_id, d.is_approved, d.is_final)
         IS DISTINCT FROM (c.month, 'month_reopening', r.id, true, true)
       OR d.decided_by = r.made_by`,
  ),
  sqlCheck(
    'M3',
    'one cause has one entry for each of its steps',
    'SELECT count(*) AS n FROM journal_entry',
    `SELECT cause_type || ' ' || cause_id || ' ' || step AS violation FROM journal_entry
     GROUP BY cause_type, cause_id, step HAVING count(*) > 1`,
  ),
  sqlCheck(
    'M4',
    'a balance is the sum of its postings and never negative',
    ACCOUNTS,
    `SELECT 'account ' || a.id || ': ' || a.balance || ' but postings say ' || coalesce(sum(p.change), 0) AS violation
     FROM ledger_account a LEFT JOIN posting p ON p.account_id = a.id
     GROUP BY a.id HAVING a.balance <> coalesce(sum(p.change), 0) OR a.last_seq <> count(p.id)
       OR (a.balance < 0 AND a.kind NOT IN ('gateway', 'bank', 'receivable', 'exchange', 'loss', 'cost', 'external', 'rounding', 'opening'))`,
  ),
  sqlCheck(
    'M4',
    'each posting continues the one before it',
    POSTINGS,
    `SELECT 'posting ' || id AS violation FROM (
       SELECT id, seq, after - change AS before,
         lag(after, 1, 0::bigint) OVER w AS expected, row_number() OVER w AS place
       FROM posting WINDOW w AS (PARTITION BY account_id ORDER BY seq)) chain
     WHERE before <> expected OR seq <> place`,
  ),
  sqlCheck(
    'M5',
    'a posting has its account’s currency and a whole amount within bounds',
    POSTINGS,
    `SELECT 'posting ' || p.id AS violation FROM posting p JOIN ledger_account a ON a.id = p.account_id
     WHERE p.currency <> a.currency OR p.change = 0 OR abs(p.change) > 10000000000000`,
  ),
  sqlCheck(
    'M4',
    'a member’s money in deposit is the sum of the member’s held deposits',
    `SELECT count(*) AS n FROM ledger_account WHERE kind = 'deposit'`,
    `SELECT 'member ' || coalesce(f.owner_id, d.account_id) || ' has ' || coalesce(f.balance, 0) || ' in deposit, bidders say '
         || coalesce(d.held, 0) AS violation
     FROM (SELECT owner_id, currency, balance FROM ledger_account WHERE kind = 'deposit') f
     FULL JOIN (
       SELECT b.account_id, a.currency, sum(b.deposit) AS held FROM auction_bidder b JOIN auction a ON a.id = b.auction_id
       WHERE b.deposit_status = ${DEPOSIT_STATUS.frozen} GROUP BY b.account_id, a.currency) d
       ON d.account_id = f.owner_id AND d.currency = f.currency
     WHERE coalesce(f.balance, 0) <> coalesce(d.held, 0)`,
  ),
];
