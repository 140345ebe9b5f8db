import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addArriveds,
  arrivedsDetail,
  arrivedsStatus,
  delArriveds,
  recountArriveds,
  updateArriveds,
} from '@fovea/shared-types/warehouse/arrival.calls';
import type {
  AddArrivedRequest,
  ArrivedStatusRequest,
  RecountArrivedRequest,
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
  arrivedsDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getArrivalDetail(caller, request);
  }

  @Call(addArriveds)
  addArriveds(caller: StaffCaller, request: AddArrivedRequest) {
    return this.arrivals.addArrival(caller, request);
  }

  @Call(updateArriveds)
  updateArriveds(caller: StaffCaller, request: UpdateArrivedRequest) {
    return this.arrivals.updateArrival(caller, request);
  }

  @Call(arrivedsStatus)
  arrivedsStatus(caller: StaffCaller, request: ArrivedStatusRequest) {
    return this.arrivals.setArrivalStatus(caller, request);
  }

  @Call(recountArriveds)
  recountArriveds(caller: StaffCaller, request: RecountArrivedRequest) {
    return this.arrivals.recountArrival(caller, request);
  }

  @Call(delArriveds)
  async delArriveds(caller: StaffCaller, request: IdActionRequest) {
    await this.arrivals.cancelArrival(caller, request);
    return null;
  }
}
