import { allGoods } from '../content/all-goods.js';
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

  it('renders a picture and its thumbnail as WebP', async () => {
    const [star] = allGoods;
    if (star === undefined) throw new Error('no goods');
    const { full, thumbnail } = await renderPicture(drawGoods(star, 'hero'));
    for (const file of [full, thumbnail]) {
      expect(file.subarray(0, 4).toString()).toBe('RIFF');
      expect(file.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(full.length).toBeGreaterThan(12_000);
    expect(thumbnail.length).toBeLessThan(full.length);
  });

  it('knows the width of its letters', () => {
    expect(letterWidth('III', 6)).toBeLessThan(letterWidth('MMM', 6));
    expect(lettering('A?B', { x: 0, y: 6, size: 6, colour: '#000' }).match(/<path/g)).toHaveLength(2);
  });
});
