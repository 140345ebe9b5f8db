import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { day, money, reference, text, truth } from '../record/fields.js';
import { exactly, ofId, same, searchText, sinceDay, untilDay } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { TAX_DOCUMENT_KIND } from './tax-document-kinds.js';

const NUMBER = ['票据编号', 'Document no.', '書類番号'] as const;
const ISSUED_ON = ['开具日期', 'Issued', '発行日'] as const;
const COUNTERPARTY = ['抬头', 'Counterparty', '取引先'] as const;

/**
 * Documents as they were issued, found by day, amount and counterparty (電子帳簿保存法施行規則 4条), each alone or with the
 * others.
 */
export const taxDocument = staffRecord({
  name: 'finance:tax-document',
  one: ['票据', 'a tax document', '税務書類'],
  many: ['票据', 'Tax documents', '税務書類'],
  words: {
    empty: ['没有票据', 'No document found', '書類はありません'],
    empty_text: [
      '账单、收据、更正和退款票据开具后会显示在这里。',
      'Invoices, receipts, their corrections and credit notes appear here once they are issued.',
      '請求書・領収書・修正書類・返還インボイスは、発行するとここに表示されます。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/tax-documents/tax-document-list', 'Issued invoices, receipts and credit notes, newest first'],
  },
  exports: 'tax_documents',
  menu: { path: '/business/taxDocuments', icon: 'file-dollar' },
  title: 'number',
  order: '-id',
  fields: {},
  shown: {
    number: text({ label: NUMBER, max: 40 }),
    kind: choice({
      label: ['种类', 'Kind', '種類'],
      codes: Object.values(TAX_DOCUMENT_KIND),
      dict: 'tax_document_kind',
    }),
    issued_on: day({ label: ISSUED_ON }),
    transacted_on: day({ label: ['交易日期', 'Date of sale', '取引日'] }),
    issuer_name: text({ label: ['开具方', 'Issuer', '発行者'], max: 200 }),
    counterparty: text({ label: COUNTERPARTY, max: 500 }),
    total: money({ label: ['含税金额', 'Amount with tax', '税込金額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    subject_no: text({ label: ['订单或账单编号', 'Order or bill no.', '注文・請求番号'], max: 60 }),
    order_id: reference({ label: ['订单', 'Order', '注文'], orNull: true }),
    /** Of a month's invoice. */
    month_bill_id: reference({ label: ['月结账单', 'Monthly bill', '月次請求'], orNull: true }),
    /** The document that it replaces. */
    amends: text({ label: ['更正的票据', 'Corrects', '修正前の書類'], max: 40, orNull: true }),
    /** What a credit note reduces. */
    original: text({ label: ['原票据', 'Original document', '元の書類'], max: 40, orNull: true }),
    is_replaced: truth({ label: ['已被更正', 'Corrected since', '修正済み'] }),
    /** Of a refund in China: where a red-letter fapiao belongs to it. */
    needs_red_letter: truth({ label: ['需要红字发票', 'Needs a red-letter fapiao', '赤字発票が必要'] }),
    red_letter_number: text({
      label: ['红字发票号码', 'Red-letter fapiao no.', '赤字発票の番号'],
      max: 30,
      orNull: true,
    }),
  },
  filters: {
    number: exactly(NUMBER, 40),
    kind: same(),
    counterparty: searchText(COUNTERPARTY),
    currency: same(),
    amount: exactly(['含税金额', 'Amount with tax', '税込金額'], 20),
    amount_from: exactly(['金额不低于', 'Amount from', '金額（下限）'], 20),
    amount_to: exactly(['金额不超过', 'Amount up to', '金額（上限）'], 20),
    begin: sinceDay(ISSUED_ON),
    end: untilDay(ISSUED_ON),
    sold_from: sinceDay(['交易日期', 'Date of sale', '取引日']),
    sold_to: untilDay(['交易日期', 'Date of sale', '取引日']),
    order_id: ofId(['订单', 'Order', '注文']),
  },
});
