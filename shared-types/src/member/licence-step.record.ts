import { int } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { EFFECTIVE_DAYS } from './licence-kind.record.js';

/** When a company is warned that a licence of its own ends. */
export const licenceStep = staffRecord({
  name: 'member:licence-step',
  one: ['到期提醒', 'a warning', '期限のお知らせ'],
  many: ['证照到期提醒', 'Warnings of licences', '許可・届出の期限のお知らせ'],
  words: {
    empty_text: [
      '没有提醒时，企业只会在证照过期后收到通知。',
      'Without any, a company hears of a licence only once it has ended.',
      '設定がない場合、企業には期限が切れた後にだけ通知されます。',
    ],
    delete_text: [
      '已发出的提醒不受影响。',
      'Warnings that were sent stay as they are.',
      '送信済みのお知らせには影響しません。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/licence-steps/licence-step-list', 'How many days before its end a licence is warned of'],
    add: ['/licence-steps/add-licence-step', 'Adds a warning'],
    update: ['/licence-steps/update-licence-step', 'Changes a warning'],
    delete: ['/licence-steps/del-licence-step', 'Deletes a warning'],
  },
  exports: 'licence_steps',
  menu: { path: '/business/licenceStep', icon: 'bell' },
  subject: 'licence_step',
  title: 'days',
  order: '-days',
  fields: {
    days: int({
      label: ['提前天数', 'Days before the end', '期限までの日数'],
      min: 1,
      max: 3650,
      required: true,
      sortable: true,
    }),
    ...EFFECTIVE_DAYS,
  },
  shown: {},
  filters: { days: same() },
});
