import { text } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { ACCOUNT_KIND_NAMES } from './account-kind-names.js';
import { ACCOUNT_KINDS } from './balance-types.js';

/** The accounting package's name of each kind of account: the export of the journal contains it. */
export const accountCode = staffRecord({
  name: 'finance:account-code',
  one: ['科目对应', 'an account code', '科目対応'],
  many: ['科目对应', 'Account codes', '科目対応表'],
  scope: 'platform',
  classes: { one: 'AccountCode', row: 'AccountCodeRow' },
  calls: {
    list: ['/books/account-code-list', 'Kinds of accounts with what the accounting package calls them'],
    update: ['/books/update-account-code', 'Changes what the accounting package calls a kind of account'],
  },
  menu: { path: '/finance/accountCodes', icon: 'hash' },
  title: 'kind',
  order: 'id',
  fields: {
    code: text({ label: ['科目代码', 'Account code', '勘定科目コード'], max: 20, required: true }),
    name: text({ label: ['科目名称', 'Account name', '勘定科目名'], max: 60, required: true }),
  },
  shown: {
    kind: text({
      label: ['账户', 'Account', '勘定'],
      max: 20,
      oneOf: ACCOUNT_KINDS,
      names: ACCOUNT_KIND_NAMES,
    }),
  },
  filters: { kind: same() },
});
