import { Global, Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module.js';
import { SecondFactorDemand } from '../member/second-factor-demand.js';
import { GrantReader } from '../platform/auth/grant-reader.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AuditController } from './audit.controller.js';
import { AuditSearchRepository } from './audit-search.repository.js';
import { AuditSearchService } from './audit-search.service.js';
import { Authority } from './authority.js';
import { DeptController } from './dept.controller.js';
import { DeptRepository } from './dept.repository.js';
import { DeptService } from './dept.service.js';
import { GrantService } from './grant.service.js';
import { MenuController } from './menu.controller.js';
import { MenuService } from './menu.service.js';
import { MenuSync } from './menu-sync.js';
import { MenuRepository } from './menu.repository.js';
import { OwnerRoles } from './owner-roles.js';
import { rbacConstraints } from './rbac.constraints.js';
import { RbacController } from './rbac.controller.js';
import { RbacExports } from './rbac.exports.js';
import { RbacHandlers } from './rbac.handlers.js';
import { RbacRepository } from './rbac.repository.js';
import { RoleController } from './role.controller.js';
import { RoleQueryService } from './role-query.service.js';
import { RoleRepository } from './role.repository.js';
import { RoleService } from './role.service.js';
import { RoleDemand } from './role-demand.js';
import { SelfService } from './self.service.js';
import { StaffSessionRepository } from './staff-session.repository.js';
import { StaffSessionService } from './staff-session.service.js';
import { UserController } from './user.controller.js';
import { UserQueryService } from './user-query.service.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';

/** Roles and what they allow. Global, because the guards of every module ask it. */
@Global()
@Module({
  imports: [MemberModule],
  controllers: [
    AuditController,
    DeptController,
    MenuController,
    RbacController,
    RoleController,
    UserController,
  ],
  providers: [
    AuditSearchRepository,
    AuditSearchService,
    Authority,
    DeptRepository,
    DeptService,
    MenuRepository,
    MenuService,
    MenuSync,
    OwnerRoles,
    RbacExports,
    RbacHandlers,
    RbacRepository,
    RoleQueryService,
    RoleRepository,
    RoleService,
    SelfService,
    StaffSessionRepository,
    StaffSessionService,
    UserQueryService,
    UserRepository,
    UserService,
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
