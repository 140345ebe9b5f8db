import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { Language } from '@fovea/shared-types/language';
import { fromWire } from '@fovea/shared-types/money';
import type { SqlFilter } from '../../platform/database/sql-filter.js';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofAmount } from '../ledger/amount-filter.js';

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

/** More than anything is worth. */
const BEYOND = 10 ** 15;

/** Each currency by its own digits; what is no amount bounds nothing that exists. */
const bound =
  (comparison: '>=' | '<=') =>
  (filter: SqlFilter, typed: string): void => {
    const none = comparison === '>=' ? BEYOND : -1;
    const [yen, cents] = [minorOf(typed, 'JPY') ?? none, minorOf(typed, 'CNY') ?? none];
    // By the index first: the looser of the two bounds.
    const loose = comparison === '>=' ? Math.min(yen, cents) : Math.max(yen, cents);
    filter.where(`t.total ${comparison} ${filter.value(loose)}::bigint`);
    filter.where(
      `t.total ${comparison} CASE t.currency WHEN 'JPY' THEN ${filter.value(yen)}::bigint ELSE ${filter.value(cents)}::bigint END`,
    );
  };

function minorOf(typed: string, currency: 'JPY' | 'CNY'): number | null {
  const plain = typed.replaceAll(',', '').trim();
  try {
    return fromWire(currency === 'JPY' ? plain.replace(/\.0*$/, '') : plain, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

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
    amount_from: bound('>='),
    amount_to: bound('<='),
    begin: 't.issued_on',
    end: 't.issued_on',
    sold_from: 't.transacted_on',
    sold_to: 't.transacted_on',
    order_id: 't.order_id',
  },
  constraints: { tax_document_red_letter_ck: brokenField('red_letter_number') },
});
