import type { PreviewTexts } from '../preview-text.js';

export const previews: PreviewTexts = {
  view: 'See it in the shop',
  missing: 'This item is not for sale',
  home: 'To the home page',
};
