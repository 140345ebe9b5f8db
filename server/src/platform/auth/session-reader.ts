import type { Member } from '../kernel/caller.js';

/** What the guards need of sessions; module member provides it. */
export abstract class SessionReader {
  /**
   * The person behind a token, or null when the session is unknown, ended or expired, or the account disabled.
   * Read from the database for every call; calls waiting at the same moment share one query.
   * @param tokenHash SHA-256 of the token's `jti`
   */
  abstract read(tokenHash: Buffer): Promise<Member | null>;
}
