import { Controller } from '@nestjs/common';
import { adminAddOrder, adminOrderQuote, orderCustomers } from '@fovea/shared-types/order/order-entry.calls';
import type {
  AdminAddOrderRequest,
  AdminOrderQuoteRequest,
  OrderCustomersRequest,
} from '@fovea/shared-types/order/order-entry.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderEntryService } from './order-entry.service.js';

/** Orders that staff write down for customers. */
@Controller()
export class OrderEntryController {
  constructor(private readonly entry: OrderEntryService) {}

  @Call(orderCustomers)
  customers(caller: StaffCaller, request: OrderCustomersRequest) {
    return this.entry.customers(caller, request);
  }

  @Call(adminOrderQuote)
  quote(caller: StaffCaller, request: AdminOrderQuoteRequest) {
    return this.entry.quote(caller, request);
  }

  @Call(adminAddOrder)
  place(caller: StaffCaller, request: AdminAddOrderRequest) {
    return this.entry.place(caller, request);
  }
}
