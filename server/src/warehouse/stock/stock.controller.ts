import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import {
  productWarehousesInfo,
  serialNumberByProductSn,
  setNumberWarning,
  stockLotLabels,
  wareHousePlayLogsLine,
  wareHouseProductsDetail,
  warehousesPlayLogsDetail,
  warehousesPlayLogsParams,
} from '@fovea/shared-types/warehouse/stock.calls';
import type {
  NumberWarningRequest,
  ProductIdRequest,
  SerialRequest,
} from '@fovea/shared-types/warehouse/stock.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LotLabels } from './lot-labels.js';
import { StockViewService } from './stock-view.service.js';

@Controller()
export class StockController {
  constructor(
    private readonly stock: StockViewService,
    private readonly lots: LotLabels,
  ) {}

  @Call(productWarehousesInfo)
  placesOf(caller: StaffCaller, { product_id }: ProductIdRequest) {
    return this.stock.placesOf(caller, product_id);
  }

  @Call(serialNumberByProductSn)
  serial(caller: StaffCaller, request: SerialRequest) {
    return this.stock.serial(caller, request);
  }

  @Call(wareHouseProductsDetail)
  wareHouseProductsDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.stock.getStockDetail(caller, id);
  }

  @Call(wareHousePlayLogsLine)
  line(caller: StaffCaller, { id }: IdRequest) {
    return this.stock.line(caller, id);
  }

  @Call(setNumberWarning)
  setWarning(caller: StaffCaller, request: NumberWarningRequest) {
    return this.stock.setWarning(caller, request);
  }

  @Call(warehousesPlayLogsDetail)
  movement(caller: StaffCaller, { id }: IdRequest) {
    return this.stock.movement(caller, id);
  }

  @Call(warehousesPlayLogsParams)
  params(caller: StaffCaller) {
    return this.stock.params(caller);
  }

  @Call(stockLotLabels)
  labels(caller: StaffCaller, request: LabelsRequest) {
    return this.lots.address(caller, request);
  }
}
