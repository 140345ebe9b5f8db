import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../database/database.js';
import type { FileRow } from './file.entity.js';

const COLUMNS =
  'id, owner_id, key, kind, mime, size, width, height, name, is_private, created_at, claimed_at';

export type NewFile = Omit<FileRow, 'id' | 'created_at' | 'claimed_at'>;

/** All SQL of table `file`. */
@Injectable()
export class FileRepository {
  async findMany(q: Queryable, ids: readonly number[]): Promise<FileRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await q.query<FileRow>(`SELECT ${COLUMNS} FROM file WHERE id = ANY ($1)`, [[...ids]]);
    return rows;
  }

  async findByKey(q: Queryable, key: string): Promise<FileRow | null> {
    const { rows } = await q.query<FileRow>(`SELECT ${COLUMNS} FROM file WHERE key = $1`, [key]);
    return rows[0] ?? null;
  }

  async findIdsByKeys(q: Queryable, keys: readonly string[]): Promise<number[]> {
    if (keys.length === 0) return [];
    const { rows } = await q.query<{ id: number }>(`SELECT id FROM file WHERE key = ANY ($1) ORDER BY id`, [
      [...keys],
    ]);
    return rows.map(({ id }) => id);
  }

  /** In id order; rows of others are as absent. */
  async lockOwn(tx: Tx, ownerId: number, ids: readonly number[]): Promise<FileRow[]> {
    const { rows } = await tx.query<FileRow>(
      `SELECT ${COLUMNS} FROM file WHERE owner_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE`,
      [ownerId, [...ids]],
    );
    return rows;
  }

  /** What was once claimed as private stays private, whatever else refers to it. */
  async markClaimed(tx: Tx, ids: readonly number[], isPrivate: boolean): Promise<void> {
    await tx.query(
      `UPDATE file SET is_private = $2 OR (is_private AND claimed_at IS NOT NULL),
                       claimed_at = coalesce(claimed_at, clock_timestamp())
       WHERE id = ANY ($1)`,
      [[...ids], isPrivate],
    );
  }
}
