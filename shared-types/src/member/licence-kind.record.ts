import { choice } from '../record/code-fields.js';
import { day, int, text } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

const NAME_MAX = 120;

/** The country whose law defines a licence. */
export const LICENCE_COUNTRIES = {
  1: ['日本', 'Japan', '日本'],
  2: ['中国', 'China', '中国'],
  3: ['其他', 'Other', 'その他'],
} as const;

/** What a rule of the law names the days of that it holds. */
export const EFFECTIVE_DAYS = {
  effective_from: day({ label: ['生效日期', 'In force from', '適用開始日'], required: true }),
  effective_until: day({
    label: ['失效日期', 'In force until', '適用終了日'],
    hint: [
      '包括当日；没有期限时请留空。',
      'That day included. Empty while no end is known.',
      'その日を含みます。終了が決まっていない場合は空欄にしてください。',
    ],
    orNull: true,
  }),
} as const;

/** Licences and filings that a law requires of dealers in devices. */
export const licenceKind = staffRecord({
  name: 'member:licence-kind',
  one: ['证照种类', 'a kind of licence', '許可・届出の種類'],
  many: ['证照种类', 'Kinds of licences', '許可・届出の種類'],
  words: {
    empty_text: [
      '请登记法律要求的许可和备案，企业登记证照时从中选择。',
      'Say which permits and filings the law knows: companies choose from them when they register theirs.',
      '法令で求められる許可・届出を登録してください。企業は登録時にここから選びます。',
    ],
    delete_text: [
      '已有证照使用的种类不能删除，可填写失效日期。',
      'A kind that licences have cannot be deleted: say its last day instead.',
      '許可・届出で使われている種類は削除できません。適用終了日を入力してください。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/licence-kinds/licence-kind-list', 'Kinds of licences as staff keep them'],
    add: ['/licence-kinds/add-licence-kind', 'Adds a kind of licence'],
    update: ['/licence-kinds/update-licence-kind', 'Changes a kind of licence'],
    delete: ['/licence-kinds/del-licence-kind', 'Deletes a kind that no licence has'],
  },
  exports: 'licence_kinds',
  menu: { path: '/business/licenceKind', icon: 'certificate' },
  subject: 'licence_kind',
  title: 'kind_name',
  order: 'id',
  fields: {
    country: choice({ label: ['国家', 'Country', '国'], names: LICENCE_COUNTRIES, required: true }),
    name_c: text({ label: ['中文名称', 'Name in Chinese', '中国語の名称'], max: NAME_MAX, required: true }),
    name_e: text({ label: ['英文名称', 'Name in English', '英語の名称'], max: NAME_MAX, required: true }),
    name_j: text({ label: ['日文名称', 'Name in Japanese', '日本語の名称'], max: NAME_MAX, required: true }),
    ...EFFECTIVE_DAYS,
  },
  shown: {
    kind_name: text({ label: ['种类', 'Kind', '種類'], max: NAME_MAX }),
    licence_count: int({ label: ['证照数', 'Licences', '登録数'], only: 'list' }),
  },
  filters: { country: same() },
});
