import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { adminCancelOrder } from '@fovea/shared-types/order/checkout.calls';
import type { CancelOrderRequest } from '@fovea/shared-types/order/checkout.dto';
import {
  adminAddRefundMessage,
  adminRefundDetail,
  auditRefund,
  confirmRefundReturn,
  decideRefund,
  retryRefund,
} from '@fovea/shared-types/order/refund.calls';
import type {
  AuditRefundRequest,
  ConfirmRefundReturnRequest,
  DecideRefundRequest,
  RefundMessageRequest,
  RetryRefundRequest,
} from '@fovea/shared-types/order/refund.dto';
import { Call } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { MerchantCancelService } from './merchant-cancel.service.js';
import { RefundDecisionService } from './refund-decision.service.js';
import { RefundAdminService } from './refund-admin.service.js';
import { RefundQueryService } from './refund-query.service.js';

@Controller()
export class RefundAdminController {
  constructor(
    private readonly queries: RefundQueryService,
    private readonly admin: RefundAdminService,
    private readonly decisions: RefundDecisionService,
    private readonly cancels: MerchantCancelService,
  ) {}

  @Call(adminCancelOrder)
  adminCancelOrder(caller: StaffCaller, request: CancelOrderRequest) {
    return this.cancels.cancelForMerchant(caller, request);
  }

  @Call(adminRefundDetail)
  adminRefundDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getRefundDetail(caller, request);
  }

  @Call(adminAddRefundMessage)
  addRemark(caller: StaffCaller, request: RefundMessageRequest) {
    return this.admin.addRemark(caller, request);
  }

  @Call(auditRefund)
  auditRefund(caller: StaffCaller, request: AuditRefundRequest) {
    return this.admin.answerRefund(caller, request);
  }

  @Call(confirmRefundReturn)
  confirmReturn(caller: StaffCaller, request: ConfirmRefundReturnRequest) {
    return this.admin.confirmReturn(caller, request);
  }

  @Call(decideRefund)
  decideRefund(caller: StaffCaller, request: DecideRefundRequest) {
    return this.decisions.decideRefund(ofPlatform(caller), request);
  }

  @Call(retryRefund)
  retry(caller: StaffCaller, request: RetryRefundRequest) {
    return this.decisions.retry(ofPlatform(caller), request);
  }
}
