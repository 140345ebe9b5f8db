import { CURRENCIES } from '../money.js';
import { flag, int, reference, text, truth } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS, type Translations } from '../record/translations.js';

const PRICE_MAX = 1_000_000_000;
export const KG_MAX = 100_000;

const price = (label: Translations, hint: Translations) =>
  int({ label, hint, min: 0, max: PRICE_MAX, initial: 0, currency: 'currency' });

/** What it costs to send so much somewhere: the platform's rows for everybody, a merchant's own before them. */
export const freightRate = staffRecord({
  name: 'order:freight-rate',
  one: ['运费规则', 'a freight rule', '送料ルール'],
  many: ['运费表', 'Freight table', '送料表'],
  words: {
    empty_text: [
      '没有规则时，商家未填写运费的商品按“运费另议”下单。',
      'Without a rule, goods whose seller named no freight are ordered by quotation.',
      'ルールがない場合、送料の記載がない商品は見積もりでの注文になります。',
    ],
    delete_text: [
      '已下的订单不受影响。',
      'Orders that were placed stay as they are.',
      'すでに入った注文は変わりません。',
    ],
  },
  scope: 'shared',
  calls: {
    list: ['/freight-rates/freight-rate-list', "The platform's freight rules beside the company's own"],
    add: ['/freight-rates/add-freight-rate', 'Adds a freight rule', 'edit'],
    update: ['/freight-rates/update-freight-rate', 'Changes a freight rule', 'edit'],
    delete: ['/freight-rates/del-freight-rate', 'Deletes a freight rule', 'edit'],
  },
  exports: 'freight_rates',
  menu: { path: '/orders/freightRate', icon: 'truck-delivery' },
  subject: 'freight_rate',
  title: 'rate_name',
  order: 'id',
  fields: {
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES, required: true }),
    delivery_country: text({
      label: ['收货国家', 'Country of delivery', '届け先の国'],
      hint: [
        '留空适用于没有单独规则的国家。',
        'Empty: every country without rules of its own.',
        '空欄の場合、個別のルールがない国すべてに適用します。',
      ],
      max: 2,
      isCountry: true,
      orNull: true,
      none: ['其他国家', 'Any other', 'その他の国'],
    }),
    zone_id: reference({
      label: ['运费区域', 'Freight zone', '送料エリア'],
      hint: [
        '留空适用于没有单独规则的地区；选择区域时以该区域的国家为准。',
        'Empty: everywhere in the country without a zone that has a rule of its own. A zone determines its country.',
        '空欄の場合、個別のルールがない地域すべてに適用します。エリアを選ぶと国はそのエリアの国になります。',
      ],
      orNull: true,
      named: 'zone_name',
    }),
    max_kg: int({
      label: ['最大重量（千克）', 'Up to (kg)', '重量の上限（kg）'],
      hint: [
        '按整批的总重量；采用能容纳的最小一档。',
        'Of all pieces together; the narrowest band that holds them counts.',
        '荷物全体の重量です。収まる最小の区分を適用します。',
      ],
      min: 1,
      max: KG_MAX,
      required: true,
    }),
    price: price(
      ['运费', 'Freight', '送料'],
      [
        '以整数货币单位填写，不含税。',
        'In whole units of the currency, without tax.',
        '通貨の単位（円・元・ドル）で、税抜きで入力します。',
      ],
    ),
    step_price: price(
      ['每增加一件', 'Each piece more', '1点追加ごと'],
      ['从第三件起。', 'From the third piece on.', '3点目から加算します。'],
    ),
    crate_from_kg: int({
      label: ['木箱起始重量（千克）', 'Crate from (kg)', '木枠梱包の下限（kg）'],
      hint: [
        '单件达到此重量时装木箱；留空表示不装。',
        'A single piece of this weight goes in a crate. Empty: none does.',
        '1点がこの重量以上なら木枠梱包します。空欄の場合は行いません。',
      ],
      min: 1,
      max: KG_MAX,
      orNull: true,
    }),
    crate_price: price(
      ['木箱费', 'Crate', '木枠梱包料'],
      ['每件装箱的商品。', 'For each piece in a crate.', '木枠梱包する1点ごとです。'],
    ),
    export_price: price(
      ['出口报关费', 'Export handling', '輸出手続き料'],
      [
        '寄往发货国以外时收取一次。',
        'Once, where it leaves the country it is sent from.',
        '発送国の外へ送る場合に1回加算します。',
      ],
    ),
    may_fall: truth({
      label: ['件数多运费反而低', 'More pieces may cost less', '点数が増えて安くなる'],
      hint: [
        '确认较多件数的运费低于较少件数。',
        'Confirms that more pieces cost less than fewer.',
        '点数が多いほうが送料が安くなることを確認済みとします。',
      ],
    }),
    status: flag({ label: LABELS.status }),
  },
  shown: {
    rate_name: text({ label: ['区间', 'Band', '区分'], max: 100, only: 'list' }),
    zone_name: text({
      label: ['运费区域', 'Freight zone', '送料エリア'],
      max: 60,
      orNull: true,
      none: ['其他地区', 'Everywhere else', 'その他の地域'],
    }),
    company_name: text({
      label: LABELS.company_name,
      max: 100,
      orNull: true,
      none: ['平台', 'The platform', '運営'],
    }),
  },
  filters: { currency: same(), delivery_country: same(), status: same() },
});
