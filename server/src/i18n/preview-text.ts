import type { Language } from '@fovea/shared-types/language';
import { inEachLanguage, type Translated } from './translated.js';

/** The few words of the pages that search engines and link previews read. */
export interface PreviewTexts {
  view: string;
  missing: string;
  home: string;
}

const translated: Translated<PreviewTexts> = {
  view: { zh: '在商城中查看', en: 'See it in the shop', ja: 'ショップで見る' },
  missing: {
    zh: '该商品已下架或不存在',
    en: 'This item is not for sale',
    ja: 'この商品は販売されていません',
  },
  home: { zh: '返回首页', en: 'To the home page', ja: 'トップページへ' },
};

const TEXTS = inEachLanguage<PreviewTexts>(translated);

export const previewTexts = (language: Language): PreviewTexts => TEXTS[language];
