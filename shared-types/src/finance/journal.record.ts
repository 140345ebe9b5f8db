import { CURRENCIES } from '../money.js';
import { ACCOUNTING_FORMATS } from '../platform/export-formats.js';
import { choice } from '../record/code-fields.js';
import { day, instant, money, reference, text } from '../record/fields.js';
import { either, exactly, ofId, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { ACCOUNT_KIND_NAMES } from './account-kind-names.js';
import { ACCOUNT_KINDS, BALANCE_TYPE } from './balance-types.js';

/**
 * The ledger, line by line: each posting with its entry and cause, its account and that account's name in the
 * accounting package.
 */
export const journal = staffRecord({
  name: 'finance:journal',
  one: ['分录', 'a journal line', '仕訳'],
  many: ['日记账', 'Journal', '仕訳帳'],
  words: {
    empty: ['没有分录', 'No entry found', '仕訳はありません'],
    empty_text: [
      '资金的每一次变动都会在这里记一笔分录。',
      'Every movement of money is recorded here.',
      '資金が動くたびにここに記帳されます。',
    ],
  },
  scope: 'platform',
  classes: { row: 'JournalRow', list: 'JournalList' },
  calls: { list: ['/books/journal-list', 'Lines of the journal, newest first'] },
  exports: 'journal',
  packages: ACCOUNTING_FORMATS,
  menu: { path: '/finance/journal', icon: 'book' },
  title: 'cause_type',
  order: '-id',
  fields: {},
  shown: {
    entry_id: reference({ label: ['凭证号', 'Entry', '仕訳番号'] }),
    created_at: instant({ label: ['时间', 'Time', '日時'] }),
    /** By which it counts in a month. */
    posted_on: day({ label: ['记账日期', 'Posted on', '記帳日'] }),
    type: choice({
      label: ['类型', 'Kind', '種類'],
      codes: Object.values(BALANCE_TYPE),
      dict: 'balance_type',
    }),
    kind: text({
      label: ['账户', 'Account', '勘定'],
      max: 20,
      oneOf: ACCOUNT_KINDS,
      names: ACCOUNT_KIND_NAMES,
    }),
    account_code: text({ label: ['科目代码', 'Account code', '勘定科目コード'], max: 20, orNull: true }),
    account_name: text({ label: ['科目名称', 'Account name', '勘定科目名'], max: 60, orNull: true }),
    owner_name: text({ label: ['所有者', 'Owner', '名義'], max: 200, orNull: true }),
    /** In whole units, as is `credit`; empty on the other side. */
    debit: money({ label: ['借方', 'Debit', '借方'], currency: 'currency' }),
    credit: money({ label: ['贷方', 'Credit', '貸方'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    after: money({ label: ['变动后余额', 'Balance after', '変動後残高'], currency: 'currency' }),
    cause_type: text({ label: ['事由', 'Cause', '事由'], max: 60 }),
    cause_id: reference({ label: ['事由编号', 'Cause no.', '事由番号'] }),
    cause: text({ label: ['事由与步骤', 'Cause and step', '事由と手順'], max: 200 }),
    /** For links: the file has the document's number. */
    document_type: text({
      label: ['单据类型', 'Document kind', '伝票の種類'],
      max: 40,
      orNull: true,
      private: true,
    }),
    document_id: reference({ label: ['单据编号', 'Document id', '伝票ID'], orNull: true, private: true }),
    document: text({ label: ['单据', 'Document', '伝票'], max: 60, orNull: true }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, orNull: true }),
  },
  filters: {
    entry_id: same(),
    /** Of an order also what followed it: transfer, refund, freight. */
    document_no: exactly(['单据号', 'Document no.', '伝票番号'], 60),
    member_id: ofId(['会员', 'Member', '会員']),
    company_id: ofId(['公司', 'Company', '会社']),
    is_house: either(['平台自有账户', 'Platform account', '自社の勘定']),
    cause_type: exactly(['事由', 'Cause', '事由'], 60),
    cause_id: ofId(['事由编号', 'Cause no.', '事由番号']),
    kind: same(),
    currency: same(),
    type: same(),
    amount: exactly(['金额', 'Amount', '金額'], 20),
    begin: since(['时间', 'Time', '日時']),
    end: until(['时间', 'Time', '日時']),
  },
});
