import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  adminOrderCount,
  adminOrderDetail,
  orderRefundSwitch,
} from '@fovea/shared-types/order/order-admin.calls';
import type { OrderRefundSwitchRequest } from '@fovea/shared-types/order/order-admin.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderAdminService } from './order-admin.service.js';

/** The administration of orders beside their list. */
@Controller()
export class OrderAdminController {
  constructor(private readonly orders: OrderAdminService) {}

  @Call(adminOrderDetail)
  adminOrderDetail(caller: StaffCaller, request: IdRequest) {
    return this.orders.getOrderDetail(caller, request);
  }

  @Call(adminOrderCount)
  adminOrderCount(caller: StaffCaller) {
    return this.orders.countOrders(caller);
  }

  @Call(orderRefundSwitch)
  setRefundSwitch(caller: StaffCaller, request: OrderRefundSwitchRequest) {
    return this.orders.setRefundSwitch(caller, request);
  }
}
