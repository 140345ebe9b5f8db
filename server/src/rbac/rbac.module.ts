import { Global, Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module.js';
import { SecondFactorDemand } from '../member/second-factor/second-factor-demand.js';
import { GrantReader } from '../platform/auth/grant-reader.js';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditSearchRepository } from './audit/audit-search.repository.js';
import { SubjectNamesRepository } from './audit/subject-names.js';
import { AuditSearchService } from './audit/audit-search.service.js';
import { Authority } from './grants/authority.js';
import { DeptController } from './depts/dept.controller.js';
import { DeptRepository } from './depts/dept.repository.js';
import { DeptService } from './depts/dept.service.js';
import { GrantService } from './grants/grant.service.js';
import { HolderRepository } from './grants/holder.repository.js';
import { HolderService } from './grants/holder.service.js';
import { MenuController } from './menus/menu.controller.js';
import { MenuService } from './menus/menu.service.js';
import { MenuSync } from './menus/menu-sync.js';
import { MenuRepository } from './menus/menu.repository.js';
import { OwnerRoles } from './roles/owner-roles.js';
import { rbacAudit } from './rbac.audit.js';
import { rbacConstraints } from './rbac.constraints.js';
import { RbacController } from './self/rbac.controller.js';
import { RbacExports } from './rbac.exports.js';
import { RbacHandlers } from './rbac.handlers.js';
import { RbacRepository } from './grants/rbac.repository.js';
import { RoleController } from './roles/role.controller.js';
import { RoleQueryService } from './roles/role-query.service.js';
import { RoleRepository } from './roles/role.repository.js';
import { RoleService } from './roles/role.service.js';
import { RoleDemand } from './grants/role-demand.js';
import { SelfService } from './self/self.service.js';
import { StaffSessionRepository } from './sessions/staff-session.repository.js';
import { StaffSessionQueryService } from './sessions/staff-session-query.service.js';
import { StaffSessionService } from './sessions/staff-session.service.js';
import { UserController } from './users/user.controller.js';
import { UserQueryService } from './users/user-query.service.js';
import { UserRepository } from './users/user.repository.js';
import { UserAccessService } from './users/user-access.service.js';
import { UserBelow } from './users/user-below.js';
import { UserPlacement } from './users/user-placement.js';
import { UserService } from './users/user.service.js';

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
    SubjectNamesRepository,
    AuditSearchService,
    Authority,
    DeptRepository,
    DeptService,
    HolderRepository,
    HolderService,
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
    StaffSessionQueryService,
    StaffSessionService,
    UserQueryService,
    UserRepository,
    UserAccessService,
    UserBelow,
    UserPlacement,
    UserService,
    GrantService,
    { provide: GrantReader, useExisting: GrantService },
    { provide: SecondFactorDemand, useClass: RoleDemand },
  ],
  exports: [GrantReader, HolderService, MenuSync, OwnerRoles, SecondFactorDemand],
})
export class RbacModule {
  constructor() {
    registerConstraints(rbacConstraints);
    registerAuditSubjects(rbacAudit);
  }
}
