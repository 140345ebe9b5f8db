import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { serveRecord } from '../../platform/records/serve-record.js';

const whole = (amount: unknown, { currency }: Readonly<Record<string, unknown>>): string =>
  toWire(Number(amount), currency as Currency); // the table checks which there are

/** Journal vouchers as finance lists them. */
export const servedJournalVoucher = serveRecord(journalVoucher, {
  table: 'journal_voucher',
  rowsOf: { sharedBy: 'the books of the house, of none of its people' },
  joins: 'JOIN account m ON m.id = t.made_by',
  shown: { asked_by: 'm.username' },
  made: { amount: whole, fee: whole },
  filters: {
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
