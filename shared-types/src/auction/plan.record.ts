import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { createdAt, int, reference, text, truth } from '../record/fields.js';
import { ofId, same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { GOODS_STATUS } from '../states.js';
import { BIDDING_TERMS, relativeTimes } from './relative-terms.js';

const PRICE_MAX = 2_147_483_647;

/** Whether a draft still waits for its goods, or was refused when they came onto the shelf. */
export const PLAN_STATE = { waiting: 0, refused: 1 } as const;

/**
 * Terms for goods that are not on the shelf yet: their lot is opened automatically once they are, or by hand.
 */
export const auctionPlan = staffRecord({
  name: 'auction:plan',
  one: ['拍卖草稿', 'a draft auction', 'オークションの下書き'],
  many: ['拍卖草稿', 'Draft auctions', 'オークションの下書き'],
  words: {
    empty_text: [
      '商品还在审核时就可先填好拍卖条件，上架后自动创建拍卖。',
      'Fill in the terms while goods wait for their review: the auction opens by itself once they are on the shelf.',
      '審査中の商品にもあらかじめ条件を設定できます。公開されると自動的にオークションに登録されます。',
    ],
    delete_text: [
      '商品上架后将不会自动创建拍卖。',
      'No auction opens by itself then; the goods stay as they are.',
      '公開されても自動では登録されなくなります。商品はそのまま残ります。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/auction-plans/auction-plan-list', 'Draft auctions of the caller’s companies'],
    add: ['/auction-plans/add-auction-plan', 'Keeps the terms for goods that are not on the shelf yet'],
    update: ['/auction-plans/update-auction-plan', 'Changes a draft auction, which may open by itself again'],
    delete: ['/auction-plans/del-auction-plan', 'Deletes a draft auction'],
  },
  exports: 'auction_plans',
  menu: { path: '/orders/auctionDraft', icon: 'clock' },
  subject: 'auction_plan',
  title: 'goods_name',
  order: '-created_at',
  fields: {
    goods_id: reference({
      label: ['商品', 'Goods', '商品'],
      hint: [
        '每件商品只能有一份草稿。',
        'Each of the goods has one draft at most.',
        '商品ごとに下書きは1件だけです。',
      ],
      of: 'goods',
      named: 'goods_name',
      required: true,
    }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES, required: true }),
    start_price: int({
      label: ['起拍价', 'Start price', '開始価格'],
      hint: [
        '以整数元（日元）为单位。首次出价可等于起拍价。',
        'In whole yen, yuan or dollars. The first bid may equal it.',
        '円・元・ドルの整数で入力します。最初の入札は同額から可能です。',
      ],
      min: 1,
      max: PRICE_MAX,
      currency: 'currency',
      required: true,
    }),
    reserve_price: int({
      label: ['保留价', 'Reserve', '最低落札価格'],
      hint: [
        '对竞买人保密。未达到时由您决定是否接受最高出价；留空为不设。',
        'Secret. Below it you decide on the highest bid; empty means none.',
        '金額は非公開です。届かない場合は最高入札を受けるかどうかをお決めいただきます。空欄なら設定しません。',
      ],
      min: 2,
      max: PRICE_MAX,
      currency: 'currency',
      orNull: true,
    }),
    buy_now_price: int({
      label: ['一口价', 'Buy-now price', '即決価格'],
      hint: [
        '有人以此价购买，拍卖立即结束；留空为不设。',
        'A buyer who takes it ends the auction at once; empty means none.',
        '即決されるとオークションはただちに終了します。空欄なら設定しません。',
      ],
      min: 2,
      max: PRICE_MAX,
      currency: 'currency',
      orNull: true,
    }),
    ...relativeTimes(['按公司所在时区', 'in the time zone of the company', '会社の地域の時刻']),
    ...BIDDING_TERMS,
    opens_by_itself: truth({
      label: [
        '商品上架后自动创建拍卖',
        'Opens by itself once the goods are approved',
        '承認されて公開されたら自動で登録する',
      ],
    }),
  },
  shown: {
    company_id: reference({ label: LABELS.company_name, only: 'detail' }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    goods_status: choice({
      label: ['商品状态', 'State of the goods', '商品の状態'],
      codes: Object.values(GOODS_STATUS),
      dict: 'states:goods',
    }),
    state: choice({
      label: ['草稿状态', 'State of the draft', '下書きの状態'],
      names: {
        0: ['等待商品上架', 'Waits for its goods', '商品の公開待ち'],
        1: ['未能自动创建', 'Could not open by itself', '自動登録できませんでした'],
      },
    }),
    created_at: createdAt(),
  },
  filters: { company_id: ofId(LABELS.company_name), goods_id: same() },
});
