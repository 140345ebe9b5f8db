import { Controller } from '@nestjs/common';
import type { PayRequest } from '@fovea/shared-types/finance/payment.dto';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
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
}
