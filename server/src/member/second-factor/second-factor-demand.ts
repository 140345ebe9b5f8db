import type { Queryable } from '../../platform/database/database.js';

/** What accounts need of roles; module rbac provides it. */
export abstract class SecondFactorDemand {
  /** Whether a role that the account holds requires the second factor. */
  abstract isDemanded(q: Queryable, accountId: number): Promise<boolean>;
}
