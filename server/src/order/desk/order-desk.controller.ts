import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  adminOrderCount,
  adminOrderDetail,
  orderRefundSwitch,
} from '@fovea/shared-types/order/order-desk.calls';
import type { OrderRefundSwitchRequest } from '@fovea/shared-types/order/order-desk.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderDeskService } from './order-desk.service.js';

/** The administration of orders beside their list. */
@Controller()
export class OrderDeskController {
  constructor(private readonly desk: OrderDeskService) {}

  @Call(adminOrderDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.desk.detail(caller, request);
  }

  @Call(adminOrderCount)
  count(caller: StaffCaller) {
    return this.desk.count(caller);
  }

  @Call(orderRefundSwitch)
  setRefundSwitch(caller: StaffCaller, request: OrderRefundSwitchRequest) {
    return this.desk.setRefundSwitch(caller, request);
  }
}
