import type { Language } from '@fovea/shared-types/language';
import { Injectable } from '@nestjs/common';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { roleName } from '../grants/built-in-roles.js';
import { inUseBy, type InUse } from '../../platform/tree/in-use.js';
import type { MenuRow } from './menu-tree.js';

const FIELDS = [
  'pid',
  'menu_type',
  'menu_name',
  'menu_name_e',
  'menu_name_j',
  'path',
  'icon',
  'perms',
  'badge_key',
  'affix',
  'link',
  'hidden',
  'is_admin',
  'sort',
  'status',
] as const;

/** Every field of a menu that staff may set. */
export type MenuFields = Pick<MenuRow, (typeof FIELDS)[number]>;

const COLUMNS = `m.id, m.key, ${FIELDS.map((field) => `m.${field}`).join(', ')}`;

const valuesOf = (menu: MenuFields): SqlValue[] => FIELDS.map((field) => menu[field]);

@Injectable()
export class MenuRepository {
  async listAll(q: Queryable): Promise<MenuRow[]> {
    const { rows } = await q.query<MenuRow>(`SELECT ${COLUMNS} FROM menu m ORDER BY m.sort, m.id`);
    return rows;
  }

  async insertMenu(tx: Tx, menu: MenuFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO menu (${FIELDS.join(', ')}) VALUES (${FIELDS.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
      valuesOf(menu),
    );
    return firstRow(rows).id;
  }

  async updateMenu(tx: Tx, id: number, menu: MenuFields): Promise<void> {
    await tx.query(
      `UPDATE menu SET ${FIELDS.map((field, at) => `${field} = $${at + 2}`).join(', ')}, is_edited = true WHERE id = $1`,
      [id, ...valuesOf(menu)],
    );
  }

  async deleteMenu(tx: Tx, id: number): Promise<void> {
    await tx.query('DELETE FROM menu WHERE id = $1', [id]);
  }

  async listRolesWith(q: Queryable, menuId: number, language: Language, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ role_name: string; count: number }>(
      `SELECT ${roleName('r', language)} AS role_name, count(*) OVER () AS count FROM role_menu rm JOIN role r ON r.id = rm.role_id
       WHERE rm.menu_id = $1 ORDER BY r.id LIMIT $2`,
      [menuId, limit],
    );
    return inUseBy(rows, ({ role_name }) => role_name);
  }

  /** Of the platform, those that somebody holds. */
  async listHeldRolesWith(q: Queryable, menuId: number, language: Language, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ role_name: string; count: number }>(
      `SELECT ${roleName('r', language)} AS role_name, count(*) OVER () AS count FROM role_menu rm JOIN role r ON r.id = rm.role_id
       WHERE rm.menu_id = $1 AND r.company_id IS NULL AND EXISTS (SELECT FROM account_role h WHERE h.role_id = r.id)
       ORDER BY r.id LIMIT $2`,
      [menuId, limit],
    );
    return inUseBy(rows, ({ role_name }) => role_name);
  }

  /** Who holds a role with this menu. */
  async listHolders(q: Queryable, menuIds: readonly number[]): Promise<number[]> {
    const { rows } = await q.query<{ account_id: number }>(
      `SELECT DISTINCT ar.account_id FROM role_menu rm JOIN account_role ar ON ar.role_id = rm.role_id WHERE rm.menu_id = ANY ($1::bigint[])`,
      [menuIds],
    );
    return rows.map(({ account_id }) => account_id);
  }
}
