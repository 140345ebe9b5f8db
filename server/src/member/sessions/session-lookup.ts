import { Injectable } from '@nestjs/common';
import { SessionReader } from '../../platform/auth/session-reader.js';
import { Database } from '../../platform/database/database.js';
import { Gather } from '../../platform/database/gather.js';
import type { Member } from '../../platform/kernel/caller.js';
import { Log } from '../../platform/logging/log.js';
import { SessionRepository } from './session.repository.js';

/** Gives the guards the owner of a token (I3). */
@Injectable()
export class SessionLookup extends SessionReader {
  private readonly gather: Gather<Buffer, Member | null>;
  private readonly noting = new Set<number>();

  constructor(
    private readonly db: Database,
    private readonly sessions: SessionRepository,
    private readonly log: Log,
  ) {
    super();
    this.gather = new Gather((hashes) => this.readAll(hashes));
  }

  read(tokenHash: Buffer): Promise<Member | null> {
    return this.gather.read(tokenHash);
  }

  private async readAll(hashes: Buffer[]): Promise<(Member | null)[]> {
    const rows = await this.sessions.findLive(this.db, hashes);
    this.noteSeen(
      rows.flatMap(({ session_id, is_stale }) => (session_id !== null && is_stale ? [session_id] : [])),
    );
    return rows.map((row) =>
      row.session_id === null
        ? null
        : {
            accountId: row.account_id,
            sessionId: row.session_id,
            username: row.username,
            companyId: row.company_id,
            language: row.language,
            grants: null,
          },
    );
  }

  /** Beside the call that showed it: nobody waits for it, and a failure costs minutes of exactness. */
  private noteSeen(sessionIds: readonly number[]): void {
    const fresh = [...new Set(sessionIds)].filter((id) => !this.noting.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) this.noting.add(id);
    this.sessions
      .markSeen(this.db, fresh)
      .catch((error: unknown) => this.log.warn('sessions not noted as seen', { error }))
      .finally(() => fresh.forEach((id) => this.noting.delete(id)));
  }
}
