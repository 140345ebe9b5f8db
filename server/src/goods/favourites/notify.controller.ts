import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import { addNotify, delNotify } from '@fovea/shared-types/goods/views.calls';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { NotifyService } from './notify.service.js';

@Controller()
export class NotifyController {
  constructor(private readonly notifies: NotifyService) {}

  @Call(addNotify, {
    may: 'member',
    request: IdRequest,
    response: null,
    summary: 'Asks to be told once when goods waiting for procurement arrive; a repeat changes nothing',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: IdRequest) {
    return this.notifies.add(caller, request);
  }

  @Call(delNotify, {
    may: 'member',
    request: IdRequest,
    response: null,
    summary: 'Asks no longer to be told when goods arrive; a repeat changes nothing',
  })
  remove(@RequestCaller() caller: MemberCaller, @Body() request: IdRequest) {
    return this.notifies.remove(caller, request);
  }
}
