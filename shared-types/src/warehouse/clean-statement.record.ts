import { choice } from '../record/code-fields.js';
import { createdAt, day, instant, text } from '../record/fields.js';
import { searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { deviceFields, deviceShown } from './document-fields.js';

const NAME_MAX = 200;

export const CLEAN_METHODS = {
  1: ['酒精擦拭', 'Wiped with alcohol', 'アルコール清拭'],
  2: ['次氯酸钠擦拭', 'Wiped with hypochlorite', '次亜塩素酸ナトリウム清拭'],
  3: ['紫外线照射', 'Ultraviolet light', '紫外線照射'],
  4: ['环氧乙烷灭菌', 'Ethylene oxide', 'エチレンオキサイドガス滅菌'],
  5: ['高压蒸汽灭菌', 'Steam', '高圧蒸気滅菌'],
  9: ['其他', 'Another', 'その他'],
} as const;

export const DATA_STATES = {
  1: ['已清除', 'Wiped', '消去済み'],
  2: ['设备不保存患者数据', 'It keeps no patient’s data', '患者データを保存しない機器'],
  3: ['存储介质已拆除', 'Its storage was taken out', '記憶媒体を取り外し済み'],
} as const;

/** Statements that a used device is clean and holds nobody's data; made by adding one. */
export const cleanStatement = staffRecord({
  name: 'warehouse:statement',
  one: ['消毒与数据清除声明', 'a disinfection and data-wipe statement', '消毒・データ消去確認書'],
  many: ['消毒与数据清除声明', 'Disinfection and data wipe', '消毒・データ消去確認書'],
  words: {
    empty_text: [
      '二手器械发货前，须声明已消毒并清除患者数据。声明会归入该序列号的档案，并印在发货单上。',
      'Before a used device is sent, somebody states that it is disinfected and holds no patient’s data. It is filed with its passport and named on the delivery note.',
      '中古の医療機器は、消毒と患者データの消去を確認してから発送します。確認書は機器履歴書に綴じられ、納品書にも記載されます。',
    ],
  },
  scope: 'company',
  classes: { one: 'CleanStatement', row: 'CleanStatementRow', list: 'CleanStatementList' },
  calls: {
    list: ['/clean-statements/clean-statement-list', 'Statements of disinfection and data wipe'],
    detail: ['/clean-statements/clean-statement-detail', 'One statement with all that it says'],
    add: ['/clean-statements/add-clean-statement', 'States that a piece is disinfected and holds no data'],
  },
  exports: 'clean_statements',
  menu: { path: '/warehouse/cleanStatement', icon: 'shield' },
  subject: 'clean_statement',
  title: 'statement_sn',
  order: '-created_at',
  fields: {
    ...deviceFields,
    cleaned_on: day({ label: ['消毒日期', 'Disinfected on', '消毒日'], required: true }),
    cleaned_by: text({ label: ['消毒人', 'Disinfected by', '消毒の実施者'], max: NAME_MAX, required: true }),
    method: choice({
      label: ['消毒方法', 'Method', '消毒方法'],
      names: CLEAN_METHODS,
      required: true,
      initial: 'none',
    }),
    agent: text({
      label: ['消毒剂与浓度', 'Agent and strength', '薬剤・濃度'],
      hint: [
        '例如：75% 乙醇。选择“其他”时请写明方法。',
        'For example ethanol, 76.9 to 81.4 %. Say here how, where it was done in another way.',
        '例：消毒用エタノール（76.9〜81.4 %）。「その他」の場合は方法を入力してください。',
      ],
      max: NAME_MAX,
    }),
    patient_data: choice({
      label: ['患者数据', 'Patients’ data', '患者データ'],
      names: DATA_STATES,
      required: true,
      initial: 'none',
    }),
    wiped_on: day({ label: ['清除日期', 'Wiped on', '消去日'], orNull: true }),
    wiped_by: text({ label: ['清除人', 'Wiped by', '消去の実施者'], max: NAME_MAX }),
    wipe_method: text({
      label: ['清除方法', 'How it was wiped', '消去方法'],
      hint: [
        '例如：恢复出厂设置、覆写一次。',
        'For example overwritten once.',
        '例：初期化のうえ1回上書き。',
      ],
      max: NAME_MAX,
    }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500 }),
  },
  shown: {
    statement_sn: text({ label: ['声明编号', 'Statement no.', '確認書番号'], max: 30 }),
    ...deviceShown,
    goods_code: text({ label: ['型号', 'Model', '型式'], max: 80, orNull: true }),
    signed_by: text({ label: ['声明人', 'Stated by', '確認者'], max: 60, orNull: true }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    withdrawn_at: instant({ label: ['撤回时间', 'Withdrawn', '取下げ日時'], orNull: true }),
    withdrawn_reason: text({
      label: ['撤回原因', 'Why it was withdrawn', '取下げの理由'],
      max: 500,
      only: 'detail',
    }),
    created_at: createdAt(),
  },
  filters: {
    words: searchText(['序列号或消毒人', 'Serial or who did it', '製造番号・実施者']),
  },
});
