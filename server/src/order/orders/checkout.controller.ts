import { Controller } from '@nestjs/common';
import { addOrder, cancelOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type {
  AddOrderRequest,
  CancelOrderRequest,
  OrderQuoteRequest,
} from '@fovea/shared-types/order/checkout.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CheckoutQuoteService } from './checkout-quote.service.js';
import { CheckoutService } from './checkout.service.js';
import { OrderEndingService } from './order-ending.service.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly quotes: CheckoutQuoteService,
    private readonly checkout: CheckoutService,
    private readonly endings: OrderEndingService,
  ) {}

  @Call(orderQuote)
  quote(caller: MemberCaller, request: OrderQuoteRequest) {
    return this.quotes.quote(caller, request);
  }

  @Call(addOrder)
  place(caller: MemberCaller, request: AddOrderRequest) {
    return this.checkout.place(caller, request);
  }

  @Call(cancelOrder)
  cancelOrder(caller: MemberCaller, request: CancelOrderRequest) {
    return this.endings.cancelOrder(caller, request);
  }
}
