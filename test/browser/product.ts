import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/network.mjs';
import { pictureViews } from '../../server/src/demo/artist/draw-product.js';
import { renderPicture } from '../../server/src/demo/artist/render.js';
import { allGoods, goodsOf, starGoodsSn } from '../../server/src/demo/content/all-goods.js';
import { drawGoods, pictureKey } from '../../server/src/demo/draw-goods.js';
import { runCommand } from '../support/command.js';
import { MOBILE_SITE } from './mobile-site.js';

/**
 * Starts the product the way a stranger does, on a data folder and a port of its own, in demo mode with auctions that
 * end soon. What it returns stops it. FOVEA_URL names a product that runs already and is used instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.FOVEA_URL) return async () => undefined;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-browser-'));
  fs.chmodSync(dataDir, 0o755); // the database's own user must be able to pass
  if (process.env.FOVEA_LONG !== '1') await drawnBefore(path.join(dataDir, 'uploads'));
  const port = await freePort();
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
  });
  const stop = async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await product.prints('Fovea is running');
  } catch (error) {
    await stop();
    throw error;
  }
  // The workers are started after this and inherit it.
  // By address and not as localhost: there a browser that goes offline keeps its socket.
  process.env.FOVEA_URL = `http://127.0.0.1:${port}`;
  return stop;
}

/**
 * What the product draws while it already runs would take half a minute of the journeys' processor: those views are
 * there from the beginning, as after an interrupted first start, and all products share the star's.
 */
async function drawnBefore(uploads: string): Promise<void> {
  const star = goodsOf(starGoodsSn);
  for (const view of pictureViews.slice(1)) {
    const files = await renderPicture(drawGoods(star, view));
    for (const { goodsSn } of allGoods) {
      if (goodsSn === starGoodsSn) continue;
      const target = path.join(uploads, pictureKey(goodsSn, view));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      for (const { suffix, bytes } of files) fs.writeFileSync(target + suffix, bytes);
    }
  }
}
