import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  createPostgresBackend,
  createRedisBackend,
  withBackend,
  type BackendFactory,
  type IQueueBackend,
  type JobsOptions,
} from 'bullmq';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { inTime } from '../database/failure.js';
import { SERVER_OPTIONS } from '../database/pg-types.js';
import { Log } from '../logging/log.js';
import { RedisConnection } from '../redis/redis-connection.js';

/** Two queues in all: one with its worker costs four connections to PostgreSQL, so jobs are distinguished by name. */
export const QUEUE_NAMES = ['fast', 'slow'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];
export type JobData = Record<string, unknown>;
export type RunJob = (name: string, data: JobData) => Promise<void>;

const JOBS_SCHEMA = 'bullmq';
const CONCURRENCY: Record<QueueName, number> = { fast: 4, slow: 2 };
const ERROR_LOG_EVERY_MS = 10_000;
/** A node that ends waits so long for its jobs; what was cut off is done again by another. */
const STOP_TIMEOUT_MS = 6_000;
/** Then it lets go, also of a store that does not answer. */
const LET_GO_MS = 1_000;
/** Adding a job waits no longer than this for a store that is shutting down. */
const ADD_TIMEOUT_MS = 2_000;
/** A schedule whose next tick is overdue by this much has lost its chain and is set up anew. */
const OVERDUE_MS = 60_000;

const JOB_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: { count: 200 },
};

/** One queue with the worker of this node. */
interface OpenQueue {
  ready(): Promise<void>;
  start(): void;
  ping(): Promise<void>;
  add(name: string, data: JobData): Promise<void>;
  ensureSchedule(name: string, everyMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * BullMQ on PostgreSQL, or on Redis when there is one. It holds no truth: what must happen is in the outbox.
 */
@Injectable()
export class JobQueues {
  private readonly open = new Map<QueueName, OpenQueue>();
  private isStopped = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {}

  /** Whether the store is reachable: Redis may be away for a while, also at the start. */
  get isReady(): boolean {
    return this.redis.isReady;
  }

  /** Where Redis is away they are without a part of the node, not the node without itself. */
  get isOnRedis(): boolean {
    return this.redis.client !== null;
  }

  /** Waits for Redis, where there is one. Rejects when the queues' tables are not there. */
  async start(run: RunJob): Promise<void> {
    await this.redis.whenConnected();
    if (this.isStopped) return;
    for (const name of QUEUE_NAMES) this.open.set(name, this.openQueue(name, run));
    await Promise.all([...this.open.values()].map((queue) => queue.ready()));
    for (const queue of this.open.values()) queue.start();
  }

  /** @throws NoAnswer when the store is going away; the job may be done later all the same */
  async add(queue: QueueName, name: string, data: JobData): Promise<void> {
    await inTime(this.get(queue).add(name, data), ADD_TIMEOUT_MS, 'job queue');
  }

  /** Sets the schedule up when it is not there, or no longer alive; a living one is left alone. */
  async ensureSchedule(queue: QueueName, name: string, everyMs: number): Promise<void> {
    await this.get(queue).ensureSchedule(name, everyMs);
  }

  /** Rejects when the queues are unreachable. */
  async ping(): Promise<void> {
    // A question to a Redis that is away would wait for it, and so would the next.
    if (!this.isReady) throw new Error('redis is away');
    await Promise.all(QUEUE_NAMES.map((name) => this.get(name).ping()));
  }

  /** Waits for the jobs that run, a while. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const queues = [...this.open.values()];
    this.open.clear();
    await Promise.all(queues.map((queue) => queue.stop()));
  }

  private get(name: QueueName): OpenQueue {
    const queue = this.open.get(name);
    if (!queue) throw new Error(`queue ${name} is not open`);
    return queue;
  }

  private openQueue(name: QueueName, run: RunJob): OpenQueue {
    const { client } = this.redis;
    const onError = this.errorLog(name);
    if (client) return openQueue(name, run, onError, createRedisBackend, () => client);
    const connection = {
      connectionString: this.env.databaseUrl,
      schema: JOBS_SCHEMA,
      options: SERVER_OPTIONS,
    };
    return openQueue(name, run, onError, createPostgresBackend, (max) => ({ ...connection, max }));
  }

  private errorLog(queue: QueueName): (error: Error) => void {
    let loggedAt = -Infinity;
    return (error) => {
      if (performance.now() - loggedAt < ERROR_LOG_EVERY_MS) return;
      loggedAt = performance.now();
      this.log.warn('job queue fault', { queue, error });
    };
  }
}

/** @param connect gives the connection, for a pool with at most `max` clients where there is one */
function openQueue<Backend extends IQueueBackend, Connection>(
  name: QueueName,
  run: RunJob,
  onError: (error: Error) => void,
  factory: BackendFactory<Backend, Connection>,
  connect: (max: number) => Connection,
): OpenQueue {
  const { Queue, Worker } = withBackend(factory);
  const queue = new Queue<JobData, void>(name, {
    prefix: 'fovea',
    connection: connect(1),
    defaultJobOptions: JOB_OPTIONS,
    // Nobody listens to the queues' own events; what they keep of them is for a person who looks.
    streams: { events: { maxLen: 100 } },
  });
  const worker = new Worker<JobData, void>(name, (job) => run(job.name, job.data), {
    prefix: 'fovea',
    connection: connect(2),
    concurrency: CONCURRENCY[name],
    autorun: false,
  });
  queue.on('error', onError);
  worker.on('error', onError);
  return {
    async ready() {
      await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
    },
    start() {
      worker.run().catch(onError);
    },
    async ping() {
      await queue.getWaitingCount();
    },
    async add(job, data) {
      await queue.add(job, data);
    },
    async ensureSchedule(job, everyMs) {
      const found = await queue.getJobScheduler(job);
      const isAlive = found?.every === everyMs && (found.next ?? 0) > Date.now() - OVERDUE_MS - everyMs;
      if (!isAlive)
        await queue.upsertJobScheduler(job, { every: everyMs }, { name: job, opts: { attempts: 1 } });
    },
    async stop() {
      if (await isDoneWithin(worker.close(), STOP_TIMEOUT_MS)) await isDoneWithin(queue.close(), LET_GO_MS);
      else await isDoneWithin(Promise.all([worker.close(true), queue.close()]), LET_GO_MS);
    },
  };
}

const isDoneWithin = (work: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([work.then(() => true), sleep(ms, false, { ref: false })]);
