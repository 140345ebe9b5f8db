import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Heartbeat } from '../../platform/heartbeat/heartbeat.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Log } from '../../platform/logging/log.js';
import { AuctionCloseService } from './auction-close.service.js';
import { LotFaults } from './lot-faults.js';

/** The farthest ahead the timer looks; a lot made meanwhile by another node is found then at the latest. */
const LOOK_AHEAD_MS = 1000;
const RETRY_MS = 500;
/** Whatever a node's timer lost, another node's job finds this soon. */
const SWEEP_EVERY_MS = 15_000;

/**
 * One timer per node for the next thing that is due, by the database's clock: not a job per lot, which would take
 * seconds for a thousand of them and move with every soft close.
 */
@Injectable()
export class AuctionTimer implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly close: AuctionCloseService,
    private readonly faults: LotFaults,
    private readonly clock: DatabaseClock,
    private readonly heartbeat: Heartbeat,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.every('close-late-lots', SWEEP_EVERY_MS, () => this.sweep());
  }

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delayMs: number): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.closeDueLots();
    }, delayMs);
  }

  /** A job, on any one node. */
  async sweep(): Promise<void> {
    await this.heartbeat.ensureBeaten();
    await this.close.runDue();
    await this.faults.clearOver();
  }

  private async closeDueLots(): Promise<void> {
    try {
      // After a silence the outage is on record before a lot whose end fell into it could be closed.
      await this.heartbeat.ensureBeaten();
      const { dueAt, now } = await this.close.nextDue();
      this.clock.synchronize(now);
      if (dueAt !== null && dueAt <= now) {
        const changed = await this.close.runDue();
        // Nothing changed: another node was quicker, or a fault that a pause may cure.
        this.schedule(changed > 0 ? 0 : RETRY_MS);
      } else {
        this.schedule(dueAt === null ? LOOK_AHEAD_MS : Math.min(dueAt - now, LOOK_AHEAD_MS));
      }
    } catch (error) {
      this.log.error('closing lots failed', { error });
      this.schedule(RETRY_MS);
    }
  }
}
