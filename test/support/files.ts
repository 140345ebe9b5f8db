import { randomBytes } from 'node:crypto';
import type { SqlValue } from '../../server/src/platform/database/database.js';
import type { TestApi } from './api.js';

/** The row of an uploaded picture; nothing is in the storage. */
export async function anUpload(
  { db }: Pick<TestApi, 'db'>,
  ownerId: number,
  changes: Record<string, SqlValue | null> = {},
): Promise<number> {
  const name = randomBytes(16).toString('hex');
  const row: Record<string, SqlValue | null> = {
    owner_id: ownerId,
    key: `u/${name.slice(0, 2)}/${name}.jpg`,
    kind: 'image',
    mime: 'image/jpeg',
    size: 1_000,
    width: 640,
    height: 480,
    name: 'picture.jpg',
    ...changes,
  };
  const columns = Object.keys(row);
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO file (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING id`,
    Object.values<SqlValue>(row),
  );
  return rows[0]?.id ?? 0;
}
