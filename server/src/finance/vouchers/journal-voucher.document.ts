import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import type { LockedOf } from '../../platform/documents/document-rules.js';
import { serveDocument } from '../../platform/documents/serve-document.js';
import { VoucherRules } from './voucher.rules.js';

export type VoucherRow = LockedOf<typeof journalVoucher.declared, { sn: string }>;

/** Journal vouchers as finance lists, requests and decides them. */
export const servedJournalVoucher = serveDocument<typeof journalVoucher.declared, VoucherRow>(
  journalVoucher,
  {
    table: 'journal_voucher',
    rowsOf: { sharedBy: 'the ledger of the platform, of none of its people' },
    eventId: 'voucher_id',
    row: { sn: 't.sn' },
    // It has no payee but the account that it goes to.
    sameDay: {
      amount: 't.amount',
      isSame: '(t.debit_kind, t.credit_kind, t.currency) = (o.debit_kind, o.credit_kind, o.currency)',
    },
    joins: 'JOIN account m ON m.id = t.made_by',
    shown: {
      asked_by: 'm.username',
      entry_id: `(SELECT e.id FROM journal_entry e
      WHERE (e.cause_type, e.cause_id, e.step) = ('journal_voucher', t.id, 'book'))`,
    },
    filters: {
      begin: (filter, at) => filter.between('t.created_at', at, undefined),
      end: (filter, at) => filter.between('t.created_at', undefined, at),
    },
    rules: VoucherRules,
  },
);
