import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import { withdrawal } from '@fovea/shared-types/finance/withdrawal.record';
import { withdrawalLimit } from '@fovea/shared-types/finance/withdrawal-limit.record';
import { localized } from '../../platform/database/localized.js';
import { searchable, searchTerms } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import type { Reader } from '../../platform/records/served-record.js';
import { BANK_ACCOUNT, heldIn, statusName, WITHDRAWAL_JOINS } from './withdrawal-columns.js';

/** The company, or the person whose own money it is. */
const ownerName = ({ language }: Reader): string => `coalesce(${localized('c.name', language)}, a.username)`;

/** By what an owner is found: the company's names, or the person's. */
const OWNER_TEXT = `(SELECT ${searchable(`concat_ws(' ', o.name_c, o.name_e, o.name_j, p.username)`)}
  FROM account p LEFT JOIN company o ON o.id = t.company_id WHERE p.id = t.account_id)`;

const shown = {
  company_name: ownerName,
  money: 't.amount',
  status_name: statusName,
  username: 'a.username',
  bank_account: BANK_ACCOUNT,
};

/** Its decisions, in their order. */
const DECISIONS = `CROSS JOIN LATERAL (
  SELECT array_agg(r.username ORDER BY d.id) AS who, array_agg(d.decided_at ORDER BY d.id) AS at
  FROM approval_decision d JOIN account r ON r.id = d.decided_by
  WHERE (d.document, d.document_id) = ('withdrawal', t.id)) words`;

const sorts = { money: 't.amount' };

/** Withdrawals of the caller's companies; the platform sees those of members too. */
export const servedWithdrawal = serveRecord(withdrawal, {
  table: 'withdrawal',
  rowsOf: { sharedBy: 'money of a company, of none of its people' },
  joins: `${WITHDRAWAL_JOINS} ${DECISIONS}`,
  shown: {
    ...shown,
    first_by: 'words.who[1]',
    first_at: 'words.at[1]',
    second_by: 'words.who[2]',
    second_at: 'words.at[2]',
  },
  sorts,
  filters: {
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});

/** The same for finance, with what each owner has. */
export const servedWithdrawalReview = serveRecord(withdrawalReview, {
  table: 'withdrawal',
  rowsOf: { sharedBy: 'withdrawals of anybody, of none of finance’s people' },
  joins: WITHDRAWAL_JOINS,
  sorts,
  shown: { ...shown, balance: heldIn('available'), freeze_balance: heldIn('frozen') },
  filters: {
    company_name: (filter, name) =>
      filter.where(`position(${filter.value(searchTerms(name).join(' '))}::text in ${OWNER_TEXT}) > 0`),
  },
});

export const servedWithdrawalLimit = serveRecord(withdrawalLimit, {
  table: 'withdrawal_limit',
  shown: {},
});
