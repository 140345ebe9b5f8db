import { Controller } from '@nestjs/common';
import { logout, myMenu, routeMenu, userInfo, userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { SelfService } from './self.service.js';

@Controller()
export class RbacController {
  constructor(private readonly self: SelfService) {}

  @Call(userPermissions)
  permissions(caller: MemberCaller) {
    return this.self.permissions(caller);
  }

  @Call(userInfo)
  info(caller: MemberCaller) {
    return this.self.info(caller);
  }

  @Call(logout)
  logout(caller: MemberCaller) {
    return this.self.logout(caller);
  }

  @Call(myMenu)
  menu(caller: MemberCaller) {
    return this.self.menu(caller);
  }

  @Call(routeMenu)
  routes(caller: MemberCaller) {
    return this.self.menu(caller);
  }
}
