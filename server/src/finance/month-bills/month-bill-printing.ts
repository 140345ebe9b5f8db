import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import type { MonthBillDocument } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import type { Language } from '@fovea/shared-types/language';
import { textIn } from '@fovea/shared-types/record/translations';
import { codeName } from '../../i18n/dictionary-text.js';
import { priceText, timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import { numberOf } from './month-bill-payable.js';
import { writtenOff } from './month-bill.record.js';
import { MonthBillRepository, type LineRow, type NamedBillRow } from './month-bill.repository.js';

/** As it is in the addresses of documents. */
export const BILL_DOCUMENT = 'month-bill';

const { shown } = monthBill.declared;

/** Printed bills: for their customers, by mail and from the page, and for finance. */
@Injectable()
export class MonthBillPrinting implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly printing: DocumentPrinting,
  ) {}

  onModuleInit(): void {
    this.printing.register(BILL_DOCUMENT, async ({ language, subject }) => {
      // The address was made for who may read it.
      const bill = await this.bills.findMonthBill(this.db, language, Number(subject), null);
      if (bill === null) return null;
      const document = documentOf(bill, await this.bills.listLines(this.db, bill.id), language);
      return { name: `${document.title}-${bill.month}`, job: { kind: 'document', document } };
    });
  }

  /** @param owner whose it must be; null: anybody's, for finance */
  async addressFor(
    { language, member }: MemberCaller,
    id: number,
    owner: number | null,
  ): Promise<MonthBillDocument> {
    const bill = await this.bills.findMonthBill(this.db, language, id, owner);
    if (bill === null) throw new AppError('NOT_FOUND');
    return {
      url: this.printing.addressOf(BILL_DOCUMENT, {
        subject: String(id),
        language,
        accountId: member.accountId,
      }),
    };
  }
}

function documentOf(bill: NamedBillRow, lines: readonly LineRow[], language: Language): PrintedDocument {
  const texts = documentTexts(language).monthBill;
  const money = (amount: number): string => priceText(amount, bill.currency);
  const fees = {
    [BILL_LINE_TYPE.parts]: textIn(shown.type1_total_price.label, language),
    [BILL_LINE_TYPE.service]: textIn(shown.type2_total_price.label, language),
  };
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
            label: textIn(shown.due_at.label, language),
            value: bill.due_at === null ? '-' : timeText(bill.due_at, language),
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
          type === BILL_LINE_TYPE.service ? fees[BILL_LINE_TYPE.service] : fees[BILL_LINE_TYPE.parts],
          money(amount),
        ]),
      },
      {
        kind: 'totals',
        totals: [
          { label: fees[BILL_LINE_TYPE.parts], value: money(bill.type1_total) },
          { label: fees[BILL_LINE_TYPE.service], value: money(bill.type2_total) },
          { label: textIn(shown.price.label, language), value: money(bill.price) },
        ],
      },
      ...(bill.remark === '' ? [] : [{ kind: 'notes' as const, text: bill.remark }]),
    ],
    footer: numberOf(bill.id),
  };
}
