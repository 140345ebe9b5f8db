import { Controller } from '@nestjs/common';
import { adminOrderPaper, orderPaper } from '@fovea/shared-types/order/order-paper.calls';
import type { OrderDocumentRequest } from '@fovea/shared-types/order/order-paper.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { OrderDocumentService } from './order-document.service.js';

@Controller()
export class OrderDocumentController {
  constructor(private readonly papers: OrderDocumentService) {}

  @Call(orderPaper)
  ofBuyer(caller: MemberCaller, request: OrderDocumentRequest) {
    return this.papers.ofBuyer(caller, request);
  }

  @Call(adminOrderPaper)
  ofStaff(caller: StaffCaller, request: OrderDocumentRequest) {
    return this.papers.ofStaff(caller, request);
  }
}
