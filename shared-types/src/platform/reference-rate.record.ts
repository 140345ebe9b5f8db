import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { day, instant, text } from '../record/fields.js';
import { exactly, same, sinceDay, untilDay } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS, type Translations } from '../record/translations.js';
import { RATE_LENGTH } from './exchange-rate.js';

/** Who added a rate. */
export const RATE_ORIGIN = { staff: 0, renewal: 1 } as const;

const DAY: Translations = ['日期', 'Day', '日付'];

/** What a currency was worth on a day, by a source that anybody can look up. Rows are added, never changed. */
export const referenceRate = staffRecord({
  name: 'platform:reference-rate',
  one: ['参考汇率', 'a reference rate', '参照レート'],
  many: ['参考汇率', 'Reference rates', '参照レート'],
  words: {
    empty_text: [
      '没有参考汇率时，每笔货币兑换都需要说明汇率的理由。',
      'Without reference rates every exchange needs a reason for its rate.',
      '参照レートがない場合、両替のたびにレートの理由が必要です。',
    ],
  },
  scope: 'platform',
  calls: {
    list: [
      '/reference-rates/reference-rate-list',
      'What currencies were worth, by day and source, newest day first',
    ],
    add: [
      '/reference-rates/add-reference-rate',
      'Adds the rate of a day; of the same day and pair the one added last counts',
    ],
  },
  exports: 'reference_rates',
  menu: { path: '/finance/referenceRate', icon: 'world' },
  subject: 'reference_rate',
  title: 'base',
  order: '-day',
  fields: {
    day: day({ label: DAY, required: true, sortable: true }),
    base: text({
      label: ['基准币种', 'Base currency', '基準通貨'],
      max: 3,
      oneOf: CURRENCIES,
      required: true,
    }),
    quote: text({
      label: ['计价币种', 'Quote currency', '相手通貨'],
      max: 3,
      oneOf: CURRENCIES,
      required: true,
    }),
    rate: text({
      label: ['汇率', 'Rate', 'レート'],
      hint: [
        '1 单位基准币种可兑换的计价币种数量，最多 8 位小数。',
        'How much of the quote currency one unit of the base currency buys, with at most 8 decimals.',
        '基準通貨1単位で買える相手通貨の量です。小数点以下は8桁までです。',
      ],
      max: RATE_LENGTH,
      required: true,
    }),
    source: text({
      label: ['来源', 'Source', '出典'],
      hint: [
        '例如银行名称及其牌价种类。',
        'For example the bank and the kind of its rate.',
        '銀行名とレートの種類などを入力します。',
      ],
      max: 60,
      required: true,
    }),
  },
  shown: {
    origin: choice({
      label: ['录入方式', 'Added', '登録方法'],
      names: {
        [RATE_ORIGIN.staff]: ['人工录入', 'By staff', '手入力'],
        [RATE_ORIGIN.renewal]: ['自动更新', 'Automatically', '自動更新'],
      },
    }),
    created_at: instant({ label: LABELS.created_at }),
  },
  filters: {
    base: same(),
    quote: same(),
    source: exactly(),
    origin: same(),
    begin: sinceDay(DAY),
    end: untilDay(DAY),
  },
});
