import { CURRENCIES } from '../money.js';
import { state } from '../record/code-fields.js';
import { day, instant, int, money, text } from '../record/fields.js';
import { exactly, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { monthBillMachine } from '../states/finance.states.js';

/** What customers on monthly payment owe, month by month: parts, service and goods make the price. */
export const monthBill = staffRecord({
  name: 'finance:month-bill',
  one: ['月结账单', 'a monthly bill', '月次請求'],
  many: ['月结列表', 'Monthly payments', '月次請求'],
  words: {
    empty: ['没有月结账单', 'No monthly bill found', '月次請求はありません'],
    empty_text: [
      '月结客户的第一笔费用会开启当月账单，次月一日出账。',
      'The first charge of a customer on monthly payment opens the bill of the month; it is issued on the first day of the next.',
      '月次払いの顧客に最初の費用が発生すると当月の請求が作成され、翌月1日に請求されます。',
    ],
  },
  scope: 'platform',
  classes: { row: 'MonthBillRow', list: 'MonthBill' },
  calls: {
    list: ['/month-bills/month-bill-list', 'Bills of customers on monthly payment, the latest month first'],
  },
  exports: 'month_bills',
  menu: { path: '/finance/monthList', icon: 'calendar-dollar' },
  subject: 'month_bill',
  title: 'customer_name',
  order: '-month',
  fields: {},
  shown: {
    customer_name: text({ label: ['客户名称', 'Customer', '顧客名'], max: 200 }),
    /** In whole units, as both parts of it. */
    price: money({ label: ['总金额', 'Total', '合計'], currency: 'currency' }),
    type1_total_price: money({ label: ['配件费', 'Parts fee', '部品代'], currency: 'currency' }),
    type2_total_price: money({ label: ['服务费', 'Service fee', 'サービス料'], currency: 'currency' }),
    goods_total_price: money({ label: ['商品款', 'Goods', '商品代'], currency: 'currency' }),
    /** The sum of its payments. */
    paid: money({ label: ['已付', 'Paid so far', '入金済み'], currency: 'currency' }),
    /** What is left to be paid. */
    owed: money({ label: ['未付', 'Still due', '未入金'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    pay_time: instant({ label: ['支付时间', 'Paid', '支払日時'], orNull: true }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, isLong: true }),
    status: state(monthBillMachine, {}),
    /** `2026-11`, in the customer's zone. */
    month: text({ label: ['月份', 'Month', '月'], max: 7, sortable: true }),
    /** The last day to pay, where the customer is. */
    due_on: day({ label: ['付款期限', 'Due', '支払期限'], orNull: true }),
    /** The first instant after it. */
    due_at: instant({ label: ['逾期时间', 'Overdue from', '延滞開始'], orNull: true, only: 'detail' }),
    /** How often its customer was reminded that it is overdue. */
    reminders: int({ label: ['催款次数', 'Reminders sent', '督促の回数'] }),
    /** The number of its invoice. */
    number: text({ label: ['账单编号', 'Invoice no.', '請求書番号'], max: 40, orNull: true }),
    /** The requester of its write-off, while that is pending or posted. */
    write_off_by: text({
      label: ['坏账核销申请人', 'Write-off requested by', '貸倒処理の申請者'],
      max: 60,
      orNull: true,
    }),
  },
  filters: {
    customer_name: searchText(),
    month: exactly(undefined, 7),
    status: same(),
  },
});
