import { Module } from '@nestjs/common';
import { SecondFactorDemand } from '../../member/second-factor/second-factor-demand.js';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { Authority } from './authority.js';
import { GrantService } from './grant.service.js';
import { HolderRepository } from './holder.repository.js';
import { HolderService } from './holder.service.js';
import { RbacRepository } from './rbac.repository.js';
import { RoleDemand } from './role-demand.js';

/** A person's permissions by their roles, and the people who hold a permission. */
@Module({
  providers: [
    Authority,
    GrantService,
    HolderRepository,
    HolderService,
    RbacRepository,
    { provide: GrantReader, useExisting: GrantService },
    { provide: SecondFactorDemand, useClass: RoleDemand },
  ],
  exports: [Authority, GrantReader, HolderService, SecondFactorDemand],
})
export class GrantsModule {}
