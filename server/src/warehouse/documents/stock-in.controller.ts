import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addWarehouseInps,
  newDetail,
  scrapWarehouseInps,
  updateWarehouseInpsImages,
  updateWarehouseInpsVideo,
  warehouseInpsDetail,
  warehouseInpsParams,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type {
  AddStockInRequest,
  ScrapStockRequest,
  StockImagesRequest,
  StockInKeyRequest,
  StockVideoRequest,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDocumentQueryService } from './stock-document-query.service.js';
import { StockInService } from './stock-in.service.js';
import { StockScrapService } from './stock-scrap.service.js';

@Controller()
export class StockInController {
  constructor(
    private readonly documents: StockInService,
    private readonly queries: StockDocumentQueryService,
    private readonly scraps: StockScrapService,
  ) {}

  @Call(addWarehouseInps)
  addWarehouseInps(caller: StaffCaller, request: AddStockInRequest) {
    return this.documents.addStockIn(caller, request);
  }

  @Call(warehouseInpsDetail)
  warehouseInpsDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.stockIn(caller, { id });
  }

  @Call(newDetail)
  newDetail(caller: StaffCaller, request: StockInKeyRequest) {
    return this.queries.stockIn(caller, request);
  }

  @Call(scrapWarehouseInps)
  scrap(caller: StaffCaller, request: ScrapStockRequest) {
    return this.scraps.scrap(caller, scrapWarehouseInps, request, 'in');
  }

  @Call(updateWarehouseInpsImages)
  setImages(caller: StaffCaller, request: StockImagesRequest) {
    return this.documents.setImages(caller, request);
  }

  @Call(updateWarehouseInpsVideo)
  setVideo(caller: StaffCaller, request: StockVideoRequest) {
    return this.documents.setVideo(caller, request);
  }

  @Call(warehouseInpsParams)
  params(caller: StaffCaller) {
    return this.queries.inParams(caller);
  }
}
