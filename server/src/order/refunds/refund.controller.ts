import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addRefundMessage,
  cancelRefund,
  escalateRefund,
  orderRefunds,
  refundOrder,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import type {
  CancelRefundRequest,
  EscalateRefundRequest,
  RefundLogisticsRequest,
  RefundMessageRequest,
  RefundOrderRequest,
} from '@fovea/shared-types/order/refund.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { RefundQueryService } from './refund-query.service.js';
import { RefundRequestService } from './refund-request.service.js';

@Controller()
export class RefundController {
  constructor(
    private readonly queries: RefundQueryService,
    private readonly requests: RefundRequestService,
  ) {}

  @Call(orderRefunds)
  ofOrder(caller: MemberCaller, request: IdRequest) {
    return this.queries.ofOrder(caller, request);
  }

  @Call(refundOrder)
  requestRefund(caller: MemberCaller, request: RefundOrderRequest) {
    return this.requests.requestRefund(caller, request);
  }

  @Call(cancelRefund)
  withdraw(caller: MemberCaller, request: CancelRefundRequest) {
    return this.requests.withdraw(caller, request);
  }

  @Call(updateRefundLogistics)
  sendBack(caller: MemberCaller, request: RefundLogisticsRequest) {
    return this.requests.sendBack(caller, request);
  }

  @Call(escalateRefund)
  escalate(caller: MemberCaller, request: EscalateRefundRequest) {
    return this.requests.escalate(caller, request);
  }

  @Call(addRefundMessage)
  addRemark(caller: MemberCaller, request: RefundMessageRequest) {
    return this.requests.addRemark(caller, request);
  }
}
