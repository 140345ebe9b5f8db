import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/network.mjs';
import { runCommand } from '../support/command.js';

/**
 * Starts the product the way a stranger does, on a data folder and a port of its own, in demo mode with auctions that
 * end soon. What it returns stops it. FOVEA_URL names a product that runs already and is used instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.FOVEA_URL) return async () => undefined;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-browser-'));
  fs.chmodSync(dataDir, 0o755); // the database's own user must be able to pass
  const port = await freePort();
  const product = runCommand('scripts/start.mjs', {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_MODE: 'on',
    DEMO_AUCTION_S: process.env.DEMO_AUCTION_S ?? '60',
    RATE_HTTP_PER_ADDRESS: '1000000',
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
