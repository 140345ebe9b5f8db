import { Global, Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module.js';
import { SecondFactorDemand } from '../member/second-factor-demand.js';
import { GrantReader } from '../platform/auth/grant-reader.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { GrantService } from './grant.service.js';
import { MenuSync } from './menu-sync.js';
import { MenuRepository } from './menu.repository.js';
import { OwnerRoles } from './owner-roles.js';
import { rbacConstraints } from './rbac.constraints.js';
import { RbacController } from './rbac.controller.js';
import { RbacRepository } from './rbac.repository.js';
import { RoleDemand } from './role-demand.js';
import { SelfService } from './self.service.js';

/** Roles and what they allow. Global, because the guards of every module ask it. */
@Global()
@Module({
  imports: [MemberModule],
  controllers: [RbacController],
  providers: [
    MenuRepository,
    MenuSync,
    OwnerRoles,
    RbacRepository,
    SelfService,
    GrantService,
    { provide: GrantReader, useExisting: GrantService },
    { provide: SecondFactorDemand, useClass: RoleDemand },
  ],
  exports: [GrantReader, MenuSync, OwnerRoles, SecondFactorDemand],
})
export class RbacModule {
  constructor() {
    registerConstraints(rbacConstraints);
  }
}
