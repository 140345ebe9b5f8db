import { state } from '../record/code-fields.js';
import { flag, instant, text } from '../record/fields.js';
import { ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { memberMachine } from '../states/member.states.js';

/** Of a person, of a company: both must be allowed before goods are published. */
export const mayPublish = () => flag({ label: ['可发布商品', 'May publish', '出品可'], dict: 'yes_no' });

const REGISTERED = ['注册时间', 'Registered', '登録日時'] as const;

/** Everybody with an account, as staff list them; what is done to one are steps of their own. */
export const member = staffRecord({
  name: 'member:account',
  one: ['账号', 'an account', 'アカウント'],
  many: ['会员列表', 'Member list', '会員一覧'],
  words: {
    empty: ['暂无会员', 'No members yet', '会員はまだいません'],
    empty_text: [
      '注册后的用户会显示在这里。',
      'Everybody who registers appears here.',
      '登録した人がここに表示されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'MemberRow', list: 'Member' },
  calls: { list: ['/members/member-list', 'Lists people; a merchant’s staff see those of their company'] },
  exports: 'members',
  menu: { path: '/memberList', icon: 'user', key: 'memberList' },
  title: 'username',
  order: '-created_at',
  fields: {},
  shown: {
    username: text({ label: ['姓名', 'Name', '名前'], max: 50, sortable: true }),
    phone: text({ label: ['手机', 'Phone', '電話番号'], max: 24, orNull: true }),
    email: text({ label: ['邮箱', 'E-mail', 'メールアドレス'], max: 254, sortable: true }),
    company_name: text({ label: LABELS.company_name, max: 100, orNull: true }),
    created_at: instant({ label: REGISTERED, sortable: true }),
    is_month_payment: flag({ label: ['月结', 'Monthly payment', '月次払い'], dict: 'yes_no' }),
    is_add_good: mayPublish(),
    status: state(memberMachine, {}),
  },
  /** Texts are looked for anywhere inside. */
  filters: {
    username: searchText(undefined, 50),
    email: searchText(undefined, 254),
    phone: searchText(undefined, 24),
    status: same(),
    is_month_payment: same(),
    is_add_good: same(),
    company_id: ofId(LABELS.company_name),
    created_from: since(REGISTERED),
    created_to: until(REGISTERED),
  },
});
