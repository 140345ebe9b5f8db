import { CURRENCIES } from '../money.js';
import { state } from '../record/code-fields.js';
import { instant, int, money, text } from '../record/fields.js';
import { exactly, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { REMITTED_TYPES } from './remittance-bounds.js';
import { remittanceMachine } from '../states/remittance.states.js';

const PAID_FOR = ['用途', 'Paid for', '支払い対象'] as const;
const PAYER = ['付款人', 'Payer', '支払人'] as const;

/** Bank transfers announced by payers, for finance to check. */
export const remittance = staffRecord({
  name: 'finance:remittance',
  one: ['汇款', 'a remittance', '振込'],
  many: ['汇款审核', 'Remittances', '入金確認'],
  words: {
    empty: ['没有待核对的汇款', 'No transfers to check', '確認待ちの入金はありません'],
    empty_text: [
      '付款人上传汇款凭证后会显示在这里。',
      'Transfers appear here once a receipt is uploaded.',
      '振込明細が送られると、ここに表示されます。',
    ],
  },
  scope: 'platform',
  calls: { list: ['/order/order-remittance-list', 'Bank transfers that payers say to have sent'] },
  exports: 'remittances',
  menu: { path: '/finance/remittances', icon: 'building-bank' },
  subject: 'remittance',
  title: 'reference',
  order: '-id',
  fields: {},
  shown: {
    /** What is paid with it: an order, orders of one checkout, freight, a recharge or a monthly bill. */
    subject_type: text({ label: PAID_FOR, max: 30, oneOf: REMITTED_TYPES, private: true }),
    /** The same in the reader's words. */
    subject_name: text({ label: PAID_FOR, max: 30 }),
    reference: text({ label: ['汇款附言', 'Reference', '照合番号'], max: 30 }),
    username: text({ label: PAYER, max: 60 }),
    /** In whole units. */
    money: money({ label: ['应付金额', 'Due', '請求額'], currency: 'currency', sortable: true }),
    received: money({ label: ['到账金额', 'Received', '入金額'], currency: 'currency', orNull: true }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    bank_name: text({ label: ['收款银行', 'Bank', '振込先銀行'], max: 100 }),
    status: state(remittanceMachine, {}),
    waiting_hours: int({ label: ['等待（小时）', 'Waiting (hours)', '待ち時間（時間）'] }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
  },
  filters: {
    reference: exactly(undefined, 40),
    status: same(),
    username: searchText(PAYER),
    subject_type: same(),
    currency: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
