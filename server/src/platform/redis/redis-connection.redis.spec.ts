import { freePort } from '../../../../scripts/lib/network.mjs';
import { hasRedis, startRedis } from '../../../../test/support/redis-server.js';
import { loadEnv } from '../config/env.js';
import { Log } from '../logging/log.js';
import { COMMANDS_MAX, RedisConnection } from './redis-connection.js';

const log = new Log({ ...loadEnv(process.env), logLevel: 'silent' });
const describeIt = hasRedis ? describe : describe.skip;

describeIt('the connection to Redis', () => {
  it('does not hold up a start, and is made when Redis comes', async () => {
    const port = await freePort();
    const connection = await RedisConnection.open(`redis://127.0.0.1:${port}`, log);
    expect(connection.isReady).toBe(false);
    await expect(connection.ping()).rejects.toThrow();
    const redis = await startRedis(port);
    try {
      await connection.whenConnected();
      expect(connection.isReady).toBe(true);
      await connection.ping();
    } finally {
      await connection.onApplicationShutdown();
      await redis.stop();
    }
  });

  it('keeps a limited number of commands waiting; later ones are refused at once', async () => {
    const connection = await RedisConnection.open(`redis://127.0.0.1:${await freePort()}`, log);
    try {
      const commands = Array.from({ length: COMMANDS_MAX + 1 }, () => connection.client?.get('spec'));
      for (const one of commands) one?.catch(() => undefined); // they are given up with the connection
      await expect(commands.at(-1)).rejects.toThrow('queue is full');
    } finally {
      await connection.onApplicationShutdown();
    }
  });

  it('is given up where the node ends first', async () => {
    const connection = await RedisConnection.open(`redis://127.0.0.1:${await freePort()}`, log);
    const waiting = connection.whenConnected();
    await connection.onApplicationShutdown();
    await expect(waiting).rejects.toThrow();
  });

  it('is ready where there is none', async () => {
    const connection = await RedisConnection.open(undefined, log);
    expect(connection.isReady).toBe(true);
    await connection.whenConnected();
  });
});
