import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';
import { allGoods, goodsOf, starGoodsSn } from '../content/all-goods.js';
import { drawGoods } from '../draw-goods.js';
import { pictureViews } from './draw-product.js';
import { lettering, letterWidth } from './engine/lettering.js';
import { renderPicture } from './render.js';

const isLong = process.env.FOVEA_LONG === '1';

/** Every product in the long run, else every fourth: drawing them all takes half a minute. */
const products = allGoods.filter((_, place) => isLong || place % 4 === 0);

describe('the artist', () => {
  it('draws four different, well-formed pictures of a product', () => {
    const seen = new Set<string>();
    for (const goods of products) {
      for (const view of pictureViews) {
        const svg = drawGoods(goods, view);
        expect([goods.goodsSn, view, svg.startsWith('<svg '), svg.endsWith('</svg>')]).toEqual([
          goods.goodsSn,
          view,
          true,
          true,
        ]);
        expect([goods.goodsSn, view, /NaN|undefined|Infinity/.exec(svg)?.[0]]).toEqual([
          goods.goodsSn,
          view,
          undefined,
        ]);
        seen.add(svg);
      }
    }
    expect(seen.size).toBe(products.length * pictureViews.length);
  });

  it('draws the same product the same way every time', () => {
    for (const goods of allGoods.slice(0, 2))
      for (const view of pictureViews) expect(drawGoods(goods, view)).toBe(drawGoods(goods, view));
  });

  it('renders a JPEG and its thumbnails, as an upload has them', async () => {
    const files = await renderPicture(drawGoods(goodsOf(starGoodsSn), 'hero'));
    const kinds = files.map(({ suffix, mime }) => `${suffix} ${mime}`);
    expect(kinds).toEqual([...THUMBNAIL_WIDTHS.map((width) => `.${width}.webp image/webp`), ' image/jpeg']);
    for (const { mime, bytes } of files)
      expect(bytes.toString('latin1', 0, 12)).toMatch(
        mime === 'image/jpeg' ? /^\xff\xd8\xff/ : /^RIFF.{4}WEBP/s,
      );
    const sizes = files.slice(0, -1).map(({ bytes }) => bytes.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it('knows the width of its letters', () => {
    expect(letterWidth('III', 6)).toBeLessThan(letterWidth('MMM', 6));
    expect(lettering('A?B', { x: 0, y: 6, size: 6, colour: '#000' }).match(/<path/g)).toHaveLength(2);
  });
});
