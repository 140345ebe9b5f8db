import type { PreviewTexts } from '../preview-text.js';

export const previews: PreviewTexts = {
  view: '在商城中查看',
  missing: '该商品已下架或不存在',
  home: '返回首页',
};
