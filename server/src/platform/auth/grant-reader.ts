import type { Grants } from '../http/caller.js';

/** What the guards need of permissions; module rbac provides it. */
export abstract class GrantReader {
  /** An account without any role has grants that allow nothing. */
  abstract read(accountId: number): Promise<Grants>;
}
