import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { day, instant, money, text } from '../record/fields.js';
import { ofId, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS, type Translations } from '../record/translations.js';

/** What is in the ledger without a number of its own, by the prefix of its reference. */
export const RECONCILED_PARTS: Readonly<
  Record<'line' | 'payment' | 'entry' | 'account' | 'balance', Translations>
> = {
  line: ['银行流水', 'bank line', '銀行明細'],
  payment: ['支付单', 'payment', '決済'],
  entry: ['凭证', 'entry', '仕訳'],
  account: ['账户', 'account', '勘定'],
  balance: ['余额', 'balance', '残高'],
};

/** What became of a difference, as the table makes it of what was written. */
export const STANDING = { open: 0, explained: 1, settled: 2 } as const;

/** Differences of a day between gateway or bank and the ledger, until somebody has explained them. */
export const reconciliation = staffRecord({
  name: 'finance:reconciliation',
  one: ['对账差异', 'a reconciliation difference', '照合の差異'],
  many: ['每日对账', 'Daily reconciliation', '日次照合'],
  words: {
    edit: ['说明差异', 'Explain the difference', '差異の説明'],
    update: ['说明对账差异', 'Explain a reconciliation difference', '照合の差異の説明'],
    empty: ['没有差异', 'No difference found', '差異はありません'],
    empty_text: [
      '每天核对支付渠道、银行与账簿，发现的差异会列在这里。',
      'Gateway, bank and ledger are compared every day; differences are listed here.',
      '決済会社・銀行・帳簿を毎日照合し、差異があればここに表示します。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/reconciliations/reconciliation-list', 'Differences between gateway, bank and ledger'],
    update: ['/reconciliations/explain-reconciliation', 'Explains a difference', 'explain'],
  },
  exports: 'reconciliations',
  menu: { path: '/finance/reconciliation', icon: 'scale' },
  subject: 'reconciliation',
  title: 'reference',
  order: '-id',
  fields: {
    remark: text({
      label: ['说明', 'Explanation', '説明'],
      hint: [
        '差异的原因及处理方式。',
        'Why it differs, and what was done about it.',
        '差異の理由と対応を入力します。',
      ],
      max: 500,
      isLong: true,
      required: true,
    }),
  },
  shown: {
    day: day({ label: ['日期', 'Day', '日付'] }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    source: choice({
      label: ['对账对象', 'Compared with', '照合先'],
      names: {
        1: ['支付渠道', 'Gateway', '決済会社'],
        2: ['银行', 'Bank', '銀行'],
        3: ['账簿', 'Books', '帳簿'],
      },
    }),
    cause: choice({
      label: ['差异', 'Difference', '差異'],
      names: {
        1: ['未入账', 'Not booked', '未記帳'],
        2: ['仅账簿有', 'Booked only', '帳簿のみ'],
        3: ['金额不符', 'Amounts differ', '金額相違'],
      },
    }),
    reference: text({ label: ['凭据', 'Reference', '参照番号'], max: 200 }),
    told: money({ label: ['对方金额', 'Reported', '先方の金額'], currency: 'currency', orNull: true }),
    booked: money({ label: ['账簿金额', 'Booked', '帳簿の金額'], currency: 'currency', orNull: true }),
    standing: choice({
      label: ['状态', 'State', '状態'],
      names: {
        [STANDING.open]: ['待说明', 'Open', '未対応'],
        [STANDING.explained]: ['已说明', 'Explained', '説明済み'],
        [STANDING.settled]: ['已消除', 'Settled', '解消済み'],
      },
    }),
    explained_by: text({ label: ['说明人', 'Explained by', '説明者'], max: 60, orNull: true }),
    explained_at: instant({ label: ['说明时间', 'Explained', '説明日時'], orNull: true }),
    created_at: instant({ label: ['发现时间', 'Found', '検出日時'] }),
  },
  filters: {
    id: ofId(LABELS.id),
    day: same(),
    currency: same(),
    source: same(),
    cause: same(),
    standing: same(),
    begin: since(['发现时间', 'Found', '検出日時']),
    end: until(['发现时间', 'Found', '検出日時']),
  },
});
