import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { Language } from '@fovea/shared-types/language';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { amountBound, ofAmount } from '../ledger/amount-filter.js';

const numberOf = (id: string): string => `(SELECT n.number FROM tax_document n WHERE n.id = ${id})`;

/** SQL of what a list shows of a document `t`, beside its columns. */
export const SHOWN = {
  subject_no: `t.content->>'subjectNo'`,
  amends: numberOf('t.amends_id'),
  original: numberOf('t.original_id'),
  is_replaced: 'EXISTS (SELECT FROM tax_document n WHERE n.amends_id = t.id)',
  needs_red_letter: `(t.kind = ${TAX_DOCUMENT_KIND.credit_note} AND t.content->'issuer'->>'country' = 'CN')`,
} as const;

/** The issuer in the reader's language, where it has a name in several. */
export const issuerName = (language: Language): string => {
  const name = `t.content->'issuer'->'name'`;
  const own = { zh: 'c', en: 'e', ja: 'j' }[language];
  return `CASE jsonb_typeof(${name}) WHEN 'string' THEN ${name} #>> '{}'
    ELSE coalesce(nullif(${name}->>'${own}', ''), nullif(${name}->>'e', ''), ${name}->>'c', ${name}->>'j') END`;
};

/** Documents as the platform reads all of them and a company its own. */
export const servedTaxDocument = serveRecord(taxDocument, {
  table: 'tax_document',
  rowsOf: { sharedBy: 'documents of a company, of none of its people' },
  shown: { ...SHOWN, issuer_name: ({ language }) => issuerName(language) },
  filters: {
    counterparty: (filter, text) => {
      filter.matchesTerms({ text: 't.counterparty_text', bigrams: 't.counterparty_bigrams' }, text);
    },
    amount: ofAmount('t.total'),
    amount_from: amountBound('t.total', '>='),
    amount_to: amountBound('t.total', '<='),
    begin: 't.issued_on',
    end: 't.issued_on',
    sold_from: 't.transacted_on',
    sold_to: 't.transacted_on',
    order_id: 't.order_id',
  },
  constraints: { tax_document_red_letter_ck: brokenField('red_letter_number') },
});
