import { Inject, Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../kernel/app-error.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { networkOf } from './network-of.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

interface Limit {
  points: number;
  durationS: number;
}

const limitsOf = (env: Env) =>
  ({
    'http-address': { points: env.httpPerAddressMinute, durationS: MINUTE_S },
    'http-account': { points: env.httpPerAccountMinute, durationS: MINUTE_S },
    /** Suggestions that the search box requests while somebody types. */
    suggest: { points: env.suggestPerMinute, durationS: MINUTE_S },
    /** Enquiries; counted by address or account. */
    form: { points: env.formsPerHour, durationS: HOUR_S },
    'ai-search': { points: env.aiSearchesPerMinute, durationS: MINUTE_S },
  }) satisfies Record<string, Limit>;

export type LimitName = keyof ReturnType<typeof limitsOf>;

/**
 * How often somebody may call. Counted in Redis over all nodes, in memory without it or while it is away: a limit
 * protects the server, it decides nothing of business (codes and failed sign-ins are counted in PostgreSQL).
 */
@Injectable()
export class RateLimiter {
  private readonly limiters: ReadonlyMap<string, RateLimiterAbstract>;

  constructor(@Inject(ENV) env: Env, redis: RedisConnection) {
    this.limiters = new Map(
      Object.entries(limitsOf(env)).map(([name, limit]) => [name, createLimiter(name, limit, redis)]),
    );
  }

  /** Counts one call of `key`; refuses with RATE_LIMITED when there were too many. */
  async consume(limit: LimitName, key: string): Promise<void> {
    const limiter = this.limiters.get(limit);
    if (!limiter) throw new Error(`no limit is called ${limit}`);
    try {
      await limiter.consume(limit === 'http-account' ? key : networkOf(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('RATE_LIMITED', { retry_after_s: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  }
}

function createLimiter(
  name: string,
  { points, durationS }: Limit,
  redis: RedisConnection,
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: durationS });
  if (!redis.impatientClient) return memory;
  return new RateLimiterRedis({
    storeClient: redis.impatientClient,
    useRedisPackage: true,
    keyPrefix: `limit:${name}`,
    points,
    duration: durationS,
    // A client over the limit is refused without another Redis command.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}
