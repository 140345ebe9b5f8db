import { Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { AuditLog } from '../../server/src/platform/audit/audit-log.js';
import { ENV } from '../../server/src/platform/config/config.module.js';
import type { Env } from '../../server/src/platform/config/env.js';
import { Database, type Tx } from '../../server/src/platform/database/database.js';
import { FoundationModule } from '../../server/src/platform/foundation.module.js';
import type { OutboxEvent } from '../../server/src/platform/jobs/events.js';
import { Jobs } from '../../server/src/platform/jobs/jobs.js';
import { JobsModule } from '../../server/src/platform/jobs/jobs.module.js';
import { OnEvent } from '../../server/src/platform/jobs/on-event.decorator.js';
import { eventually } from './eventually.js';
import { OutboxDispatcher } from '../../server/src/platform/jobs/outbox-dispatcher.js';
import { Outbox } from '../../server/src/platform/jobs/outbox.js';

/** What a suite supplies: the settings of the queues, and how to harm them. */
export interface QueueBackend {
  env: Env;
  /** Loses every job and every schedule at once. */
  forget(): Promise<void>;
  /** Breaks every connection, as a restart does. */
  interrupt(): Promise<void>;
}

// An action that nothing here writes otherwise.
const EFFECT = 'auction:bid:audit';
const TICK_MS = 200;

/** What handlers do to an event by its order id; each may be made to fail. */
@Injectable()
class Handlers {
  /** order_id -> how many times its handler still fails. */
  readonly failures = new Map<number, number>();
  readonly batchSizes: number[] = [];
  readonly committed: number[] = [];
  ticks = 0;
  /** Further jobs, by name. */
  readonly done: string[] = [];

  constructor(private readonly audit: AuditLog) {}

  @OnEvent('order.placed', 'contract.first')
  async first({ payload }: OutboxEvent<'order.placed'>, tx: Tx) {
    await this.effect(tx, 'first', payload.order_id);
    return () => void this.committed.push(payload.order_id);
  }

  @OnEvent('order.placed', 'contract.second')
  async second({ payload }: OutboxEvent<'order.placed'>, tx: Tx): Promise<void> {
    await this.effect(tx, 'second', payload.order_id);
    this.failOnCommand(payload.order_id);
  }

  @OnEvent('order.defaulted', 'contract.batch', { batch: true })
  async batch(events: OutboxEvent<'order.defaulted'>[], tx: Tx): Promise<void> {
    this.batchSizes.push(events.length);
    for (const { payload } of events) {
      await this.effect(tx, 'batch', payload.order_id);
      this.failOnCommand(payload.order_id);
    }
  }

  private effect(tx: Tx, subjectType: string, subjectId: number): Promise<void> {
    return this.audit.record(tx, null, { action: EFFECT, subjectType, subjectId });
  }

  private failOnCommand(id: number): void {
    const left = this.failures.get(id) ?? 0;
    if (left === 0) return;
    this.failures.set(id, left - 1);
    throw new Error(`set to fail: ${id}`);
  }
}

@Module({ imports: [FoundationModule, JobsModule], providers: [AuditLog, Handlers] })
class ContractModule {}

class Node {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly handlers: Handlers;
  readonly jobs: Jobs;

  private constructor(readonly app: INestApplicationContext) {
    this.db = app.get(Database);
    this.outbox = app.get(Outbox);
    this.handlers = app.get(Handlers);
    this.jobs = app.get(Jobs);
  }

  /** @param setUp names further jobs */
  static async start(env: Env, setUp: (node: Node) => void): Promise<Node> {
    const app = await Test.createTestingModule({ imports: [ContractModule] })
      .overrideProvider(ENV)
      .useValue(env)
      .compile();
    const node = new Node(app);
    node.jobs.every('tick', TICK_MS, () => {
      node.handlers.ticks++;
      return Promise.resolve();
    });
    setUp(node);
    await app.init();
    return node;
  }

  async place(...ids: number[]): Promise<void> {
    await this.db.transaction((tx) =>
      this.outbox.addAll(
        tx,
        ids.map((id) => ({
          event: 'order.placed',
          payload: { order_id: id, auction_id: null, buyer_id: 1 },
        })),
      ),
    );
    this.outbox.wake();
  }

  /** Effects by `<handler> <order id>`. */
  async effects(ids: readonly number[]): Promise<Record<string, number>> {
    const { rows } = await this.db.query<{ effect: string; times: number }>(
      `SELECT subject_type || ' ' || subject_id AS effect, count(*) AS times FROM audit_log
       WHERE action = $1 AND subject_id = ANY ($2::bigint[]) GROUP BY 1`,
      [EFFECT, [...ids]],
    );
    return Object.fromEntries(rows.map(({ effect, times }) => [effect, times]));
  }

  async waiting(ids: readonly number[]): Promise<number> {
    const { rows } = await this.db.query<{ n: number }>(
      `SELECT count(*) AS n FROM outbox WHERE (payload ->> 'order_id')::bigint = ANY ($1::bigint[])`,
      [[...ids]],
    );
    return Number(rows[0]?.n);
  }
}

const note = (node: Node, job: string) => () => {
  node.handlers.done.push(job);
  return Promise.resolve();
};

/** Does two jobs that it does not schedule. */
function doesBoth(node: Node): void {
  for (const job of ['rare', 'frequent']) node.jobs.handle(job, 'fast', note(node, job));
}

/** Whether the events could be written; the first use of a broken connection fails. */
const canPlace = (node: Node, ids: number[]): Promise<boolean> =>
  node.place(...ids).then(
    () => true,
    () => false,
  );

let lastId = Date.now();
const newIds = (count: number): number[] => Array.from({ length: count }, () => ++lastId);
const once = (ids: readonly number[], ...handlers: string[]): Record<string, number> =>
  Object.fromEntries(ids.flatMap((id) => handlers.map((handler) => [`${handler} ${id}`, 1])));

/** What the rest of the server relies on, whichever store the queues live in. */
export function describeJobs(name: string, open: () => Promise<QueueBackend>): void {
  describe(name, () => {
    let backend: QueueBackend;
    let node: Node;
    let other: Node;

    beforeAll(async () => {
      backend = await open();
      node = await Node.start(backend.env, doesBoth);
      other = await Node.start(backend.env, doesBoth);
    });

    afterAll(async () => {
      // What was put aside stays for a person; here there is none.
      await node?.db.query(`DELETE FROM outbox WHERE attempts > 0`);
      await node?.app.close();
      await other?.app.close();
      await backend?.forget();
    });

    const handlersOf = () => [node.handlers, other.handlers];
    const failTimes = (id: number, times: number) =>
      handlersOf().forEach(({ failures }) => failures.set(id, times));
    const failAlways = (id: number) => failTimes(id, Number.MAX_SAFE_INTEGER);
    const delivered = (ids: readonly number[]) =>
      eventually('all are delivered', async () => (await node.waiting(ids)) === 0);

    it('delivers a committed event to every handler, runs what follows the commit, and drops the row', async () => {
      const ids = newIds(1);
      await node.place(...ids);
      await delivered(ids);
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
      expect(handlersOf().flatMap(({ committed }) => committed)).toContain(ids[0]);
    });

    it('handles no event whose transaction was rolled back', async () => {
      const [rolledBack = 0, committed = 0] = newIds(2);
      const undone = node.db.transaction(async (tx) => {
        await node.outbox.add(tx, 'order.placed', { order_id: rolledBack, auction_id: null, buyer_id: 1 });
        throw new Error('changed my mind');
      });
      await expect(undone).rejects.toThrow('changed my mind');
      await node.place(committed);
      await delivered([committed]);
      expect(await node.effects([rolledBack])).toEqual({});
    });

    it('delivers 1,000 events over two nodes, each once', async () => {
      const ids = newIds(1000);
      for (let at = 0; at < ids.length; at += 50)
        await (at % 100 ? other : node).place(...ids.slice(at, at + 50));
      await delivered(ids);
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
    });

    it('has one effect when the same event is delivered by several at once and again later', async () => {
      const ids = newIds(3);
      await node.db.transaction(async (tx) => {
        for (const id of ids) {
          await node.outbox.add(tx, 'order.placed', { order_id: id, auction_id: null, buyer_id: 1 });
        }
      });
      const { rows } = await node.db.query<{ id: number }>(
        `SELECT id FROM outbox WHERE (payload ->> 'order_id')::bigint = ANY ($1::bigint[])`,
        [ids],
      );
      const eventIds = rows.map(({ id }) => id);
      const dispatchers = [node, other].map(({ app }) => app.get(OutboxDispatcher));
      await Promise.all([...dispatchers, ...dispatchers].map((dispatcher) => dispatcher.deliver(eventIds)));
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.deliver(eventIds)));
      await delivered(ids);
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
    });

    it('tries a failing handler again and repeats no handler that succeeded', async () => {
      const ids = newIds(1);
      failTimes(ids[0] ?? 0, 1);
      await node.place(...ids);
      await delivered(ids);
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
    });

    it('makes a poisoned event a dead letter after its tenth failure, while others continue', async () => {
      const [poisoned = 0, ...healthy] = newIds(20);
      failAlways(poisoned);
      await node.place(poisoned, ...healthy);
      await delivered(healthy);
      // Nine failures are behind it, and its pause is over.
      const isDeadLetter = async () => {
        const { rows } = await node.db.query<{ parked: boolean }>(
          `UPDATE outbox SET attempts = greatest(attempts, 9), available_at = clock_timestamp()
           WHERE (payload ->> 'order_id')::bigint = $1 RETURNING parked_at IS NOT NULL AS parked`,
          [poisoned],
        );
        return rows[0]?.parked === true;
      };
      await eventually('it is put aside', isDeadLetter);
      expect(await node.effects([poisoned, ...healthy])).toEqual({
        ...once(healthy, 'first', 'second'),
        ...once([poisoned], 'first'),
      });
    });

    it('gives a batch handler all waiting events at once, and each alone when one of them is bad', async () => {
      const [bad = 0, ...good] = newIds(40);
      failAlways(bad);
      await node.db.transaction((tx) =>
        node.outbox.addAll(
          tx,
          [good[0] ?? 0, bad, ...good.slice(1)].map((id) => ({
            event: 'order.defaulted',
            payload: { order_id: id, auction_id: 1, buyer_id: 1, by: null },
          })),
        ),
      );
      node.outbox.wake();
      await delivered(good);
      expect(await node.effects([bad, ...good])).toEqual(once(good, 'batch'));
      expect(Math.max(...handlersOf().flatMap(({ batchSizes }) => batchSizes))).toBe(40);
    });

    it('delivers again what was claimed by a node that died before the effect', async () => {
      const ids = newIds(5);
      await node.db.query(
        `INSERT INTO outbox (event, payload, queued_at)
         SELECT 'order.placed', jsonb_build_object('order_id', id, 'auction_id', NULL, 'buyer_id', 1),
                clock_timestamp() - interval '61 seconds'
         FROM unnest($1::bigint[]) AS new (id)`,
        [ids],
      );
      await other.jobs.addJob('sweep-outbox');
      await delivered(ids);
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
    });

    it('loses nothing when the queues forget everything at once', async () => {
      const ids = newIds(400);
      const placed = node.place(...ids.slice(0, 200));
      await backend.forget();
      await placed;
      await other.place(...ids.slice(200));
      await backend.forget();
      // A minute passes.
      await node.db.query(
        `UPDATE outbox SET queued_at = queued_at - interval '61 seconds'
         WHERE (payload ->> 'order_id')::bigint = ANY ($1::bigint[])`,
        [ids],
      );
      await node.jobs.restoreSchedules();
      await node.jobs.addJob('sweep-outbox');
      await delivered(ids);
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
    });

    it('carries on after every connection broke', async () => {
      const ids = newIds(200);
      await node.place(...ids.slice(0, 100));
      await backend.interrupt();
      await eventually('the database answers', () => canPlace(node, ids.slice(100)));
      await node.db.query(`UPDATE outbox SET queued_at = queued_at - interval '61 seconds'`);
      await eventually('all are delivered', async () => {
        await other.jobs.addJob('sweep-outbox').catch(() => undefined);
        return (await node.waiting(ids)) === 0;
      });
      expect(await node.effects(ids)).toEqual(once(ids, 'first', 'second'));
    });

    it('runs a schedule once per tick over all nodes, also after the queues forgot it', async () => {
      await backend.forget();
      const total = () => node.handlers.ticks + other.handlers.ticks;
      const before = total();
      const from = performance.now();
      await Promise.all([node.jobs.restoreSchedules(), other.jobs.restoreSchedules()]);
      await eventually('twenty ticks are done', () => total() - before >= 20);
      // Beside those of the span: one under way at each node, one that each begins with, one at the end. Two schedules
      // would have done twenty in ten spans.
      expect(total() - before).toBeLessThanOrEqual((performance.now() - from) / TICK_MS + 5);
    });

    it('schedules no job of a longer period than the settings name, and does it when it is added', async () => {
      const done = () => [...handlersOf(), picky.handlers].flatMap((one) => one.done);
      const picky = await Node.start({ ...backend.env, jobPeriodMaxS: 60 }, (one) => {
        one.jobs.every('rare', 61_000, note(one, 'rare'));
        one.jobs.every('frequent', 60_000, note(one, 'frequent'));
      });
      try {
        await eventually('the frequent one is done at once', () => done().includes('frequent'));
        expect(done()).not.toContain('rare');
        await picky.jobs.addJob('rare');
        await eventually('the rare one is done', () => done().includes('rare'));
      } finally {
        await picky.app.close();
      }
    });
  });
}
