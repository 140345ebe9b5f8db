import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { orderRemittances, updateOrderRemittance } from '@fovea/shared-types/order/remittance.calls';
import type { UpdateOrderRemittanceRequest } from '@fovea/shared-types/order/remittance.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { RemittanceQueryService } from './remittance-query.service.js';
import { RemittanceService } from './remittance.service.js';

@Controller()
export class RemittanceController {
  constructor(
    private readonly remittances: RemittanceService,
    private readonly queries: RemittanceQueryService,
  ) {}

  @Call(updateOrderRemittance)
  send(caller: MemberCaller, request: UpdateOrderRemittanceRequest) {
    return this.remittances.send(caller, request);
  }

  @Call(orderRemittances)
  ofOrder(caller: MemberCaller, request: IdRequest) {
    return this.queries.ofOrder(caller, request);
  }
}
