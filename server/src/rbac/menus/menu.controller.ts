import { Body, Controller } from '@nestjs/common';
import {
  AddMenuRequest,
  MenuDetail,
  MenuListRequest,
  MenuTreeItem,
  UpdateMenuRequest,
} from '@fovea/shared-types/rbac/menu.dto';
import { addMenu, delMenu, menuDetail, menuList, updateMenu } from '@fovea/shared-types/rbac/rbac.calls';
import { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MenuService } from './menu.service.js';

@Controller()
export class MenuController {
  constructor(private readonly menus: MenuService) {}

  @Call(menuList, {
    may: 'rbac:menu:list',
    request: MenuListRequest,
    response: [MenuTreeItem],
    summary: 'The whole menu as a tree: directories, pages and buttons',
  })
  list(@Body() request: MenuListRequest) {
    return this.menus.list(request);
  }

  @Call(menuDetail, {
    may: 'rbac:menu:list',
    request: TreeIdRequest,
    response: MenuDetail,
    summary: 'One row of the menu with its three titles',
  })
  detail(@Body() request: TreeIdRequest) {
    return this.menus.detail(request);
  }

  @Call(addMenu, {
    may: 'rbac:menu:add',
    request: AddMenuRequest,
    response: TreeIdAnswer,
    summary: 'Adds a directory, page or button; its permission must be one the caller has',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddMenuRequest) {
    return this.menus.add(caller, request);
  }

  @Call(updateMenu, {
    may: 'rbac:menu:update',
    request: UpdateMenuRequest,
    response: TreeIdAnswer,
    summary: 'Changes a row of the menu; what came with the program keeps its path and permission',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateMenuRequest) {
    return this.menus.update(caller, request);
  }

  @Call(delMenu, {
    may: 'rbac:menu:delete',
    request: TreeIdActionRequest,
    response: null,
    summary: 'Deletes a row that staff added, unless something stands under it or a role holds it',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: TreeIdActionRequest) {
    return this.menus.delete(caller, request);
  }
}
