import { isPermission } from '@fovea/shared-types/permissions';
import type { Grants, RowScope } from '../kernel/caller.js';

/** Whether two readings of somebody's permissions allow the same, in the same places, by the same roles. */
export const isSameGrants = (one: Grants, other: Grants): boolean => textOf(one) === textOf(other);

const textOf = (grants: Grants): string =>
  JSON.stringify([
    [...grants.roleIds].sort((a, b) => a - b),
    grants.mustEnrolSecondFactor,
    grants.isWildcard,
    grants.all.map((permission) => [
      permission,
      isPermission(permission) ? placesOf(grants.rowsOf(permission)) : null,
    ]),
  ]);

/** In one order: that of roles and departments is the database's. */
const placesOf = (rows: readonly RowScope[]): string[] =>
  rows
    .map(({ companyId, deptIds }) =>
      JSON.stringify([companyId, deptIds && [...deptIds].sort((a, b) => a - b)]),
    )
    .sort();
