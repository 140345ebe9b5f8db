import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import type { Credentials } from '../credentials/account-credentials.js';
import { OwnerCheckService } from '../passwords/owner-check.service.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';

/** Everything that a sign-in requires, required again. */
export interface FullProof {
  password: string;
  second_factor_code?: string;
}

/** Requires the password again and, where it is on, the second factor. */
@Injectable()
export class FullProofService {
  constructor(
    private readonly db: Database,
    private readonly owners: OwnerCheckService,
    private readonly factors: SecondFactorCheckService,
  ) {}

  /**
   * As `OwnerCheckService.prove`; the code of the second factor is used up in the transaction.
   * @throws PASSWORD_WRONG, SECOND_FACTOR_INVALID; VALIDATION where a code is missing
   */
  async prove<Prepared, Result>(
    caller: MemberCaller,
    { password, second_factor_code: code }: FullProof,
    prepare: () => Promise<Prepared>,
    work: (tx: Tx, prepared: Prepared, owner: Credentials) => Promise<Result>,
  ): Promise<Result> {
    const { accountId } = caller.member;
    // No guess, and not counted as one.
    if (code === undefined && (await this.factors.isOn(this.db, accountId)))
      throw fieldError({ second_factor_code: { key: 'required' } });
    return this.owners.prove(caller, password, prepare, async (tx, prepared, owner) => {
      if (await this.factors.isOn(tx, accountId))
        await this.factors.use(tx, accountId, code ?? '', 'SECOND_FACTOR_INVALID');
      return work(tx, prepared, owner);
    });
  }
}
