import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addArriveds,
  arrivedsDetail,
  arrivedsStatus,
  delArriveds,
  updateArriveds,
} from '@fovea/shared-types/warehouse/arrival.calls';
import type {
  AddArrivedRequest,
  ArrivedStatusRequest,
  UpdateArrivedRequest,
} from '@fovea/shared-types/warehouse/arrival.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ArrivalQueryService } from './arrival-query.service.js';
import { ArrivalService } from './arrival.service.js';

/** Arrivals beside their list. */
@Controller()
export class ArrivalController {
  constructor(
    private readonly arrivals: ArrivalService,
    private readonly queries: ArrivalQueryService,
  ) {}

  @Call(arrivedsDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.queries.detail(caller, request);
  }

  @Call(addArriveds)
  add(caller: StaffCaller, request: AddArrivedRequest) {
    return this.arrivals.add(caller, request);
  }

  @Call(updateArriveds)
  update(caller: StaffCaller, request: UpdateArrivedRequest) {
    return this.arrivals.update(caller, request);
  }

  @Call(arrivedsStatus)
  setStatus(caller: StaffCaller, request: ArrivedStatusRequest) {
    return this.arrivals.setStatus(caller, request);
  }

  @Call(delArriveds)
  async cancel(caller: StaffCaller, request: IdActionRequest) {
    await this.arrivals.cancel(caller, request);
    return null;
  }
}
