import { invoiceIssuer } from '@fovea/shared-types/order/invoice-issuer.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { settledRegistrationNumber } from './registration-number.js';

/** The issuer on invoices: each company's own settings, and the platform for those it issues for. */
export const servedInvoiceIssuer = serveRecord(invoiceIssuer, {
  table: 'invoice_issuer',
  rowsOf: { sharedBy: 'the company itself, which is of all its departments' },
  joins: 'LEFT JOIN company c ON c.id = t.company_id',
  shown: { company_name: ({ language }) => localized('c.name', language) },
  constraints: {
    invoice_issuer_day_uq: 'ALREADY_DONE',
    invoice_issuer_name_ck: brokenField('issuer_name'),
    invoice_issuer_number_ck: brokenField('registration_number'),
    invoice_issuer_by_ck: brokenField('issued_by', 'choice'),
  },
  rules: {
    settle: (wanted) => ({
      ...wanted,
      registration_number: settledRegistrationNumber(wanted.registration_number),
    }),
  },
});
