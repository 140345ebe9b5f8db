import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { serveWeb } from './web-pages.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-pages-'));
beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'assets'));
  for (const file of ['index.html', 'assets/frame.js', 'assets/frame.js.map'])
    fs.writeFileSync(path.join(folder, file), file);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const asked = async (url: string, nodeEnv: 'production' | 'development', from = folder) => {
  const server = fastify();
  await serveWeb(server, from, { nodeEnv });
  const { statusCode, headers } = await server.inject({ method: 'GET', url });
  await server.close();
  return [statusCode, headers['cache-control']];
};

describe('the built pages', () => {
  it.each(['production', 'development'] as const)(
    'are kept by their hash, their first page not, in %s',
    async (nodeEnv) => {
      expect(await asked('/', nodeEnv)).toEqual([200, 'no-cache']);
      expect(await asked('/assets/frame.js', nodeEnv)).toEqual([200, 'public, max-age=31536000, immutable']);
    },
  );

  it('come with their sources everywhere but in production', async () => {
    expect((await asked('/assets/frame.js.map', 'development'))[0]).toBe(200);
    expect((await asked('/assets/frame.js.map', 'production'))[0]).toBe(404);
  });

  it('come packed as the build left them, to whoever reads that', async () => {
    fs.writeFileSync(path.join(folder, 'assets/frame.js.br'), 'packed');
    const server = fastify();
    await serveWeb(server, folder, { nodeEnv: 'production' });
    const get = (encoding: string) =>
      server.inject({ url: '/assets/frame.js', headers: { 'accept-encoding': encoding } });
    const [packed, plain] = [await get('gzip, br'), await get('identity')];
    await server.close();
    expect([packed.headers['content-encoding'], packed.payload]).toEqual(['br', 'packed']);
    expect(packed.headers['content-type']).toContain('javascript');
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, 'assets/frame.js']);
  });

  it('may be absent', async () => {
    expect((await asked('/', 'production', path.join(folder, 'none')))[0]).toBe(404);
  });
});
