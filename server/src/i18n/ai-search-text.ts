import type { Language } from '@fovea/shared-types/language';
import { inEachLanguage, type Translated } from './translated.js';

/** The AI search's explanation of a hit; `{{list}}` is a list of filters in the same language. */
export interface AiSearchTexts {
  separator: string;
  fits_all: string;
  fits: string;
  near: string;
  open_price: string;
  misses: string;
  words: string;
  newest: string;
  price: string;
  year: string;
  ships_from: string;
  made_in: string;
  used: string;
  good_condition: string;
  excluded: string;
}

const translated: Translated<AiSearchTexts> = {
  separator: { zh: '、', en: ', ', ja: '、' },
  fits_all: {
    zh: '全部符合：{{list}}。',
    en: 'Fits everything: {{list}}.',
    ja: 'すべての条件に合います：{{list}}。',
  },
  fits: { zh: '符合：{{list}}。', en: 'Fits: {{list}}.', ja: '合う条件：{{list}}。' },
  near: { zh: '接近：{{list}}。', en: 'Comes close: {{list}}.', ja: '条件に近い点：{{list}}。' },
  open_price: { zh: '价格由竞拍决定。', en: 'Its price is decided by bids.', ja: '価格は入札で決まります。' },
  misses: { zh: '不符合：{{list}}。', en: 'Does not fit: {{list}}.', ja: '合わない条件：{{list}}。' },
  words: {
    zh: '按词语找到：{{list}}。',
    en: 'Found by the words: {{list}}.',
    ja: '言葉で見つかりました：{{list}}。',
  },
  newest: { zh: '最新上架的商品。', en: 'One of the newest offers.', ja: '新着の商品です。' },
  price: { zh: '价格', en: 'price', ja: '価格' },
  year: { zh: '年份', en: 'year of make', ja: '製造年' },
  ships_from: { zh: '{{country}}发货', en: 'ships from {{country}}', ja: '{{country}}から発送' },
  made_in: { zh: '{{country}}制造', en: 'made in {{country}}', ja: '{{country}}製' },
  used: { zh: '二手', en: 'used', ja: '中古' },
  good_condition: { zh: '成色好', en: 'good condition', ja: '状態が良い' },
  excluded: { zh: '不含：{{name}}', en: 'not: {{name}}', ja: '除外：{{name}}' },
};

const TEXTS = inEachLanguage<AiSearchTexts>(translated);

export const aiSearchTexts = (language: Language): AiSearchTexts => TEXTS[language];
