import { Controller } from '@nestjs/common';
import { logout, userInfo, userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { UserInfo, UserPermissions } from '@fovea/shared-types/rbac/rbac.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { MemberCaller } from '../platform/http/caller.js';
import { UserService } from './user.service.js';

@Controller()
export class RbacController {
  constructor(private readonly users: UserService) {}

  @Call(userPermissions, {
    may: 'member',
    request: null,
    response: UserPermissions,
    summary: 'What the caller may do: publish goods, open the back office, and his permission strings',
  })
  permissions(@RequestCaller() caller: MemberCaller) {
    return this.users.permissions(caller);
  }

  @Call(userInfo, { may: 'member', request: null, response: UserInfo, summary: 'Who the caller is' })
  info(@RequestCaller() caller: MemberCaller) {
    return this.users.info(caller);
  }

  @Call(logout, { may: 'member', request: null, response: null, summary: "Ends the caller's session" })
  logout(@RequestCaller() caller: MemberCaller) {
    return this.users.logout(caller);
  }
}
