import type { Database, SqlValue } from '../../server/src/platform/database/database.js';
import { give } from './people.js';
import { anAccount, uniqueText } from '../fixtures/rows.js';

type Row = Record<string, SqlValue | null>;

async function insert(db: Database, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

/** Ids of the menus that carry these permissions, as the wire has them. */
export async function menuIdsOf(db: Database, permissions: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: number }>(
    'SELECT id FROM menu WHERE perms = ANY ($1::text[]) AND key IS NOT NULL ORDER BY id',
    [[...permissions]],
  );
  return rows.map(({ id }) => String(id));
}

/** A role of this company, or of the platform, that allows this. */
export async function aRole(
  db: Database,
  companyId: number | null,
  permissions: readonly string[] = [],
  changes: Row = {},
): Promise<number> {
  const id = await insert(db, 'role', {
    company_id: companyId,
    role_name: `Role ${uniqueText()}`,
    ...changes,
  });
  await db.query('INSERT INTO role_menu SELECT $1, unnest($2::bigint[])', [
    id,
    (await menuIdsOf(db, permissions)).map(Number),
  ]);
  return id;
}

/** Somebody of the back office who holds this role. */
export async function aHolder(
  db: Database,
  roleId: number,
  companyId: number | null,
  changes: Row = {},
): Promise<number> {
  const id = await anAccount(db, { company_id: companyId, ...changes });
  await give(db, id, roleId);
  return id;
}

export const aDept = (db: Database, companyId: number | null, changes: Row = {}): Promise<number> =>
  insert(db, 'dept', { company_id: companyId, dept_name: `Department ${uniqueText()}`, ...changes });

/** A page that staff added, leading elsewhere. */
export const aMenu = (db: Database, changes: Row = {}): Promise<number> =>
  insert(db, 'menu', {
    menu_type: 'C',
    menu_name: '说明书',
    menu_name_e: 'Manuals',
    menu_name_j: '説明書',
    link: 'https://manuals.test.example',
    ...changes,
  });
