import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { text } from '../record/fields.js';
import { ofId } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

/** Our accounts at banks, one for each currency: buyers transfer money to them, payouts go from them. */
export const platformBankAccount = staffRecord({
  name: 'finance:house-account',
  one: ['平台银行账户', 'the bank account of the platform', '当社の銀行口座'],
  many: ['平台银行账户', 'Bank accounts of the platform', '当社の銀行口座'],
  words: {
    empty_text: ['每种货币一行。', 'One for each currency.', '通貨ごとに1行です。'],
  },
  scope: 'platform',
  approvedChange: true,
  calls: {
    list: [
      '/house-accounts/house-account-list',
      'Our accounts: buyers transfer to them, payouts go from them',
    ],
    update: [
      '/house-accounts/update-house-account',
      'Changes our account as buyers and files to our banks see it',
    ],
  },
  menu: { path: '/finance/houseAccounts', icon: 'building-bank' },
  subject: 'house_account',
  title: 'currency',
  order: 'id',
  fields: {
    payee: text({
      label: ['户名', 'Account holder', '口座名義'],
      hint: [
        '与银行登记的户名一致；日元账户请用片假名。',
        'As registered with our bank; in kana for yen.',
        '銀行の登録どおりに入力します。円の口座はカナで入力します。',
      ],
      max: 100,
      required: true,
    }),
    bank_name: text({ label: ['银行', 'Bank', '銀行名'], max: 60, required: true }),
    bank_code: text({
      label: ['银行代码', 'Bank code', '銀行コード'],
      hint: [
        '打款文件使用：日本4位，中国12位联行号，其他为SWIFT代码。',
        'For payout files: 4 digits in Japan, 12 in China, elsewhere the BIC.',
        '振込ファイル用：日本は4桁、中国は12桁、その他はBIC（SWIFTコード）です。',
      ],
      max: 12,
    }),
    branch_name: text({ label: ['支行', 'Branch', '支店名'], max: 60 }),
    branch_code: text({ label: ['支行代码', 'Branch code', '支店コード'], max: 3 }),
    account_type: choice({
      label: ['账户类型', 'Account type', '預金種目'],
      names: {
        1: ['普通', 'Ordinary', '普通'],
        2: ['当座（支票账户）', 'Current', '当座'],
        4: ['储蓄', 'Savings', '貯蓄'],
      },
      required: true,
    }),
    account_no: text({
      label: ['账号／IBAN', 'Account number or IBAN', '口座番号・IBAN'],
      max: 34,
      required: true,
    }),
    bic: text({
      label: ['SWIFT／BIC', 'SWIFT/BIC', 'SWIFT／BICコード'],
      hint: [
        '境外汇款时付款人需要填写；8 位或 11 位。',
        'For payers abroad: 8 or 11 characters.',
        '海外からの送金に必要です。8桁または11桁です。',
      ],
      max: 11,
    }),
    payee_latin: text({
      label: ['户名（拉丁字母）', 'Account holder in Latin letters', '口座名義（英字）'],
      hint: [
        '境外银行只接受拉丁字母。',
        'Banks abroad take Latin letters only.',
        '海外の銀行は英字の名義のみ受け付けます。',
      ],
      max: 100,
    }),
    client_code: text({
      label: ['委托人代码', 'Client code', '委託者コード'],
      hint: [
        '仅日本的打款文件：银行分配的10位代码。',
        'For payout files in Japan: the 10 digits that our bank gave us.',
        '日本の振込ファイル用：銀行から付与された10桁のコードです。',
      ],
      max: 10,
    }),
  },
  shown: { currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }) },
  filters: { id: ofId(LABELS.id) },
});
