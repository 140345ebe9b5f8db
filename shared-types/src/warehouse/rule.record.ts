import { DEVICE_CLASSES } from '../member/device-class.js';
import { EFFECTIVE_DAYS } from '../member/licence-kind.record.js';
import { choice, choices } from '../record/code-fields.js';
import { flag, int, reference, text } from '../record/fields.js';
import { same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

const NAME_MAX = 200;

/** What a rule speaks of. */
export const RULE_ABOUT = {
  sale: 1,
  sellers_licence: 2,
  second_hand_permit: 3,
  buyers_licence: 4,
  makers_notice: 5,
  clean_statement: 6,
  keeping: 7,
  buyers_certification: 8,
} as const;

export const RULE_OUTCOME = { allowed: 0, needed: 1, forbidden: 2 } as const;
export const BUYER_KIND = { certified: 1, other: 2 } as const;

/** Kinds of stock-outs by which goods come to somebody else. */
export const PURPOSES = {
  21: ['销售', 'Sale', '販売'],
  22: ['出借', 'Loan', '貸出'],
  23: ['试用', 'Trial', '試用'],
  24: ['维修', 'Repair', '修理'],
  29: ['其他', 'Other', 'その他'],
} as const;

/** Rules of the law for a sale: whatever of a case a rule does not name is all the same to it. */
export const rule = staffRecord({
  name: 'warehouse:rule',
  one: ['合规规则', 'a rule', 'コンプライアンスルール'],
  many: ['合规规则', 'Compliance rules', 'コンプライアンスルール'],
  words: {
    empty_text: [
      '没有规则时，任何商品都可以发布和竞拍。',
      'Without rules everything can be published and bid on.',
      'ルールがない場合、すべての商品を出品・入札できます。',
    ],
    delete_text: [
      '删除后立即不再适用。曾经适用过的规则请改填失效日期。',
      'It holds no longer from this moment. Say the last day of one that has been in force instead.',
      '削除するとすぐに適用されなくなります。適用されていたルールには適用終了日を入力してください。',
    ],
  },
  scope: 'platform',
  classes: { row: 'ComplianceRuleRow', one: 'ComplianceRule', list: 'ComplianceRule' },
  calls: {
    list: ['/compliance-rules/compliance-rule-list', 'Rules of the law for a sale, as staff keep them'],
    add: ['/compliance-rules/add-compliance-rule', 'Adds a rule'],
    update: ['/compliance-rules/update-compliance-rule', 'Changes a rule, or sets it aside'],
    delete: ['/compliance-rules/del-compliance-rule', 'Deletes a rule'],
  },
  exports: 'compliance_rules',
  menu: { path: '/warehouse/complianceRule', icon: 'gavel' },
  subject: 'compliance_rule',
  title: 'rule_name',
  order: 'id',
  fields: {
    about: choice({
      label: ['事项', 'About', '対象'],
      names: {
        1: ['能否买卖', 'The sale itself', '取引の可否'],
        2: ['卖家的器械许可', 'The seller’s device licence', '売り手の医療機器の許可・届出'],
        3: ['卖家的古物商许可', 'The seller’s second-hand permit', '売り手の古物商許可'],
        4: ['买家的许可', 'The buyer’s licence', '買い手の許可・届出'],
        5: ['对制造商的通知', 'The notice to the maker', '製造販売業者への通知'],
        6: ['消毒与数据清除声明', 'The disinfection and data-wipe statement', '消毒・データ消去の確認書'],
        8: ['买家的企业认证', 'The buyer’s certification', '買い手の企業認証'],
        7: ['收发记录的保存期限', 'How long records are kept', '譲受・譲渡記録の保存期間'],
      },
      required: true,
    }),
    outcome: choice({
      label: ['结论', 'Answer', '判定'],
      names: {
        0: ['允许 / 无需', 'Allowed, or not needed', '可・不要'],
        1: ['需要', 'Needed', '必要'],
        2: ['禁止', 'Forbidden', '禁止'],
      },
      required: true,
    }),
    licence_kind_id: reference({
      label: ['所需证照', 'Licence', '必要な許可・届出'],
      of: 'licence_kind',
      named: 'licence_name',
      orNull: true,
    }),
    or_kind_id: reference({
      label: ['或此证照', 'Or this one instead', 'または'],
      of: 'licence_kind',
      named: 'or_name',
      orNull: true,
    }),
    seller_country: text({
      label: ['卖家所在国', 'Country of the seller', '売り手の国'],
      max: 2,
      isCountry: true,
      orNull: true,
      none: ['任意', 'Any', 'すべて'],
    }),
    delivery_country: text({
      label: ['送达国', 'Country of delivery', '届け先の国'],
      max: 2,
      isCountry: true,
      orNull: true,
      none: ['任意', 'Any', 'すべて'],
    }),
    device_classes: choices({
      label: ['器械类别', 'Device classes', '機器クラス'],
      hint: [
        '不选时也适用于没有类别的商品。',
        'None chosen: goods without a class as well.',
        '選択しない場合は、クラスのない商品にも適用されます。',
      ],
      names: DEVICE_CLASSES,
    }),
    maintenance: choice({
      label: ['特定保守管理', 'Maintenance-required', '特定保守管理'],
      names: { 1: ['是', 'Yes', '該当'], 0: ['否', 'No', '非該当'] },
      orNull: true,
    }),
    used: choice({
      label: ['新旧', 'New or used', '新品・中古'],
      names: { 1: ['二手', 'Used', '中古'], 0: ['全新', 'New', '新品'] },
      orNull: true,
    }),
    controlled: choice({
      label: ['买家须持有资质', 'Buyers need a licence', '購入に許可証が必要'],
      hint: [
        '卖家发布时是否标明“买家须持有资质”。',
        'Whether the seller says so of the goods.',
        '出品者が「購入には許可証が必要」としているかどうか。',
      ],
      names: { 1: ['已标明', 'Marked', '指定あり'], 0: ['未标明', 'Not marked', '指定なし'] },
      orNull: true,
    }),
    purposes: choices({
      label: ['出库类型', 'Why it leaves', '出庫の目的'],
      hint: [
        '不选时适用于所有类型。',
        'None chosen: whatever it is.',
        '選択しない場合はすべてに適用されます。',
      ],
      names: PURPOSES,
    }),
    buyer_kind: choice({
      label: ['买家', 'Buyer', '買い手'],
      names: {
        1: ['已认证企业', 'A certified company', '認証済みの企業'],
        2: ['个人或未认证企业', 'A person, or a company not certified', '個人または未認証の企業'],
      },
      orNull: true,
    }),
    keep_years: int({
      label: ['保存年数', 'Years kept', '保存年数'],
      hint: [
        '从记录当日起算。同时适用多条规则时，以最长的为准。',
        'From the day of the record. Where several rules hold, the longest counts.',
        '記録の日から起算します。複数のルールに該当する場合は最も長い期間になります。',
      ],
      min: 1,
      max: 100,
      orNull: true,
    }),
    keep_expiry_years: int({
      label: ['有效期后保存年数', 'Years after expiry', '有効期限後の保存年数'],
      hint: [
        '批次有有效期时，至少保存到有效期后这么多年。',
        'Of a lot that expires: at least until so many years after its end.',
        '有効期限のあるロットは、少なくとも期限後この年数まで保存します。',
      ],
      min: 1,
      max: 100,
      orNull: true,
    }),
    name_c: text({
      label: ['中文说明', 'Words in Chinese', '中国語の説明'],
      hint: [
        '拒绝时会原样显示给对方。',
        'Shown as it is in a refusal.',
        '拒否の際、相手にそのまま表示されます。',
      ],
      max: NAME_MAX,
      required: true,
    }),
    name_e: text({ label: ['英文说明', 'Words in English', '英語の説明'], max: NAME_MAX, required: true }),
    name_j: text({ label: ['日文说明', 'Words in Japanese', '日本語の説明'], max: NAME_MAX, required: true }),
    source: text({
      label: ['依据', 'Source', '根拠'],
      hint: ['法律名称和条款。', 'The act and its article.', '法令名と条項。'],
      max: NAME_MAX,
      required: true,
    }),
    ...EFFECTIVE_DAYS,
    status: flag({ label: ['启用', 'In use', '使用する'] }),
  },
  shown: {
    rule_name: text({ label: ['规则', 'Rule', 'ルール'], max: NAME_MAX }),
    licence_name: text({ label: ['所需证照', 'Licence', '必要な許可・届出'], max: 120, orNull: true }),
    or_name: text({ label: ['或此证照', 'Or this one instead', 'または'], max: 120, orNull: true }),
  },
  filters: {
    words: searchText(['说明或依据', 'Text or source', '説明・根拠']),
    about: same(),
    outcome: same(),
    seller_country: same(),
    delivery_country: same(),
    status: same(),
  },
});
