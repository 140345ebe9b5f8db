import { Injectable } from '@nestjs/common';
import { SecondFactorDemand } from '../../member/second-factor/second-factor-demand.js';
import type { Queryable } from '../../platform/database/database.js';
import { RbacRepository } from './rbac.repository.js';

/** Roles may require the second factor; until it is on, their holders are granted nothing. */
@Injectable()
export class RoleDemand extends SecondFactorDemand {
  constructor(private readonly rbac: RbacRepository) {
    super();
  }

  isDemanded(q: Queryable, accountId: number): Promise<boolean> {
    return this.rbac.isSecondFactorDemanded(q, accountId);
  }
}
