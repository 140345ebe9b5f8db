import { Global, Module } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AuditLogModule } from './audit/audit-log.module.js';
import { DeptsModule } from './depts/depts.module.js';
import { GrantsModule } from './grants/grants.module.js';
import { MenusModule } from './menus/menus.module.js';
import { rbacAudit } from './rbac.audit.js';
import { rbacConstraints } from './rbac.constraints.js';
import { RbacHandlers } from './rbac.handlers.js';
import { RolesModule } from './roles/roles.module.js';
import { SettingChangesModule } from './setting-changes/setting-changes.module.js';
import { SelfModule } from './self/self.module.js';
import { StaffSessionsModule } from './sessions/staff-sessions.module.js';
import { UsersModule } from './users/users.module.js';

/** Roles and what they allow. Global, because the guards of every module need it. */
@Global()
@Module({
  imports: [
    AuditLogModule,
    DeptsModule,
    GrantsModule,
    MenusModule,
    RolesModule,
    SelfModule,
    SettingChangesModule,
    StaffSessionsModule,
    UsersModule,
  ],
  providers: [RbacHandlers],
  exports: [GrantsModule, SettingChangesModule],
})
export class RbacModule {
  constructor() {
    registerConstraints(rbacConstraints);
    registerAuditSubjects(rbacAudit);
  }
}
