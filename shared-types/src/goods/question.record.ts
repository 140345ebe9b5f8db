import { choice } from '../record/code-fields.js';
import { instant, reference, text, truth } from '../record/fields.js';
import { picture } from '../record/file-fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { ANSWER_MAX, QUESTION_MAX, QUESTION_STATUS } from './question-rules.js';

/** Questions of shoppers about goods, for the seller's staff, who answer them. */
export const question = staffRecord({
  name: 'goods:question',
  one: ['商品提问', 'a question about goods', '商品への質問'],
  many: ['商品提问', 'Questions', '商品への質問'],
  words: {
    empty: ['没有提问', 'No question found', '質問はありません'],
    empty_text: [
      '买家对您商品的提问会显示在这里。',
      'Questions that shoppers ask about your goods arrive here.',
      'お客様からの質問がここに届きます。',
    ],
  },
  scope: 'company',
  classes: { row: 'AdminQuestion' },
  calls: { list: ['/goods-questions/admin-question-list', "Questions about the company's goods"] },
  menu: { path: '/productRelated/question', icon: 'messages' },
  subject: 'goods_question',
  title: 'question',
  order: '-created_at',
  fields: {},
  shown: {
    goods_id: reference({ label: ['商品', 'Goods', '商品'] }),
    goods_sn: text({ label: ['商品编号', 'Item no.', '商品番号'], max: 30 }),
    goods_name: text({ label: ['商品', 'Goods', '商品'], max: 200 }),
    image: picture({ only: 'list' }),
    company_name: text({ label: ['商家', 'Merchant', '出店者'], max: 200, orNull: true }),
    asker: text({ label: ['提问人', 'Asked by', '質問者'], max: 60 }),
    question: text({ label: ['提问', 'Question', '質問'], max: QUESTION_MAX, isLong: true }),
    answer: text({ label: ['回答', 'Answer', '回答'], max: ANSWER_MAX, isLong: true, orNull: true }),
    answered_by: text({ label: ['回答人', 'Answered by', '回答者'], max: 60, orNull: true }),
    answered_at: instant({ label: ['回答时间', 'Answered', '回答日時'], orNull: true, sortable: true }),
    status: choice({
      label: ['状态', 'State', '状態'],
      codes: Object.values(QUESTION_STATUS),
      dict: 'states:goods_question',
    }),
    is_hidden: truth({ label: ['在商城隐藏', 'Hidden from the shop', 'ショップで非表示'] }),
    created_at: instant({ label: ['提问时间', 'Asked', '質問日時'], sortable: true }),
  },
  filters: { id: ofId(LABELS.id), goods_name: searchText(), question: searchText(), status: same() },
  version: ['answer'],
});
