import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addWareHouseSends,
  delWareHouseSends,
  updateWareHouseSends,
  wareHouseSendsDetail,
  wareHouseSendsRest,
  wareHouseSendsStatus,
} from '@fovea/shared-types/warehouse/send.calls';
import type {
  AddSendRequest,
  SendableRequest,
  SendStatusRequest,
  UpdateSendRequest,
} from '@fovea/shared-types/warehouse/send.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { SendQueryService } from './send-query.service.js';
import { SendService } from './send.service.js';

/** Deliveries beside their list. */
@Controller()
export class SendController {
  constructor(
    private readonly sends: SendService,
    private readonly queries: SendQueryService,
  ) {}

  @Call(wareHouseSendsDetail)
  wareHouseSendsDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getSendDetail(caller, request);
  }

  @Call(wareHouseSendsRest)
  rest(caller: StaffCaller, request: SendableRequest) {
    return this.queries.rest(caller, request);
  }

  @Call(addWareHouseSends)
  addWareHouseSends(caller: StaffCaller, request: AddSendRequest) {
    return this.sends.addSend(caller, request);
  }

  @Call(updateWareHouseSends)
  updateWareHouseSends(caller: StaffCaller, request: UpdateSendRequest) {
    return this.sends.updateSend(caller, request);
  }

  @Call(wareHouseSendsStatus)
  wareHouseSendsStatus(caller: StaffCaller, request: SendStatusRequest) {
    return this.sends.setSendStatus(caller, request);
  }

  @Call(delWareHouseSends)
  async delWareHouseSends(caller: StaffCaller, request: IdActionRequest) {
    await this.sends.cancelSend(caller, request);
    return null;
  }
}
