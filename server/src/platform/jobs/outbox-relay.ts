import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { Log } from '../logging/log.js';
import { Jobs } from './jobs.js';
import { Outbox } from './outbox.js';
import { OutboxRepository } from './outbox.repository.js';

export const DELIVER_OUTBOX = 'deliver-outbox';
/** Rows of one job: a storm's events are handled together, and a crash repeats no more than these. */
const CLAIM_MAX = 1000;
const LOOK_EVERY_MS = 1000;
/** The first event leaves at once; those of a storm gather this long, so that it costs ten jobs a second at most. */
const GATHER_MS = 100;
const LOST_AFTER_MS = 60_000;
const SWEEP_EVERY_MS = 15_000;

/**
 * Passes committed events to the queue: at once after a commit on this node, at the latest a second later for
 * what another node wrote but did not announce before it ended.
 */
@Injectable()
export class OutboxRelay implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;
  private isStopped = false;

  constructor(
    private readonly rows: OutboxRepository,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.every('sweep-outbox', SWEEP_EVERY_MS, () => this.sweep());
    this.jobs.every(
      'delete-old-event-notes',
      3_600_000,
      async () => void (await this.rows.deleteOldNotes()),
      'slow',
    );
  }

  onApplicationBootstrap(): void {
    this.outbox.onWake(() => this.wake());
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.isWoken = true;
    if (this.isStopped || !this.jobs.isRunning) return;
    this.running ??= this.relay().finally(() => {
      this.running = undefined;
    });
  }

  /** Until nothing waits; a fault is left to the next look. */
  private async relay(): Promise<void> {
    try {
      while (this.isWoken && !this.isStopped) {
        this.isWoken = false;
        const relayed = await this.relayChunk();
        if (relayed === CLAIM_MAX) this.isWoken = true;
        if (relayed > 0) await sleep(GATHER_MS);
      }
    } catch (error) {
      this.log.warn('outbox not relayed, trying again', { error });
    }
  }

  private async relayChunk(): Promise<number> {
    const ids = await this.rows.claim(CLAIM_MAX);
    // A crash between the two statements leaves queued rows without a job: the sweep finds them.
    if (ids.length === 0) return 0;
    if (await this.jobs.addJob(DELIVER_OUTBOX, { ids })) return ids.length;
    await this.rows.unclaim(ids);
    return 0;
  }

  private async sweep(): Promise<void> {
    if ((await this.rows.requeueLost(LOST_AFTER_MS)) > 0) this.wake();
  }
}
