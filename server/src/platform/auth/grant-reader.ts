import type { Grants } from '../kernel/caller.js';

/** What the guards need of permissions; module rbac provides it. */
export abstract class GrantReader {
  /** An account without any role has grants that allow nothing. */
  abstract read(accountId: number): Promise<Grants>;
}

/** Of somebody without any role. */
export const NO_GRANTS: Grants = {
  isWildcard: false,
  scopeOf: () => [],
  rowsOf: () => [],
  isWildcardIn: () => false,
  all: [],
  roleIds: [],
  hasRoles: false,
  roleNames: () => [],
  roleNamesIn: () => [],
  mustEnrolSecondFactor: false,
};
