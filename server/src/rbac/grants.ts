import { WILDCARD, type Permission } from '@fovea/shared-types/permissions';
import type { Grants } from '../platform/http/caller.js';

/** One permission held through one role, on the platform (null) or in one company. */
export interface Grant {
  permission: string | null;
  company_id: number | null;
  role_name: string;
}

/** The grants of one account. The wildcard held in a company covers everything there, and nothing elsewhere. */
export function toGrants(held: readonly Grant[]): Grants {
  const scopes = new Map<string, Set<number | null>>();
  for (const { permission, company_id } of held) {
    if (permission === null) continue; // a role without permissions
    let scope = scopes.get(permission);
    if (!scope) scopes.set(permission, (scope = new Set()));
    scope.add(company_id);
  }
  const wildcard = scopes.get(WILDCARD) ?? new Set<number | null>();
  return {
    isWildcard: wildcard.has(null),
    scopeOf: (permission: Permission) => [...new Set([...(scopes.get(permission) ?? []), ...wildcard])],
    all: [...scopes.keys()].sort(),
    roleNames: [...new Set(held.map(({ role_name }) => role_name))].sort(),
    mustEnrolSecondFactor: false,
  };
}
