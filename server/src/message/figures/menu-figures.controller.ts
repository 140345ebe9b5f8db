import { Controller } from '@nestjs/common';
import { adminMenuBadge, adminMenuNumber } from '@fovea/shared-types/message/message.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MenuFiguresService } from './menu-figures.service.js';

/** The figures at the menu of the back office. */
@Controller()
export class MenuFiguresController {
  constructor(private readonly figures: MenuFiguresService) {}

  @Call(adminMenuNumber)
  menuNumber(caller: StaffCaller) {
    return this.figures.readMenuFigures(caller);
  }

  @Call(adminMenuBadge)
  menuBadge(caller: StaffCaller) {
    return this.figures.readMenuFigures(caller);
  }
}
