import { Controller } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type { LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import {
  addWarehouseBins,
  delWarehouse,
  warehouseBinLabels,
  warehouseStatus,
} from '@fovea/shared-types/warehouse/places.calls';
import type {
  AddWarehouseBinsRequest,
  WarehouseStatusRequest,
} from '@fovea/shared-types/warehouse/places.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BinLabels } from './bin-labels.js';
import { WarehouseService } from './warehouse.service.js';

/** Warehouses and bins beside their lists. */
@Controller()
export class PlacesController {
  constructor(
    private readonly warehouses: WarehouseService,
    private readonly labels: BinLabels,
  ) {}

  @Call(warehouseStatus)
  warehouseStatus(caller: StaffCaller, request: WarehouseStatusRequest) {
    return this.warehouses.setWarehouseStatus(caller, request);
  }

  @Call(delWarehouse)
  async delWarehouse(caller: StaffCaller, request: IdActionRequest) {
    await this.warehouses.deleteWarehouse(caller, request);
    return null;
  }

  @Call(addWarehouseBins)
  addBins(caller: StaffCaller, request: AddWarehouseBinsRequest) {
    return this.warehouses.addBins(caller, request);
  }

  @Call(warehouseBinLabels)
  print(caller: StaffCaller, request: LabelsRequest) {
    return this.labels.address(caller, request);
  }
}
