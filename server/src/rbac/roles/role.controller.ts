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
  list(caller: StaffCaller, request: RoleListRequest) {
    return this.queries.listShown(caller, request);
  }

  @Call(roleDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.queries.detail(caller, request);
  }

  @Call(addRole)
  add(caller: StaffCaller, request: AddRoleRequest) {
    return this.roles.add(caller, request);
  }

  @Call(updateRole)
  update(caller: StaffCaller, request: UpdateRoleRequest) {
    return this.roles.update(caller, request);
  }

  @Call(delRole)
  delete(caller: StaffCaller, request: IdActionRequest) {
    return this.roles.delete(caller, request);
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
