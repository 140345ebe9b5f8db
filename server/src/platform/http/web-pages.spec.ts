import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { serveWeb } from './web-pages.js';

describe('the built pages', () => {
  it('let the reader of codes alone compile WebAssembly, packed or not', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-pages-'));
    const assets = path.join(folder, 'assets');
    fs.mkdirSync(assets);
    for (const name of ['zxing.worker-Ab_1-2.js', 'page-Ab_1-2.js']) {
      fs.writeFileSync(path.join(assets, name), 'void 0;');
      fs.writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync('void 0;'));
    }
    const app = fastify();
    try {
      await serveWeb(app, folder, { nodeEnv: 'production' });
      const policyOf = async (name: string, encoding: string) => {
        const headers = { 'accept-encoding': encoding };
        const answer = await app.inject({ method: 'GET', url: `/assets/${name}`, headers });
        expect([answer.statusCode, answer.headers['content-encoding'] ?? 'identity']).toEqual([
          200,
          encoding,
        ]);
        return answer.headers['content-security-policy'];
      };
      for (const encoding of ['identity', 'br']) {
        expect(await policyOf('zxing.worker-Ab_1-2.js', encoding)).toContain("'wasm-unsafe-eval'");
        expect(await policyOf('page-Ab_1-2.js', encoding)).toBeUndefined();
      }
    } finally {
      await app.close();
      fs.rmSync(folder, { recursive: true });
    }
  });
});
