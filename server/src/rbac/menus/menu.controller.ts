import { Controller } from '@nestjs/common';
import type { AddMenuRequest, MenuListRequest, UpdateMenuRequest } from '@fovea/shared-types/rbac/menu.dto';
import { addMenu, delMenu, menuDetail, menuList, updateMenu } from '@fovea/shared-types/rbac/rbac.calls';
import type { TreeIdActionRequest, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MenuService } from './menu.service.js';

@Controller()
export class MenuController {
  constructor(private readonly menus: MenuService) {}

  @Call(menuList)
  menuList(_caller: StaffCaller, request: MenuListRequest) {
    return this.menus.listTree(request);
  }

  @Call(menuDetail)
  menuDetail(_caller: StaffCaller, request: TreeIdRequest) {
    return this.menus.getMenuDetail(request);
  }

  @Call(addMenu)
  addMenu(caller: StaffCaller, request: AddMenuRequest) {
    return this.menus.addMenu(caller, request);
  }

  @Call(updateMenu)
  updateMenu(caller: StaffCaller, request: UpdateMenuRequest) {
    return this.menus.updateMenu(caller, request);
  }

  @Call(delMenu)
  delMenu(caller: StaffCaller, request: TreeIdActionRequest) {
    return this.menus.deleteMenu(caller, request);
  }
}
