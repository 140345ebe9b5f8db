import { Controller } from '@nestjs/common';
import { applyEngineer, engineerStatus, myEngineer } from '@fovea/shared-types/maintenance/engineer.calls';
import type {
  ApplyEngineerRequest,
  EngineerStatusRequest,
} from '@fovea/shared-types/maintenance/engineer.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { EngineerService } from './engineer.service.js';

/** What is no call of the record: one's own application, and disabling. */
@Controller()
export class EngineerController {
  constructor(private readonly engineers: EngineerService) {}

  @Call(applyEngineer)
  applyEngineer(caller: MemberCaller, request: ApplyEngineerRequest) {
    return this.engineers.apply(caller, request);
  }

  @Call(myEngineer)
  myEngineer(caller: MemberCaller) {
    return this.engineers.mine(caller);
  }

  @Call(engineerStatus)
  engineerStatus(caller: StaffCaller, request: EngineerStatusRequest) {
    return this.engineers.setStatus(caller, request);
  }
}
