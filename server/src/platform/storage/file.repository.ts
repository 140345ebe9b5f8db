import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../database/database.js';
import { firstRow } from '../database/first-row.js';
import { invariant } from '../kernel/app-error.js';
import type { FileRow } from './file.row.js';

const COLUMNS =
  'id, owner_id, key, kind, mime, size, width, height, name, is_private, created_at, claimed_at';

/** The condition that no table refers to a file `f`; the tables are read from the schema. */
const UNUSED = `
  SELECT string_agg(format('NOT EXISTS (SELECT FROM %s r WHERE r.%I = f.id)', k.conrelid::regclass, a.attname), ' AND ')
    AS unused
  FROM pg_constraint k
    JOIN pg_attribute i ON i.attrelid = k.confrelid AND i.attname = 'id'
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[array_position(k.confkey, i.attnum)]
  WHERE k.contype = 'f' AND k.confrelid = 'file'::regclass`;

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

  /** Pictures by their keys, of any owner; in id order. */
  async lockPictures(tx: Tx, keys: readonly string[]): Promise<FileRow[]> {
    if (keys.length === 0) return [];
    const { rows } = await tx.query<FileRow>(
      `SELECT ${COLUMNS} FROM file WHERE key = ANY ($1) AND kind = 'image' ORDER BY id FOR UPDATE`,
      [[...keys]],
    );
    return rows;
  }

  /**
   * What several records want at once, in id order: files of one owner, files whosever they are, and pictures by their
   * keys.
   */
  async lockWanted(
    tx: Tx,
    ownerId: number,
    { own, known, keys }: { own: readonly number[]; known: readonly number[]; keys: readonly string[] },
  ): Promise<FileRow[]> {
    if (own.length + known.length + keys.length === 0) return [];
    const { rows } = await tx.query<FileRow>(
      `SELECT ${COLUMNS} FROM file WHERE (id = ANY ($2) AND owner_id = $1) OR id = ANY ($3)
         OR (key = ANY ($4) AND kind = 'image')
       ORDER BY id FOR UPDATE`,
      [ownerId, [...own], [...known], [...keys]],
    );
    return rows;
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

  /**
   * Those to which no foreign key leads any more, so that the sweep can delete every one of them. Locked before anybody
   * looks: a record that takes one at this moment is then seen.
   */
  async markUnclaimed(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query(`SELECT FROM file WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [[...ids]]);
    const { rows } = await tx.query<{ unused: string }>(UNUSED);
    await tx.query(
      `UPDATE file f SET claimed_at = NULL WHERE f.id = ANY ($1) AND ${rows[0]?.unused ?? 'true'}`,
      [[...ids]],
    );
  }

  /** Uploads of one person are counted one after the other. */
  async lockUploadsOf(tx: Tx, ownerId: number): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('upload', $1))`, [ownerId]);
  }

  async countRecent(
    q: Queryable,
    ownerId: number,
    seconds: number,
  ): Promise<{ count: number; unclaimedBytes: number }> {
    const { rows } = await q.query<{ count: number; bytes: number }>(
      `SELECT (SELECT count(*) FROM file
               WHERE owner_id = $1 AND created_at > clock_timestamp() - make_interval(secs => $2)) AS count,
              (SELECT coalesce(sum(size), 0)::bigint FROM file
               WHERE owner_id = $1 AND claimed_at IS NULL) AS bytes`,
      [ownerId, seconds],
    );
    return { count: firstRow(rows).count, unclaimedBytes: firstRow(rows).bytes };
  }

  async addFile(tx: Tx, file: NewFile): Promise<FileRow> {
    const { rows } = await tx.query<FileRow>(
      `INSERT INTO file (owner_id, key, kind, mime, size, width, height, name, is_private)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
      [
        file.owner_id,
        file.key,
        file.kind,
        file.mime,
        file.size,
        file.width,
        file.height,
        file.name,
        file.is_private,
      ],
    );
    const [row] = rows;
    invariant(row, 'an inserted row comes back');
    return row;
  }

  async deleteFile(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query(`DELETE FROM file WHERE id = ANY ($1)`, [[...ids]]);
  }

  /** Those no record took within a day; one that is being claimed at this moment is left to its claimer. */
  async deleteUnclaimed(tx: Tx, limit: number): Promise<Pick<FileRow, 'key' | 'mime'>[]> {
    const { rows } = await tx.query<Pick<FileRow, 'key' | 'mime'>>(
      `DELETE FROM file WHERE id IN
         (SELECT id FROM file WHERE claimed_at IS NULL AND created_at < clock_timestamp() - interval '1 day'
          ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING key, mime`,
      [limit],
    );
    return rows;
  }
}
