import { creditLimit } from '@fovea/shared-types/finance/credit-limit.record';
import { fieldError } from '../../platform/kernel/app-error.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Limits with what is owed on each; a company's is shared by its members. */
export const servedCreditLimit = serveRecord(creditLimit, {
  table: 'credit_limit',
  rowsOf: { sharedBy: 'limits that the platform sets: of none of its people' },
  joins: 'LEFT JOIN account u ON u.id = t.account_id LEFT JOIN company c ON c.id = t.company_id',
  shown: {
    customer_name: ({ language }) => `coalesce(u.username, ${localized('c.name', language)})`,
    used: `(SELECT coalesce(-sum(l.balance), 0)::bigint FROM ledger_account l
      WHERE l.owner_type = 'member' AND l.kind = 'receivable' AND l.currency = t.currency
        AND (l.owner_id = t.account_id OR l.owner_id IN (SELECT a.id FROM account a WHERE a.company_id = t.company_id)))`,
  },
  constraints: {
    credit_limit_account_fk: 'NOT_FOUND',
    credit_limit_company_fk: 'NOT_FOUND',
    credit_limit_account_uq: 'ALREADY_DONE',
    credit_limit_company_uq: 'ALREADY_DONE',
  },
  rules: {
    settle: (wanted) => {
      if ((wanted.account_id === null) === (wanted.company_id === null))
        throw fieldError({ account_id: { key: 'choice' } });
      return wanted;
    },
  },
});
