import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../database/database.js';
import type { OutboxEvent } from './events.js';

export interface FailedEvent {
  id: number;
  event: string;
  attempts: number;
  isDeadLetter: boolean;
}

export interface OutboxFigures {
  waiting: number;
  lag_s: number;
  parked: number;
  parked_s: number;
}

/** All SQL of the outbox and of its handlers' notes. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly db: Database) {}

  /** Marks up to `limit` waiting rows as queued, oldest first; two nodes never get the same row. */
  async claim(limit: number): Promise<number[]> {
    const { rows } = await this.db.query<{ id: number }>(
      `UPDATE outbox SET queued_at = clock_timestamp()
       WHERE id IN (SELECT id FROM outbox
                    WHERE queued_at IS NULL AND parked_at IS NULL AND available_at <= clock_timestamp()
                    ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [limit],
    );
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  }

  /** Lets rows wait again whose job the queues did not take. */
  async unclaim(ids: readonly number[]): Promise<void> {
    await this.db.query(
      `UPDATE outbox SET queued_at = NULL WHERE id = ANY ($1::bigint[]) AND parked_at IS NULL`,
      [ids],
    );
  }

  /** Rows queued long ago and still there: their job is lost (a crash, an emptied Redis), so they wait again. */
  async requeueLost(afterMs: number): Promise<number> {
    const { count } = await this.db.query(
      `UPDATE outbox SET queued_at = NULL
       WHERE id IN (SELECT id FROM outbox
                    WHERE queued_at < clock_timestamp() - $1 * interval '1 millisecond' AND parked_at IS NULL
                    ORDER BY queued_at LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
      [afterMs],
    );
    return count;
  }

  /** The events that are still to be delivered, oldest first; what another delivery finished is not among them. */
  async findMany(ids: readonly number[]): Promise<OutboxEvent[]> {
    const { rows } = await this.db.query<OutboxEvent>(
      `SELECT id, event, payload, created_at FROM outbox WHERE id = ANY ($1::bigint[]) AND parked_at IS NULL ORDER BY id`,
      [ids],
    );
    return rows;
  }

  /**
   * Notes that `handler` has these events' effects, in the transaction of the effects; waits for a concurrent run.
   * @returns those it did not have yet
   */
  async noteHandled(tx: Tx, handler: string, ids: readonly number[]): Promise<Set<number>> {
    const { rows } = await tx.query<{ event_id: number }>(
      `INSERT INTO event_inbox (handler, event_id)
       SELECT $1, id FROM unnest($2::bigint[]) AS new (id) ORDER BY id
       ON CONFLICT DO NOTHING RETURNING event_id`,
      [handler, ids],
    );
    return new Set(rows.map(({ event_id }) => event_id));
  }

  async deleteMany(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.db.query(`DELETE FROM outbox WHERE id = ANY ($1::bigint[])`, [ids]);
  }

  /** Lets the row wait longer after each failure, and puts it aside after the last one. */
  async fail(
    id: number,
    error: string,
    attemptsMax: number,
    backoffMs: number,
  ): Promise<FailedEvent | undefined> {
    const { rows } = await this.db.query<FailedEvent>(
      `UPDATE outbox
       SET attempts = attempts + 1, last_error = left($2, 2000), queued_at = NULL,
           available_at = clock_timestamp() + least($4 * 2 ^ attempts, 3600000) * interval '1 millisecond',
           parked_at = CASE WHEN attempts + 1 >= $3 THEN clock_timestamp() END
       WHERE id = $1 AND parked_at IS NULL
       RETURNING id, event, attempts, parked_at IS NOT NULL AS "isDeadLetter"`,
      [id, error, attemptsMax, backoffMs],
    );
    return rows[0];
  }

  /** Notes are needed as long as their event could come again. */
  async deleteOldNotes(): Promise<number> {
    const { count } = await this.db.query(
      `DELETE FROM event_inbox note
       WHERE handled_at < clock_timestamp() - interval '7 days'
         AND NOT EXISTS (SELECT FROM outbox WHERE outbox.id = note.event_id)`,
    );
    return count;
  }

  /** For the metrics: how many wait, how long the oldest of them, how many were put aside. */
  async measure(): Promise<OutboxFigures> {
    const { rows } = await this.db.query<OutboxFigures>(
      `SELECT count(*) FILTER (WHERE parked_at IS NULL) AS waiting,
              count(*) FILTER (WHERE parked_at IS NOT NULL) AS parked,
              coalesce(extract(epoch FROM clock_timestamp() - min(created_at) FILTER (WHERE parked_at IS NULL)), 0)::float8
                AS lag_s,
              coalesce(extract(epoch FROM clock_timestamp() - min(parked_at)), 0)::float8 AS parked_s
       FROM outbox`,
    );
    return rows[0] ?? { waiting: 0, lag_s: 0, parked: 0, parked_s: 0 };
  }
}
