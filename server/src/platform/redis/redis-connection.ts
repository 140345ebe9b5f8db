import type { OnApplicationShutdown } from '@nestjs/common';
import type { Log } from '../logging/log.js';
import { StartRefused } from '../kernel/app-error.js';

const CONNECT_TIMEOUT_MS = 10_000;
const RECONNECT_MAX_MS = 2_000;
const ERROR_LOG_EVERY_MS = 10_000;

const reconnectStrategy = (retries: number): number => Math.min(50 * 2 ** retries, RECONNECT_MAX_MS);

/** Only where there is a Redis: the library is a quarter of all files that a start reads. */
const library = () => import('redis');
type Library = Awaited<ReturnType<typeof library>>;

/** Waits for Redis to come back. */
const clientOf = ({ createClient }: Library, url: string) =>
  createClient({ url, socket: { reconnectStrategy } });

/** Rejects at once while Redis is away, and notices soon when it only fell silent. */
const impatientClientOf = ({ createClient }: Library, url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 2000,
    socket: { reconnectStrategy, socketTimeout: 5000 },
  });

export type RedisClient = ReturnType<typeof clientOf>;

/**
 * The client that queues and the socket adapter share, and one for those who would rather do without than wait;
 * both are null without REDIS_URL. Once connected they reconnect for ever: Redis keeps nothing that PostgreSQL does
 * not know.
 */
export class RedisConnection implements OnApplicationShutdown {
  private constructor(
    readonly client: RedisClient | null,
    readonly impatientClient: RedisClient | null,
  ) {}

  /** Rejects when Redis does not answer at the start: that is a wrong setting, not a fault to wait out. */
  static async open(url: string | undefined, log: Log): Promise<RedisConnection> {
    if (url === undefined) return new RedisConnection(null, null);
    const redis = await library();
    const clients = [clientOf(redis, url), impatientClientOf(redis, url)] as const;
    let loggedAt = -Infinity;
    for (const client of clients) {
      client.on('error', (error: unknown) => {
        if (performance.now() - loggedAt < ERROR_LOG_EVERY_MS) return;
        loggedAt = performance.now();
        log.warn('redis does not answer', { error });
      });
    }
    await connectInTime(clients);
    return new RedisConnection(...clients);
  }

  async ping(): Promise<void> {
    await this.impatientClient?.ping();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const client of [this.client, this.impatientClient]) {
      if (client?.isReady) await client.close();
      else if (client?.isOpen) client.destroy();
    }
  }
}

async function connectInTime(clients: readonly RedisClient[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StartRefused('Redis at REDIS_URL does not answer')),
      CONNECT_TIMEOUT_MS,
    );
  });
  const connected = Promise.all(clients.map((client) => client.connect()));
  try {
    await Promise.race([connected, late]);
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
