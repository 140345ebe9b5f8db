import { Injectable } from '@nestjs/common';
import { messageMachine } from '@fovea/shared-types/states/message.states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { BadgeCounts } from '../../platform/realtime/badge-reader.js';
import { firstRow } from '../../platform/database/first-row.js';
import { documentIdOf, kindOf, type NoticeParams } from '../notifications/notifications.js';
import type { Notice } from './notice.js';

export interface MessageRow {
  id: number;
  data_type: number;
  data_id: number | null;
  params: NoticeParams;
  is_read: number;
  created_at: Date;
}

export interface MessageFilter {
  isRead: number | null;
  dataType: number | null;
}

const COLUMNS = 'id, data_type, data_id, params, is_read, created_at';

@Injectable()
export class MessageRepository {
  /**
   * Writes any number of messages at once. Accounts that were notified already are left out: of the same
   * event, or of being outbid on a lot whose notice is still unread.
   */
  async insertNew(tx: Tx, notices: readonly Notice[]): Promise<{ id: number; position: number }[]> {
    if (notices.length === 0) return [];
    const { rows } = await tx.query<{ id: number; event_key: string; recipient_id: number }>(
      `INSERT INTO message (event_key, recipient_id, data_type, data_id, params)
       SELECT n.event_key, n.recipient_id, n.data_type, n.data_id, n.params::jsonb
       FROM unnest($1::text[], $2::bigint[], $3::smallint[], $4::bigint[], $5::text[])
         WITH ORDINALITY AS n (event_key, recipient_id, data_type, data_id, params, position)
       ORDER BY n.position
       ON CONFLICT DO NOTHING
       RETURNING id, event_key, recipient_id`,
      [
        notices.map(({ eventKey }) => eventKey),
        notices.map(({ recipientId }) => recipientId),
        notices.map(({ params }) => kindOf(params.notice).type),
        notices.map(({ params }) => documentIdOf(params)),
        notices.map(({ params }) => JSON.stringify(params)),
      ],
    );
    const positions = new Map(
      notices.map(({ eventKey, recipientId }, position) => [`${recipientId} ${eventKey}`, position]),
    );
    return rows.map((row) => ({
      id: row.id,
      position: positions.get(`${row.recipient_id} ${row.event_key}`) ?? -1,
    }));
  }

  async listMessages(
    q: Queryable,
    recipientId: number,
    filter: MessageFilter,
    bounds: { limit: number; offset: number },
  ): Promise<{ messages: MessageRow[]; total: number }> {
    const where = `recipient_id = $1 AND ($2::smallint IS NULL OR is_read = $2) AND ($3::bigint IS NULL OR data_type = $3)`;
    const { rows } = await q.query<MessageRow & { total: number }>(
      `SELECT page.*, whole.total FROM (SELECT count(*) AS total FROM message WHERE ${where}) whole
       LEFT JOIN LATERAL (SELECT ${COLUMNS} FROM message WHERE ${where} ORDER BY id DESC LIMIT $4 OFFSET $5) page
         ON true
       ORDER BY page.id DESC`,
      [recipientId, filter.isRead, filter.dataType, bounds.limit, bounds.offset],
    );
    // Beyond the last page the one row carries the total alone.
    return { messages: rows.filter(({ id }) => id !== null), total: firstRow(rows).total };
  }

  async findMessage(q: Queryable, recipientId: number, id: number): Promise<MessageRow | null> {
    const { rows } = await q.query<MessageRow>(
      `SELECT ${COLUMNS} FROM message WHERE id = $2 AND recipient_id = $1`,
      [recipientId, id],
    );
    return rows[0] ?? null;
  }

  /** False when there is no such message of this person. */
  async markRead(tx: Tx, recipientId: number, id: number): Promise<boolean> {
    const { count } = await tx.query(`UPDATE message SET is_read = 1 WHERE id = $2 AND recipient_id = $1`, [
      recipientId,
      id,
    ]);
    return count === 1;
  }

  /** @param dataType null: whatever they are about */
  async markAllRead(tx: Tx, recipientId: number, dataType: number | null): Promise<number> {
    const { count } = await tx.query(
      `UPDATE message SET is_read = 1
       WHERE recipient_id = $1 AND is_read IN (${messageMachine.from('mark all read').join()})
         AND ($2::bigint IS NULL OR data_type = $2)`,
      [recipientId, dataType],
    );
    return count;
  }

  /** What the header shows of each of these people: unread messages, and pieces in the cart. */
  async countBadges(q: Queryable, accountIds: readonly number[]): Promise<Map<number, BadgeCounts>> {
    const { rows } = await q.query<BadgeCounts & { id: number }>(
      `SELECT a.id, (SELECT count(*) FROM message WHERE recipient_id = a.id AND is_read = 0) AS unread,
         (SELECT coalesce(sum(quantity), 0)::bigint FROM cart_line WHERE account_id = a.id) AS cart_cnt
       FROM unnest($1::bigint[]) a (id)`,
      [accountIds],
    );
    return new Map(rows.map(({ id, unread, cart_cnt }) => [id, { unread, cart_cnt }]));
  }
}
