import type { Language } from '@fovea/shared-types/language';
import { documents } from './documents.js';
import { inEachLanguage } from './translated.js';

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
  monthBill: Record<'title' | 'to' | 'at' | 'what' | 'fee' | 'amount', string>;
  statement: Record<
    'title' | 'from' | 'withdrawn' | 'statement' | 'cleaning' | 'data' | 'signed_at' | 'signature',
    string
  >;
  tradeRecords: Record<'title' | 'period' | 'count' | 'partner' | 'note', string>;
  /** Invoices and receipts. */
  order: Record<
    | 'reissued'
    | 'to'
    | 'addressee'
    | 'addressee_company'
    | 'from'
    | 'registration'
    | 'on_behalf'
    | 'freight'
    | 'base'
    | 'tax'
    | 'total'
    | 'received'
    | 'invoice_note'
    | 'receipt_note',
    string
  > & {
    plain: Record<'invoice' | 'receipt', string>;
    qualified: Record<'invoice' | 'receipt', string>;
    facts: Record<'issued' | 'order' | 'ordered' | 'paid' | 'pay_type', string>;
    columns: Record<'line' | 'goods' | 'quantity' | 'unit_price' | 'amount', string>;
    afterwards: Record<'freight' | 'returned' | 'tax' | 'kept', string>;
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
