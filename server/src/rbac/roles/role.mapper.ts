import { COMPANY_PERMISSIONS, mayBeHeldInCompany, WILDCARD } from '@fovea/shared-types/permissions';
import type {
  RoleDetail,
  RoleMenuOption,
  RoleOption,
  RoleRow as WireRole,
} from '@fovea/shared-types/rbac/role.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Grants } from '../../platform/kernel/caller.js';
import { versionOf } from '../../platform/database/row-version.js';
import { covers, isAbove } from '../grants/authority-rules.js';
import { toTree, treeId } from '../../platform/tree/tree.js';
import { titleIn, type MenuRow } from '../menus/menu-tree.js';
import { shownRoleName } from '../grants/built-in-roles.js';
import type { RoleRow } from './role.repository.js';

export const toRole = (row: RoleRow, grants: Grants, language: Language): WireRole => ({
  id: row.id,
  role_name: shownRoleName(row, language),
  company_id: row.company_id,
  company_name: row.company_name,
  remark: row.remark,
  status: row.status,
  data_scope: row.data_scope,
  needs_second_factor: row.needs_second_factor ? 1 : 0,
  is_wildcard: row.is_wildcard ? 1 : 0,
  user_count: row.user_count,
  created_at: row.created_at.toISOString(),
  menu_ids: row.menu_ids.map(String),
  is_editable: isAbove(grants, row),
  waiting_change_id: row.waiting_change_id,
});

/** The rights of its holders, as described to them. */
export function permissionsOf(role: Pick<RoleRow, 'company_id' | 'is_wildcard' | 'permissions'>): string[] {
  if (role.company_id === null) return role.is_wildcard ? [WILDCARD] : [...role.permissions];
  return role.is_wildcard ? [...COMPANY_PERMISSIONS] : role.permissions.filter(mayBeHeldInCompany);
}

/** What the form of a role edits. */
export const roleFieldsOf = ({ role_name, remark, status, data_scope, ...role }: RoleRow) => ({
  ...{ role_name, remark, status, data_scope },
  needs_second_factor: role.needs_second_factor,
  is_wildcard: role.is_wildcard,
  menu_ids: role.menu_ids,
});

export const toRoleDetail = (row: RoleRow, grants: Grants, language: Language): RoleDetail => ({
  ...toRole(row, grants, language),
  version: versionOf(roleFieldsOf(row)),
  permissions: permissionsOf(row),
});

export const toRoleOption = (row: RoleRow, grants: Grants, language: Language): RoleOption => ({
  id: row.id,
  role_name: shownRoleName(row, language),
  company_id: row.company_id,
  is_grantable: covers(grants, row),
});

/** The menus a role of this place may be made of; what only the platform may hold is not among those of a company. */
export const toRoleMenuOptions = (
  rows: readonly MenuRow[],
  language: Language,
  companyId: number | null,
  holds: (permission: string) => boolean,
): RoleMenuOption[] =>
  toTree<MenuRow, RoleMenuOption | null>(
    rows.filter(({ perms }) => companyId === null || perms === null || mayBeHeldInCompany(perms)),
    (row, mapped) => {
      const children = mapped.filter((child) => child !== null);
      if (row.menu_type === 'M' && children.length === 0) return null;
      return {
        id: treeId(row.id),
        pid: treeId(row.pid),
        title: titleIn(row, language),
        menu_type: row.menu_type,
        icon: row.icon,
        perms: row.perms,
        is_grantable: row.perms === null || holds(row.perms),
        children,
      };
    },
  ).filter((option) => option !== null);
