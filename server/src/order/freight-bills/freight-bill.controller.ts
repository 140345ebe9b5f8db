import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type { PayRequest } from '@fovea/shared-types/finance/payment.dto';
import {
  adminOrderFreight,
  declineOrderFreight,
  orderFreight,
  payOrderFreight,
  setOrderFreight,
  waiveOrderFreight,
} from '@fovea/shared-types/order/freight-bill.calls';
import type { SetOrderFreightRequest } from '@fovea/shared-types/order/freight-bill.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { FreightBillAdminService } from './freight-bill-admin.service.js';
import { FreightBillService } from './freight-bill.service.js';

@Controller()
export class FreightBillController {
  constructor(
    private readonly bills: FreightBillService,
    private readonly admin: FreightBillAdminService,
  ) {}

  @Call(orderFreight)
  ofOwn(caller: MemberCaller, request: IdRequest) {
    return this.admin.ofOwn(caller, request);
  }

  @Call(payOrderFreight)
  pay(caller: MemberCaller, request: PayRequest) {
    return this.bills.pay(caller, request);
  }

  @Call(declineOrderFreight)
  decline(caller: MemberCaller, request: IdActionRequest) {
    return this.bills.decline(caller, request);
  }

  @Call(adminOrderFreight)
  ofStaff(caller: StaffCaller, request: IdRequest) {
    return this.admin.ofStaff(caller, request);
  }

  @Call(setOrderFreight)
  requestFreight(caller: StaffCaller, request: SetOrderFreightRequest) {
    return this.admin.requestFreight(caller, request);
  }

  @Call(waiveOrderFreight)
  waive(caller: StaffCaller, request: IdActionRequest) {
    return this.admin.waive(caller, request);
  }
}
