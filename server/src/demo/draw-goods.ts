import { drawProduct, type PictureView } from './artist/draw-product.js';
import type { DemoGoods } from './content/demo-goods.js';
import { makers } from './content/makers.js';
import { demoKey } from './demo-key.js';

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

/** Under which key a picture of a product is kept. */
export const pictureKey = (goodsSn: string, view: PictureView): string =>
  demoKey(`picture ${goodsSn} ${view}`, 'jpg');
