import { isPermission, type Permission } from '@fovea/shared-types/permissions';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import type { Grants } from '../../platform/kernel/caller.js';

/** What a role gives its holders. */
export interface RolePower {
  company_id: number | null;
  is_wildcard: boolean;
  data_scope: number;
  permissions: readonly string[];
}

/** Held in this company (null: on the platform) with all its rows. */
function holdsWhole(grants: Grants, permission: Permission, companyId: number | null): boolean {
  return grants
    .rowsOf(permission)
    .some((scope) => (scope.companyId === null || scope.companyId === companyId) && scope.deptIds === null);
}

const holdsAtAll = (grants: Grants, permission: Permission, companyId: number | null): boolean =>
  grants.scopeOf(permission).some((place) => place === null || place === companyId);

/**
 * Whether somebody has everything that a role grants: its permissions, in its company, with its rows (I6). A
 * role that shows each holder only their own rows can be covered by a narrower scope; any other needs all
 * rows, because the departments of its holders change.
 */
export function covers(grants: Grants, role: RolePower): boolean {
  if (grants.isWildcard) return true;
  if (role.is_wildcard) return grants.isWildcardIn(role.company_id);
  const holds = role.data_scope === DATA_SCOPE.own ? holdsAtAll : holdsWhole;
  // An unknown string grants nothing today, and only the administrator may decide about later versions.
  return role.permissions.every(
    (permission) => isPermission(permission) && holds(grants, permission, role.company_id),
  );
}

/** Nobody changes a role they hold; the administrator of the platform is above every role. */
export const isAbove = (grants: Grants, role: RolePower & { id: number }): boolean =>
  grants.isWildcard || (covers(grants, role) && !grants.roleIds.includes(role.id));
