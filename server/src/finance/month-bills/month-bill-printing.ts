import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import type { MonthBillDocument } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import { textIn } from '@fovea/shared-types/record/translations';
import { codeName } from '../../i18n/dictionary-text.js';
import { timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting, type DocumentSource } from '../../platform/printing/document-printing.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import { billTypeText, printedDay, printedPrice } from '../tax-documents/drawn-tax-document.js';
import { subjectOf, TaxDocumentPrinting } from '../tax-documents/tax-document-printing.js';
import { numberOf } from './month-bill-number.js';
import { writtenOff } from './month-bill.record.js';
import { MonthBillRepository, type LineRow, type NamedBillRow } from './month-bill.repository.js';

/** As it is in the addresses of documents. */
export const BILL_DOCUMENT = 'month-bill';

const { shown } = monthBill.declared;

const FEES = [
  { type: BILL_LINE_TYPE.parts, total: 'type1_total' },
  { type: BILL_LINE_TYPE.service, total: 'type2_total' },
  { type: BILL_LINE_TYPE.goods, total: 'goods_total' },
] as const;

/** Printed bills: for their customers, by mail and from the page, and for finance. */
@Injectable()
export class MonthBillPrinting implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly printing: DocumentPrinting,
    private readonly documents: TaxDocumentPrinting,
  ) {}

  onModuleInit(): void {
    this.printing.register(BILL_DOCUMENT, (request) => this.fetched(request));
  }

  /**
   * @param owner whose it must be; null: anybody's, for finance
   * @throws NOT_FOUND; STATE_CONFLICT for a month that still runs, or came to nothing
   */
  async addressFor(
    { language, member }: MemberCaller,
    id: number,
    owner: number | null,
  ): Promise<MonthBillDocument> {
    const bill = await this.bills.findMonthBill(this.db, language, id, owner);
    if (bill === null) throw new AppError('NOT_FOUND');
    if (!isBilled(bill)) throw new AppError('STATE_CONFLICT');
    return {
      url: this.printing.addressOf(BILL_DOCUMENT, {
        subject: String(id),
        language,
        accountId: member.accountId,
      }),
    };
  }

  /** The address was made for who may read it. */
  private async fetched(request: Parameters<DocumentSource>[0]): ReturnType<DocumentSource> {
    const { language, subject } = request;
    const bill = await this.bills.findMonthBill(this.db, language, Number(subject), null);
    if (bill === null || !isBilled(bill)) return null;
    const invoice = await this.bills.findInvoice(this.db, bill.id);
    if (invoice !== null)
      return this.documents.fetch({ ...request, ...subjectOf(invoice, FIRST_ISSUE, language) });
    const document = listOf(bill, await this.bills.listLines(this.db, bill.id), language);
    return { name: `${document.title}-${bill.month}`, job: { kind: 'document', document } };
  }
}

/** What the bill's mail carries is what its page shows: the one issue of it. */
const FIRST_ISSUE = 1;

/** Its month is over, and something was owed. */
const isBilled = ({ status, is_written_off }: NamedBillRow): boolean =>
  (status !== MONTH_BILL_STATUS.open && status !== MONTH_BILL_STATUS.void) || is_written_off;

/** A bill from before bills were invoices: its orders have their own. */
function listOf(bill: NamedBillRow, lines: readonly LineRow[], language: Language): PrintedDocument {
  const texts = documentTexts(language).monthBill;
  const money = (amount: number): string => printedPrice(amount, bill.currency);
  return {
    language,
    title: texts.title,
    number: numberOf(bill.id),
    blocks: [
      { kind: 'parties', parties: [{ title: texts.to, lines: [bill.customer_name] }] },
      {
        kind: 'facts',
        facts: [
          { label: textIn(shown.month.label, language), value: bill.month },
          {
            label: textIn(shown.status.label, language),
            value: bill.is_written_off
              ? writtenOff(language)
              : codeName(language, 'states:monthly_bill', bill.status),
          },
          {
            label: textIn(shown.due_on.label, language),
            value: bill.due_on === null ? '-' : printedDay(bill.due_on, language),
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: texts.at, share: 3 },
          { label: texts.what, share: 3 },
          { label: texts.fee, share: 2 },
          { label: texts.amount, share: 2, align: 'right' },
        ],
        rows: lines.map(({ created_at, title, type, amount }) => [
          timeText(created_at, language),
          title === '' ? '-' : title,
          billTypeText(type, language),
          money(amount),
        ]),
      },
      {
        kind: 'totals',
        totals: [
          ...FEES.filter(({ total }) => bill[total] !== 0).map(({ type, total }) => ({
            label: billTypeText(type, language),
            value: money(bill[total]),
          })),
          { label: textIn(shown.price.label, language), value: money(bill.price) },
        ],
      },
      ...(bill.remark === '' ? [] : [{ kind: 'notes' as const, text: bill.remark }]),
    ],
    footer: numberOf(bill.id),
  };
}
