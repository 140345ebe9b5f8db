import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  companyOrderList,
  orderCount,
  orderDetail,
  orderList,
  orderPrice,
} from '@fovea/shared-types/order/order.calls';
import type {
  MyOrderListRequest,
  OrderDetailRequest,
  OrderListRequest,
} from '@fovea/shared-types/order/order.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { OrderPriceService } from './order-price.service.js';
import { OrderQueryService } from './order-query.service.js';

@Controller()
export class OrderController {
  constructor(
    private readonly orders: OrderQueryService,
    private readonly prices: OrderPriceService,
  ) {}

  @Call(orderList)
  orderList(caller: MemberCaller, request: MyOrderListRequest) {
    return this.orders.listOrders(caller, request);
  }

  @Call(companyOrderList)
  companyList(caller: MemberCaller, request: OrderListRequest) {
    return this.orders.companyList(caller, request);
  }

  @Call(orderCount)
  orderCount(caller: MemberCaller) {
    return this.orders.countOrders(caller);
  }

  @Call(orderDetail)
  orderDetail(caller: MemberCaller, request: OrderDetailRequest) {
    return this.orders.getOrderDetail(caller, request);
  }

  @Call(orderPrice)
  price(caller: MemberCaller, request: IdRequest) {
    return this.prices.price(caller, request);
  }
}
