import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import type { EventName, Events, NewEvent } from './events.js';

/** Where a change is announced: a row written in its own transaction, delivered after the commit, never lost (G3). */
@Injectable()
export class Outbox {
  private readonly wakers: (() => void)[] = [];

  /** Writes one event; `wake()` after the commit saves the up to one second until the relay looks by itself. */
  async add<Name extends EventName>(tx: Tx, event: Name, payload: Events[Name]): Promise<void> {
    await tx.query(`INSERT INTO outbox (event, payload) VALUES ($1, $2)`, [event, JSON.stringify(payload)]);
  }

  /** Writes many events, in order, in one statement. */
  async addAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    await tx.query(
      `INSERT INTO outbox (event, payload)
       SELECT event, payload::jsonb FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS new (event, payload, place)
       ORDER BY place`,
      [events.map(({ event }) => event), events.map(({ payload }) => JSON.stringify(payload))],
    );
  }

  /** To be called after the commit; cheap, and many calls are one. */
  wake(): void {
    for (const waker of this.wakers) waker();
  }

  onWake(waker: () => void): void {
    this.wakers.push(waker);
  }
}
