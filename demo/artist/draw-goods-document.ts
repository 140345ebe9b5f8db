import { goodsOf } from '../src/content/all-goods.js';
import type { GoodsDocument } from '../src/content/goods-documents.js';
import { makers } from '../src/content/makers.js';
import { drawDocument } from './draw-document.js';

/** A certificate or the service history of goods of the demo as an SVG document. */
export function drawGoodsDocument({ goodsSn, kind, work }: GoodsDocument): string {
  const { maker, model, serial, year } = goodsOf(goodsSn);
  const facts = [
    ['Maker', makers[maker].plate],
    ['Model', model],
    ['Serial number', serial],
    ['Year', String(year)],
  ] as const;
  return drawDocument(
    kind === 'certificate'
      ? { title: 'Certificate', facts, work, closing: 'Examined and found as stated above.' }
      : { title: 'Service record', facts, work, closing: 'Copied from the log of the device.' },
  );
}
