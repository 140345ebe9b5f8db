import { Controller } from '@nestjs/common';
import { adminOrderPaper, orderPaper } from '@fovea/shared-types/order/order-paper.calls';
import type { OrderPaperRequest } from '@fovea/shared-types/order/order-paper.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { OrderPaperService } from './order-paper.service.js';

@Controller()
export class OrderPaperController {
  constructor(private readonly papers: OrderPaperService) {}

  @Call(orderPaper)
  ofBuyer(caller: MemberCaller, request: OrderPaperRequest) {
    return this.papers.ofBuyer(caller, request);
  }

  @Call(adminOrderPaper)
  ofStaff(caller: StaffCaller, request: OrderPaperRequest) {
    return this.papers.ofStaff(caller, request);
  }
}
