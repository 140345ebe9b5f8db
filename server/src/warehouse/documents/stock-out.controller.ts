import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addWarehouseMoreOuts,
  addWarehouseOuts,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
  warehouseOutsDetail,
  warehouseOutsParams,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type {
  AddStockOutRequest,
  AddStockOutsRequest,
  ScrapStockRequest,
  StockOutNumberRequest,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDocumentQueryService } from './stock-document-query.service.js';
import { StockOutService } from './stock-out.service.js';
import { StockScrapService } from './stock-scrap.service.js';

@Controller()
export class StockOutController {
  constructor(
    private readonly documents: StockOutService,
    private readonly queries: StockDocumentQueryService,
    private readonly scraps: StockScrapService,
  ) {}

  @Call(addWarehouseOuts)
  addWarehouseOuts(caller: StaffCaller, request: AddStockOutRequest) {
    return this.documents.addStockOut(caller, request);
  }

  @Call(addWarehouseMoreOuts)
  addMore(caller: StaffCaller, request: AddStockOutsRequest) {
    return this.documents.addMore(caller, request);
  }

  @Call(warehouseOutsDetail)
  warehouseOutsDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.stockOut(caller, id);
  }

  @Call(scrapWarehouseOuts)
  scrap(caller: StaffCaller, request: ScrapStockRequest) {
    return this.scraps.scrap(caller, scrapWarehouseOuts, request, 'out');
  }

  @Call(setWarehouseOutTypeSale)
  setSale(caller: StaffCaller, request: StockOutNumberRequest) {
    return this.documents.setSale(caller, request);
  }

  @Call(warehouseOutsParams)
  params(caller: StaffCaller) {
    return this.queries.outParams(caller);
  }
}
