import type { Currency } from '@fovea/shared-types/money';
import type { IssuedBy } from '../tax-documents/issuer.js';
import type { TaxDocumentContent, TaxDocumentLine } from '../tax-documents/tax-document-content.js';
import { taxWithin, type TaxRow } from '../tax-documents/tax-table.js';
import type {
  ChargedFeeRow,
  StatementBalance,
  StatementKey,
  StatementPayee,
} from './fee-statement.repository.js';

/** Whose tax the fees of a currency bear, as the table of fees has it. */
const COUNTRY_OF: Readonly<Record<Currency, string | null>> = { JPY: 'JP', CNY: 'CN', USD: null };

/** Hundredths of a percent per percent. */
const PER_PERCENT = 100;

export interface StatementFigures {
  taxes: TaxRow[];
  /** Fees with their tax, less what was returned of them. */
  total: number;
  /** What the tax of the statement differs from that of its fees, one by one. */
  rounding: number;
}

/**
 * Fees were taken with their tax, rounded down one by one. The statement's tax is computed once per rate on their sum, so
 * that the merchant is charged nothing else and the difference is between the platform's fee and its tax.
 */
export function figuresOfStatement(fees: readonly ChargedFeeRow[]): StatementFigures {
  const taxes = taxWithin(
    fees
      .filter(({ fee, tax }) => fee !== 0 || tax !== 0)
      .map(({ rate, fee, tax }) => ({ ratePercent: rate / PER_PERCENT, amount: fee + tax })),
  );
  const charged = fees.reduce((sum, { tax }) => sum + tax, 0);
  return {
    taxes,
    total: fees.reduce((sum, { fee, tax }) => sum + fee + tax, 0),
    rounding: taxes.reduce((sum, { tax }) => sum + tax, 0) - charged,
  };
}

export interface StatementParts {
  payee: StatementPayee;
  by: IssuedBy;
  fees: readonly ChargedFeeRow[];
  figures: StatementFigures;
  balance: StatementBalance;
  lastDay: string;
}

/** A merchant's statement as it is issued. */
export function contentOfStatement(
  { currency, month }: StatementKey,
  { payee, by, fees, figures, balance, lastDay }: StatementParts,
): TaxDocumentContent {
  const { opening, movements } = balance;
  return {
    issuer: {
      name: by.name,
      lines: by.lines,
      registrationNumber: by.registrationNumber,
      country: COUNTRY_OF[currency],
    },
    onBehalfOf: null,
    addressee: payee.company ?? payee.username,
    department: null,
    isToCompany: payee.company !== null,
    destination: payee.address === null ? [] : [payee.address],
    subjectNo: month,
    transactedOn: lastDay,
    ...{ paidOn: null, payType: null, currency },
    lines: fees.map(lineOf),
    taxes: figures.taxes,
    total: figures.total,
    ...{ transfer: null, amends: null, original: null },
    statement: {
      month,
      opening,
      movements,
      closing: movements.reduce((sum, { amount }) => sum + amount, opening),
    },
  };
}

const lineOf = ({ order_no, on, is_returned, gross, rate, fee, tax }: ChargedFeeRow): TaxDocumentLine => ({
  kind: is_returned ? 'fee_returned' : 'fee',
  name: null,
  quantity: 1,
  unitPrice: fee + tax,
  amount: fee + tax,
  ratePercent: fee === 0 && tax === 0 ? null : rate / PER_PERCENT,
  ...{ reference: order_no, on, gross },
});
