import { allGoods } from '../src/content/all-goods.js';
import type { DemoGoods } from '../src/content/demo-goods.js';
import { goodsDocuments } from '../src/content/goods-documents.js';
import { pieceOf, reviewedGoods } from '../src/content/reviewed-goods.js';
import { drawnDocument, drawnPicture, pictureViews, SPECIMEN, type PictureView } from '../src/drawn.js';
import { drawGoods } from './draw-goods.js';
import { drawGoodsDocument } from './draw-goods-document.js';
import { drawSpecimen } from './draw-specimen.js';

/** A picture of the demo: its file below `pictures/`, and how it comes to be. */
export interface DrawnFile {
  file: string;
  /** An SVG document, the same at every time and on every machine. */
  draw: () => string;
}

const pictureOf = (goods: DemoGoods, view: PictureView): DrawnFile => ({
  file: drawnPicture(goods.goodsSn, view),
  draw: () => drawGoods(goods, view),
});

/** Everything the demo shows; what waits behind the shop is seen from the front alone. */
export const allDrawings: readonly DrawnFile[] = [
  ...allGoods.flatMap((goods) => pictureViews.map((view) => pictureOf(goods, view))),
  ...reviewedGoods.map((goods) => pictureOf(pieceOf(goods), 'hero')),
  ...goodsDocuments.map((document) => ({
    file: drawnDocument(document),
    draw: () => drawGoodsDocument(document),
  })),
  { file: SPECIMEN, draw: drawSpecimen },
];

/** Of all files together, thumbnails too: they are part of every clone. */
export const BYTES_MAX = 8_500_000;
