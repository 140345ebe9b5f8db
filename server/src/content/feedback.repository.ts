import { Injectable } from '@nestjs/common';
import type { FeedbackListRequest } from '@fovea/shared-types/content/enquiry.dto';
import type { Page } from '@fovea/shared-types/pagination';
import type { Queryable, Tx } from '../platform/database/database.js';
import { SqlFilter } from '../platform/database/sql-filter.js';
import { type ExportChoice, type ListRows, StaffList } from '../platform/database/staff-list.js';

export interface FeedbackListRow {
  id: number;
  email: string;
  content: string;
  image_count: number;
  created_at: Date;
  status: number;
  assignee_name: string | null;
}

export interface FeedbackRow {
  id: number;
  account_id: number;
  username: string;
  email: string;
  content: string;
  reply: string | null;
  replied_name: string | null;
  replied_at: Date | null;
  assignee_name: string | null;
  created_at: Date;
  status: number;
}

export interface NewFeedback {
  accountId: number;
  email: string;
  content: string;
}

export type FeedbackFilter = Pick<FeedbackListRequest, 'email' | 'status'>;

const list = new StaffList({
  from: 'feedback f',
  id: 'f.id',
  sorts: { created_at: 'f.created_at', status: 'f.status' },
  byDefault: '-created_at',
});

const ROWS: ListRows = {
  columns: `f.id, f.email, f.content, f.created_at, f.status, assignee.username AS assignee_name,
    (SELECT count(*) FROM feedback_image i WHERE i.feedback_id = f.id) AS image_count`,
  joins: 'JOIN feedback f ON f.id = page.id LEFT JOIN account assignee ON assignee.id = f.assignee_id',
};

@Injectable()
export class FeedbackRepository {
  async insert(tx: Tx, { accountId, email, content }: NewFeedback): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO feedback (account_id, email, content) VALUES ($1, $2, $3) RETURNING id',
      [accountId, email, content],
    );
    return rows[0]?.id ?? 0;
  }

  async insertImages(tx: Tx, id: number, accountId: number, fileIds: readonly number[]): Promise<void> {
    if (fileIds.length === 0) return;
    await tx.query(
      `INSERT INTO feedback_image (feedback_id, account_id, sort, file_id)
       SELECT $1, $2, position, file_id FROM unnest($3::bigint[]) WITH ORDINALITY AS i (file_id, position)`,
      [id, accountId, fileIds],
    );
  }

  page(q: Queryable, request: FeedbackListRequest): Promise<Page<FeedbackListRow>> {
    return list.page<FeedbackListRow>(q, request, filterOf(request), ROWS);
  }

  count(q: Queryable, filter: FeedbackFilter & ExportChoice): Promise<number> {
    return list.count(q, filterOf(filter), filter);
  }

  all(q: Queryable, filter: FeedbackFilter & ExportChoice): AsyncGenerator<FeedbackListRow> {
    return list.all<FeedbackListRow>(q, filterOf(filter), ROWS, filter);
  }

  async find(q: Queryable, id: number): Promise<FeedbackRow | null> {
    const { rows } = await q.query<FeedbackRow>(
      `SELECT f.id, f.account_id, sender.username, f.email, f.content, f.reply, replier.username AS replied_name,
         f.replied_at, assignee.username AS assignee_name, f.created_at, f.status
       FROM feedback f JOIN account sender ON sender.id = f.account_id
       LEFT JOIN account replier ON replier.id = f.replied_by
       LEFT JOIN account assignee ON assignee.id = f.assignee_id
       WHERE f.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async listImages(q: Queryable, id: number): Promise<number[]> {
    const { rows } = await q.query<{ file_id: number }>(
      'SELECT file_id FROM feedback_image WHERE feedback_id = $1 ORDER BY sort',
      [id],
    );
    return rows.map(({ file_id }) => file_id);
  }
}

function filterOf({ email, status }: FeedbackFilter): SqlFilter {
  return new SqlFilter()
    .contains('f.email', email?.trim().toLowerCase())
    .whenGiven(status, (code) => `f.status = ${code}`);
}
