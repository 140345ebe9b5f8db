import type { AiSearchTexts } from '../ai-search-text.js';

export const aiSearch: AiSearchTexts = {
  separator: '、',
  fits_all: 'すべての条件に合います：{{list}}。',
  fits: '合う条件：{{list}}。',
  near: '条件に近い点：{{list}}。',
  open_price: '価格は入札で決まります。',
  misses: '合わない条件：{{list}}。',
  words: '言葉で見つかりました：{{list}}。',
  newest: '新着の商品です。',
  price: '価格',
  year: '製造年',
  ships_from: '{{country}}から発送',
  made_in: '{{country}}製',
  used: '中古',
  good_condition: '状態が良い',
  excluded: '除外：{{name}}',
};
