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

  it('are what the build has made for browsers, and nothing else', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-pages-'));
    const put = (name: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), `this is ${name}`);
    };
    for (const name of [
      'index.html',
      'assets/a b.js',
      'assets/a b.js.br',
      'assets/a b.js.map',
      '.vite/list.json',
    ])
      put(name);
    try {
      for (const nodeEnv of ['production', 'development'] as const) {
        const app = fastify();
        await serveWeb(app, folder, { nodeEnv });
        put('assets/later.js');
        const answerOf = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
          const { statusCode, body } = await app.inject({ method, url });
          return statusCode === 200 ? body : statusCode;
        };
        expect(await answerOf('/')).toBe('this is index.html');
        expect(await answerOf('/index.html?v=1')).toBe('this is index.html');
        expect(await answerOf('/assets/a%20b.js')).toBe('this is assets/a b.js');
        expect(await answerOf('/assets/a%20b.js', 'HEAD')).toBe('');
        expect(await answerOf('/assets/a%20b.js.map')).toBe(
          nodeEnv === 'production' ? 404 : 'this is assets/a b.js.map',
        );
        for (const url of [
          '/assets',
          '/assets/',
          '/assets/a%20b.js.br',
          '/assets/later.js',
          '/.vite/list.json',
          '//index.html',
          '/constructor',
        ])
          expect([url, await answerOf(url)]).toEqual([url, 404]);
        expect(await answerOf('/index.html', 'POST')).toBe(404);
        await app.close();
        fs.rmSync(path.join(folder, 'assets/later.js'));
      }
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
