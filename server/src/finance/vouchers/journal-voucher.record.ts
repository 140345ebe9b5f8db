import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Journal vouchers as finance lists them. */
export const servedJournalVoucher = serveRecord(journalVoucher, {
  table: 'journal_voucher',
  rowsOf: { sharedBy: 'the books of the house, of none of its people' },
  joins: 'JOIN account m ON m.id = t.made_by',
  shown: { asked_by: 'm.username' },
  filters: {
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
