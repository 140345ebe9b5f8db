import {
  COMPANY_PERMISSIONS,
  mayBeHeldInCompany,
  WILDCARD,
  type Permission,
} from '@fovea/shared-types/permissions';
import type { Language } from '@fovea/shared-types/language';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import { shownRoleName } from './built-in-roles.js';
import { NO_GRANTS } from '../../platform/auth/grant-reader.js';
import type { Grants, RowScope } from '../../platform/kernel/caller.js';

/** One current role of one account. */
export interface HeldRole {
  role_id: number;
  role_name: string;
  kind: string | null;
  /** Null: a role of the platform. */
  company_id: number | null;
  is_wildcard: boolean;
  data_scope: number;
  lacks_second_factor: boolean;
  permissions: readonly string[];
  /**
   * The scope resolved for this person: their department, with those below it where the scope includes them.
   */
  dept_ids: readonly number[];
}

type Place = number | null;
type Scopes = Map<string, Map<Place, RowScope>>;

const NOWHERE: ReadonlyMap<Place, RowScope> = new Map();

const permissionsOf = ({ is_wildcard, company_id, permissions }: HeldRole): readonly string[] => {
  if (company_id === null) return is_wildcard ? [WILDCARD] : permissions;
  // Whatever got into a role of a company, what only the platform may hold is not held through it.
  return is_wildcard ? COMPANY_PERMISSIONS : permissions.filter(mayBeHeldInCompany);
};

/** Of two scopes in one place the wider counts: all rows, or the departments of both. */
function widest(one: RowScope | undefined, other: RowScope): RowScope {
  if (!one) return other;
  if (one.deptIds === null || other.deptIds === null) return { companyId: one.companyId, deptIds: null };
  return { companyId: one.companyId, deptIds: [...new Set([...one.deptIds, ...other.deptIds])] };
}

function scopesOf(roles: readonly HeldRole[]): Scopes {
  const scopes: Scopes = new Map();
  for (const role of roles) {
    const scope: RowScope = {
      companyId: role.company_id,
      deptIds: role.data_scope === DATA_SCOPE.company ? null : role.dept_ids,
    };
    for (const permission of permissionsOf(role)) {
      let places = scopes.get(permission);
      if (!places) scopes.set(permission, (places = new Map<Place, RowScope>()));
      places.set(role.company_id, widest(places.get(role.company_id), scope));
    }
  }
  return scopes;
}

/** The grants of one account. A wildcard held in a company covers what may be held there, and nothing elsewhere. */
export function toGrants(roles: readonly HeldRole[]): Grants {
  if (roles.length === 0) return NO_GRANTS;
  const mustEnrolSecondFactor = roles.some((role) => role.lacks_second_factor);
  const inForce = mustEnrolSecondFactor ? [] : roles;
  const scopes = scopesOf(inForce);
  const everywhere = scopes.get(WILDCARD)?.get(null);
  const wildcards = new Set(inForce.flatMap((role) => (role.is_wildcard ? [role.company_id] : [])));
  const rowsOf = (permission: Permission): RowScope[] => {
    const places = new Map(scopes.get(permission) ?? NOWHERE);
    if (everywhere) places.set(null, widest(places.get(null), everywhere));
    return [...places.values()];
  };
  return {
    isWildcard: wildcards.has(null),
    scopeOf: (permission) => rowsOf(permission).map(({ companyId }) => companyId),
    rowsOf,
    isWildcardIn: (companyId) => wildcards.has(null) || wildcards.has(companyId),
    all: [...scopes.keys()].sort(),
    roleIds: roles.map(({ role_id }) => role_id),
    hasRoles: roles.length > 0,
    roleNames: (language) => namesOf(roles, language),
    roleNamesIn: (companies, language) =>
      namesOf(
        roles.filter(
          ({ company_id: place }) => companies === null || (place !== null && companies.includes(place)),
        ),
        language,
      ),
    mustEnrolSecondFactor,
  };
}

const namesOf = (roles: readonly HeldRole[], language: Language): string[] =>
  [...new Set(roles.map((role) => shownRoleName(role, language)))].sort();
