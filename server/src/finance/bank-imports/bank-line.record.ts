import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { serveRecord } from '../../platform/records/serve-record.js';

export const servedBankLine = serveRecord(bankLine, {
  table: 'bank_line',
  rowsOf: { sharedBy: 'movements of the accounts of the house' },
  shown: {
    /** Money that left stands below nothing. */
    money: `CASE WHEN t.kind = ${BANK_LINE_KIND.in} THEN t.amount ELSE -t.amount END`,
    matched_to: 't.subject_sn',
  },
  made: { money: (amount, { currency }) => toWire(Number(amount), currency as Currency) }, // the table checks which
});
