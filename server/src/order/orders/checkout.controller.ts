import { Controller } from '@nestjs/common';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { AddOrderRequest, OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CheckoutService } from './checkout.service.js';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Call(orderQuote)
  quote(caller: MemberCaller, request: OrderQuoteRequest) {
    return this.checkout.quote(caller, request);
  }

  @Call(addOrder)
  place(caller: MemberCaller, request: AddOrderRequest) {
    return this.checkout.place(caller, request);
  }
}
