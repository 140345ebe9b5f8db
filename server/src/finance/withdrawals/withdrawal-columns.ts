import { codeNameSql } from '../../platform/database/code-name-sql.js';

/** Joined to withdrawals, which are `t`. */
export const WITHDRAWAL_JOINS = `JOIN account a ON a.id = t.account_id
  LEFT JOIN company c ON c.id = t.company_id JOIN bank_account b ON b.id = t.bank_account_id`;

/** Where it goes, without its number. */
export const BANK_ACCOUNT = `concat_ws(' ', b.bank_name, nullif(b.branch_name, ''), '••••' || b.number_end)`;

export const statusName = codeNameSql('t.status', 'states:withdrawal');

/** What the owner of a withdrawal has in its currency. */
export const heldIn = (kind: 'available' | 'frozen'): string =>
  `coalesce((SELECT l.balance FROM ledger_account l
    WHERE (l.owner_type, l.owner_id, l.kind, l.currency) = (t.owner_type, t.owner_id, '${kind}', t.currency)), 0)::bigint`;
