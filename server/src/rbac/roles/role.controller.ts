import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addRole,
  delRole,
  roleDetail,
  roleList,
  roleMenuOptions,
  roleMenuPreview,
  roleOptions,
  updateRole,
} from '@fovea/shared-types/rbac/rbac.calls';
import type {
  AddRoleRequest,
  RoleListRequest,
  RoleMenuOptionsRequest,
  RoleMenuPreviewRequest,
  RoleOptionsRequest,
  UpdateRoleRequest,
} from '@fovea/shared-types/rbac/role.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { RoleQueryService } from './role-query.service.js';
import { RoleService } from './role.service.js';

@Controller()
export class RoleController {
  constructor(
    private readonly queries: RoleQueryService,
    private readonly roles: RoleService,
  ) {}

  @Call(roleList)
  roleList(caller: StaffCaller, request: RoleListRequest) {
    return this.queries.listShown(caller, request);
  }

  @Call(roleDetail)
  roleDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getRoleDetail(caller, request);
  }

  @Call(addRole)
  addRole(caller: StaffCaller, request: AddRoleRequest) {
    return this.roles.addRole(caller, request);
  }

  @Call(updateRole)
  updateRole(caller: StaffCaller, request: UpdateRoleRequest) {
    return this.roles.updateRole(caller, request);
  }

  @Call(delRole)
  delRole(caller: StaffCaller, request: IdActionRequest) {
    return this.roles.deleteRole(caller, request);
  }

  @Call(roleOptions)
  options(caller: StaffCaller, request: RoleOptionsRequest) {
    return this.queries.options(caller, request);
  }

  @Call(roleMenuOptions)
  menuOptions(caller: StaffCaller, request: RoleMenuOptionsRequest) {
    return this.queries.menuOptions(caller, request);
  }

  @Call(roleMenuPreview)
  preview(caller: StaffCaller, request: RoleMenuPreviewRequest) {
    return this.queries.preview(caller, request);
  }
}
