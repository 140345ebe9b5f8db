import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { instant, int, text } from '../record/fields.js';
import { ofId, same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS, type Translations } from '../record/translations.js';

/** Documents that a second person approves above a limit; withdrawals have limits of their own. */
const LIMITED_DOCUMENTS = [
  'goods_submission',
  'stock_document',
  'exchange',
  'journal_voucher',
  'write_off',
] as const;

const DOCUMENT_NAMES: Readonly<Record<(typeof LIMITED_DOCUMENTS)[number], Translations>> = {
  goods_submission: ['商品审核', 'Goods', '商品'],
  stock_document: ['出入库单', 'Stock documents', '入出庫伝票'],
  exchange: ['货币兑换', 'Currency exchange', '両替'],
  journal_voucher: ['手工凭证', 'Journal vouchers', '振替伝票'],
  write_off: ['坏账核销', 'Write-offs', '貸倒処理'],
};

/** Whether a limit is the one that a decision is made by now. */
const FORCE = { later: 0, inForce: 1, past: 2 } as const;

/** Above which value two people approve a document, and from when on. Rows are added, never changed. */
export const approvalLimit = staffRecord({
  name: 'platform:approval-limit',
  one: ['二次审核限额', 'a second-approval limit', '二次承認の限度額'],
  many: ['二次审核限额', 'Second-approval limits', '二次承認の限度額'],
  words: {
    empty_text: [
      '没有限额时，一人审核即可。',
      'Without a limit one approval suffices.',
      '限度額がない場合は1名の承認で足ります。',
    ],
  },
  scope: 'platform',
  approvedChange: true,
  calls: {
    list: [
      '/approval-limits/approval-limit-list',
      'Above which value two people approve a document, newest first',
    ],
    add: ['/approval-limits/add-approval-limit', 'Adds a limit, in force at once or from a later time on'],
  },
  exports: 'approval_limits',
  menu: { path: '/finance/approvalLimit', icon: 'users' },
  subject: 'approval_limit',
  title: 'document',
  order: '-id',
  fields: {
    document: text({
      label: ['单据', 'Document', '書類'],
      max: 30,
      oneOf: LIMITED_DOCUMENTS,
      names: DOCUMENT_NAMES,
      required: true,
    }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES, required: true }),
    amount: int({
      label: ['超过此金额需两人审核', 'Two people approve above', 'この金額を超えると二人で承認'],
      hint: [
        '以元、日元、美元的整数填写；0 表示每一笔都需要两人审核。兑换、凭证和核销按同一收款方同一天的合计比较。',
        'In whole yen, yuan or dollars. With 0, every document needs two people. Exchanges, vouchers and write-offs of one payee and day are added up.',
        '円・元・ドルの整数で入力します。0の場合はすべて二人で承認します。両替・振替伝票・貸倒処理は、同じ相手・同じ日の合計で判定します。',
      ],
      min: 0,
      max: 100_000_000_000,
      currency: 'currency',
      required: true,
    }),
    valid_from: instant({
      label: ['生效时间', 'In force from', '適用開始日時'],
      hint: [
        '留空表示立即生效。',
        'Leave it empty to apply the limit at once.',
        '空欄の場合はすぐに適用します。',
      ],
      orNull: true,
    }),
  },
  shown: {
    force: choice({
      label: ['状态', 'State', '状態'],
      names: {
        [FORCE.later]: ['待生效', 'Later', '適用前'],
        [FORCE.inForce]: ['生效中', 'In force', '適用中'],
        [FORCE.past]: ['已失效', 'Past', '終了'],
      },
    }),
    created_at: instant({ label: LABELS.created_at }),
  },
  filters: { document: same(), id: ofId(LABELS.id) },
});
