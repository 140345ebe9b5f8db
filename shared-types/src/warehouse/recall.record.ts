import { choice, state } from '../record/code-fields.js';
import { createdAt, day, instant, int, reference, text, texts } from '../record/fields.js';
import { same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { recallMachine } from '../states/warehouse.states.js';

const NAME_MAX = 200;
const NOTES_MAX = 2000;
const RANGES_MAX = 200;
/** Two numbers of sixty characters, and the separator. */
const RANGE_LENGTH = 125;
const long = { max: NOTES_MAX, isLong: true, required: true, only: 'detail' } as const;

export const RECALL_CLASSES = {
  1: ['一级', 'Class I', 'クラスⅠ'],
  2: ['二级', 'Class II', 'クラスⅡ'],
  3: ['三级', 'Class III', 'クラスⅢ'],
} as const;

export const RECALL_ACTIONS = {
  1: ['收回', 'Removal', '回収'],
  2: ['警示、检查或修理', 'Correction', '改修'],
  3: ['患者监测', 'Patient monitoring', '患者モニタリング'],
} as const;

export const RECALL_PERIODS = {
  0: ['不限期间', 'Whenever it was', '限定しない'],
  1: ['在此期间收货', 'Received within it', '期間内に受け入れたもの'],
  2: ['在此期间交付客户', 'Went to a customer within it', '期間内に顧客へ渡したもの'],
} as const;

/** Devices recalled by their maker, for the platform's staff. */
export const recall = staffRecord({
  name: 'warehouse:recall',
  one: ['召回', 'a recall', '回収'],
  many: ['召回', 'Recalls', '回収（リコール）'],
  words: {
    empty_text: [
      '制造商宣布召回后在此登记。发起后，系统会找到所有涉及的企业和持有人并通知他们。',
      'Enter here what a maker recalls. Once it is opened, every company and holder concerned is found and notified.',
      '製造販売業者の回収情報を登録します。開始すると、該当する機器を持つ会社と購入者へ自動で通知されます。',
    ],
    delete_text: ['草稿删除后无法恢复。', 'The draft cannot be restored.', '下書きは元に戻せません。'],
  },
  scope: 'platform',
  classes: { one: 'Recall', row: 'RecallRow', list: 'RecallList' },
  calls: {
    list: ['/recalls/recall-list', 'Recalls with the numbers of notified and settled parties'],
    detail: ['/recalls/recall-detail', 'One recall with all that it says'],
    add: ['/recalls/add-recall', 'Drafts a recall'],
    update: ['/recalls/update-recall', 'Changes a draft'],
    delete: ['/recalls/del-recall', 'Deletes a draft'],
  },
  exports: 'recalls',
  menu: { path: '/warehouse/recall', icon: 'alert-triangle' },
  subject: 'recall',
  title: 'recall_sn',
  order: '-created_at',
  fields: {
    name_c: text({ label: ['中文标题', 'Title in Chinese', '中国語の件名'], max: NAME_MAX, required: true }),
    name_e: text({ label: ['英文标题', 'Title in English', '英語の件名'], max: NAME_MAX, required: true }),
    name_j: text({ label: ['日文标题', 'Title in Japanese', '日本語の件名'], max: NAME_MAX, required: true }),
    brand_id: reference({
      label: ['品牌', 'Maker', 'メーカー'],
      required: true,
      of: 'brand',
      named: 'maker',
    }),
    models: texts({
      label: ['型号', 'Models', '型式'],
      hint: [
        '一行一个，与产品资料中的型号一致。',
        'One to a line, as the item master has them.',
        '1行に1つ、品目マスターの型式のとおりに入力してください。',
      ],
      max: 50,
      length: 80,
      required: true,
    }),
    serials: texts({
      label: ['序列号范围', 'Serial numbers', '製造番号の範囲'],
      hint: [
        '一行一个序列号或范围，例如 A001~A099。序列号和批号都留空时，涉及这些型号的全部产品。',
        'One number or range to a line: A001~A099. With neither serial numbers nor lots, every piece of these models.',
        '1行に1つ、番号または範囲（A001~A099）を入力してください。製造番号もロット番号も空欄の場合は、この型式の全数が対象です。',
      ],
      max: RANGES_MAX,
      length: RANGE_LENGTH,
    }),
    lots: texts({
      label: ['批号范围', 'Lots', 'ロット番号の範囲'],
      max: RANGES_MAX,
      length: RANGE_LENGTH,
    }),
    moved: choice({
      label: ['按期间限定', 'Only of a period', '期間による限定'],
      hint: [
        '按库存记录中的收货或交付客户日期确定涉及的产品。',
        'By the day on which stock records say that a piece was received, or went to a customer.',
        '在庫記録上の受入日、または顧客への引渡し日で対象を限定します。',
      ],
      names: RECALL_PERIODS,
      only: 'detail',
    }),
    moved_from: day({ label: ['期间开始', 'Period from', '期間の開始日'], orNull: true, only: 'detail' }),
    moved_until: day({ label: ['期间结束', 'Period until', '期間の終了日'], orNull: true, only: 'detail' }),
    class: choice({ label: ['召回级别', 'Class', '回収クラス'], names: RECALL_CLASSES, required: true }),
    action: choice({ label: ['召回方式', 'What is done', '措置'], names: RECALL_ACTIONS, required: true }),
    reason_c: text({ label: ['中文召回原因', 'Reason in Chinese', '中国語の理由'], ...long }),
    reason_e: text({ label: ['英文召回原因', 'Reason in English', '英語の理由'], ...long }),
    reason_j: text({ label: ['日文召回原因', 'Reason in Japanese', '日本語の理由'], ...long }),
    measures_c: text({ label: ['中文处理措施', 'Measures in Chinese', '中国語の対応'], ...long }),
    measures_e: text({ label: ['英文处理措施', 'Measures in English', '英語の対応'], ...long }),
    measures_j: text({ label: ['日文处理措施', 'Measures in Japanese', '日本語の対応'], ...long }),
    announced_on: day({ label: ['公布日期', 'Announced on', '公表日'], required: true }),
    source: text({
      label: ['来源链接', 'Source', '情報源のURL'],
      hint: [
        '制造商或主管部门的公告地址，以 https:// 开头。',
        'The address of the notice of the maker or the authority, beginning with https://.',
        '製造販売業者または当局の公表ページを https:// から入力してください。',
      ],
      max: 500,
      required: true,
    }),
    reference: text({ label: ['公告编号', 'Number of the notice', '公表番号'], max: 60 }),
  },
  shown: {
    recall_sn: text({ label: ['召回编号', 'Recall no.', '回収番号'], max: 30 }),
    recall_name: text({ label: ['标题', 'Title', '件名'], max: NAME_MAX }),
    maker: text({ label: ['品牌', 'Maker', 'メーカー'], max: 60 }),
    status: state(recallMachine, {}),
    told_count: int({ label: ['已通知', 'Notified', '通知済み'] }),
    acknowledged_count: int({ label: ['已确认', 'Acknowledged', '確認済み'] }),
    settled_count: int({ label: ['已处理', 'Settled', '対応完了'] }),
    opened_at: instant({ label: ['发起时间', 'Opened', '開始日時'], orNull: true }),
    closed_at: instant({ label: ['结束时间', 'Closed', '終了日時'], orNull: true }),
    report: text({
      label: ['总结报告', 'Report', '終了報告'],
      max: NOTES_MAX,
      isLong: true,
      only: 'detail',
    }),
    created_at: createdAt(),
  },
  filters: {
    words: searchText(['标题或公告编号', 'Title or number', '件名・公表番号']),
    status: same(),
    class: same(),
    brand_id: same(),
  },
});
