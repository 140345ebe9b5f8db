import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { NoAnswer } from '../database/failure.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { JobQueues, type JobData, type QueueName } from './queues.js';

/** Gets what `add` gave; may run twice after a crash, so its effect must bear a repeat. */
export type JobHandler = (data: JobData) => Promise<void>;

interface Registered {
  queue: QueueName;
  handler: JobHandler;
}

interface Schedule {
  name: string;
  queue: QueueName;
  everyMs: number;
}

/** Schedules are looked for this often: they live in Redis, which may lose everything at any time. */
const SCHEDULE_CHECK_MS = 30_000;

/**
 * Work outside a request. `fast` is for what a person waits for, `slow` for what may take seconds.
 * A module names its handlers while it is built (constructor or onModuleInit); they run once the server has started.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, Registered>();
  private readonly schedules: Schedule[] = [];
  private scheduleTimer: NodeJS.Timeout | undefined;
  private isOpen = false;
  private isStopped = false;
  private isRestoring = false;

  constructor(
    private readonly queues: JobQueues,
    private readonly log: Log,
    private readonly metrics: Metrics,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Names who does the jobs called `name`; jobs are named in the imperative (`deliver-outbox`). */
  handle(name: string, queue: QueueName, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`two handlers for job ${name}`);
    this.handlers.set(name, { queue, handler });
  }

  /** Runs `handler` every `everyMs`, each tick on exactly one of all nodes; by request alone where the settings say so. */
  every(name: string, everyMs: number, handler: () => Promise<void>, queue: QueueName = 'fast'): void {
    this.handle(name, queue, handler);
    const { jobPeriodMaxS } = this.env;
    if (jobPeriodMaxS === 0 || everyMs <= jobPeriodMaxS * 1000) this.schedules.push({ name, queue, everyMs });
  }

  /**
   * Adds a job now. After a commit only: what must not be lost is an event of the outbox, or a row that a job of
   * every minute looks for. So the caller continues where the queues are away.
   * @returns whether the queues have it; late, they may have it all the same
   */
  async addJob(name: string, data: JobData = {}): Promise<boolean> {
    const registered = this.handlers.get(name);
    if (!registered) throw new Error(`nobody handles job ${name}`);
    try {
      if (this.isRunning) await this.queues.add(registered.queue, name, data);
      else this.log.warn('job not added: the queues are away', { job: name });
      return this.isRunning;
    } catch (error) {
      if (!(error instanceof NoAnswer) && this.queues.isReady) throw error;
      this.log.warn('job not added: the queues are away', { job: name, error });
      return false;
    }
  }

  /** False before the start, while Redis is away, and once the end has begun: then nobody takes jobs. */
  get isRunning(): boolean {
    return this.isOpen && this.queues.isReady;
  }

  /** Sets up what is missing of the schedules; one that lives keeps its rhythm. */
  async restoreSchedules(): Promise<void> {
    for (const { name, queue, everyMs } of this.schedules)
      await this.queues.ensureSchedule(queue, name, everyMs);
  }

  /** Without Redis the node serves all the same; its jobs begin when it comes. */
  async onApplicationBootstrap(): Promise<void> {
    const begun = this.begin();
    if (this.queues.isReady) return begun;
    begun.catch((error: unknown) => {
      if (!this.isStopped) this.log.error('jobs did not begin', { error });
    });
  }

  private async begin(): Promise<void> {
    await this.queues.start((name, data) => this.runJob(name, data));
    if (this.isStopped) return;
    this.isOpen = true;
    await this.restoreSchedules();
    this.scheduleTimer = setInterval(() => {
      if (!this.isRunning || this.isRestoring) return;
      this.isRestoring = true;
      this.restoreSchedules()
        .catch((error: unknown) => this.log.error('job schedules not checked', { error }))
        .finally(() => {
          this.isRestoring = false;
        });
    }, SCHEDULE_CHECK_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.isOpen = false;
    clearInterval(this.scheduleTimer);
    await this.queues.stop();
  }

  private async runJob(name: string, data: JobData): Promise<void> {
    const registered = this.handlers.get(name);
    if (!registered) {
      // Added by a newer node, or left by an older one.
      this.log.warn('nobody handles this job here', { job: name });
      return;
    }
    try {
      await registered.handler(data);
    } catch (error) {
      this.metrics.jobFailures.inc({ job: name });
      this.log.error('job failed', { job: name, error });
      throw error;
    }
  }
}
