import { Controller } from '@nestjs/common';
import { logout, myMenu, routeMenu, userInfo, userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import { UserInfo, UserPermissions } from '@fovea/shared-types/rbac/rbac.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { SelfService } from './self.service.js';

@Controller()
export class RbacController {
  constructor(private readonly self: SelfService) {}

  @Call(userPermissions, {
    may: 'member',
    request: null,
    response: UserPermissions,
    summary: 'What the caller may do: publish goods, open the back office, and his permission strings',
  })
  permissions(@RequestCaller() caller: MemberCaller) {
    return this.self.permissions(caller);
  }

  @Call(userInfo, { may: 'member', request: null, response: UserInfo, summary: 'Who the caller is' })
  info(@RequestCaller() caller: MemberCaller) {
    return this.self.info(caller);
  }

  @Call(logout, { may: 'member', request: null, response: null, summary: "Ends the caller's session" })
  logout(@RequestCaller() caller: MemberCaller) {
    return this.self.logout(caller);
  }

  @Call(myMenu, {
    may: 'member',
    request: null,
    response: [MyMenuItem],
    summary: "The caller's menu: routes, side menu and buttons; an empty list without a role",
  })
  menu(@RequestCaller() caller: MemberCaller) {
    return this.self.menu(caller);
  }

  @Call(routeMenu, {
    may: 'member',
    request: null,
    response: [MyMenuItem],
    summary: 'The same as my-menu, for the one-time load of the permitted routes',
  })
  routes(@RequestCaller() caller: MemberCaller) {
    return this.self.menu(caller);
  }
}
