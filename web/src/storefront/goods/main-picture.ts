import type { GoodsImage } from '@fovea/shared-types/goods/goods.dto';
import { inWidth } from '@fovea/shared-types/platform/thumbnail';

/** How wide the large picture of goods is drawn: by its column, beside the price from 992 px on. */
export const MAIN_PICTURE_SIZES = '(max-width: 991.98px) calc(100vw - 34px), 806px';

/** What both the document and the gallery need of a large picture: the address that fits the screen. */
export interface SizedPicture {
  src: string;
  srcSet?: string;
  sizes?: string;
}

export function sizedPicture({ url, width, height }: GoodsImage): SizedPicture {
  const small = inWidth(url, 480);
  if (small === url) return { src: url };
  // Both are scaled to fit a square, and never up.
  const smallWidth = Math.round(width * Math.min(1, 480 / Math.max(width, height)));
  return { src: url, srcSet: `${small} ${smallWidth}w, ${url} ${width}w`, sizes: MAIN_PICTURE_SIZES };
}
