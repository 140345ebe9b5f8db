import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  approvalDecision,
  approvalDetail,
  confirmWarehouseAudits,
  warehouseAuditsDetail,
  warehouseAuditsParams,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type { ConfirmStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDocumentQueryService } from './stock-document-query.service.js';
import { StockReviewService } from './stock-review.service.js';

@Controller()
export class StockReviewController {
  constructor(
    private readonly reviews: StockReviewService,
    private readonly queries: StockDocumentQueryService,
  ) {}

  @Call(warehouseAuditsDetail)
  warehouseAuditsDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.review(caller, id);
  }

  @Call(approvalDetail)
  approvalDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.review(caller, id);
  }

  @Call(confirmWarehouseAudits)
  confirm(caller: StaffCaller, request: ConfirmStockRequest) {
    return this.reviews.decideStock(caller, confirmWarehouseAudits, request);
  }

  @Call(approvalDecision)
  decision(caller: StaffCaller, request: ConfirmStockRequest) {
    return this.reviews.decideStock(caller, approvalDecision, request);
  }

  @Call(warehouseAuditsParams)
  params(caller: StaffCaller) {
    return this.queries.reviewParams(caller);
  }
}
