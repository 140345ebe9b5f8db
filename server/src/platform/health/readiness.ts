import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { JobQueues } from '../jobs/queues.js';
import { Log } from '../logging/log.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { StartupChecks } from '../database/startup-checks.js';

const TIMEOUT_MS = 3000;

export interface Readiness {
  isReady: boolean;
  parts: Record<string, 'ok' | 'failed'>;
}

/** Whether this node can serve: asked by whoever sends it requests. */
@Injectable()
export class ReadinessService {
  private readonly checks: Record<string, () => Promise<void>>;

  constructor(
    db: Database,
    queues: JobQueues,
    redis: RedisConnection,
    startup: StartupChecks,
    private readonly log: Log,
  ) {
    this.checks = {
      database: async () => void (await db.query('SELECT 1')),
      migrations: async () => {
        if ((await startup.pendingMigrations()).length > 0) throw new Error('a migration is pending');
      },
      jobs: () => queues.ping(),
      redis: () => redis.ping(),
    };
  }

  /** Another part that must work before requests come. */
  add(part: string, check: () => Promise<void>): void {
    this.checks[part] = check;
  }

  async read(): Promise<Readiness> {
    const parts: Readiness['parts'] = {};
    await Promise.all(
      Object.entries(this.checks).map(async ([part, check]) => {
        try {
          await withTimeout(check());
          parts[part] = 'ok';
        } catch (error) {
          this.log.warn('not ready', { part, error });
          parts[part] = 'failed';
        }
      }),
    );
    return { isReady: !Object.values(parts).includes('failed'), parts };
  }
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
