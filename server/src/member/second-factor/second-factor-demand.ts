import type { Queryable } from '../../platform/database/database.js';

/** What accounts need to know of roles; module rbac provides it. */
export abstract class SecondFactorDemand {
  /** Whether a role that the account holds asks for the second factor. */
  abstract isDemanded(q: Queryable, accountId: number): Promise<boolean>;
}
