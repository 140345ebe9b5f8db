import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Log } from '../logging/log.js';

/** A start waits no longer for Redis: what needs it joins when it comes. */
const START_WAIT_MS = 2_000;
const RECONNECT_MAX_MS = 2_000;
/** The number of commands that may wait for Redis; later ones are refused. */
export const COMMANDS_MAX = 10_000;
const ERROR_LOG_EVERY_MS = 10_000;

const reconnectStrategy = (retries: number): number => Math.min(50 * 2 ** retries, RECONNECT_MAX_MS);

/** Only where there is a Redis: the library is a quarter of all files that a start reads. */
const library = () => import('redis');
type Library = Awaited<ReturnType<typeof library>>;

/** Waits for Redis to come back. */
const clientOf = ({ createClient }: Library, url: string) =>
  createClient({ url, commandsQueueMaxLength: COMMANDS_MAX, socket: { reconnectStrategy } });

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
 * The client that queues and the socket adapter share, and one for code that would rather do without than
 * wait; both are null without REDIS_URL. They connect and reconnect for ever, also where Redis was not there
 * at the start: it stores nothing that PostgreSQL does not have.
 */
export class RedisConnection implements OnApplicationShutdown {
  private constructor(
    readonly client: RedisClient | null,
    readonly impatientClient: RedisClient | null,
    private readonly connected: Promise<unknown>,
  ) {}

  static async open(url: string | undefined, log: Log): Promise<RedisConnection> {
    if (url === undefined) return new RedisConnection(null, null, Promise.resolve());
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
    const connected = Promise.all(clients.map((client) => client.connect()));
    // Rejects only when the node ends before Redis came.
    connected.catch((error: unknown) => log.info('redis never answered', { error }));
    const connection = new RedisConnection(...clients, connected);
    await Promise.race([connected, sleep(START_WAIT_MS, undefined, { ref: false })]);
    if (!connection.isReady) log.warn('started without redis: the node goes on alone until it answers');
    return connection;
  }

  /** Whether Redis is reachable; true where none is configured. */
  get isReady(): boolean {
    return this.client === null || this.client.isReady;
  }

  /** Resolves once Redis has answered for the first time; rejects when the node ends before. */
  async whenConnected(): Promise<void> {
    await this.connected;
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
