import type { Language } from '@fovea/shared-types/language';
import type { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { documents } from './documents.js';
import { inEachLanguage } from './translated.js';

type TaxDocumentName = keyof typeof TAX_DOCUMENT_KIND;

/** What is on documents beside what they are about. */
export interface DocumentTexts {
  passport: {
    title: string;
    facts: Record<'goods' | 'model' | 'maker' | 'category' | 'gtin' | 'place', string>;
    places: Record<'none' | 'way', string>;
    history: string;
    columns: Record<'at' | 'what' | 'where' | 'note', string>;
    /** Of lines that are no movements. */
    kinds: Record<
      | 'listing'
      | 'test'
      | 'service'
      | 'note'
      | 'recall'
      | 'auction'
      | 'auction_sold'
      | 'auction_unsold'
      | 'statement'
      | 'notice',
      string
    >;
    results: readonly [failed: string, passed: string];
    note: string;
  };
  labels: { title: string };
  notice: Record<'title' | 'to' | 'from' | 'text' | 'device' | 'use' | 'care' | 'answered', string>;
  accountStatement: Record<
    | 'title'
    | 'to'
    | 'as_of'
    | 'bill'
    | 'due'
    | 'price'
    | 'paid'
    | 'owed'
    | 'late'
    | 'not_due'
    | 'until_30'
    | 'until_60'
    | 'beyond_60'
    | 'total'
    | 'nothing'
    | 'note',
    string
  >;
  monthBill: Record<'title' | 'to' | 'at' | 'what' | 'fee' | 'amount', string>;
  statement: Record<
    'title' | 'from' | 'withdrawn' | 'statement' | 'cleaning' | 'data' | 'signed_at' | 'signature',
    string
  >;
  tradeRecords: Record<'title' | 'period' | 'count' | 'partner' | 'note', string>;
  taxDocument: Record<
    | 'corrected'
    | 'reissued'
    | 'to'
    | 'addressee'
    | 'addressee_company'
    | 'from'
    | 'registration'
    | 'on_behalf'
    /** A pattern of luxon. */
    | 'day'
    | 'named'
    | 'base'
    | 'untaxed'
    | 'reduced'
    | 'reduced_note',
    string
  > & {
    titles: Record<'plain' | 'qualified', Record<TaxDocumentName, string>> & { refund_statement: string };
    facts: Record<
      | 'issued'
      | 'order'
      | 'transacted'
      | 'paid'
      | 'pay_type'
      | 'amends'
      | 'original'
      | 'no_original'
      | 'red_letter'
      | 'no_red_letter',
      string
    >;
    columns: Record<'line' | 'goods' | 'quantity' | 'unit_price' | 'rate' | 'amount', string>;
    lines: Record<'freight' | 'added_freight' | 'returned', string>;
    /** By the country of the issuer. */
    tax: Record<'JP' | 'CN' | 'other', string>;
    totals: Record<TaxDocumentName, string>;
    untaxed_totals: Record<TaxDocumentName, string>;
    month: Record<
      | 'number'
      | 'billed'
      | 'period'
      | 'day'
      | 'reference'
      | 'kind'
      | 'net'
      | 'unregistered'
      | 'unregistered_note',
      string
    > & { lines: Record<'carried' | 'credit_used' | 'prepaid', string> };
    statement: Record<
      'period' | 'order' | 'what' | 'proceeds' | 'fee' | 'account' | 'opening' | 'closing',
      string
    > & { lines: Record<'fee' | 'fee_returned', string> };
    transfer: Record<'title' | 'due' | 'reference', string>;
    notes: Record<TaxDocumentName | 'refund_statement', string>;
  };
  payoutList: {
    title: string;
    facts: Record<'payOn' | 'made' | 'count', string>;
    columns: Record<'reference' | 'payee' | 'bank' | 'account' | 'amount', string>;
    total: string;
    signatures: readonly [prepares: string, checks: string];
  };
  packing: {
    title: string;
    to: string;
    from: string;
    facts: Record<'ordered' | 'delivery' | 'remark', string>;
    columns: Record<'line' | 'goods' | 'serial' | 'statement' | 'quantity' | 'packed', string>;
    total: string;
    signatures: readonly [packs: string, checks: string];
  };
  certificate: {
    titles: Record<'arrival' | 'stockIn' | 'send', string>;
    from: string;
    to: string;
    facts: Record<'at' | 'warehouse' | 'logistics' | 'by', string>;
    columns: Record<'line' | 'goods' | 'model' | 'serial' | 'quantity', string>;
    total: string;
    /** Of a delivery: what was stated of its pieces. */
    statements: Record<'heading' | 'number' | 'cleaned' | 'data', string>;
    signatures: readonly [gives: string, takes: string];
    note: string;
  };
}

const DOCUMENT_TEXTS = inEachLanguage<DocumentTexts>(documents);

export const documentTexts = (language: Language): DocumentTexts => DOCUMENT_TEXTS[language];
