import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { payOrder, payPaymentGroup, paymentGroup } from '@fovea/shared-types/order/payment.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { OrderPaymentService } from './order-payment.service.js';

@Controller()
export class OrderPaymentController {
  constructor(private readonly payments: OrderPaymentService) {}

  @Call(payOrder)
  pay(caller: MemberCaller, request: PayRequest) {
    return this.payments.pay(caller, request);
  }

  @Call(payPaymentGroup)
  payGroup(caller: MemberCaller, request: PayRequest) {
    return this.payments.payGroup(caller, request);
  }

  @Call(paymentGroup)
  group(caller: MemberCaller, request: IdRequest) {
    return this.payments.group(caller, request);
  }
}
