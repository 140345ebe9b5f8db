import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { SearchGoodsRequest } from '@fovea/shared-types/goods/search.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface SavedSearchRow {
  id: number;
  account_id: number;
  name: string;
  query: SearchGoodsRequest;
  is_notify: boolean;
  seen_at: Date;
  notified_at: Date | null;
  created_at: Date;
}

const COLUMNS = 'id, account_id, name, query, is_notify, seen_at, notified_at, created_at';

@Injectable()
export class SavedSearchRepository {
  async listOf(q: Queryable, accountId: number, max: number): Promise<SavedSearchRow[]> {
    const { rows } = await q.query<SavedSearchRow>(
      `SELECT ${COLUMNS} FROM saved_search WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [accountId, max],
    );
    return rows;
  }

  /** How many a member has; the row of the member is locked, so that two at once do not both fit. */
  async countLocked(tx: Tx, accountId: number): Promise<number> {
    await tx.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
    const { rows } = await tx.query<{ count: number }>(
      'SELECT count(*) FROM saved_search WHERE account_id = $1',
      [accountId],
    );
    return firstRow(rows).count;
  }

  async insertSavedSearch(
    tx: Tx,
    search: Pick<SavedSearchRow, 'account_id' | 'name' | 'query' | 'is_notify'>,
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO saved_search (account_id, name, query, is_notify) VALUES ($1, $2, $3, $4) RETURNING id',
      [search.account_id, search.name, JSON.stringify(search.query), search.is_notify],
    );
    return firstRow(rows).id;
  }

  /** Null fields stay; turning notifications on starts them from then on. False when it is not theirs. */
  async updateSavedSearch(
    tx: Tx,
    {
      id,
      accountId,
      name,
      isNotify,
    }: { id: number; accountId: number; name: string | null; isNotify: boolean | null },
  ): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE saved_search SET name = coalesce($3, name), is_notify = coalesce($4, is_notify),
         seen_at = CASE WHEN $4 AND NOT is_notify THEN clock_timestamp() ELSE seen_at END
       WHERE id = $1 AND account_id = $2`,
      [id, accountId, name, isNotify],
    );
    return count === 1;
  }

  async deleteSavedSearch(tx: Tx, id: number, accountId: number): Promise<boolean> {
    const { count } = await tx.query('DELETE FROM saved_search WHERE id = $1 AND account_id = $2', [
      id,
      accountId,
    ]);
    return count === 1;
  }

  /** Searches after `afterId` whose owner may be notified again; locked, those of another node left out. */
  async lockDue(tx: Tx, afterId: number, pauseMs: number, max: number): Promise<SavedSearchRow[]> {
    const { rows } = await tx.query<SavedSearchRow>(
      `SELECT ${COLUMNS.split(', ')
        .map((column) => `s.${column}`)
        .join(', ')}
       FROM saved_search s JOIN account a ON a.id = s.account_id AND a.deleted_at IS NULL AND a.status = ${MEMBER_STATUS.active}
       WHERE s.is_notify AND s.id > $1
         AND (s.notified_at IS NULL OR s.notified_at <= clock_timestamp() - $2 * interval '1 millisecond')
       ORDER BY s.id LIMIT $3 FOR UPDATE OF s SKIP LOCKED`,
      [afterId, pauseMs, max],
    );
    return rows;
  }

  async markSeen(tx: Tx, id: number, until: Date): Promise<void> {
    await tx.query('UPDATE saved_search SET seen_at = $2 WHERE id = $1', [id, until]);
  }

  async markNotified(tx: Tx, id: number, until: Date): Promise<void> {
    await tx.query('UPDATE saved_search SET seen_at = $2, notified_at = clock_timestamp() WHERE id = $1', [
      id,
      until,
    ]);
  }
}
