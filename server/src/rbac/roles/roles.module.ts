import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { MenusModule } from '../menus/menus.module.js';
import { OwnerRoles } from './owner-roles.js';
import { RoleQueryService } from './role-query.service.js';
import { RoleController } from './role.controller.js';
import { RoleExports } from './role.exports.js';
import { RoleRepository } from './role.repository.js';
import { RoleService } from './role.service.js';
import { ShippedRoles } from './shipped-roles.js';

/** Roles of the platform and of companies. */
@Module({
  imports: [GrantsModule, MenusModule],
  controllers: [RoleController],
  providers: [OwnerRoles, RoleExports, RoleQueryService, RoleRepository, RoleService, ShippedRoles],
  exports: [OwnerRoles, RoleQueryService],
})
export class RolesModule {}
