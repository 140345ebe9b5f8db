import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { inTime } from '../database/failure.js';
import { JobQueues } from '../jobs/queues.js';
import { Log } from '../logging/log.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { StartupChecks } from '../database/startup-checks.js';

const TIMEOUT_MS = 3000;

/**
 * Without a part that is `degraded` the node continues, slower or later; without one that is `failed` it does
 * not.
 */
type PartState = 'ok' | 'degraded' | 'failed';

export interface Readiness {
  status: PartState;
  parts: Record<string, PartState>;
}

interface Check {
  run: () => Promise<void>;
  /** What it is when it does not answer. */
  otherwise: Exclude<PartState, 'ok'>;
}

/** Whether this node can serve; read by the load balancer. */
@Injectable()
export class ReadinessService {
  private readonly checks: Readonly<Record<string, Check>>;
  private isLeaving = false;

  constructor(
    db: Database,
    queues: JobQueues,
    redis: RedisConnection,
    startup: StartupChecks,
    private readonly log: Log,
  ) {
    const vital = (run: () => Promise<void>): Check => ({ run, otherwise: 'failed' });
    const helpful = (run: () => Promise<void>): Check => ({ run, otherwise: 'degraded' });
    this.checks = {
      database: vital(async () => void (await db.query('SELECT 1'))),
      migrations: vital(async () => {
        if ((await startup.pendingMigrations()).length > 0) throw new Error('a migration is pending');
      }),
      jobs: queues.isOnRedis ? helpful(() => queues.ping()) : vital(() => queues.ping()),
      // Bids, pages and closing continue without it.
      redis: helpful(() => redis.ping()),
    };
  }

  /** The node is about to end: the load balancer turns to others. */
  leave(): void {
    this.isLeaving = true;
  }

  async readReadiness(): Promise<Readiness> {
    if (this.isLeaving) return { status: 'failed', parts: { node: 'failed' } };
    const parts: Readiness['parts'] = {};
    await Promise.all(
      Object.entries(this.checks).map(async ([part, { run, otherwise }]) => {
        try {
          await inTime(run(), TIMEOUT_MS, part);
          parts[part] = 'ok';
        } catch (error) {
          this.log.warn(otherwise === 'failed' ? 'not ready' : 'not all there', { part, error });
          parts[part] = otherwise;
        }
      }),
    );
    const states = Object.values(parts);
    const status = (['failed', 'degraded'] as const).find((state) => states.includes(state)) ?? 'ok';
    return { status, parts };
  }
}
