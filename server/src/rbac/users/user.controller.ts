import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addUser,
  delUser,
  resetUserPassword,
  resetUserSecondFactor,
  updateUser,
  userDetail,
  userList,
  userOptions,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import {
  AddUserRequest,
  ResetUserPasswordRequest,
  UpdateUserRequest,
  UserDetail,
  UserListRequest,
  UserListResponse,
  UserOption,
  UserOptionsRequest,
  UserStatusAnswer,
  UserStatusRequest,
} from '@fovea/shared-types/rbac/user.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { UserQueryService } from './user-query.service.js';
import { UserService } from './user.service.js';

@Controller()
export class UserController {
  constructor(
    private readonly queries: UserQueryService,
    private readonly users: UserService,
  ) {}

  @Call(userList, {
    may: 'rbac:user:list',
    request: UserListRequest,
    response: UserListResponse,
    summary:
      'People of the back office; staff of a merchant see those of their company, as far as their role says',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: UserListRequest) {
    return this.queries.list(caller, request);
  }

  @Call(userDetail, {
    may: 'rbac:user:list',
    request: IdRequest,
    response: UserDetail,
    summary: 'One person with his roles and what they allow',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.queries.detail(caller, request);
  }

  @Call(addUser, {
    may: 'rbac:user:add',
    request: AddUserRequest,
    response: IdAnswer,
    summary: 'Opens an account with roles that the caller covers',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddUserRequest) {
    return this.users.add(caller, request);
  }

  @Call(updateUser, {
    may: 'rbac:user:update',
    request: UpdateUserRequest,
    response: IdAnswer,
    summary: 'Changes a person the caller is above, also his roles and department',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateUserRequest) {
    return this.users.update(caller, request);
  }

  @Call(userStatus, {
    may: 'rbac:user:status',
    request: UserStatusRequest,
    response: UserStatusAnswer,
    summary: 'Enables a person, or disables him and ends his sessions',
  })
  setStatus(@RequestCaller() caller: StaffCaller, @Body() request: UserStatusRequest) {
    return this.users.setStatus(caller, request);
  }

  @Call(resetUserPassword, {
    may: 'rbac:user:reset-password',
    request: ResetUserPasswordRequest,
    response: null,
    summary: 'Sets a new password and ends the sessions of that person',
  })
  resetPassword(@RequestCaller() caller: StaffCaller, @Body() request: ResetUserPasswordRequest) {
    return this.users.resetPassword(caller, request);
  }

  @Call(resetUserSecondFactor, {
    may: 'rbac:user:reset-second-factor',
    request: IdActionRequest,
    response: null,
    summary: 'Turns off the second factor that a person lost, ends his sessions and tells him by mail',
  })
  resetSecondFactor(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.users.resetSecondFactor(caller, request);
  }

  @Call(delUser, {
    may: 'rbac:user:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Deletes a person; what he did stays, his sessions end',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.users.delete(caller, request);
  }

  @Call(userOptions, {
    may: 'rbac:user:list',
    request: UserOptionsRequest,
    response: [UserOption],
    summary: 'Enabled people by name, for a select box',
  })
  options(@RequestCaller() caller: StaffCaller, @Body() request: UserOptionsRequest) {
    return this.queries.options(caller, request);
  }
}
