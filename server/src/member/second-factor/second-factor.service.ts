import { Injectable } from '@nestjs/common';
import type {
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorProof,
  SecondFactorSecret,
} from '@fovea/shared-types/member/second-factor.dto';
import type { SecurityMailId } from '../../i18n/mail-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CredentialRepository, type Credentials } from '../accounts/credential.repository.js';
import { nothingSlow, OwnerCheckService } from '../passwords/owner-check.service.js';
import { newRecoveryCode, readRecoveryCode, RECOVERY_CODES } from './recovery-codes.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SecondFactorDemand } from './second-factor-demand.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { SessionService } from '../sessions/session.service.js';
import { newTotpSecret, stepOfCode, totpWords } from './totp.js';

/** As the audit log calls what was done. */
type Verb = 'enable' | 'disable' | 'renew-codes';

/** Turns the second factor of an account on and off (TOTP with recovery codes). */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactorRepository,
    private readonly checks: SecondFactorCheckService,
    private readonly demand: SecondFactorDemand,
    private readonly owners: OwnerCheckService,
    private readonly credentials: CredentialRepository,
    private readonly sessions: SessionService,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async info({ member }: MemberCaller): Promise<SecondFactorInfo> {
    const [factor, isDemanded] = await Promise.all([
      this.factors.find(this.db, member.accountId),
      this.demand.isDemanded(this.db, member.accountId),
    ]);
    return {
      is_enabled: factor?.confirmed_at ? 1 : 0,
      is_demanded: isDemanded ? 1 : 0,
      enabled_at: factor?.confirmed_at?.toISOString() ?? null,
      recovery_codes_left: factor?.codes_left ?? 0,
    };
  }

  /** Offers a secret; signing in asks for it only once it is confirmed. */
  async enrol(caller: MemberCaller, password: string): Promise<SecondFactorSecret> {
    const { accountId } = caller.member;
    const secret = newTotpSecret();
    return this.owners.prove(caller, password, nothingSlow, async (tx, _, owner) => {
      const isOffered = await this.factors.offer(tx, accountId, this.checks.seal(accountId, secret));
      if (!isOffered) throw new AppError('STATE_CONFLICT');
      return totpWords(secret, owner.email);
    });
  }

  /** Turns it on; sessions begun without it elsewhere end. */
  async confirm(caller: MemberCaller, code: string): Promise<RecoveryCodes> {
    const { accountId, sessionId } = caller.member;
    const factor = await this.factors.find(this.db, accountId);
    if (!factor || factor.confirmed_at) throw new AppError('STATE_CONFLICT');
    const secret = this.checks.unseal(accountId, factor.secret);
    const step = stepOfCode(secret, code, await this.db.clock(this.db));
    if (step === null) throw new AppError('CODE_INVALID');
    const { codes, ended } = await this.db.transaction(async (tx) => {
      await this.credentials.lock(tx, accountId);
      const isOn = await this.factors.confirm(tx, accountId, factor.secret, step);
      if (!isOn) throw new AppError('STATE_CONFLICT');
      const codes = await this.newCodes(tx, accountId);
      const ended = await this.sessions.endAllOf(tx, accountId, sessionId);
      await this.note(tx, caller, await this.getOwner(tx, accountId), 'second_factor_on', 'enable');
      return { codes, ended };
    });
    this.sessions.told(ended);
    this.outbox.wake();
    return { recovery_codes: codes };
  }

  async renewRecoveryCodes(
    caller: MemberCaller,
    { password, code }: SecondFactorProof,
  ): Promise<RecoveryCodes> {
    const { accountId } = caller.member;
    return this.owners.prove(caller, password, nothingSlow, async (tx) => {
      await this.checks.use(tx, accountId, code);
      await this.record(tx, caller, 'renew-codes');
      return { recovery_codes: await this.newCodes(tx, accountId) };
    });
  }

  async disable(caller: MemberCaller, { password, code }: SecondFactorProof): Promise<void> {
    const { accountId } = caller.member;
    if (await this.demand.isDemanded(this.db, accountId)) throw new AppError('SECOND_FACTOR_DEMANDED');
    await this.owners.prove(caller, password, nothingSlow, async (tx, _, owner) => {
      await this.checks.use(tx, accountId, code);
      await this.factors.delete(tx, accountId);
      await this.note(tx, caller, owner, 'second_factor_off', 'disable');
    });
    this.outbox.wake();
  }

  private async newCodes(tx: Tx, accountId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => this.checks.hash(accountId, readRecoveryCode(code) ?? ''));
    await this.factors.replaceRecoveryCodes(tx, accountId, hashes);
    return codes;
  }

  private async getOwner(tx: Tx, accountId: number): Promise<Credentials> {
    const owner = await this.credentials.findById(tx, accountId);
    if (!owner) throw new AppError('NOT_FOUND');
    return owner;
  }

  private async note(tx: Tx, caller: MemberCaller, owner: Credentials, mail: SecurityMailId, verb: Verb) {
    await this.mails.tell(tx, owner, mail, caller);
    await this.record(tx, caller, verb);
  }

  private record(tx: Tx, caller: MemberCaller, verb: Verb): Promise<void> {
    const subject = { subjectType: 'account', subjectId: caller.member.accountId };
    return this.audit.record(tx, caller, { action: `member:second-factor:${verb}`, ...subject });
  }
}
