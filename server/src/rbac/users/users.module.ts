import { Module } from '@nestjs/common';
import { DeptsModule } from '../depts/depts.module.js';
import { GrantsModule } from '../grants/grants.module.js';
import { RolesModule } from '../roles/roles.module.js';
import { UserAccessService } from './user-access.service.js';
import { UserBelow } from './user-below.js';
import { UserPlacement } from './user-placement.js';
import { UserQueryService } from './user-query.service.js';
import { UserController } from './user.controller.js';
import { UserExports } from './user.exports.js';
import { UserRoleChanges } from './user-role-changes.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';

/** People who work here, as staff above them see them. */
@Module({
  imports: [DeptsModule, GrantsModule, RolesModule],
  controllers: [UserController],
  providers: [
    UserAccessService,
    UserBelow,
    UserExports,
    UserPlacement,
    UserQueryService,
    UserRepository,
    UserRoleChanges,
    UserService,
  ],
})
export class UsersModule {}
