import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import type { Queryable, Tx } from '../database/database.js';
import type { Caller } from '../kernel/caller.js';

export interface DeadLetterRow {
  id: number;
  event: string;
  attempts: number;
  created_at: Date;
  parked_at: Date;
  payload: object;
  last_error: string | null;
}

interface RequeuedEvent {
  id: number;
  event: string;
  before: object;
  after: object;
}

/** Events that were put aside after their last attempt, for the page and for the command. */
@Injectable()
export class DeadLetters {
  constructor(private readonly audit: AuditLog) {}

  /** The newest first. */
  async list(q: Queryable, limit: number): Promise<DeadLetterRow[]> {
    const { rows } = await q.query<DeadLetterRow>(
      `SELECT id, event, attempts, created_at, parked_at, payload, last_error FROM outbox
       WHERE parked_at IS NOT NULL ORDER BY parked_at DESC, id DESC LIMIT $1`,
      [limit],
    );
    return rows;
  }

  /**
   * Lets them wait for their handlers again, as if they had never failed; one may be edited. On record, with what it
   * carried before.
   * @param caller  null: an operator, by the command
   * @returns those that were dead letters
   */
  async requeue(
    tx: Tx,
    caller: Caller | null,
    ids: readonly number[],
    payload?: object,
  ): Promise<RequeuedEvent[]> {
    const { rows } = await tx.query<RequeuedEvent>(
      `WITH parked AS (
         SELECT id, payload AS before FROM outbox
         WHERE id = ANY ($1::bigint[]) AND parked_at IS NOT NULL ORDER BY id FOR UPDATE)
       UPDATE outbox o SET parked_at = NULL, queued_at = NULL, attempts = 0, available_at = clock_timestamp(),
         payload = coalesce($2::jsonb, o.payload)
       FROM parked p WHERE o.id = p.id
       RETURNING o.id, o.event, p.before, o.payload AS after`,
      [[...ids], payload === undefined ? null : JSON.stringify(payload)],
    );
    for (const { id, event, before, after } of rows)
      await this.audit.record(tx, caller, {
        action: 'platform:event:requeue',
        subjectType: 'event',
        subjectId: id,
        before: { event, payload: before },
        after: { event, payload: after },
      });
    return rows;
  }
}
