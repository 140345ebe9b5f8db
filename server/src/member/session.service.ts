import { Injectable } from '@nestjs/common';
import { GrantReader } from '../platform/auth/grant-reader.js';
import { SessionEvents } from '../platform/auth/session-events.js';
import { SessionReader } from '../platform/auth/session-reader.js';
import { SESSION_DAYS, TokenService } from '../platform/auth/token.js';
import { Database, type Tx } from '../platform/database/database.js';
import { Gather } from '../platform/database/gather.js';
import type { Caller, Member } from '../platform/http/caller.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { SessionRepository } from './session.repository.js';

/** Sessions from sign-in to their end; tells the guards who stands behind a token (I3). */
@Injectable()
export class SessionService extends SessionReader {
  private readonly gather: Gather<Buffer, Member | null>;

  constructor(
    private readonly db: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenService,
    private readonly events: SessionEvents,
    private readonly outbox: Outbox,
    private readonly grants: GrantReader,
  ) {
    super();
    this.gather = new Gather((hashes) => this.readAll(hashes));
  }

  read(tokenHash: Buffer): Promise<Member | null> {
    return this.gather.read(tokenHash);
  }

  /** Opens a session; the token is told once and kept nowhere. */
  async start(tx: Tx, accountId: number, caller: Caller): Promise<string> {
    const { token, tokenHash } = this.tokens.issue(accountId);
    await this.sessions.insert(tx, {
      accountId,
      tokenHash,
      clientAddress: caller.clientAddress,
      userAgent: caller.userAgent,
      days: SESSION_DAYS,
    });
    return token;
  }

  /** What the sign-in answers beside the token. */
  async permissionsOf(accountId: number): Promise<string[]> {
    return [...(await this.grants.read(accountId)).all];
  }

  /** Ends sessions in the caller's transaction; `told` must follow its commit. */
  async end(tx: Tx, sessionIds: readonly number[]): Promise<number[]> {
    const ended = await this.sessions.end(tx, sessionIds);
    if (ended.length > 0) await this.outbox.add(tx, 'account.sessions-ended', { session_ids: ended });
    return ended;
  }

  /** Closes at once what this node holds open for them; the event reaches the other nodes. */
  told(sessionIds: readonly number[]): void {
    if (sessionIds.length === 0) return;
    this.events.ended(sessionIds);
    this.outbox.wake();
  }

  async signOut(sessionId: number): Promise<void> {
    this.told(await this.db.transaction((tx) => this.end(tx, [sessionId])));
  }

  private async readAll(hashes: Buffer[]): Promise<(Member | null)[]> {
    const rows = await this.sessions.findLive(this.db, hashes);
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
}
