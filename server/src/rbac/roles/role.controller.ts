import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
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
import {
  AddRoleRequest,
  RoleDetail,
  RoleListRequest,
  RoleListResponse,
  RoleMenuOption,
  RoleMenuOptionsRequest,
  RoleMenuPreviewRequest,
  RoleOption,
  RoleOptionsRequest,
  UpdateRoleRequest,
} from '@fovea/shared-types/rbac/role.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { RoleQueryService } from './role-query.service.js';
import { RoleService } from './role.service.js';

@Controller()
export class RoleController {
  constructor(
    private readonly queries: RoleQueryService,
    private readonly roles: RoleService,
  ) {}

  @Call(roleList, {
    may: 'rbac:role:list',
    request: RoleListRequest,
    response: RoleListResponse,
    summary: 'Roles of the platform and of companies; staff of a merchant see those of their company',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: RoleListRequest) {
    return this.queries.list(caller, request);
  }

  @Call(roleDetail, {
    may: 'rbac:role:list',
    request: IdRequest,
    response: RoleDetail,
    summary: 'A role with the ids of its menus and the permissions that follow from them',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.queries.detail(caller, request);
  }

  @Call(addRole, {
    may: 'rbac:role:add',
    request: AddRoleRequest,
    response: IdAnswer,
    summary: 'Makes a role out of menus; nobody gives what he does not have',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddRoleRequest) {
    return this.roles.add(caller, request);
  }

  @Call(updateRole, {
    may: 'rbac:role:update',
    request: UpdateRoleRequest,
    response: IdAnswer,
    summary: 'Changes a role the caller is above; it counts from its holders’ next call on',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateRoleRequest) {
    return this.roles.update(caller, request);
  }

  @Call(delRole, {
    may: 'rbac:role:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Deletes a role that nobody holds',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.roles.delete(caller, request);
  }

  @Call(roleOptions, {
    may: 'rbac:user:list',
    request: RoleOptionsRequest,
    response: [RoleOption],
    summary: 'Roles of one place for a select box, and which of them the caller may give',
  })
  options(@RequestCaller() caller: StaffCaller, @Body() request: RoleOptionsRequest) {
    return this.queries.options(caller, request);
  }

  @Call(roleMenuOptions, {
    may: 'rbac:role:list',
    request: RoleMenuOptionsRequest,
    response: [RoleMenuOption],
    summary: 'The menus a role of one place may be made of, and which of them the caller may give',
  })
  menuOptions(@RequestCaller() caller: StaffCaller, @Body() request: RoleMenuOptionsRequest) {
    return this.queries.menuOptions(caller, request);
  }

  @Call(roleMenuPreview, {
    may: 'rbac:role:list',
    request: RoleMenuPreviewRequest,
    response: [MyMenuItem],
    summary: 'The menu as a holder of the role would see it, also before the role is saved',
  })
  preview(@RequestCaller() caller: StaffCaller, @Body() request: RoleMenuPreviewRequest) {
    return this.queries.preview(caller, request);
  }
}
