import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addWarehouseAllocations,
  loseWarehouseAllocations,
  receiveWarehouseAllocations,
  returnWarehouseAllocations,
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
  warehouseAllocationsDetail,
  warehouseAllocationsParams,
} from '@fovea/shared-types/warehouse/allocation.calls';
import type {
  AddAllocationRequest,
  FoundAllocationRequest,
  LostAllocationRequest,
} from '@fovea/shared-types/warehouse/allocation.dto';
import type { ScrapStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AllocationQueryService } from './allocation-query.service.js';
import { AllocationService } from './allocation.service.js';
import { StockScrapService } from './stock-scrap.service.js';

@Controller()
export class AllocationController {
  constructor(
    private readonly allocations: AllocationService,
    private readonly queries: AllocationQueryService,
    private readonly scraps: StockScrapService,
  ) {}

  @Call(warehouseAllocationsDetail)
  warehouseAllocationsDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getAllocationDetail(caller, id);
  }

  @Call(warehouseAllocationsParams)
  params(caller: StaffCaller) {
    return this.queries.params(caller);
  }

  @Call(addWarehouseAllocations)
  addWarehouseAllocations(caller: StaffCaller, request: AddAllocationRequest) {
    return this.allocations.addAllocation(caller, request);
  }

  @Call(sendWarehouseAllocations)
  send(caller: StaffCaller, request: IdActionRequest) {
    return this.allocations.send(caller, request);
  }

  @Call(receiveWarehouseAllocations)
  receive(caller: StaffCaller, request: FoundAllocationRequest) {
    return this.allocations.receive(caller, request);
  }

  @Call(returnWarehouseAllocations)
  returnToSource(caller: StaffCaller, request: FoundAllocationRequest) {
    return this.allocations.returnToSource(caller, request);
  }

  @Call(loseWarehouseAllocations)
  lose(caller: StaffCaller, request: LostAllocationRequest) {
    return this.allocations.lose(caller, request);
  }

  @Call(scrapWarehouseAllocations)
  scrap(caller: StaffCaller, request: ScrapStockRequest) {
    return this.scraps.scrap(caller, scrapWarehouseAllocations, request, 'move');
  }
}
