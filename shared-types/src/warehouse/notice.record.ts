import { choice, choices } from '../record/code-fields.js';
import { createdAt, day, instant, reference, text } from '../record/fields.js';
import { documents } from '../record/file-fields.js';
import { same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { ANSWER_FILES_MAX } from './document-bounds.js';
import { deviceFields, deviceShown } from './document-fields.js';

const NAME_MAX = 200;
const NOTES_MAX = 2000;
const notes = { max: NOTES_MAX, isLong: true } as const;

/** Facts without which a maker cannot answer; the maker's own address is one of them. */
export const NOTICE_FACTS = {
  1: ['商品名称', 'Trade name', '販売名'],
  2: ['通用名称', 'Generic name', '一般的名称'],
  3: ['型号', 'Model', '型式'],
  4: ['使用者', 'User', '使用者'],
  5: ['交付日期', 'Date of delivery', '引渡し日'],
  6: ['维护情况', 'Servicing done', '点検・整備の内容'],
  7: ['维护者', 'Who serviced it', '点検・整備の実施者'],
  8: ['设备状态', 'Condition', '機器の状態'],
  9: ['制造商的通知邮箱', 'The maker’s address for notices', '製造販売業者の通知先メール'],
} as const;

/** Notices of used devices to their makers, before the devices are sold. */
export const notice = staffRecord({
  name: 'warehouse:notice',
  one: ['二手器械通知', 'a used-device notice', '中古機器の通知'],
  many: ['二手器械通知', 'Used-device notices', '中古機器の通知'],
  words: {
    empty_text: [
      '出售二手医疗器械前，先通知制造商并按其指示处理。只需选择产品资料并填写序列号，其余由系统起草。',
      'Before a used device is sold its maker is notified, and the maker’s instructions are followed. Choose the item and enter the serial number: the rest is drafted.',
      '中古の医療機器を販売する前に、製造販売業者へ通知し、その指示に従います。品目と製造番号を入力すると下書きが作成されます。',
    ],
    delete_text: ['草稿删除后无法恢复。', 'The draft cannot be restored.', '下書きは元に戻せません。'],
  },
  scope: 'company',
  classes: { one: 'DeviceNotice', row: 'DeviceNoticeRow', list: 'DeviceNotice' },
  calls: {
    list: ['/device-notices/device-notice-list', 'Notices of used devices with what became of them'],
    detail: ['/device-notices/device-notice-detail', 'One notice with all that it says'],
    add: ['/device-notices/add-device-notice', 'Drafts a notice from an item and a serial number'],
    update: ['/device-notices/update-device-notice', 'Completes a draft'],
    delete: ['/device-notices/del-device-notice', 'Deletes a draft'],
  },
  exports: 'device_notices',
  menu: { path: '/warehouse/deviceNotice', icon: 'mail-forward' },
  subject: 'device_notice',
  title: 'serial_number',
  order: '-created_at',
  fields: {
    ...deviceFields,
    trade_name: text({
      label: NOTICE_FACTS[1],
      hint: [
        '留空时取自产品资料。',
        'Taken from the item when it is left empty.',
        '空欄の場合は品目から取り込みます。',
      ],
      max: NAME_MAX,
    }),
    generic_name: text({ label: NOTICE_FACTS[2], max: NAME_MAX }),
    model: text({ label: NOTICE_FACTS[3], max: NAME_MAX }),
    user_name: text({ label: NOTICE_FACTS[4], max: NAME_MAX }),
    earlier_users: text({ label: ['曾经的使用者', 'Earlier users', '過去の使用者'], ...notes }),
    delivered_on: day({ label: NOTICE_FACTS[5], orNull: true }),
    servicing: text({ label: NOTICE_FACTS[6], ...notes }),
    serviced_by: text({
      label: NOTICE_FACTS[7],
      hint: ['名称、地址和电话。', 'Name, address and telephone.', '氏名・住所・電話番号。'],
      ...notes,
    }),
    condition_note: text({
      label: NOTICE_FACTS[8],
      hint: [
        '使用期限、使用频率和保养情况。',
        'Limit and frequency of use, maintenance.',
        '使用期限・使用頻度・保守の状況。',
      ],
      ...notes,
    }),
    past_repairs: text({ label: ['维修记录', 'Past repairs', '過去の修理'], ...notes }),
  },
  shown: {
    company_id: reference({ label: LABELS.company_name, only: 'detail' }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    ...deviceShown,
    status: choice({
      label: ['状态', 'State', '状態'],
      names: {
        0: ['草稿', 'Draft', '下書き'],
        1: ['等待制造商答复', 'Waiting for the maker', '回答待ち'],
        2: ['已答复', 'Answered', '回答済み'],
      },
    }),
    missing: choices({ label: ['尚缺', 'Missing', '不足している項目'], names: NOTICE_FACTS }),
    sent_to: text({ label: ['发送至', 'Sent to', '送信先'], max: 254, orNull: true }),
    sent_at: instant({ label: ['发送时间', 'Sent', '送信日時'], orNull: true }),
    reminded_at: instant({ label: ['催复时间', 'Reminded', '再送日時'], orNull: true }),
    answered_on: day({ label: ['答复日期', 'Answered on', '回答日'], orNull: true }),
    answer: text({ label: ['答复', 'Answer', '回答'], ...notes, only: 'detail' }),
    instructions: text({
      label: ['制造商的指示', 'The maker’s instructions', '指示事項'],
      ...notes,
      only: 'detail',
    }),
    answer_files: documents({
      label: ['答复文件', 'The maker’s letter', '回答書'],
      max: ANSWER_FILES_MAX,
      files: ['image', 'file'],
      private: true,
    }),
    created_at: createdAt(),
  },
  filters: {
    words: searchText(['名称、型号或序列号', 'Name, model or serial', '名称・型式・製造番号']),
    status: same(),
  },
});
