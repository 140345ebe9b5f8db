import type { Language } from '@fovea/shared-types/language';
import { ORDER_DOCUMENT_KIND } from '@fovea/shared-types/order/order-document-rules';
import { codeName } from '../../i18n/dictionary-text.js';
import { priceText, timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { fillText } from '../../i18n/texts.js';
import { inLanguage, type LocalizedText } from '../../platform/database/localized.js';
import type { PrintedDocument, DocumentBlock } from '../../platform/printing/printed-document.js';
import type { FoundDocument } from './order-document.repository.js';
import { sumsOf } from './changes-after-issue.js';
import type { TaxRow } from './tax-table.js';

/** An invoice or a receipt as it was issued, in the words of its reader. */
export function drawnOrderDocument(
  { kind, number, content, issued_at, afterwards }: FoundDocument,
  isReissue: boolean,
  language: Language,
): PrintedDocument {
  const texts = documentTexts(language).order;
  const isReceipt = kind === ORDER_DOCUMENT_KIND.receipt;
  const { issuer, taxes, currency } = content;
  const isQualified = issuer.registrationNumber !== null;
  const name = (text: LocalizedText | string): string =>
    typeof text === 'string' ? text : inLanguage(text, language);
  const price = (amount: number): string => priceText(amount, currency);
  const labels = isQualified ? texts.qualified : texts.plain;
  const title = isReceipt ? labels.receipt : labels.invoice;
  return {
    language,
    title: isReissue ? fillText(texts.reissued, { title }) : title,
    number,
    blocks: [
      {
        kind: 'parties',
        parties: [
          {
            title: texts.to,
            lines: [
              fillText(content.isToCompany === true ? texts.addressee_company : texts.addressee, {
                name: name(content.addressee),
              }),
              ...(content.destination ?? []),
            ],
          },
          {
            title: texts.from,
            lines: [
              name(issuer.name),
              ...issuer.lines,
              ...(issuer.registrationNumber === null
                ? []
                : [fillText(texts.registration, { number: issuer.registrationNumber })]),
              ...(content.onBehalfOf === null
                ? []
                : [fillText(texts.on_behalf, { name: name(content.onBehalfOf) })]),
            ],
          },
        ],
      },
      {
        kind: 'facts',
        facts: [
          { label: texts.facts.issued, value: timeText(issued_at, language) },
          { label: texts.facts.order, value: content.orderNo },
          { label: texts.facts.ordered, value: timeText(new Date(content.orderedAt), language) },
          ...(isReceipt && content.paidAt !== null
            ? [{ label: texts.facts.paid, value: timeText(new Date(content.paidAt), language) }]
            : []),
          ...(content.payType === null
            ? []
            : [{ label: texts.facts.pay_type, value: codeName(language, 'pay_type', content.payType) }]),
        ],
      },
      linesBlock(content, language),
      {
        kind: 'totals',
        totals: [
          ...taxes.flatMap(({ ratePercent, base, tax }) => [
            { label: fillText(texts.base, { rate: String(ratePercent) }), value: price(base) },
            { label: fillText(texts.tax, { rate: String(ratePercent) }), value: price(tax) },
          ]),
          { label: isReceipt ? texts.received : texts.total, value: price(content.total) },
        ],
      },
      ...afterwardsBlocks(content, afterwards, language),
      { kind: 'notes', text: isReceipt ? texts.receipt_note : texts.invoice_note },
    ],
    footer: name(issuer.name),
  };
}

/** Freight that was billed afterwards, refunds, and what is left of the sum above. */
function afterwardsBlocks(
  content: FoundDocument['content'],
  afterwards: FoundDocument['afterwards'],
  language: Language,
): DocumentBlock[] {
  const sums = sumsOf(content, afterwards);
  if (sums === null) return [];
  const texts = documentTexts(language).order.afterwards;
  const price = (amount: number): string => priceText(amount, content.currency);
  const on = (text: string, at: string | null): string =>
    fillText(text, { at: at === null ? '' : timeText(new Date(at), language) });
  const taxIn = (taxes: readonly TaxRow[], sign: string) =>
    taxes.map(({ ratePercent, tax }) => ({
      label: fillText(texts.tax, { rate: String(ratePercent) }),
      value: `${sign}${price(tax)}`,
    }));
  return [
    {
      kind: 'totals',
      totals: [
        ...(sums.freight === null
          ? []
          : [
              { label: on(texts.freight, afterwards.freightPaidAt), value: price(sums.freight.amount) },
              ...taxIn(sums.freight.taxes, ''),
            ]),
        ...(sums.returned === null
          ? []
          : [
              { label: on(texts.returned, afterwards.returnedAt), value: `-${price(sums.returned.amount)}` },
              ...taxIn(sums.returned.taxes, '-'),
            ]),
        { label: texts.kept, value: price(sums.kept) },
      ],
    },
  ];
}

function linesBlock(
  { lines, freight, currency }: FoundDocument['content'],
  language: Language,
): DocumentBlock {
  const { columns, freight: carriage } = documentTexts(language).order;
  return {
    kind: 'table',
    columns: [
      { label: columns.line, share: 1 },
      { label: columns.goods, share: 6 },
      { label: columns.quantity, share: 1.5, align: 'right' },
      { label: columns.unit_price, share: 3, align: 'right' },
      { label: columns.amount, share: 3, align: 'right' },
    ],
    rows: [
      ...lines.map(({ name, quantity, unitPrice, amount }, at) => [
        String(at + 1),
        inLanguage(name, language),
        String(quantity),
        priceText(unitPrice, currency),
        priceText(amount, currency),
      ]),
      ...(freight > 0
        ? [['', carriage, '1', priceText(freight, currency), priceText(freight, currency)]]
        : []),
    ],
  };
}
