import { Global, Module } from '@nestjs/common';
import { ConfigModule, ENV } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseClock } from './database/database-clock.js';
import { Database } from './database/database.js';
import { Log } from './logging/log.js';
import { Metrics } from './metrics/metrics.js';
import { RedisConnection } from './redis/redis-connection.js';

/** What the platform's own parts rest on: settings, log, figures, PostgreSQL and, when there is one, Redis. */
@Global()
@Module({
  imports: [ConfigModule],
  providers: [
    Database,
    DatabaseClock,
    Log,
    Metrics,
    {
      provide: RedisConnection,
      inject: [ENV, Log],
      useFactory: (env: Env, log: Log) => RedisConnection.open(env.redisUrl, log),
    },
  ],
  exports: [Database, DatabaseClock, Log, Metrics, RedisConnection],
})
export class FoundationModule {}
