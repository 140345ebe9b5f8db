import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { EventHandlers, type EventHandler } from './event-handlers.js';
import type { OutboxEvent } from './events.js';
import { Jobs, type JobHandler } from './jobs.js';
import type { AfterCommit } from './on-event.decorator.js';
import { DELIVER_OUTBOX } from './outbox-relay.js';
import { OutboxRepository } from './outbox.repository.js';

const ATTEMPTS_MAX = 10;
/** Doubled by every failure: 1 s, 2 s, 4 s …, about nine minutes until the row is put aside. */
const BACKOFF_MS = 1000;

/**
 * Delivers events to their handlers (G3). A row is deleted once the effects of all its handlers are committed, each
 * in one transaction with its note; whatever fails in between is delivered again and changes nothing twice.
 */
@Injectable()
export class OutboxDispatcher implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly rows: OutboxRepository,
    private readonly handlers: EventHandlers,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const deliver: JobHandler = ({ ids }) => this.deliver(idsOf(ids));
    this.jobs.handle(DELIVER_OUTBOX, 'fast', deliver);
  }

  async deliver(ids: readonly number[]): Promise<void> {
    const events = await this.rows.findMany(ids);
    const failures = new Map<number, unknown>();
    for (const sameName of groupByName(events)) {
      for (const handler of this.handlers.of(sameName[0].event))
        await this.runHandler(handler, sameName, failures);
    }
    // Events without a handler have nothing that could fail and go with the rest.
    await this.rows.deleteMany(events.filter(({ id }) => !failures.has(id)).map(({ id }) => id));
    for (const event of events) if (failures.has(event.id)) await this.setBack(event, failures.get(event.id));
  }

  private async runHandler(
    handler: EventHandler,
    events: readonly OutboxEvent[],
    failures: Map<number, unknown>,
  ): Promise<void> {
    if (handler.isBatch && events.length > 1) {
      const failure = await this.attempt(handler, events);
      if (!failure) return;
    }
    // One by one, so that one bad event does not hold up the others of its batch.
    for (const event of events) {
      const failure = await this.attempt(handler, [event]);
      if (failure) failures.set(event.id, failure.error);
    }
  }

  private async attempt(
    handler: EventHandler,
    events: readonly OutboxEvent[],
  ): Promise<{ error: unknown } | undefined> {
    let afterCommit: AfterCommit | void;
    try {
      afterCommit = await this.db.transaction(async (tx) => {
        const ids = events.map(({ id }) => id);
        const isNew = await this.rows.noteHandled(tx, handler.name, ids);
        if (isNew.size === 0) return;
        return handler.run(
          events.filter(({ id }) => isNew.has(id)),
          tx,
        );
      });
    } catch (error) {
      this.metrics.eventFailures.inc({ handler: handler.name });
      this.log.warn('event handler failed', {
        handler: handler.name,
        event_ids: events.map(({ id }) => id),
        error,
      });
      return { error };
    }
    try {
      await afterCommit?.();
    } catch (error) {
      this.log.error('what followed an event failed; its effect is committed', {
        handler: handler.name,
        error,
      });
    }
    return undefined;
  }

  private async setBack(event: OutboxEvent, error: unknown): Promise<void> {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const failed = await this.rows.fail(event.id, why, ATTEMPTS_MAX, BACKOFF_MS);
    if (!failed?.isDeadLetter) return;
    this.metrics.deadLetters.inc({ event: event.event });
    this.log.error('event put aside after its last attempt', {
      event: event.event,
      event_id: event.id,
      error,
    });
  }
}

type SomeEvents = [OutboxEvent, ...OutboxEvent[]];

function groupByName(events: readonly OutboxEvent[]): SomeEvents[] {
  const groups = new Map<string, SomeEvents>();
  for (const event of events) {
    const group = groups.get(event.event);
    if (group) group.push(event);
    else groups.set(event.event, [event]);
  }
  return [...groups.values()];
}

function idsOf(ids: unknown): number[] {
  if (!Array.isArray(ids)) throw new Error('a job without the ids of its events');
  return ids.map(Number);
}
