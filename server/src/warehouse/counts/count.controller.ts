import { Controller } from '@nestjs/common';
import {
  addWarehouseChecks,
  cancelWarehouseChecks,
  confirmWarehouseChecks,
  recountWarehouseChecks,
  updateWarehouseChecks,
  warehouseChecksDetail,
  warehouseChecksParams,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import type {
  AddCountRequest,
  CancelCountRequest,
  ConfirmCountRequest,
  CountDetailRequest,
  CountParamsRequest,
  RecountRequest,
  UpdateCountRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { CountConfirmation } from './count-confirm.service.js';
import { CountEntries } from './count-entry.service.js';
import { CountQueryService } from './count-query.service.js';
import { CountService } from './count.service.js';

/** Counts beside their list. */
@Controller()
export class CountController {
  constructor(
    private readonly counts: CountService,
    private readonly entries: CountEntries,
    private readonly confirmation: CountConfirmation,
    private readonly queries: CountQueryService,
  ) {}

  @Call(warehouseChecksDetail)
  warehouseChecksDetail(caller: StaffCaller, request: CountDetailRequest) {
    return this.queries.getCountDetail(caller, request);
  }

  @Call(warehouseChecksParams)
  params(caller: StaffCaller, request: CountParamsRequest) {
    return this.queries.params(caller, request);
  }

  @Call(addWarehouseChecks)
  addWarehouseChecks(caller: StaffCaller, request: AddCountRequest) {
    return this.counts.addCount(caller, request);
  }

  @Call(updateWarehouseChecks)
  updateWarehouseChecks(caller: StaffCaller, request: UpdateCountRequest) {
    return this.entries.update(caller, request);
  }

  @Call(recountWarehouseChecks)
  recount(caller: StaffCaller, request: RecountRequest) {
    return this.confirmation.recount(caller, request);
  }

  @Call(confirmWarehouseChecks)
  confirm(caller: StaffCaller, request: ConfirmCountRequest) {
    return this.confirmation.confirm(caller, request);
  }

  @Call(cancelWarehouseChecks)
  cancelWarehouseChecks(caller: StaffCaller, request: CancelCountRequest) {
    return this.counts.cancelCount(caller, request);
  }
}
