import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  createRecharge,
  rechargeOrderDetail,
  rechargeOrderList,
} from '@fovea/shared-types/finance/recharge.calls';
import type {
  CreateRechargeRequest,
  RechargeOrderListRequest,
} from '@fovea/shared-types/finance/recharge.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { RechargeService } from './recharge.service.js';

@Controller()
export class RechargeController {
  constructor(private readonly recharges: RechargeService) {}

  @Call(createRecharge)
  create(caller: MemberCaller, request: CreateRechargeRequest) {
    return this.recharges.create(caller, request);
  }

  @Call(rechargeOrderList)
  rechargeOrderList(caller: MemberCaller, request: RechargeOrderListRequest) {
    return this.recharges.listRecharges(caller, request);
  }

  @Call(rechargeOrderDetail)
  rechargeOrderDetail(caller: MemberCaller, request: IdRequest) {
    return this.recharges.getRechargeDetail(caller, request);
  }
}
