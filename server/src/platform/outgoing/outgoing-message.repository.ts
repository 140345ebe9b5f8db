import { Injectable } from '@nestjs/common';
import { texts } from '../database/array-param.js';
import { Database, type Tx } from '../database/database.js';
import type { AttachedDocument } from './attachments.js';

export type Channel = 'mail' | 'sms';

export interface NewOutgoingMessage {
  channel: Channel;
  recipient: string;
  subject: string;
  text: string;
  paper?: AttachedDocument | null;
}

export interface OutgoingMessage extends NewOutgoingMessage {
  id: number;
}

@Injectable()
export class OutgoingMessageRepository {
  constructor(private readonly db: Database) {}

  async insertOutgoingMessage(tx: Tx, message: NewOutgoingMessage): Promise<number> {
    return Number((await this.insertAll(tx, [message]))[0]);
  }

  /** In their order. @returns their ids */
  async insertAll(tx: Tx, messages: readonly NewOutgoingMessage[]): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO outgoing_message (channel, recipient, subject, text, paper)
       SELECT channel, recipient, subject, text, paper::jsonb
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
         WITH ORDINALITY AS new (channel, recipient, subject, text, paper, place)
       ORDER BY place RETURNING id`,
      [
        texts(messages, ({ channel }) => channel),
        texts(messages, ({ recipient }) => recipient),
        texts(messages, ({ subject }) => subject),
        texts(messages, ({ text }) => text),
        texts(messages, ({ paper: document }) => (document ? JSON.stringify(document) : null)),
      ],
    );
    return rows.map(({ id }) => Number(id));
  }

  /**
   * Claims a message, for at least `pauseMs` (doubled by every attempt): no lock is held while the mail
   * server is called, and a message left by a crash is due again after the pause.
   */
  async claim(attemptsMax: number, pauseMs: number): Promise<OutgoingMessage | undefined> {
    const { rows } = await this.db.query<OutgoingMessage>(
      `UPDATE outgoing_message
       SET attempts = attempts + 1, available_at = clock_timestamp() + $2 * 2 ^ attempts * interval '1 millisecond'
       WHERE id IN (SELECT id FROM outgoing_message
                    WHERE sent_at IS NULL AND available_at <= clock_timestamp() AND attempts < $1
                    ORDER BY available_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, channel, recipient, subject, text, paper`,
      [attemptsMax, pauseMs],
    );
    return rows[0];
  }

  /** @param keepText false once the reader has it: subject and text may hold a code, which we keep only hashed */
  async markSent(id: number, keepText: boolean): Promise<void> {
    await this.db.query(
      `UPDATE outgoing_message
       SET sent_at = clock_timestamp(), last_error = NULL,
           subject = CASE WHEN $2 THEN subject ELSE '' END, text = CASE WHEN $2 THEN text ELSE '' END
       WHERE id = $1`,
      [id, keepText],
    );
  }

  async markFailed(id: number, error: string): Promise<void> {
    await this.db.query(`UPDATE outgoing_message SET last_error = left($2, 2000) WHERE id = $1`, [id, error]);
  }

  async deleteOld(days: number): Promise<void> {
    await this.db.query(
      `DELETE FROM outgoing_message WHERE created_at < clock_timestamp() - $1 * interval '1 day'`,
      [days],
    );
  }

  /** The newest first, for the developer's inbox page. */
  async listNewest(limit: number): Promise<(OutgoingMessage & { created_at: Date })[]> {
    const { rows } = await this.db.query<OutgoingMessage & { created_at: Date }>(
      `SELECT id, channel, recipient, subject, text, created_at FROM outgoing_message ORDER BY id DESC LIMIT $1`,
      [limit],
    );
    return rows;
  }
}
