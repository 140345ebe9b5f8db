import { Injectable } from '@nestjs/common';
import type { MessageBoardSource } from '@fovea/shared-types/content/enquiry-limits';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** What an answer needs of the letter it answers. */
export interface AnsweredMessage {
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  language: Language;
}

export interface NewMessageBoard {
  source: MessageBoardSource;
  accountId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  language: Language;
  clientAddress: string;
  /** The client's key, made the sender's own, and what was sent under it; null without a key. */
  request: { digest: Buffer; hash: Buffer } | null;
}

@Injectable()
export class MessageBoardRepository {
  /** Null when something was sent under this key before. */
  async insertNew(tx: Tx, entry: NewMessageBoard): Promise<number | null> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO message_board (source, account_id, first_name, last_name, email, phone, message, language,
         client_address, request_digest, request_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (request_digest) DO NOTHING RETURNING id`,
      [
        entry.source,
        entry.accountId,
        entry.firstName,
        entry.lastName,
        entry.email,
        entry.phone,
        entry.message,
        entry.language,
        entry.clientAddress,
        entry.request?.digest ?? null,
        entry.request?.hash ?? null,
      ],
    );
    return rows[0]?.id ?? null;
  }

  async findByDigest(q: Queryable, digest: Buffer): Promise<{ id: number; request_hash: Buffer } | null> {
    const { rows } = await q.query<{ id: number; request_hash: Buffer }>(
      'SELECT id, request_hash FROM message_board WHERE request_digest = $1',
      [digest],
    );
    return rows[0] ?? null;
  }

  async findMessageBoard(q: Queryable, id: number): Promise<AnsweredMessage | null> {
    const { rows } = await q.query<AnsweredMessage>(
      'SELECT first_name, last_name, email, message, language FROM message_board WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }
}
