import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { addNotify, delNotify } from '@fovea/shared-types/goods/views.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { NotifyService } from './notify.service.js';

@Controller()
export class NotifyController {
  constructor(private readonly notifies: NotifyService) {}

  @Call(addNotify)
  addNotify(caller: MemberCaller, request: IdRequest) {
    return this.notifies.addRestockAlert(caller, request);
  }

  @Call(delNotify)
  remove(caller: MemberCaller, request: IdRequest) {
    return this.notifies.remove(caller, request);
  }
}
