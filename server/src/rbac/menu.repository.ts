import { Injectable } from '@nestjs/common';
import type { Queryable } from '../platform/database/database.js';
import type { MenuRow } from './menu-tree.js';

const COLUMNS = `m.id, m.pid, m.key, m.menu_type, m.menu_name, m.menu_name_e, m.menu_name_j, m.path, m.icon, m.perms,
  m.badge_key, m.affix, m.link, m.hidden, m.is_admin, m.sort, m.status`;
const IN_ORDER = 'ORDER BY m.sort, m.id';

/** Every field of a menu that staff may set. */
export type MenuFields = Omit<MenuRow, 'id' | 'key'>;

@Injectable()
export class MenuRepository {
  async listAll(q: Queryable): Promise<MenuRow[]> {
    const { rows } = await q.query<MenuRow>(`SELECT ${COLUMNS} FROM menu m ${IN_ORDER}`);
    return rows;
  }
}
