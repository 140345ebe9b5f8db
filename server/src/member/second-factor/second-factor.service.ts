import { Injectable } from '@nestjs/common';
import type {
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorProof,
} from '@fovea/shared-types/member/second-factor.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { nothingSlow, OwnerCheckService } from '../passwords/owner-check.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SecondFactorDemand } from './second-factor-demand.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorNotes } from './second-factor-notes.js';

/** The second factor of an account once it is on: its state, new recovery codes, and turning it off. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactorRepository,
    private readonly checks: SecondFactorCheckService,
    private readonly demand: SecondFactorDemand,
    private readonly owners: OwnerCheckService,
    private readonly notes: SecondFactorNotes,
  ) {}

  async info({ member }: MemberCaller): Promise<SecondFactorInfo> {
    const [factor, isDemanded] = await Promise.all([
      this.factors.findSecondFactor(this.db, member.accountId),
      this.demand.isDemanded(this.db, member.accountId),
    ]);
    return {
      is_enabled: factor?.confirmed_at ? 1 : 0,
      is_demanded: isDemanded ? 1 : 0,
      enabled_at: factor?.confirmed_at?.toISOString() ?? null,
      recovery_codes_left: factor?.codes_left ?? 0,
    };
  }

  async renewRecoveryCodes(
    caller: MemberCaller,
    { password, code }: SecondFactorProof,
  ): Promise<RecoveryCodes> {
    const { accountId } = caller.member;
    return this.owners.prove(caller, password, nothingSlow, async (tx) => {
      await this.checks.use(tx, accountId, code);
      await this.notes.record(tx, caller, 'renew-codes');
      return { recovery_codes: await this.checks.issueRecoveryCodes(tx, accountId) };
    });
  }

  async disable(caller: MemberCaller, { password, code }: SecondFactorProof): Promise<void> {
    const { accountId } = caller.member;
    if (await this.demand.isDemanded(this.db, accountId)) throw new AppError('SECOND_FACTOR_DEMANDED');
    await this.owners.prove(caller, password, nothingSlow, async (tx, _, owner) => {
      await this.checks.use(tx, accountId, code);
      await this.factors.deleteSecondFactor(tx, accountId);
      await this.notes.notify(tx, caller, owner, 'second_factor_off', 'disable');
    });
    this.notes.wake();
  }
}
