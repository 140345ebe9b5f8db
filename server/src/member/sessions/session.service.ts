import { Injectable } from '@nestjs/common';
import type { EndedSessionsAnswer, SessionItem } from '@fovea/shared-types/member/session.dto';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { SessionEvents } from '../../platform/auth/session-events.js';
import { SESSION_DAYS, TokenService } from '../../platform/auth/token.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { deviceHash, isKnownPlace, knownPlace, type KnownPlace } from './sign-in-place.js';
import { toSessionItem } from './session.mapper.js';
import { SessionRepository } from './session.repository.js';
import { SignInChallenges } from '../credentials/sign-in-challenges.js';

/** Sessions from sign-in to their end (I3). */
@Injectable()
export class SessionService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionRepository,
    private readonly challenges: SignInChallenges,
    private readonly tokens: TokenService,
    private readonly events: SessionEvents,
    private readonly outbox: Outbox,
    private readonly grants: GrantReader,
  ) {}

  /** Opens a session; the token is returned once and stored nowhere. */
  async start(tx: Tx, accountId: number, caller: Caller): Promise<string> {
    const { token, tokenHash } = this.tokens.issue(accountId);
    await this.sessions.insertSession(tx, {
      accountId,
      tokenHash,
      clientAddress: caller.clientAddress,
      userAgent: caller.userAgent,
      deviceHash: deviceHash(caller.device),
      days: SESSION_DAYS,
    });
    return token;
  }

  async isFromKnownPlace(tx: Tx, accountId: number, caller: Caller): Promise<boolean> {
    return isKnownPlace(await this.sessions.listPlaces(tx, accountId), caller);
  }

  /** Whether the account was signed in to from there lately; null for a stranger. */
  async knownBy(q: Queryable, accountId: number, caller: Caller): Promise<KnownPlace | null> {
    return knownPlace(await this.sessions.listPlaces(q, accountId), caller);
  }

  /** What the sign-in answers beside the token. */
  async permissionsOf(accountId: number): Promise<string[]> {
    return [...(await this.grants.read(accountId)).all];
  }

  /** Ends sessions in the caller's transaction; the notification must follow its commit. */
  async end(tx: Tx, sessionIds: readonly number[]): Promise<number[]> {
    return this.announce(tx, await this.sessions.end(tx, sessionIds));
  }

  /**
   * Ends every session of an account, or all but one, and every sign-in that waits for its second factor; the notification must
   * follow the commit.
   */
  async endAllOf(tx: Tx, accountId: number, exceptId: number | null = null): Promise<number[]> {
    await this.challenges.closeAllOf(tx, accountId);
    return this.announce(tx, await this.sessions.endAllOf(tx, accountId, exceptId));
  }

  /** Closes at once what this node holds open for them; the event reaches the other nodes. */
  closeSessions(sessionIds: readonly number[]): void {
    if (sessionIds.length === 0) return;
    this.events.ended(sessionIds);
    this.outbox.wake();
  }

  async signOut(sessionId: number): Promise<void> {
    this.closeSessions(await this.db.transaction((tx) => this.end(tx, [sessionId])));
  }

  async listSessions({ member }: MemberCaller): Promise<SessionItem[]> {
    const rows = await this.sessions.listLive(this.db, member.accountId);
    return rows.map((row) => toSessionItem(row, member.sessionId));
  }

  /** Ends one of the caller's own sessions, the current one too on request. */
  async endOwn({ member }: MemberCaller, sessionId: number): Promise<void> {
    const ended = await this.db.transaction(async (tx) =>
      this.announce(tx, await this.sessions.endOwn(tx, member.accountId, sessionId)),
    );
    if (ended.length === 0) throw new AppError('NOT_FOUND');
    this.closeSessions(ended);
  }

  /** Signs the caller out everywhere but here. */
  async endOthers({ member }: MemberCaller): Promise<EndedSessionsAnswer> {
    const ended = await this.db.transaction((tx) => this.endAllOf(tx, member.accountId, member.sessionId));
    this.closeSessions(ended);
    return { ended: ended.length };
  }

  /** Sessions and waiting sign-ins that no rule counts any more. */
  async clearOld(tx: Tx): Promise<void> {
    await this.sessions.deleteOld(tx);
    await this.challenges.deleteOld(tx);
  }

  private async announce(tx: Tx, ended: number[]): Promise<number[]> {
    if (ended.length > 0) await this.outbox.add(tx, 'account.sessions-ended', { session_ids: ended });
    return ended;
  }
}
