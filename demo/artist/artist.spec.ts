import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { allGoods } from '../src/content/all-goods.js';
import { drawnFolder, drawnThumbnails, pictureViews, sizeOfDrawn } from '../src/drawn.js';
import { allDrawings, BYTES_MAX } from './all-drawings.js';
import { drawGoods } from './draw-goods.js';
import { lettering, letterWidth } from './engine/lettering.js';
import { renderPicture, renderThumbnail } from './render.js';

const isLong = process.env.FOVEA_LONG === '1';

/** Every picture in the long run, else every fifteenth: drawing them all takes a minute. */
const drawings = allDrawings
  .filter((_, place) => isLong || place % 15 === 0)
  .map((drawing) => ({ ...drawing, svg: drawing.draw() }));

/** Out of 255, over all pixels: another build of the image library may round otherwise, another picture is far off. */
const DIFFERENCE_MAX = 0.05;

/** Every file, thumbnails too. */
const allFiles = allDrawings.flatMap(({ file }) => [
  file,
  ...drawnThumbnails(file).map((small) => small.file),
]);
const kept = (file: string): Buffer => fs.readFileSync(path.join(drawnFolder, file));

async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (one === undefined || one.length !== other?.length) return Infinity;
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

describe('the artist', () => {
  it('draws well-formed pictures, no two of them the same', () => {
    const seen = new Set<string>();
    for (const { file, svg } of drawings) {
      expect([file, svg.startsWith('<svg '), svg.endsWith('</svg>')]).toEqual([file, true, true]);
      expect([file, /NaN|undefined|Infinity/.exec(svg)?.[0]]).toEqual([file, undefined]);
      seen.add(svg);
    }
    expect(seen.size).toBe(drawings.length);
  });

  it('draws the same product the same way every time', () => {
    for (const goods of allGoods.slice(0, 2))
      for (const view of pictureViews) expect(drawGoods(goods, view)).toBe(drawGoods(goods, view));
  });

  it('needs no font of the machine', () => {
    for (const { file, svg } of drawings) expect([file, svg.includes('<text')]).toEqual([file, false]);
  });

  it('knows the width of its letters', () => {
    expect(letterWidth('III', 6)).toBeLessThan(letterWidth('MMM', 6));
    expect(lettering('A?B', { x: 0, y: 6, size: 6, colour: '#000' }).match(/<path/g)).toHaveLength(2);
  });
});

describe('the pictures of the demo', () => {
  it('are the files that the demo shows, none missing and none left over', () => {
    const files = fs
      .readdirSync(drawnFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(drawnFolder, path.join(entry.parentPath ?? entry.path, entry.name)));
    expect(files.sort()).toEqual([...allFiles].sort());
  });

  it('are WebP in the sizes that their rows state', async () => {
    for (const { file } of allDrawings) {
      const { format, width, height } = await sharp(kept(file)).metadata();
      expect([file, format, { width, height }]).toEqual([file, 'webp', sizeOfDrawn(file)]);
      for (const small of drawnThumbnails(file)) {
        const { format: kind, width: across, height: down } = await sharp(kept(small.file)).metadata();
        expect([small.file, kind, Math.max(across, down)]).toEqual([small.file, 'webp', small.width]);
      }
    }
  });

  it('are small enough to be part of every clone', () => {
    const bytes = allFiles.reduce((sum, file) => sum + kept(file).length, 0);
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
  });

  it('are what the artist draws today', async () => {
    for (const { file, svg } of drawings) {
      const off = await difference(kept(file), await renderPicture(svg));
      expect([file, off < DIFFERENCE_MAX]).toEqual([file, true]);
      for (const { file: small, width } of drawnThumbnails(file)) {
        const offSmall = await difference(kept(small), await renderThumbnail(kept(file), width));
        expect([small, offSmall < DIFFERENCE_MAX]).toEqual([small, true]);
      }
    }
  }, 300_000);
});
