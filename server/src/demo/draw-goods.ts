import { drawProduct, type PictureView } from './artist/draw-product.js';
import type { DemoGoods } from './content/demo-goods.js';
import { makers } from './content/makers.js';

/** A picture of a demo product as an SVG document. */
export const drawGoods = (goods: DemoGoods, view: PictureView): string =>
  drawProduct(
    goods.drawing,
    {
      seed: goods.goodsSn,
      maker: makers[goods.maker].plate,
      model: goods.model,
      serial: goods.serial,
      year: goods.year,
      voltage: goods.voltage.en,
    },
    view,
  );

/** Where a picture of a product is kept; `sort` counts from 1. */
export const pictureKeys = (goodsSn: string, sort: number): { image: string; thumbnail: string } => ({
  image: `demo/${goodsSn}/${sort}.webp`,
  thumbnail: `demo/${goodsSn}/${sort}-480.webp`,
});
