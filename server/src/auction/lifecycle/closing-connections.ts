import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import type { Tx } from '../../platform/database/database.js';
import { DedicatedConnection } from '../../platform/database/dedicated-connection.js';
import { LANE_LIMITS } from '../bidding/lane-limits.js';

/** As many as the database has cores to spare while bids continue. */
const CONNECTIONS = 2;

/**
 * Connections for many lots that end together: separate from the lanes, which continue with the bids of other
 * lots.
 */
@Injectable()
export class ClosingConnections implements OnApplicationShutdown {
  readonly all: readonly ClosingConnection[];

  constructor(@Inject(ENV) env: Pick<Env, 'databaseUrl'>) {
    this.all = Array.from({ length: CONNECTIONS }, () => new ClosingConnection(env));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((one) => one.close()));
  }
}

class ClosingConnection {
  private readonly connection: DedicatedConnection;

  constructor(env: Pick<Env, 'databaseUrl'>) {
    this.connection = new DedicatedConnection(env, LANE_LIMITS);
  }

  /**
   * More patient with locks than a lane, because nobody waits for it: two of them often release deposits of the same
   * people. @throws what a lane's transaction throws
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { startWithinMs, lockedMs } = LANE_LIMITS;
    return this.connection.transaction(work, performance.now() + startWithinMs, lockedMs);
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
