import { Injectable } from '@nestjs/common';
import type { RecoveryCodes, SecondFactorSecret } from '@fovea/shared-types/member/second-factor.dto';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { nothingSlow, OwnerCheckService } from '../passwords/owner-check.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SessionService } from '../sessions/session.service.js';
import { newTotpSecret, stepOfCode, enrolmentOf } from './totp.js';
import { SecondFactorNotes } from './second-factor-notes.js';

/** Turns the second factor of an account on: a secret is offered, and confirmed by its first code (TOTP). */
@Injectable()
export class SecondFactorEnrolmentService {
  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactorRepository,
    private readonly checks: SecondFactorCheckService,
    private readonly owners: OwnerCheckService,
    private readonly credentials: AccountCredentials,
    private readonly sessions: SessionService,
    private readonly notes: SecondFactorNotes,
  ) {}

  /** Offers a secret; signing in requires it only once it is confirmed. */
  async enrol(caller: MemberCaller, password: string): Promise<SecondFactorSecret> {
    const { accountId } = caller.member;
    const secret = newTotpSecret();
    return this.owners.prove(caller, password, nothingSlow, async (tx, _, owner) => {
      const isOffered = await this.factors.offer(tx, accountId, this.checks.seal(accountId, secret));
      if (!isOffered) throw new AppError('STATE_CONFLICT');
      return enrolmentOf(secret, owner.email);
    });
  }

  /** Turns it on; sessions begun without it elsewhere end. */
  async confirm(caller: MemberCaller, code: string): Promise<RecoveryCodes> {
    const { accountId, sessionId } = caller.member;
    const factor = await this.factors.findSecondFactor(this.db, accountId);
    if (!factor || factor.confirmed_at) throw new AppError('STATE_CONFLICT');
    const secret = this.checks.unseal(accountId, factor.secret);
    const step = stepOfCode(secret, code, await this.db.clock(this.db));
    if (step === null) throw new AppError('CODE_INVALID');
    const { codes, ended } = await this.db.transaction(async (tx) => {
      await this.credentials.lock(tx, accountId);
      const isOn = await this.factors.confirm(tx, accountId, factor.secret, step);
      if (!isOn) throw new AppError('STATE_CONFLICT');
      const codes = await this.checks.issueRecoveryCodes(tx, accountId);
      const ended = await this.sessions.endAllOf(tx, accountId, sessionId);
      await this.notes.notify(tx, caller, await this.getOwner(tx, accountId), 'second_factor_on', 'enable');
      return { codes, ended };
    });
    this.sessions.closeSessions(ended);
    this.notes.wake();
    return { recovery_codes: codes };
  }

  private async getOwner(tx: Tx, accountId: number): Promise<Credentials> {
    const owner = await this.credentials.findById(tx, accountId);
    if (!owner) throw new AppError('NOT_FOUND');
    return owner;
  }
}
