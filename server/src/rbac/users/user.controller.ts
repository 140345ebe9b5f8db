import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
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
import type {
  AddUserRequest,
  ResetUserPasswordRequest,
  UpdateUserRequest,
  UserListRequest,
  UserOptionsRequest,
  UserStatusRequest,
} from '@fovea/shared-types/rbac/user.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { UserQueryService } from './user-query.service.js';
import { UserAccessService } from './user-access.service.js';
import { UserService } from './user.service.js';

@Controller()
export class UserController {
  constructor(
    private readonly queries: UserQueryService,
    private readonly users: UserService,
    private readonly access: UserAccessService,
  ) {}

  @Call(userList)
  userList(caller: StaffCaller, request: UserListRequest) {
    return this.queries.listUsers(caller, request);
  }

  @Call(userDetail)
  userDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getUserDetail(caller, request);
  }

  @Call(addUser)
  addUser(caller: StaffCaller, request: AddUserRequest) {
    return this.users.addUser(caller, request);
  }

  @Call(updateUser)
  updateUser(caller: StaffCaller, request: UpdateUserRequest) {
    return this.users.updateUser(caller, request);
  }

  @Call(userStatus)
  userStatus(caller: StaffCaller, request: UserStatusRequest) {
    return this.access.setUserStatus(caller, request);
  }

  @Call(resetUserPassword)
  resetPassword(caller: StaffCaller, request: ResetUserPasswordRequest) {
    return this.access.resetPassword(caller, request);
  }

  @Call(resetUserSecondFactor)
  resetSecondFactor(caller: StaffCaller, request: IdActionRequest) {
    return this.access.resetSecondFactor(caller, request);
  }

  @Call(delUser)
  delUser(caller: StaffCaller, request: IdActionRequest) {
    return this.access.deleteUser(caller, request);
  }

  @Call(userOptions)
  options(caller: StaffCaller, request: UserOptionsRequest) {
    return this.queries.options(caller, request);
  }
}
