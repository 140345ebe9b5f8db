import { choice } from '../record/code-fields.js';
import { day, text } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

/** The issuer on a seller's invoices. */
export const INVOICES_BY = {
  1: ['商家自己', 'The seller', '出品者自身'],
  2: ['平台代为开具', 'The platform on its behalf', '運営が代わって発行'],
} as const;

export const INVOICE_BY_PLATFORM = 2;

/** A company, or the platform itself, as issuer of invoices and receipts from a day on. */
export const invoiceIssuer = staffRecord({
  name: 'order:invoice-issuer',
  one: ['开票信息', 'an issuer of invoices', '請求書の発行者'],
  many: ['开票信息', 'Invoice details', '請求書の発行者'],
  words: {
    empty_text: [
      '请登记开票抬头、地址和日本合格发票登记号（T+13 位数字）。未登记时使用企业资料。',
      'Say the name, address and Japanese registration number (T and 13 digits) of invoices. Without a row the company’s own details stand there.',
      '請求書に載せる名称・住所・適格請求書発行事業者の登録番号（T＋13桁）を登録してください。未登録の場合は会社情報を使います。',
    ],
    delete_text: [
      '已开具的票据不受影响。',
      'Documents that were issued stay as they are.',
      '発行済みの書類は変わりません。',
    ],
  },
  scope: 'shared',
  calls: {
    list: ['/invoice-issuers/invoice-issuer-list', 'Issuers of invoices and receipts'],
    add: ['/invoice-issuers/add-invoice-issuer', 'Sets the invoice issuer of a company', 'edit'],
    update: ['/invoice-issuers/update-invoice-issuer', 'Changes an invoice issuer', 'edit'],
    delete: ['/invoice-issuers/del-invoice-issuer', 'Resets the issuer to the details of the company'],
  },
  exports: 'invoice_issuers',
  menu: { path: '/business/invoiceIssuer', icon: 'file-invoice' },
  subject: 'invoice_issuer',
  title: 'issuer_name',
  order: 'id',
  fields: {
    issuer_name: text({ label: ['开票抬头', 'Name on invoices', '発行者名'], max: 100, required: true }),
    address: text({ label: ['地址', 'Address', '住所'], max: 200, required: true }),
    phone: text({ label: ['电话', 'Phone', '電話番号'], max: 24, orNull: true }),
    registration_number: text({
      label: ['合格发票登记号（日本）', 'Registration number (Japan)', '登録番号'],
      hint: [
        'T 加 13 位数字；没有登记时请留空，票据将不是合格发票。',
        'T and 13 digits. Without one the documents are no qualified invoices.',
        'T＋13桁の数字。空欄の場合、適格請求書にはなりません。',
      ],
      max: 20,
      orNull: true,
    }),
    issued_by: choice({
      label: ['由谁开具', 'Issued by', '発行する者'],
      hint: [
        '平台代开时使用平台的登记号；仅限已登记的商家（日本媒介者交付特例）。',
        'The platform issues under its own number, for registered sellers alone (Japan’s rule for intermediaries).',
        '媒介者交付特例により運営の登録番号で発行します。登録事業者である出品者に限ります。',
      ],
      names: INVOICES_BY,
    }),
    effective_from: day({ label: ['生效日期', 'In force from', '適用開始日'], required: true }),
  },
  shown: {
    company_name: text({ label: ['公司', 'Company', '会社'], max: 100, orNull: true }),
  },
  filters: { issued_by: same() },
});
