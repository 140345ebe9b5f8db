import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { freePort } from '../../scripts/lib/network.mjs';
import { asServer } from './durable-postgres.js';
import { messageOf, startServer } from '../../scripts/lib/server-process.mjs';
import { type FreshDatabase, freshDatabase } from './fresh-database.js';
import { hasRedis, type RedisServer, startRedis } from './redis-server.js';

type ServerProcess = Awaited<ReturnType<typeof startServer>>;

export interface ClusterOptions {
  nodes: number;
  /** A Redis of its own between the nodes; more than one node needs it. */
  redis: boolean;
  /** Settings of all nodes, over those that only lift the limits. */
  env?: Record<string, string>;
  /** Settings of one node, over those of all. */
  nodeEnv?: (node: number) => Record<string, string>;
  /** A database to use instead of a fresh one, as its owner, which is then left alone at the end. */
  databaseUrl?: string;
}

export interface Cluster {
  /** Address of each node, the same after a restart. */
  urls: string[];
  databaseUrl: string;
  redis: RedisServer | null;
  /** Ends a node without its consent and waits until it is gone. */
  kill(node: number, signal: NodeJS.Signals): Promise<void>;
  /** Starts a killed or stopped node again, on its port, and waits until it is ready. */
  restart(node: number): Promise<void>;
  /** What a node has logged so far. */
  log(node: number): string[];
  /** The parent may end while it runs, and ends it so. */
  unref(): void;
  stop(): Promise<void>;
}

/** Specs over several nodes are skipped by name where no Redis is installed. */
export const canCluster = hasRedis;

/** The production shape as processes: several nodes of the built server on one database, Redis between them. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  if (options.nodes > 1 && !options.redis) throw new Error('several nodes need Redis between them');
  await ensureBuilt(['shared-types', 'migrations', 'server']);
  const own = options.databaseUrl === undefined ? await freshDatabase() : null;
  const uploads = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-cluster-'));
  const parts: { redis: RedisServer | null; nodes: (ServerProcess | null)[]; own: FreshDatabase | null } = {
    redis: null,
    nodes: [],
    own,
  };
  const stop = async () => {
    await Promise.all(parts.nodes.map(async (node) => node?.stop()));
    await parts.redis?.stop();
    await parts.own?.drop();
    fs.rmSync(uploads, { recursive: true, force: true });
  };
  try {
    if (options.redis) parts.redis = await startRedis();
    const ports = await Promise.all(Array.from({ length: options.nodes }, freePort));
    const databaseUrl = options.databaseUrl ?? own?.url ?? '';
    const logs: string[][] = ports.map(() => []);
    const start = (node: number) =>
      startServer({
        port: portOf(node),
        readyWithinMs: 60_000,
        nodeOptions: ['--interrupt-budget=1000000'],
        env: {
          ...withoutSettings(process.env),
          NODE_ENV: 'test',
          NODE_NAME: `node-${node}`,
          HOST: '127.0.0.1',
          DATABASE_URL: asServer(databaseUrl),
          ...(parts.redis ? { REDIS_URL: parts.redis.url } : {}),
          UPLOAD_DIR: uploads,
          JWT_SECRET: 'a secret of tests only, long enough to be one',
          LOG_LEVEL: 'warn',
          DEMO_MODE: 'off',
          RATE_HTTP_PER_ADDRESS: '100000000',
          RATE_HTTP_PER_ACCOUNT: '100000000',
          RATE_SOCKET_MESSAGES: '1000000',
          SOCKETS_PER_ACCOUNT: '1000000',
          SOCKETS_PER_NETWORK: '1000000',
          ...options.env,
          ...options.nodeEnv?.(node),
        },
        onLine: (line) => void logs[node]?.push(messageOf(line)),
      });
    const portOf = (node: number) => {
      const port = ports[node];
      if (port === undefined) throw new Error(`there is no node ${node}`);
      return port;
    };
    // All are waited for, so that one that fails does not leave the others behind.
    const starts = await Promise.allSettled(
      ports.map(async (_, node) => void (parts.nodes[node] = await start(node))),
    );
    for (const outcome of starts) if (outcome.status === 'rejected') throw outcome.reason;
    return {
      urls: ports.map((port) => `http://127.0.0.1:${port}`),
      databaseUrl,
      redis: parts.redis,
      async kill(node, signal) {
        parts.nodes[node]?.signal(signal);
        await parts.nodes[node]?.ended;
      },
      async restart(node) {
        await parts.nodes[node]?.stop();
        parts.nodes[node] = await start(node);
      },
      log: (node) => logs[node] ?? [],
      unref() {
        for (const node of parts.nodes) node?.unref();
        parts.redis?.unref();
        process.once('exit', () => fs.rmSync(uploads, { recursive: true, force: true }));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The specs' own environment must not reach the nodes: they would share its database and its limits. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => /^(PATH|HOME|LANG|TMPDIR|TZ)$/.test(name)),
  );
}
