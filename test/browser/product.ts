import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { freePort } from '../../scripts/lib/network.mjs';
import { allGoods, starGoodsSn } from '../../demo/src/content/all-goods.js';
import { pictureKey } from '../../demo/src/demo-key.js';
import { drawnFolder, drawnPicture, pictureViews, type PictureView } from '../../demo/src/drawn.js';
import { withThumbnails } from '../../server/src/platform/storage/picture.js';
import { runCommand } from '../support/command.js';
import { chooseTurn } from './axe-turns.js';
import { MOBILE_SITE } from './mobile-site.js';

/**
 * Starts the product the way a stranger does, on a data folder and a port of its own, in demo mode with auctions that
 * end soon. What it returns stops it. FOVEA_URL names a product that runs already and is used instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  chooseTurn();
  if (process.env.FOVEA_URL) return async () => undefined;
  const port = await freePort();
  const { dataDir, stop } = await startOn(port);
  // The workers are started after this and inherit it.
  // By address and not as localhost: there a browser that goes offline keeps its socket.
  process.env.FOVEA_URL = `http://127.0.0.1:${port}`;
  process.env.FOVEA_DATA = dataDir;
  return stop;
}

/** @param settings beside those that every journey wants */
export async function startOn(
  port: number,
  settings: Record<string, string> = {},
): Promise<{ dataDir: string; stop: () => Promise<void> }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-browser-'));
  fs.chmodSync(dataDir, 0o755); // the database's own user must be able to pass
  if (process.env.FOVEA_LONG !== '1') await keptBefore(path.join(dataDir, 'uploads'));
  const product = runCommand('scripts/start.mjs', {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_MODE: 'on',
    DEMO_AUCTION_S: process.env.DEMO_AUCTION_S ?? '60',
    MOBILE_SITE_URL: MOBILE_SITE,
    RATE_HTTP_PER_ADDRESS: '1000000',
    RATE_SUGGEST: '1000000',
    RATE_HTTP_PER_ACCOUNT: '1000000',
    RATE_CODES: '1000000',
    RATE_FORMS: '1000000',
    ...settings,
  });
  const stop = async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await product.prints('Fovea is running');
    await product.prints('demo data: complete');
  } catch (error) {
    await stop();
    throw error;
  }
  return { dataDir, stop };
}

/**
 * What the product keeps of pictures while it already runs would take a quarter of a minute of the journeys' processor:
 * those views are there from the beginning, as after an interrupted first start, and all products share the star's.
 */
async function keptBefore(uploads: string): Promise<void> {
  const fileOf = (goodsSn: string, view: PictureView) => path.join(uploads, pictureKey(goodsSn, view));
  for (const view of pictureViews.slice(1)) {
    const star = fileOf(starGoodsSn, view);
    fs.mkdirSync(path.dirname(star), { recursive: true });
    await sharp(path.join(drawnFolder, drawnPicture(starGoodsSn, view)))
      .jpeg()
      .toFile(star);
    const files = await withThumbnails(star, 'image/jpeg');
    for (const { goodsSn } of allGoods) {
      if (goodsSn === starGoodsSn) continue;
      const target = fileOf(goodsSn, view);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      for (const { suffix, path: file } of files) fs.copyFileSync(file, target + suffix);
    }
  }
}
