import { randomFillSync } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { refusalOf } from '../../../../test/fixtures/auction-house.js';
import { rewritePicture } from './picture.js';

describe('a picture that is written anew', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'fovea-picture-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true }));

  /** Noise, of which a decoder has the most work; within the pixels that are allowed. */
  async function aHeavyPng(): Promise<string> {
    const side = 7_500;
    const raw = { width: side, height: side, channels: 1 as const };
    const file = path.join(folder, 'noise.png');
    await sharp(randomFillSync(Buffer.allocUnsafe(side * side)), { raw })
      .png({ compressionLevel: 0 })
      .toFile(file);
    return file;
  }

  it('is given up when it takes longer than it may, and is nobody’s fault then', async () => {
    const heavy = await aHeavyPng();
    expect(await refusalOf(rewritePicture(heavy, `${heavy}.new`, 1_000))).toBe('BUSY');
  }, 60_000);

  it('is refused as no picture when it ends in the middle', async () => {
    const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const cut = path.join(folder, 'cut.jpg');
    await fs.writeFile(cut, whole.subarray(0, whole.length - 40));
    expect(await refusalOf(rewritePicture(cut, `${cut}.new`))).toBe('FILE_TYPE');
  });
});
