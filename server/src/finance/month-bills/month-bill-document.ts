import type { TransferDetails } from '../tax-documents/tax-document-content.js';
import type { TaxDocumentContent } from '../tax-documents/tax-document-content.js';
import type { IssuedBy } from '../tax-documents/issuer.js';
import type { BillFigures } from './bill-figures.js';
import type { IssuedBillRow } from './month-end.repository.js';
import { numberOf } from './month-bill-number.js';

export interface BillContentParts {
  by: IssuedBy;
  figures: BillFigures;
  /** Where the sales of its lines are taxed. */
  country: string | null;
  transfer: TransferDetails | null;
}

/** The invoice of a month as it is issued. */
export function contentOfBill(
  bill: IssuedBillRow,
  { by, figures, country, transfer }: BillContentParts,
): TaxDocumentContent {
  const { lines, taxes, untaxed } = figures;
  return {
    issuer: { name: by.name, lines: by.lines, registrationNumber: by.registrationNumber, country },
    onBehalfOf: null,
    addressee: bill.company ?? bill.username,
    department: null,
    isToCompany: bill.company !== null,
    destination: bill.company_address === null ? [] : [bill.company_address],
    subjectNo: numberOf(bill.id),
    transactedOn: bill.last_day,
    paidOn: null,
    payType: null,
    currency: bill.currency,
    lines,
    taxes: [
      ...taxes.map(({ ratePercent, isQualified, base, tax }) => ({ ratePercent, isQualified, base, tax })),
      ...(taxes.length > 0 && untaxed !== 0
        ? [{ ratePercent: 0, isQualified: true, base: untaxed, tax: 0 }]
        : []),
    ],
    total: bill.price,
    ...{ transfer, amends: null, original: null },
    bill: { month: bill.month, dueOn: bill.due_on, remark: bill.remark },
  };
}
