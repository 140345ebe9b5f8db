import { choice } from '../record/code-fields.js';
import { instant, int, reference, text } from '../record/fields.js';
import { documents, picture } from '../record/file-fields.js';
import { either, ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { EVALUATION_STATUS } from '../states.js';
import {
  EVALUATION_IMAGES_MAX,
  EVALUATION_REASON_MAX,
  EVALUATION_REPLY_MAX,
  EVALUATION_TEXT_MAX,
  STARS_MAX,
} from './evaluation-rules.js';

/** Buyers' evaluations of what they received, for the merchant and the platform. */
export const evaluation = staffRecord({
  name: 'order:evaluation',
  one: ['评价', 'a review', '評価'],
  many: ['商品评价', 'Product reviews', '商品評価'],
  words: {
    empty: ['没有找到评价', 'No review found', '評価が見つかりません'],
    empty_text: [
      '买家收货后的评价会出现在这里。',
      'Buyers review what they have received; their reviews arrive here.',
      '購入者が受取後に書いた評価がここに届きます。',
    ],
  },
  scope: 'company',
  calls: { list: ['/evaluates/evaluate-list', 'Evaluations of the company’s orders, hidden ones too'] },
  exports: 'evaluations',
  menu: { path: '/productRelated/comment', icon: 'star' },
  title: 'goods_name',
  order: '-created_at',
  fields: {},
  shown: {
    order_id: reference({ label: ['订单', 'Order', '注文'] }),
    goods_id: reference({ label: ['商品', 'Goods', '商品'] }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    goods_image: picture({ only: 'list' }),
    order_no: text({ label: ['订单编号', 'Order no.', '注文番号'], max: 30 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 200, orNull: true }),
    username: text({ label: ['买家', 'Buyer', '購入者'], max: 60 }),
    comment_star: int({ label: ['星级', 'Stars', '星'], min: 1, max: STARS_MAX, sortable: true }),
    comment_content: text({
      label: ['评价内容', 'Comment', '評価内容'],
      max: EVALUATION_TEXT_MAX,
      isLong: true,
    }),
    images: documents({
      label: ['图片', 'Pictures', '画像'],
      max: EVALUATION_IMAGES_MAX,
      files: ['image'],
      inRows: true,
    }),
    reply: text({
      label: ['回复', 'Answer', '返答'],
      max: EVALUATION_REPLY_MAX,
      isLong: true,
      orNull: true,
    }),
    replied_name: text({ label: ['回复人', 'Answered by', '返答者'], max: 60, orNull: true }),
    replied_at: instant({ label: ['回复时间', 'Answered', '返答日時'], orNull: true }),
    status: choice({
      label: ['显示', 'Shown', '表示'],
      codes: Object.values(EVALUATION_STATUS),
      dict: 'states:evaluation',
    }),
    hide_reason: text({
      label: ['隐藏原因', 'Why hidden', '非表示の理由'],
      max: EVALUATION_REASON_MAX,
      isLong: true,
      orNull: true,
    }),
    created_at: instant({ label: ['评价时间', 'Time', '評価日時'], sortable: true }),
  },
  filters: {
    id: ofId(LABELS.id),
    goods_name: searchText(),
    username: searchText(),
    comment_star: same(),
    status: same(),
    is_replied: either(['已回复', 'Answered', '返答済み']),
  },
});
