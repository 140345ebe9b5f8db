import { createClient } from 'redis';
import { hasRedis, startRedis, type RedisServer } from '../../../../test/support/redis-server.js';
import { loadEnv } from '../config/env.js';
import { describeJobs } from '../../../../test/support/jobs-contract.js';

if (hasRedis) {
  let redis: RedisServer;
  describeJobs('jobs on Redis', async () => {
    redis = await startRedis();
    return {
      env: loadEnv({ ...process.env, REDIS_URL: redis.url }),
      async forget() {
        const client = createClient({ url: redis.url });
        await client.connect();
        await client.flushAll();
        await client.close();
      },
      async interrupt() {
        await redis.stop();
        redis = await startRedis(redis.port);
      },
    };
  });
  afterAll(() => redis.stop());
} else {
  it.skip('jobs on Redis: redis-server is not installed', () => undefined);
}
