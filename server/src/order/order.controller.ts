import { Body, Controller } from '@nestjs/common';
import { orderCount, orderDetail, orderList } from '@fovea/shared-types/order/order.calls';
import {
  OrderCount,
  OrderDetail,
  OrderDetailRequest,
  OrderListRequest,
  OrderListResponse,
} from '@fovea/shared-types/order/order.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { MemberCaller } from '../platform/kernel/caller.js';
import { OrderQueryService } from './order-query.service.js';

@Controller()
export class OrderController {
  constructor(private readonly orders: OrderQueryService) {}

  @Call(orderList, {
    may: 'member',
    request: OrderListRequest,
    response: OrderListResponse,
    summary: "Lists the caller's orders, newest first",
  })
  list(@RequestCaller() caller: MemberCaller, @Body() request: OrderListRequest) {
    return this.orders.list(caller, request);
  }

  @Call(orderCount, {
    may: 'member',
    request: null,
    response: OrderCount,
    summary: "Counts the caller's orders by what they wait for",
  })
  count(@RequestCaller() caller: MemberCaller) {
    return this.orders.count(caller);
  }

  @Call(orderDetail, {
    may: 'member',
    request: OrderDetailRequest,
    response: OrderDetail,
    summary: "One of the caller's orders, with its lines and history",
  })
  detail(@RequestCaller() caller: MemberCaller, @Body() request: OrderDetailRequest) {
    return this.orders.detail(caller, request);
  }
}
