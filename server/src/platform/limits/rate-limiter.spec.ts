import { hasRedis, startRedis } from '../../../../test/support/redis-server.js';
import { loadEnv } from '../config/env.js';
import { AppError } from '../kernel/app-error.js';
import { Log } from '../logging/log.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { RateLimiter } from './rate-limiter.js';

const env = { ...loadEnv(process.env), httpPerAddressMinute: 3, httpPerAccountMinute: 2 };
const log = new Log(env);

const refused = (times: Promise<unknown>) =>
  times.then(
    () => false,
    (error: unknown) => error instanceof AppError && error.id === 'RATE_LIMITED',
  );

describe('the limits of calls', () => {
  it('lets an address call as often as configured, then refuses with a retry time', async () => {
    const limits = new RateLimiter(env, await RedisConnection.open(undefined, log));
    for (let call = 0; call < 3; call++) await limits.consume('http-address', '192.0.2.1');
    await expect(limits.consume('http-address', '192.0.2.1')).rejects.toMatchObject({
      id: 'RATE_LIMITED',
      details: { retry_after_s: 60 },
    });
    await limits.consume('http-address', '192.0.2.2');
  });

  it('counts an address and an account apart', async () => {
    const limits = new RateLimiter(env, await RedisConnection.open(undefined, log));
    for (let call = 0; call < 3; call++) await limits.consume('http-address', '7');
    await limits.consume('http-account', '7');
    await limits.consume('http-account', '7');
    expect(await refused(limits.consume('http-account', '7'))).toBe(true);
  });

  const withRedis = hasRedis ? it : it.skip;

  withRedis('counts over all nodes in Redis, and on its own while Redis is away', async () => {
    const redis = await startRedis();
    const connections = [
      await RedisConnection.open(redis.url, log),
      await RedisConnection.open(redis.url, log),
    ];
    try {
      const [one, two] = connections.map((connection) => new RateLimiter(env, connection));
      if (!one || !two) throw new Error('two were made');
      await one.consume('http-account', '1');
      await two.consume('http-account', '1');
      expect(await refused(one.consume('http-account', '1'))).toBe(true);
      expect(await refused(two.consume('http-account', '1'))).toBe(true);
      await redis.stop();
      await one.consume('http-account', '2');
      await one.consume('http-account', '2');
      expect(await refused(one.consume('http-account', '2'))).toBe(true);
    } finally {
      await Promise.all(connections.map((connection) => connection.onApplicationShutdown()));
      await redis.stop();
    }
  });
});
