import { Controller } from '@nestjs/common';
import type { RequeueDeadLettersRequest } from '@fovea/shared-types/platform/dead-letter.dto';
import { requeueDeadLetters } from '@fovea/shared-types/platform/platform.calls';
import { Call } from '../http/call.decorator.js';
import type { StaffCaller } from '../kernel/caller.js';
import { DeadLetterService } from './dead-letter.service.js';

@Controller()
export class DeadLetterController {
  constructor(private readonly events: DeadLetterService) {}

  @Call(requeueDeadLetters)
  requeue(caller: StaffCaller, request: RequeueDeadLettersRequest) {
    return this.events.requeue(caller, request);
  }
}
