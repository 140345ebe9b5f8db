import { CURRENCIES, WHOLE_RATE } from '../money.js';
import { choice, state } from '../record/code-fields.js';
import { day, instant, int, money, reference, text } from '../record/fields.js';
import { exactly, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { exchangeMachine, requestedStates } from '../states/requested.states.js';
import { RATE_LENGTH } from '../platform/exchange-rate.js';

/** Whose money is exchanged: what the platform has at its bank, or the balance of a member or a company. */
export const EXCHANGE_OWNER = { house: 0, member: 1, company: 2 } as const;

const CURRENCY_MAX = 3;
const REFERENCE_MAX = 60;
const REASON_MAX = 500;

/** Money that goes from one currency into another: requested by a member of finance, posted once another approves. */
export const exchange = staffRecord({
  name: 'finance:exchange',
  one: ['货币兑换', 'an exchange', '両替'],
  many: ['货币兑换', 'Currency exchange', '通貨の両替'],
  words: {
    add: ['申请货币兑换', 'Request an exchange', '両替の申請'],
    audit: ['审核货币兑换', 'Decide an exchange', '両替の審査'],
    cancel: ['撤回货币兑换', 'Withdraw an exchange', '両替の取下げ'],
    empty: ['还没有货币兑换', 'No exchange yet', '両替はまだありません'],
    empty_text: [
      '平台在银行换汇，或按会员、企业的要求兑换余额，都从这里提交，由另一人审核后记账。',
      'What the platform changes at its bank, or a balance at its owner’s request, is requested here and posted once another person approves it.',
      '当社が銀行で行う両替や、会員・企業の依頼による残高の両替をここで申請し、別の担当者の承認後に記帳します。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/exchanges/exchange-list', 'Exchanges between currencies: pending, posted or rejected'],
    detail: ['/exchanges/exchange-detail', 'One exchange: owner, rate, requester and decision'],
    add: [
      '/exchanges/add-exchange',
      'Requests an exchange between two currencies at a rate; another person approves it',
    ],
    cancel: [
      '/exchanges/cancel-exchange',
      'Withdraws an own exchange request that is not decided yet',
      'add',
    ],
    audit: ['/exchanges/audit-exchange', 'Approves or rejects pending exchanges, each by itself', 'approve'],
  },
  exports: 'exchanges',
  menu: { path: '/finance/exchanges', icon: 'coins' },
  subject: 'exchange',
  title: 'sn',
  order: '-id',
  document: requestedStates(exchangeMachine),
  posts: true,
  fields: {
    /** Of a member's or a company's balance; of neither: what the platform exchanged at its bank. */
    member_id: reference({ label: ['会员', 'Member', '会員'], of: 'account', orNone: true, only: 'detail' }),
    company_id: reference({
      label: ['企业', 'Company', '企業'],
      of: 'company',
      orNone: true,
      only: 'detail',
    }),
    sold_currency: text({
      label: ['卖出币种', 'Sold currency', '売る通貨'],
      required: true,
      max: CURRENCY_MAX,
      oneOf: CURRENCIES,
    }),
    sold: money({ label: ['卖出金额', 'Sold', '売却額'], required: true, currency: 'sold_currency' }),
    bought_currency: text({
      label: ['买入币种', 'Bought currency', '買う通貨'],
      required: true,
      max: CURRENCY_MAX,
      oneOf: CURRENCIES,
    }),
    /** Units of the bought currency for one of the sold, with 8 decimals at most; what is bought is rounded half up. */
    rate: text({ label: ['汇率', 'Rate', 'レート'], required: true, max: RATE_LENGTH }),
    /** Required where the rate is far from its reference, or there is none. */
    rate_reason: text({
      label: ['汇率理由', 'Reason for the rate', 'レートの理由'],
      max: REASON_MAX,
      isLong: true,
      only: 'detail',
    }),
    /** Of the platform alone: what the bank charged on top. */
    fee: money({
      label: ['银行手续费', 'Bank charge', '銀行手数料'],
      currency: 'sold_currency',
      only: 'detail',
    }),
    /** Of the platform alone, and always there: when the bank moves it. */
    value_day: day({ label: ['起息日', 'Value day', '受渡日'], orNone: true }),
    /** The bank's name of it, or how its owner requested it. The platform's own has one. */
    reference: text({ label: ['参考号', 'Reference', '参照番号'], max: REFERENCE_MAX }),
    reason: text({
      label: ['原因', 'Reason', '理由'],
      required: true,
      max: REASON_MAX,
      isLong: true,
      only: 'detail',
    }),
  },
  shown: {
    sn: text({ label: ['兑换单号', 'Number', '両替番号'], max: 30 }),
    created_at: instant({ label: ['申请时间', 'Requested', '申請日時'], sortable: true }),
    whose: choice({
      label: ['资金归属', 'Whose money', '資金の名義'],
      names: {
        [EXCHANGE_OWNER.house]: ['平台', 'The platform', '当社'],
        [EXCHANGE_OWNER.member]: ['会员', 'A member', '会員'],
        [EXCHANGE_OWNER.company]: ['企业', 'A company', '企業'],
      },
    }),
    owner_name: text({ label: ['所有者', 'Owner', '名義'], max: 200, orNull: true }),
    /** What the rate was compared with when it was requested; null: there was no reference that was new enough. */
    reference_rate: text({
      label: ['参考汇率', 'Reference rate', '参照レート'],
      max: RATE_LENGTH,
      orNull: true,
      only: 'detail',
    }),
    reference_day: day({
      label: ['参考日期', 'Day of the reference', '参照日'],
      orNull: true,
      only: 'detail',
    }),
    reference_source: text({
      label: ['参考来源', 'Source of the reference', '参照元'],
      max: 60,
      orNull: true,
      only: 'detail',
    }),
    /** How far the rate is from its reference. */
    deviation: int({
      label: ['与参考汇率之差', 'Deviation from the reference', '参照レートとの差'],
      min: -WHOLE_RATE,
      isPercent: true,
      orNull: true,
    }),
    /** In percent; null of what was requested before rates were compared. */
    tolerance: int({
      label: ['允许偏差（%）', 'Tolerance in percent', '許容差（%）'],
      orNull: true,
    }),
    bought: money({ label: ['买入金额', 'Bought', '購入額'], currency: 'bought_currency' }),
    /** What its owner may spend of the sold currency now; null of the platform. */
    balance: money({
      label: ['可用余额', 'Available', '利用可能残高'],
      currency: 'sold_currency',
      orNull: true,
      only: 'detail',
    }),
    asked_by: text({ label: ['申请人', 'Requested by', '申請者'], max: 60 }),
    status: state(exchangeMachine, {}),
    entry_id: reference({ label: ['会计分录', 'Journal entry', '仕訳'], orNull: true, only: 'detail' }),
  },
  filters: {
    sn: exactly(),
    owner_name: searchText(),
    whose: same(),
    sold_currency: same(),
    bought_currency: same(),
    status: same(),
    begin: since(['申请时间', 'Requested', '申請日時']),
    end: until(['申请时间', 'Requested', '申請日時']),
  },
});
