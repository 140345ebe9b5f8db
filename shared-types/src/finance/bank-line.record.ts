import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { day, instant, money, text } from '../record/fields.js';
import { exactly, same, searchText, sinceDay, untilDay } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { BANK_LINE_KIND, BANK_LINE_MATCHING } from './payout-file-bounds.js';

const KINDS = {
  [BANK_LINE_KIND.in]: ['入账', 'Money in', '入金'],
  [BANK_LINE_KIND.out]: ['出账', 'Money out', '出金'],
  [BANK_LINE_KIND.refused]: ['付款失败', 'Payment refused', '振込不能'],
} as const;
const MATCHINGS = {
  [BANK_LINE_MATCHING.open]: ['待核对', 'To be matched', '未照合'],
  [BANK_LINE_MATCHING.matched]: ['已核对', 'Matched', '照合済み'],
  [BANK_LINE_MATCHING.aside]: ['已搁置', 'Set aside', '対象外'],
} as const;

const BOOKED_ON = ['记账日期', 'Booked on', '取引日'] as const;
const PARTY = ['对方户名', 'Payer or payee', '振込依頼人・受取人'] as const;
const AMOUNT = ['金额', 'Amount', '金額'] as const;

/** Bank reports on our accounts, and how a person matched them. */
export const bankLine = staffRecord({
  name: 'finance:bank-line',
  one: ['银行流水', 'a bank line', '銀行明細'],
  many: ['银行流水核对', 'Bank import', '銀行明細の取込'],
  words: {
    empty: ['没有银行流水', 'No bank line', '銀行明細はありません'],
    empty_text: [
      '导入银行的文件后，每一笔流水都会在这里等待核对。',
      'Each movement of a bank’s file waits here to be matched.',
      '銀行のファイルを取り込むと、明細がここで照合を待ちます。',
    ],
  },
  scope: 'platform',
  calls: { list: ['/bank-lines/bank-line-list', 'Lines that banks reported of our accounts'] },
  exports: 'bank_lines',
  menu: { path: '/finance/bankImport', icon: 'file-import' },
  subject: 'bank_line',
  title: 'reference',
  order: '-id',
  fields: {},
  shown: {
    reference: text({ label: ['附言', 'Reference', '照合番号'], max: 200 }),
    booked_on: day({ label: BOOKED_ON, orNull: true, sortable: true }),
    kind: choice({ label: ['类型', 'Kind', '種類'], names: KINDS }),
    /** In whole units. */
    money: money({ label: AMOUNT, currency: 'currency', sortable: true }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    /** Empty where the file named nobody; `words` may name them still. */
    party: text({ label: PARTY, max: 140 }),
    words: text({ label: ['摘要', 'Details', '摘要'], max: 300 }),
    matching: choice({ label: ['核对', 'Matching', '照合'], names: MATCHINGS }),
    matched_to: text({ label: ['对应单据', 'Matched to', '照合先'], max: 60, orNull: true }),
    created_at: instant({ label: ['导入时间', 'Imported', '取込日時'], sortable: true }),
  },
  filters: {
    matching: same(),
    kind: same(),
    currency: same(),
    reference: exactly(['附言', 'Reference', '照合番号'], 200),
    party: searchText(PARTY),
    amount: exactly(AMOUNT, 20),
    begin: sinceDay(BOOKED_ON),
    end: untilDay(BOOKED_ON),
  },
});
