import { CURRENCIES } from '../money.js';
import { choice, day, exactly, instant, same, since, text, until, searchText } from '../record/field.js';
import { staffRecord } from '../record/record.js';
import { REQUESTED_STATUS } from '../states.js';

/** Whose money is exchanged: what the platform has at its bank, or the balance of a member or a company. */
export const EXCHANGE_OWNER = { house: 0, member: 1, company: 2 } as const;

const CURRENCY_MAX = 3;
const AMOUNT_MAX = 20;

/** Money that goes from one currency into another: asked by one of finance, booked once by another. */
export const exchange = staffRecord({
  name: 'finance:exchange',
  one: ['货币兑换', 'an exchange', '両替'],
  many: ['货币兑换', 'Currency exchange', '通貨の両替'],
  words: {
    empty: ['还没有货币兑换', 'No exchange yet', '両替はまだありません'],
    empty_text: [
      '平台在银行换汇，或按会员、企业的要求兑换余额，都从这里提交，由另一人审核后记账。',
      'What the house changes at its bank, or a balance at its owner’s request, is asked for here and booked once another person approves it.',
      '当社が銀行で行う両替や、会員・企業の依頼による残高の両替をここで申請し、別の担当者の承認後に記帳します。',
    ],
  },
  scope: 'platform',
  calls: { list: ['/exchanges/exchange-list', 'Exchanges between currencies, waiting, booked or refused'] },
  exports: 'exchanges',
  menu: { path: '/finance/exchanges', icon: 'coins' },
  subject: 'exchange',
  title: 'sn',
  order: '-id',
  fields: {},
  shown: {
    sn: text({ label: ['兑换单号', 'Number', '両替番号'], max: 30 }),
    created_at: instant({ label: ['申请时间', 'Asked', '申請日時'], sortable: true }),
    whose: choice({
      label: ['资金归属', 'Whose money', '資金の名義'],
      names: {
        [EXCHANGE_OWNER.house]: ['平台', 'The house', '当社'],
        [EXCHANGE_OWNER.member]: ['会员', 'A member', '会員'],
        [EXCHANGE_OWNER.company]: ['企业', 'A company', '企業'],
      },
    }),
    owner_name: text({ label: ['所有者', 'Owner', '名義'], max: 200, orNull: true }),
    sold_currency: text({
      label: ['卖出币种', 'Sold currency', '売る通貨'],
      max: CURRENCY_MAX,
      oneOf: CURRENCIES,
    }),
    /** In whole units, as is `bought`. */
    sold: text({ label: ['卖出金额', 'Sold', '売却額'], max: AMOUNT_MAX }),
    bought_currency: text({
      label: ['买入币种', 'Bought currency', '買う通貨'],
      max: CURRENCY_MAX,
      oneOf: CURRENCIES,
    }),
    bought: text({ label: ['买入金额', 'Bought', '購入額'], max: AMOUNT_MAX }),
    /** Units of the bought currency for one of the sold. */
    rate: text({ label: ['汇率', 'Rate', 'レート'], max: AMOUNT_MAX }),
    value_day: day({ label: ['起息日', 'Value day', '受渡日'], orNull: true }),
    reference: text({ label: ['参考号', 'Reference', '参照番号'], max: 60 }),
    asked_by: text({ label: ['申请人', 'Asked by', '申請者'], max: 60 }),
    status: choice({
      label: ['状态', 'State', '状態'],
      codes: Object.values(REQUESTED_STATUS),
      dict: 'states:exchange',
    }),
  },
  filters: {
    sn: exactly(),
    owner_name: searchText(),
    whose: same(),
    sold_currency: same(),
    bought_currency: same(),
    status: same(),
    begin: since(['申请时间', 'Asked', '申請日時']),
    end: until(['申请时间', 'Asked', '申請日時']),
  },
});
