import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { StartupChecks } from '../../platform/database/startup-checks.js';
import { Authority } from '../grants/authority.js';
import { MenuRepository } from './menu.repository.js';
import { flatten, menuSeed, type FlatMenu } from './menu-seed.js';

const wireRow = (row: FlatMenu): object => ({
  key: row.key,
  parent: row.parent,
  menu_type: row.type,
  menu_name: row.titles[0],
  menu_name_e: row.titles[1],
  menu_name_j: row.titles[2],
  path: row.path,
  icon: row.icon,
  perms: row.perms,
  badge_key: row.badgeKey,
  affix: row.affix ? 1 : 0,
  link: row.link,
  hidden: row.hidden ? 1 : 0,
  is_admin: row.isAdmin ? 1 : 0,
  sort: row.sort,
});

/** Its own to the program, whatever staff did: what a row is, where it leads and what it permits. */
const FIXED = ['menu_type', 'path', 'perms', 'badge_key'] as const;
/** Staff's, once they have touched the row. */
const LOOKS = [
  'menu_name',
  'menu_name_e',
  'menu_name_j',
  'icon',
  'affix',
  'link',
  'hidden',
  'is_admin',
  'sort',
] as const;
const COLUMNS = ['key', ...FIXED, ...LOOKS] as const;

const UPSERT = `
  INSERT INTO menu AS m (${COLUMNS.join(', ')})
  SELECT ${COLUMNS.map((column) => `s.${column}`).join(', ')} FROM jsonb_populate_recordset(NULL::menu, $1) s
  ON CONFLICT (key) DO UPDATE SET
    ${FIXED.map((column) => `${column} = excluded.${column}`).join(', ')},
    ${LOOKS.map((column) => `${column} = CASE WHEN m.is_edited THEN m.${column} ELSE excluded.${column} END`).join(', ')}
  WHERE (${FIXED.map((column) => `m.${column}`).join(', ')})
      IS DISTINCT FROM (${FIXED.map((column) => `excluded.${column}`).join(', ')})
    OR NOT m.is_edited AND (${LOOKS.map((column) => `m.${column}`).join(', ')})
      IS DISTINCT FROM (${LOOKS.map((column) => `excluded.${column}`).join(', ')})
  RETURNING m.id`;

const PLACE = `
  UPDATE menu m SET pid = p.id
  FROM jsonb_to_recordset($1) AS s (key text, parent text) LEFT JOIN menu p ON p.key = s.parent
  WHERE m.key = s.key AND NOT m.is_edited AND m.pid IS DISTINCT FROM p.id`;

/**
 * Updates the table to the menu that comes with the program, at every start. Rows are added and updated,
 * never removed: an older node that starts beside newer ones must not remove what roles hold.
 */
@Injectable()
export class MenuSync implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly checks: StartupChecks,
    private readonly menus: MenuRepository,
    private readonly authority: Authority,
  ) {}

  async onModuleInit(): Promise<void> {
    // A database without our tables is reported by the checks, in their words.
    if ((await this.checks.pendingMigrations()).length === 0) await this.run();
  }

  async run(): Promise<void> {
    await this.db.transaction(async (tx) => {
      const changed = await syncMenu(tx);
      // Pages are open at nodes that run already.
      await this.authority.changed(tx, await this.menus.listHolders(tx, changed));
    });
  }
}

/** @returns the rows that are new or of which something changed */
export async function syncMenu(tx: Tx): Promise<number[]> {
  const rows = JSON.stringify(flatten(menuSeed).map(wireRow));
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fovea menu'))`);
  const { rows: changed } = await tx.query<{ id: number }>(UPSERT, [rows]);
  await tx.query(PLACE, [rows]);
  return changed.map(({ id }) => id);
}
