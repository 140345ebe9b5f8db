import type { AuditSubject } from '../platform/audit/audit-subjects.js';

/** What the audit log calls the things of money; a bank account is known by its bank, never by its number. */
export const financeAudit: Readonly<Record<string, AuditSubject>> = {
  transfer: {
    table: 'transfer',
    name: () => 't.order_no',
    company: 't.company_id',
    nameFields: () => [],
  },
  tax_document: {
    table: 'tax_document',
    name: () => 't.number',
    company: 't.company_id',
    nameFields: () => ['number'],
  },
  exchange: { table: 'exchange', name: () => 't.sn', company: 't.company_id', nameFields: () => [] },
  payout_file: { table: 'payout_file', name: () => 't.sn', company: 'NULL::bigint', nameFields: () => [] },
  bank_import: {
    table: 'bank_import',
    name: () => 't.file_name',
    company: 'NULL::bigint',
    nameFields: () => [],
  },
  bank_account: {
    table: 'bank_account',
    joins: 'JOIN account a ON a.id = t.account_id',
    name: () => `t.bank_name || ' ' || t.payee`,
    company: 'coalesce(t.company_id, a.company_id)',
    nameFields: () => [],
  },
  month_bill: {
    table: 'month_bill',
    joins: 'JOIN account a ON a.id = t.account_id',
    name: () => `a.username || ' ' || t.month`,
    nameFields: () => [],
  },
};
