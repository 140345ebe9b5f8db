import { CURRENCIES } from '../money.js';
import { choice, ofId, text } from '../record/field.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/words.js';

/** What kind of account it is, as the banks of Japan count them. */
export const BANK_ACCOUNT_TYPES = {
  1: ['普通', 'Ordinary', '普通'],
  2: ['往来', 'Current', '当座'],
  4: ['储蓄', 'Savings', '貯蓄'],
} as const;

/** To which account of the platform buyers transfer money, one for each currency. */
export const receivingAccount = staffRecord({
  name: 'finance:receiving-account',
  one: ['收款账户', 'the receiving account', '振込先口座'],
  many: ['收款账户', 'Receiving accounts', '振込先口座'],
  words: {
    empty_text: ['每种货币一行。', 'One for each currency.', '通貨ごとに1行です。'],
  },
  scope: 'platform',
  calls: {
    list: ['/receiving-accounts/receiving-account-list', 'To which accounts buyers transfer money'],
    update: ['/receiving-accounts/update-receiving-account', 'Changes where buyers transfer money to'],
  },
  menu: { path: '/finance/receivingAccounts', icon: 'building-bank' },
  subject: 'receiving_account',
  title: 'currency',
  order: 'id',
  fields: {
    payee: text({ label: ['收款人', 'Payee', '口座名義'], max: 100, required: true }),
    bank_name: text({ label: ['银行', 'Bank', '銀行名'], max: 100, required: true }),
    branch_name: text({ label: ['支行', 'Branch', '支店名'], max: 100 }),
    account_type: choice({
      label: ['账户类型', 'Account type', '預金種目'],
      names: BANK_ACCOUNT_TYPES,
      required: true,
    }),
    account_no: text({ label: ['账号', 'Account number', '口座番号'], max: 40, required: true }),
  },
  shown: { currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }) },
  filters: { id: ofId(LABELS.id) },
});
