import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  acknowledgeRecall,
  closeRecall,
  openRecall,
  recallPartyDetail,
  recallReach,
  settleRecall,
} from '@fovea/shared-types/warehouse/recall.calls';
import type { CloseRecallRequest, SettleRecallRequest } from '@fovea/shared-types/warehouse/recall.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { RecallService } from './recall.service.js';

/** Actions on a recall; recalls and notified parties are records. */
@Controller()
export class RecallController {
  constructor(private readonly recalls: RecallService) {}

  @Call(recallReach)
  reach(_caller: StaffCaller, request: IdRequest) {
    return this.recalls.reach(request);
  }

  @Call(openRecall)
  open(caller: StaffCaller, request: IdActionRequest) {
    return this.recalls.open(caller, request);
  }

  @Call(closeRecall)
  close(caller: StaffCaller, request: CloseRecallRequest) {
    return this.recalls.close(caller, request);
  }

  @Call(recallPartyDetail)
  recallPartyDetail(caller: StaffCaller, request: IdRequest) {
    return this.recalls.partyDetail(caller, request);
  }

  @Call(acknowledgeRecall)
  acknowledge(caller: StaffCaller, request: IdActionRequest) {
    return this.recalls.acknowledge(caller, request);
  }

  @Call(settleRecall)
  settle(caller: StaffCaller, request: SettleRecallRequest) {
    return this.recalls.settle(caller, request);
  }
}
