import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { freePort, isListening, pause } from '../../scripts/lib/network.mjs';
import { type Cluster, canCluster, startCluster } from '../support/cluster.js';

jest.setTimeout(600_000);

const nginx = process.env.NGINX_BINARY ?? 'nginx';
const describeIt = canCluster && spawnSync(nginx, ['-v']).status === 0 ? describe : describe.skip;

describeIt('the proxy of docker-compose.yml', () => {
  let cluster: Cluster;
  let proxy: ChildProcess;
  let folder: string;
  let url: string;

  beforeAll(async () => {
    cluster = await startCluster({ nodes: 2, redis: true, env: { TRUST_PROXY: '1' } });
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-proxy-'));
    const port = await freePort();
    const [first = '', second = ''] = cluster.urls.map((address) => new URL(address).host);
    const written = fs.readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
    const config = written
      .replace('pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('server-1:3000', first)
      .replace('server-2:3000', second)
      .replace(
        'http {',
        `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}`,
      );
    fs.writeFileSync(`${folder}/nginx.conf`, config);
    proxy = spawn(nginx, ['-c', `${folder}/nginx.conf`, '-p', folder, '-g', 'daemon off;'], {
      stdio: 'inherit',
    });
    url = `http://127.0.0.1:${port}`;
    for (let left = 100; !(await isListening(port)); left--) {
      if (left === 0) throw new Error('nginx does not listen');
      await pause(50);
    }
  });
  afterAll(async () => {
    if (proxy?.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    await cluster?.stop();
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
  });

  const ended = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (error) => resolve(error.message));
    });

  it('keeps long polling on one node, which another node would not know', async () => {
    for (let client = 0; client < 6; client++) {
      const socket = io(url, { transports: ['polling'], forceNew: true, reconnection: false });
      expect(await ended(socket)).toBe('connected');
      await pause(200);
      expect(socket.connected).toBe(true);
      socket.close();
    }
  });

  it('upgrades to a web socket', async () => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    expect(await ended(socket)).toBe('connected');
    socket.close();
  });

  it('gives a browser its node by a cookie, once, and hides the metrics', async () => {
    const first = await fetch(`${url}/health/ready`);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^fovea_node=\w+; .*HttpOnly/);
    const again = await fetch(`${url}/health/ready`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(again.status).toBe(200);
    expect(again.headers.get('set-cookie')).toBeNull();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('passes over a node that is gone', async () => {
    await cluster.kill(0, 'SIGKILL');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${url}/health/ready`).then((answer) => answer.status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    await cluster.restart(0);
  });
});
