import type { AiSearchTexts } from '../ai-search-text.js';

export const aiSearch: AiSearchTexts = {
  separator: '、',
  fits_all: '全部符合：{{list}}。',
  fits: '符合：{{list}}。',
  near: '接近：{{list}}。',
  open_price: '价格由竞拍决定。',
  misses: '不符合：{{list}}。',
  words: '按词语找到：{{list}}。',
  newest: '最新上架的商品。',
  price: '价格',
  year: '年份',
  ships_from: '{{country}}发货',
  made_in: '{{country}}制造',
  used: '二手',
  good_condition: '成色好',
  excluded: '不含：{{name}}',
};
