import { Injectable } from '@nestjs/common';
import type { MessageBoardListRequest, MessageBoardSource } from '@fovea/shared-types/content/enquiry.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { Queryable, Tx } from '../platform/database/database.js';
import { SqlFilter } from '../platform/database/sql-filter.js';
import { type ExportChoice, type ListRows, StaffList } from '../platform/database/staff-list.js';

export interface MessageBoardListRow {
  id: number;
  source: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  created_at: Date;
  status: number;
  assignee_name: string | null;
}

export interface MessageBoardRow extends MessageBoardListRow {
  language: Language;
  reply: string | null;
  replied_name: string | null;
  replied_at: Date | null;
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

export type MessageBoardFilter = Pick<MessageBoardListRequest, 'email' | 'phone' | 'status'>;

const list = new StaffList({
  from: 'message_board m',
  id: 'm.id',
  sorts: { created_at: 'm.created_at', status: 'm.status' },
  byDefault: '-created_at',
});

const LISTED = `m.id, m.source, m.first_name, m.last_name, m.email, m.phone, m.message, m.created_at, m.status,
  assignee.username AS assignee_name`;

const ROWS: ListRows = {
  columns: LISTED,
  joins: 'JOIN message_board m ON m.id = page.id LEFT JOIN account assignee ON assignee.id = m.assignee_id',
};

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

  page(q: Queryable, request: MessageBoardListRequest): Promise<Page<MessageBoardListRow>> {
    return list.page<MessageBoardListRow>(q, request, filterOf(request), ROWS);
  }

  count(q: Queryable, filter: MessageBoardFilter & ExportChoice): Promise<number> {
    return list.count(q, filterOf(filter), filter);
  }

  all(q: Queryable, filter: MessageBoardFilter & ExportChoice): AsyncGenerator<MessageBoardListRow> {
    return list.all<MessageBoardListRow>(q, filterOf(filter), ROWS, filter);
  }

  async find(q: Queryable, id: number): Promise<MessageBoardRow | null> {
    const { rows } = await q.query<MessageBoardRow>(
      `SELECT ${LISTED}, m.language, m.reply, replier.username AS replied_name, m.replied_at
       FROM message_board m LEFT JOIN account assignee ON assignee.id = m.assignee_id
       LEFT JOIN account replier ON replier.id = m.replied_by
       WHERE m.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}

function filterOf({ email, phone, status }: MessageBoardFilter): SqlFilter {
  return new SqlFilter()
    .contains('m.email', email?.trim().toLowerCase())
    .contains('m.phone', phone?.trim())
    .whenGiven(status, (code) => `m.status = ${code}`);
}
