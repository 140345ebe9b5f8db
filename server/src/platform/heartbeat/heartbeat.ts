import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Database, type Tx } from '../database/database.js';
import { Log } from '../logging/log.js';

/** A silence longer than this is an outage of the platform. */
export const OUTAGE_AFTER_MS = 60_000;
/** While this node's own last beat is younger, no silence of that length can have gone unnoticed. */
const FRESH_MS = OUTAGE_AFTER_MS / 2;

/** From the last beat before a silence to the first one after it, by the database's clock. */
export interface OutageRow {
  id: number;
  began_at: Date;
  recovered_at: Date;
}

/**
 * One row that any node renews. A node that finds it too old records the outage, under the row's lock, so
 * that over all nodes it is recorded once. Code that closes auctions calls `ensureBeaten()` first: after a
 * silence the outage is then on record before the first lot whose end fell into it could be closed.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private beatenAt = -Infinity;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ensureBeaten();
    this.timer = setInterval(() => {
      this.beat().catch((error: unknown) => this.log.error('heartbeat failed', { error }));
    }, this.env.auctionHeartbeatS * 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** Returns at once while this node beats; after a silence (and at the start) it beats first. */
  async ensureBeaten(): Promise<void> {
    if (performance.now() - this.beatenAt > FRESH_MS) await this.beat();
  }

  /** Two at once are one. */
  beat(): Promise<void> {
    this.running ??= this.beatOnce().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async beatOnce(): Promise<void> {
    // Taken before: a beat that took long must not look younger than it is.
    const startedAt = performance.now();
    const outage = await this.db.transaction((tx) => renew(tx));
    this.beatenAt = startedAt;
    if (!outage) return;
    this.log.warn('the platform was silent', {
      began_at: outage.began_at,
      recovered_at: outage.recovered_at,
    });
  }
}

async function renew(tx: Tx): Promise<OutageRow | undefined> {
  await tx.query(`INSERT INTO heartbeat (at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING`);
  // Locked first, the clock read after: a node that waited sees the other's beat, and its own time is later.
  await tx.query(`SELECT FROM heartbeat FOR UPDATE`);
  const { rows } = await tx.query<OutageRow>(
    `WITH now AS MATERIALIZED (SELECT clock_timestamp() AS at),
          silence AS (SELECT heartbeat.at AS began_at, now.at AS recovered_at FROM heartbeat, now),
          renewed AS (UPDATE heartbeat SET at = greatest(heartbeat.at, now.at) FROM now)
     INSERT INTO outage (began_at, recovered_at)
     SELECT began_at, recovered_at FROM silence
     WHERE recovered_at - began_at > $1 * interval '1 millisecond'
     RETURNING id, began_at, recovered_at`,
    [OUTAGE_AFTER_MS],
  );
  return rows[0];
}
