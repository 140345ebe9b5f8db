import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { instant, money, reference, text } from '../record/fields.js';
import { ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { ACCOUNT_KIND_NAMES } from './account-kind-names.js';
import { BALANCE_TYPE, OWNER_KINDS } from './balance-types.js';

/** Every change of a member's or a company's money, for ever: the ledger as its owners read it. */
export const balanceLine = staffRecord({
  name: 'finance:ledger',
  one: ['余额明细', 'a balance line', '残高明細'],
  many: ['余额明细', 'Balance details', '残高明細'],
  words: {
    empty: ['没有余额明细', 'No transactions found', '残高の明細はありません'],
    empty_text: [
      '余额的每一次变动都会记录在这里。',
      'Every change of a balance is recorded here.',
      '残高が動くたびにここに記録されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'BalanceLineRow', list: 'BalanceLineList' },
  calls: { list: ['/wallet/admin-balance-detail-list', 'Movements of balances, newest first'] },
  exports: 'balance_details',
  menu: { path: '/finance/balanceDetails', icon: 'list-details' },
  title: 'type_name',
  order: '-id',
  fields: {},
  shown: {
    created_at: instant({ label: ['时间', 'Time', '日時'] }),
    company_name: text({ label: ['公司', 'Company', '会社'], max: 200, orNull: true }),
    username: text({ label: ['会员', 'Member', '会員'], max: 60, orNull: true }),
    type: choice({
      label: ['类型', 'Kind', '種類'],
      codes: Object.values(BALANCE_TYPE),
      dict: 'balance_type',
    }),
    type_name: text({ label: ['类型', 'Kind', '種類'], max: 60 }),
    /** Which of the owner's accounts. */
    kind: text({
      label: ['账户', 'Account', '勘定'],
      max: 20,
      oneOf: OWNER_KINDS,
      names: ACCOUNT_KIND_NAMES,
    }),
    /** In whole units, as is `after`. */
    change: money({ label: ['变动', 'Change', '増減'], currency: 'currency' }),
    after: money({ label: ['变动后余额', 'Balance after', '変動後残高'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    cause_type: text({ label: ['事由', 'Cause', '事由'], max: 60, private: true }),
    cause_id: reference({ label: ['事由编号', 'Cause no.', '事由番号'], private: true }),
    document_type: text({ label: ['单据类型', 'Document kind', '伝票の種類'], max: 40, orNull: true }),
    document_id: reference({ label: ['单据编号', 'Document id', '伝票ID'], orNull: true }),
    document: text({ label: ['单据', 'Document', '伝票'], max: 60, orNull: true }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, orNull: true }),
    entry_id: reference({ label: ['凭证号', 'Entry', '仕訳番号'] }),
  },
  filters: {
    company_id: ofId(['公司', 'Company', '会社']),
    username: searchText(['会员', 'Member', '会員']),
    currency: same(),
    kind: same(),
    type: same(),
    begin: since(['时间', 'Time', '日時']),
    end: until(['时间', 'Time', '日時']),
  },
});
