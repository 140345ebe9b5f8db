import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { MenusModule } from '../menus/menus.module.js';
import { OwnerRoles } from './owner-roles.js';
import { RoleChanges } from './role-changes.js';
import { RoleQueryService } from './role-query.service.js';
import { RoleController } from './role.controller.js';
import { RoleExports } from './role.exports.js';
import { RoleRepository } from './role.repository.js';
import { RoleService } from './role.service.js';
import { RoleWriter } from './role-writer.js';
import { ShippedRoles } from './shipped-roles.js';

/** Roles of the platform and of companies. */
@Module({
  imports: [GrantsModule, MenusModule],
  controllers: [RoleController],
  providers: [
    OwnerRoles,
    RoleChanges,
    RoleExports,
    RoleQueryService,
    RoleRepository,
    RoleService,
    RoleWriter,
    ShippedRoles,
  ],
  exports: [OwnerRoles, RoleQueryService],
})
export class RolesModule {}
