import type { PreviewTexts } from '../preview-text.js';

export const previews: PreviewTexts = {
  view: 'ショップで見る',
  missing: 'この商品は販売されていません',
  home: 'トップページへ',
};
