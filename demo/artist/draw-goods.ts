import { makers } from '../src/content/makers.js';
import type { DemoGoods } from '../src/content/demo-goods.js';
import type { PictureView } from '../src/drawn.js';
import { drawProduct } from './draw-product.js';

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
