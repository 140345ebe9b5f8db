import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MonthBillDocument } from '@fovea/shared-types/finance/month-bill.dto';
import type { Language } from '@fovea/shared-types/language';
import { CURRENCIES, type Currency } from '@fovea/shared-types/money';
import { documentTexts } from '../../i18n/document-text.js';
import { fillText } from '../../i18n/texts.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting, type DocumentSource } from '../../platform/printing/document-printing.js';
import type { DocumentBlock, PrintedDocument } from '../../platform/printing/printed-document.js';
import { printedDay, printedPrice } from '../tax-documents/drawn-tax-document.js';
import {
  CustomerStatementRepository,
  type StatedCustomer,
  type UnpaidBill,
} from './customer-statement.repository.js';
import { numberOf } from './month-bill-number.js';

/** As it is in the addresses of documents. */
const STATEMENT = 'customer-statement';
/** The customer and the currency. */
const SUBJECT = /^(\d{1,15})_([A-Z]{3})$/;

const AGES = [
  { label: 'not_due', isOf: (days: number) => days === 0 },
  { label: 'until_30', isOf: (days: number) => days >= 1 && days <= 30 },
  { label: 'until_60', isOf: (days: number) => days >= 31 && days <= 60 },
  { label: 'beyond_60', isOf: (days: number) => days > 60 },
] as const;

/** Statements of account: what a customer on monthly payment owes, by how long it is overdue. */
@Injectable()
export class CustomerStatements implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly statements: CustomerStatementRepository,
    private readonly printing: DocumentPrinting,
  ) {}

  onModuleInit(): void {
    this.printing.register(STATEMENT, (request) => this.fetched(request));
  }

  /** @throws NOT_FOUND */
  async addressFor(
    { language, member }: MemberCaller,
    customerId: number,
    currency: Currency,
  ): Promise<MonthBillDocument> {
    if (!(await this.statements.findCustomer(this.db, language, customerId))) throw new AppError('NOT_FOUND');
    return {
      url: this.printing.addressOf(STATEMENT, {
        subject: `${customerId}_${currency}`,
        language,
        accountId: member.accountId,
      }),
    };
  }

  /** The address was made for who may read it. */
  private async fetched({ subject, language }: Parameters<DocumentSource>[0]): ReturnType<DocumentSource> {
    const [, id, code] = SUBJECT.exec(subject) ?? [];
    const currency = CURRENCIES.find((one) => one === code);
    if (id === undefined || currency === undefined) return null;
    const customer = await this.statements.findCustomer(this.db, language, Number(id));
    if (!customer) return null;
    const bills = await this.statements.listUnpaid(this.db, Number(id), currency);
    const document = drawn(customer, bills, currency, language);
    return { name: `${document.title}-${customer.today}`, job: { kind: 'document', document } };
  }
}

function drawn(
  { name, is_company, today }: StatedCustomer,
  bills: readonly UnpaidBill[],
  currency: Currency,
  language: Language,
): PrintedDocument {
  const { accountStatement: texts, taxDocument } = documentTexts(language);
  const addressee = fillText(is_company ? taxDocument.addressee_company : taxDocument.addressee, { name });
  return {
    language,
    title: texts.title,
    number: today,
    blocks: [
      { kind: 'parties', parties: [{ title: texts.to, lines: [addressee] }] },
      { kind: 'facts', facts: [{ label: texts.as_of, value: printedDay(today, language) }] },
      ...(bills.length === 0
        ? [{ kind: 'notes' as const, text: texts.nothing }]
        : [billsBlock(bills, currency, language), agesBlock(bills, currency, language)]),
      { kind: 'notes', text: texts.note },
    ],
    footer: addressee,
  };
}

function billsBlock(bills: readonly UnpaidBill[], currency: Currency, language: Language): DocumentBlock {
  const { accountStatement: texts } = documentTexts(language);
  const price = (amount: number): string => printedPrice(amount, currency);
  return {
    kind: 'table',
    columns: [
      { label: texts.bill, share: 3 },
      { label: texts.due, share: 2.4 },
      { label: texts.price, share: 2.6, align: 'right' },
      { label: texts.paid, share: 2.6, align: 'right' },
      { label: texts.owed, share: 2.6, align: 'right' },
      { label: texts.late, share: 1.8, align: 'right' },
    ],
    rows: bills.map((bill) => [
      `${bill.month} ${numberOf(bill.id)}`,
      bill.due_on,
      price(bill.price),
      price(bill.paid),
      price(bill.price - bill.paid),
      bill.days_late === 0 ? '-' : String(bill.days_late),
    ]),
  };
}

function agesBlock(bills: readonly UnpaidBill[], currency: Currency, language: Language): DocumentBlock {
  const { accountStatement: texts } = documentTexts(language);
  const owedBy = (chosen: readonly UnpaidBill[]): number =>
    chosen.reduce((sum, { price, paid }) => sum + price - paid, 0);
  return {
    kind: 'totals',
    totals: [
      ...AGES.map(({ label, isOf }) => ({
        label: texts[label],
        value: printedPrice(owedBy(bills.filter(({ days_late }) => isOf(days_late))), currency),
      })),
      { label: texts.total, value: printedPrice(owedBy(bills), currency) },
    ],
  };
}
