import { subjectOf } from '../record/record.js';
import { records } from '../records.js';

/** What a line of the audit log can be about beside records, in the order in which it is offered as a filter. */
export const OWN_AUDIT_SUBJECTS = [
  'role',
  'menu',
  'dept',
  'session',
  'address',
  'bank_account',
  'payout_file',
  'bank_import',
  'auction',
  'auction_bidder',
  'auction_offer',
  'auction_strike',
  'category',
  'goods',
  'draft_product',
  'serial_unit',
  'opening_import',
  'tax_document',
  'table_view',
  'export_job',
] as const;

export type OwnAuditSubject = (typeof OWN_AUDIT_SUBJECTS)[number];

export const AUDIT_SUBJECTS: readonly string[] = [
  ...OWN_AUDIT_SUBJECTS,
  ...new Set(records.map((record) => subjectOf(record))),
];
