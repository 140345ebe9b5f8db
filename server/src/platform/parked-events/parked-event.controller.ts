import { Controller } from '@nestjs/common';
import type { RequeueParkedEventsRequest } from '@fovea/shared-types/platform/parked-event.dto';
import { requeueParkedEvents } from '@fovea/shared-types/platform/platform.calls';
import { Call } from '../http/call.decorator.js';
import type { StaffCaller } from '../kernel/caller.js';
import { ParkedEventService } from './parked-event.service.js';

@Controller()
export class ParkedEventController {
  constructor(private readonly events: ParkedEventService) {}

  @Call(requeueParkedEvents)
  requeue(caller: StaffCaller, request: RequeueParkedEventsRequest) {
    return this.events.requeue(caller, request);
  }
}
