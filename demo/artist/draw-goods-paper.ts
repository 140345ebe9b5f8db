import { goodsOf } from '../src/content/all-goods.js';
import type { GoodsPaper } from '../src/content/goods-papers.js';
import { makers } from '../src/content/makers.js';
import { drawPaper } from './draw-paper.js';

/** A certificate or the service history of goods of the demo as an SVG document. */
export function drawGoodsPaper({ goodsSn, kind, work }: GoodsPaper): string {
  const { maker, model, serial, year } = goodsOf(goodsSn);
  const facts = [
    ['Maker', makers[maker].plate],
    ['Model', model],
    ['Serial number', serial],
    ['Year', String(year)],
  ] as const;
  return drawPaper(
    kind === 'certificate'
      ? { title: 'Certificate', facts, work, closing: 'Examined and found as stated above.' }
      : { title: 'Service record', facts, work, closing: 'Copied from the log of the device.' },
  );
}
