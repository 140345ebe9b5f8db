import type { Language } from '@fovea/shared-types/language';
import { BILL_LINE_TYPE, type BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { toWireOfAny, type Currency } from '@fovea/shared-types/money';
import { textIn } from '@fovea/shared-types/record/translations';
import { DateTime } from 'luxon';
import { codeName } from '../../i18n/dictionary-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { fillText } from '../../i18n/texts.js';
import { inLanguage } from '../../platform/database/localized.js';
import type { PrintedDocument, DocumentBlock } from '../../platform/printing/printed-document.js';
import type {
  NamedDocument,
  PartyName,
  TaxDocumentContent,
  TaxDocumentLine,
} from './tax-document-content.js';
import type { TaxDocumentRow } from './tax-document.repository.js';
import { transferFacts } from './transfer-facts.js';

type Texts = ReturnType<typeof documentTexts>['taxDocument'];
type Name = keyof typeof TAX_DOCUMENT_KIND;
type Document = Pick<TaxDocumentRow, 'kind' | 'number' | 'issued_on' | 'content' | 'red_letter_number'>;

/** With the digits that the currency has: whole yen, unlike on screens. */
export function printedPrice(amount: number, currency: Currency): string {
  const [whole = '0', decimals] = toWireOfAny(amount, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${decimals === undefined ? grouped : `${grouped}.${decimals}`} ${currency}`;
}

/** @param day `2026-10-31` */
export const printedDay = (day: string, language: Language): string =>
  DateTime.fromISO(day, { zone: 'UTC', locale: language }).toFormat(documentTexts(language).taxDocument.day);

/** A document as it was issued, in the words of its reader. */
export function drawnTaxDocument(
  document: Document,
  isReissue: boolean,
  language: Language,
): PrintedDocument {
  const texts = documentTexts(language).taxDocument;
  const { content, number } = document;
  const name = nameOf(document.kind);
  const isStatement = isRefundStatement(document);
  return {
    language,
    title: titleOf(document, isReissue, texts),
    number,
    blocks: [
      { kind: 'parties', parties: partiesOf(content, texts, language) },
      { kind: 'facts', facts: factsOf(document, texts, language) },
      tableOf(name, content, language),
      { kind: 'totals', totals: totalsOf(name, content, texts) },
      ...statementBlocks(content, language),
      ...transferBlocks(content, texts, language),
      ...remarkBlocks(content, texts),
      ...(content.lines.some(({ isReduced }) => isReduced === true)
        ? [{ kind: 'notes' as const, text: texts.reduced_note }]
        : []),
      { kind: 'notes', text: isStatement ? texts.notes.refund_statement : texts.notes[name] },
    ],
    footer: inWords(content.issuer.name, language),
  };
}

function tableOf(name: Name, content: TaxDocumentContent, language: Language): DocumentBlock {
  if (name === 'month_invoice') return billedBlock(content, language);
  if (name === 'fee_statement') return feesBlock(content, language);
  return linesBlock(content, documentTexts(language).taxDocument, language);
}

const nameOf = (kind: number): Name => {
  const found = (Object.keys(TAX_DOCUMENT_KIND) as Name[]).find((name) => TAX_DOCUMENT_KIND[name] === kind);
  if (found === undefined) throw new Error(`no document is of kind ${kind}`);
  return found;
};

/** A fapiao comes from the tax system of China alone, so nothing of ours is called one. */
const isRefundStatement = ({ kind, content }: Document): boolean =>
  kind === TAX_DOCUMENT_KIND.credit_note && content.issuer.country === 'CN';

const inWords = (name: PartyName, language: Language): string =>
  typeof name === 'string' ? name : inLanguage(name, language);

function titleOf(document: Document, isReissue: boolean, texts: Texts): string {
  const { issuer, amends } = document.content;
  const titles = issuer.registrationNumber === null ? texts.titles.plain : texts.titles.qualified;
  const plain = isRefundStatement(document) ? texts.titles.refund_statement : titles[nameOf(document.kind)];
  const title = amends === null ? plain : fillText(texts.corrected, { title: plain });
  return isReissue ? fillText(texts.reissued, { title }) : title;
}

function partiesOf(content: TaxDocumentContent, texts: Texts, language: Language) {
  const { issuer, onBehalfOf, addressee, department, isToCompany, destination } = content;
  const form = isToCompany ? texts.addressee_company : texts.addressee;
  const to = inWords(addressee, language);
  return [
    {
      title: texts.to,
      lines: [
        ...(department === null ? [] : [to]),
        fillText(form, { name: department ?? to }),
        ...destination,
      ],
    },
    {
      title: texts.from,
      lines: [
        inWords(issuer.name, language),
        ...issuer.lines,
        ...(issuer.registrationNumber === null
          ? []
          : [fillText(texts.registration, { number: issuer.registrationNumber })]),
        ...(onBehalfOf === null ? [] : [fillText(texts.on_behalf, { name: inWords(onBehalfOf, language) })]),
      ],
    },
  ];
}

function factsOf(document: Document, texts: Texts, language: Language) {
  const { kind, issued_on, content } = document;
  const { facts } = texts;
  const day = (on: string): string => printedDay(on, language);
  const named = ({ number, issuedOn }: NamedDocument): string =>
    fillText(texts.named, { number, day: day(issuedOn) });
  const { amends, original, paidOn, payType } = content;
  return [
    { label: facts.issued, value: day(issued_on) },
    ...subjectFacts(content, texts, language),
    ...(kind === TAX_DOCUMENT_KIND.receipt && paidOn !== null
      ? [{ label: facts.paid, value: day(paidOn) }]
      : []),
    ...(payType === null ? [] : [{ label: facts.pay_type, value: codeName(language, 'pay_type', payType) }]),
    ...(amends === null ? [] : [{ label: facts.amends, value: named(amends) }]),
    ...(kind === TAX_DOCUMENT_KIND.credit_note
      ? [{ label: facts.original, value: original === null ? facts.no_original : named(original) }]
      : []),
    ...(isRefundStatement(document)
      ? [{ label: facts.red_letter, value: document.red_letter_number ?? facts.no_red_letter }]
      : []),
  ];
}

/** An order is of a day, a bill of a month; what is not to be transferred is still due. */
function subjectFacts(
  { bill, statement, subjectNo, transactedOn, transfer }: TaxDocumentContent,
  texts: Texts,
  language: Language,
) {
  const { facts } = texts;
  if (statement !== undefined) {
    const { month } = statement;
    return [{ label: texts.statement.period, value: periodOf(month, transactedOn, texts, language) }];
  }
  if (bill === undefined)
    return [
      { label: facts.order, value: subjectNo },
      { label: facts.transacted, value: printedDay(transactedOn, language) },
    ];
  const period = periodOf(bill.month, transactedOn, texts, language);
  return [
    { label: texts.month.number, value: subjectNo },
    { label: texts.month.billed, value: period },
    ...(transfer === null ? [{ label: texts.transfer.due, value: printedDay(bill.dueOn, language) }] : []),
  ];
}

const periodOf = (month: string, lastDay: string, texts: Texts, language: Language): string =>
  fillText(texts.month.period, {
    from: printedDay(`${month}-01`, language),
    to: printedDay(lastDay, language),
  });

/** Proceeds of the month with their fees, and fees that were returned. */
function feesBlock({ lines, currency }: TaxDocumentContent, language: Language): DocumentBlock {
  const { columns, month, statement } = documentTexts(language).taxDocument;
  return {
    kind: 'table',
    columns: [
      { label: month.day, share: 2.4 },
      { label: statement.order, share: 3.4 },
      { label: statement.what, share: 4 },
      { label: statement.proceeds, share: 3, align: 'right' },
      { label: columns.rate, share: 1.4, align: 'right' },
      { label: statement.fee, share: 3, align: 'right' },
    ],
    rows: lines.map(({ kind, on, reference, gross, ratePercent, amount }) => [
      on ?? '',
      reference ?? '',
      statement.lines[kind === 'fee_returned' ? 'fee_returned' : 'fee'],
      gross === undefined || gross === 0 ? '-' : printedPrice(gross, currency),
      ratePercent === null ? '-' : `${ratePercent}%`,
      printedPrice(amount, currency),
    ]),
  };
}

/** What moved the merchant's money. */
function statementBlocks({ statement, currency }: TaxDocumentContent, language: Language): DocumentBlock[] {
  if (statement === undefined) return [];
  const texts = documentTexts(language).taxDocument.statement;
  const price = (amount: number): string => printedPrice(amount, currency);
  return [
    { kind: 'heading', text: texts.account },
    {
      kind: 'totals',
      totals: [
        { label: texts.opening, value: price(statement.opening) },
        ...statement.movements.map(({ type, amount }) => ({
          label: codeName(language, 'balance_type', type),
          value: price(amount),
        })),
        { label: texts.closing, value: price(statement.closing) },
      ],
    },
  ];
}

/** What each order and service of the month was. */
function billedBlock({ lines, currency }: TaxDocumentContent, language: Language): DocumentBlock {
  const { columns, month, reduced } = documentTexts(language).taxDocument;
  const nameOfLine = ({ kind, name, isQualified, isReduced }: TaxDocumentLine): string => {
    const plain =
      kind === 'billed' || kind === 'prepaid'
        ? name === null
          ? ''
          : inLanguage(name, language)
        : month.lines[kind === 'carried' ? 'carried' : 'credit_used'];
    const marked = isReduced === true ? fillText(reduced, { name: plain }) : plain;
    const of = kind === 'prepaid' ? fillText(month.lines.prepaid, { name: marked }) : marked;
    return isQualified === false ? fillText(month.unregistered, { name: of }) : of;
  };
  return {
    kind: 'table',
    columns: [
      { label: month.day, share: 2.4 },
      { label: month.reference, share: 3.2 },
      { label: columns.goods, share: 5 },
      { label: month.kind, share: 1.8 },
      { label: columns.rate, share: 1.4, align: 'right' },
      { label: month.net, share: 3, align: 'right' },
    ],
    rows: lines.map((line) => [
      line.on ?? '',
      line.reference ?? '',
      nameOfLine(line),
      billTypeText(line.billType, language),
      line.ratePercent === null ? '-' : `${line.ratePercent}%`,
      printedPrice(line.amount, currency),
    ]),
  };
}

const BILL_TYPE_FIELDS = {
  [BILL_LINE_TYPE.parts]: 'type1_total_price',
  [BILL_LINE_TYPE.service]: 'type2_total_price',
  [BILL_LINE_TYPE.goods]: 'goods_total_price',
} as const;

/** The kind of a charge, as the list of bills calls its total. */
export const billTypeText = (type: BillLineType | undefined, language: Language): string =>
  type === undefined ? '' : textIn(monthBill.declared.shown[BILL_TYPE_FIELDS[type]].label, language);

function remarkBlocks({ bill, lines }: TaxDocumentContent, texts: Texts): DocumentBlock[] {
  return [
    ...(lines.some(({ isQualified }) => isQualified === false)
      ? [{ kind: 'notes' as const, text: texts.month.unregistered_note }]
      : []),
    ...(bill === undefined || bill.remark === '' ? [] : [{ kind: 'notes' as const, text: bill.remark }]),
  ];
}

function linesBlock(
  { lines, currency }: TaxDocumentContent,
  texts: Texts,
  language: Language,
): DocumentBlock {
  const { columns } = texts;
  const isTaxed = lines.some(({ ratePercent }) => ratePercent !== null && ratePercent > 0);
  return {
    kind: 'table',
    columns: [
      { label: columns.line, share: 1 },
      { label: columns.goods, share: 6 },
      { label: columns.quantity, share: 1.5, align: 'right' },
      { label: columns.unit_price, share: 3, align: 'right' },
      ...(isTaxed ? [{ label: columns.rate, share: 1.5, align: 'right' as const }] : []),
      { label: columns.amount, share: 3, align: 'right' },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      lineName(line, texts, language),
      String(line.quantity),
      printedPrice(line.unitPrice, currency),
      ...(isTaxed ? [line.ratePercent === null ? '' : `${line.ratePercent}%`] : []),
      printedPrice(line.amount, currency),
    ]),
  };
}

function lineName({ kind, name, isReduced }: TaxDocumentLine, texts: Texts, language: Language): string {
  const plain = name !== null ? inLanguage(name, language) : isNamed(kind) ? texts.lines[kind] : '';
  return isReduced === true ? fillText(texts.reduced, { name: plain }) : plain;
}

const isNamed = (kind: TaxDocumentLine['kind']): kind is 'freight' | 'added_freight' | 'returned' =>
  kind === 'freight' || kind === 'added_freight' || kind === 'returned';

/** What is not taxed is no row of its own where nothing is taxed. */
function totalsOf(name: Name, { taxes, total, currency, issuer }: TaxDocumentContent, texts: Texts) {
  const price = (amount: number): string => printedPrice(amount, currency);
  const isTaxed = taxes.some(({ tax }) => tax !== 0);
  const word =
    issuer.country === 'JP' ? texts.tax.JP : issuer.country === 'CN' ? texts.tax.CN : texts.tax.other;
  const rows = taxes.flatMap(({ ratePercent, isQualified, base, tax }) => {
    const rate = String(ratePercent);
    if (ratePercent === 0) return [{ label: texts.untaxed, value: price(base) }];
    const named = (label: string): string =>
      isQualified === false ? fillText(texts.month.unregistered, { name: label }) : label;
    return [
      { label: named(fillText(texts.base, { rate })), value: price(base) },
      { label: named(fillText(word, { rate })), value: price(tax) },
    ];
  });
  const totals = isTaxed ? texts.totals : texts.untaxed_totals;
  return [...(isTaxed ? rows : []), { label: totals[name], value: price(total) }];
}

function transferBlocks(
  { transfer, currency }: TaxDocumentContent,
  texts: Texts,
  language: Language,
): DocumentBlock[] {
  if (transfer === null) return [];
  return [
    { kind: 'heading', text: texts.transfer.title },
    {
      kind: 'facts',
      facts: [
        ...transferFacts(transfer.account, currency, language),
        { label: texts.transfer.due, value: printedDay(transfer.dueOn, language) },
        { label: texts.transfer.reference, value: transfer.reference },
      ],
    },
  ];
}
