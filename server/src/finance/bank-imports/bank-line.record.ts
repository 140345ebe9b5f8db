import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofAmount } from '../ledger/amount-filter.js';

/** Money that left is negative. */
const SIGNED = `CASE WHEN t.kind = ${BANK_LINE_KIND.in} THEN t.amount ELSE -t.amount END`;

export const servedBankLine = serveRecord(bankLine, {
  table: 'bank_line',
  rowsOf: { sharedBy: 'movements of the platform’s accounts' },
  shown: {
    money: SIGNED,
    matched_to: 't.subject_sn',
  },
  sorts: { money: SIGNED },
  filters: {
    party: searchable('t.party'),
    amount: ofAmount('t.amount'),
    begin: 't.booked_on',
    end: 't.booked_on',
  },
});
