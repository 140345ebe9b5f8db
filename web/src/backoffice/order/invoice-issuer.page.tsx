import { invoiceIssuer } from '@fovea/shared-types/order/invoice-issuer.record';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

/** The issuer on invoices and receipts, the platform for those it issues for. */
export const InvoiceIssuerPage = recordPage(invoiceIssuer, {
  columns: [
    { prop: 'issuer_name', width: 200, decides: true },
    { prop: 'company_name', width: 180 },
    { prop: 'registration_number', width: 160, decides: true },
    { prop: 'issued_by', width: 160 },
    { prop: 'effective_from', decides: true },
    { prop: 'address', width: 240, visible: false },
    { prop: 'phone', visible: false },
  ],
  form: {
    byError: { ALREADY_DONE: 'effective_from' },
  },
});

backOfficePage(InvoiceIssuerPage, { path: '/business/invoiceIssuer', texts: ['kit', 'system'] });
