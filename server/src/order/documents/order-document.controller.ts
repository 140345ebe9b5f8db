import { Controller } from '@nestjs/common';
import { adminOrderDocument, orderDocument } from '@fovea/shared-types/order/order-document.calls';
import type { OrderDocumentRequest } from '@fovea/shared-types/order/order-document.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { OrderDocumentService } from './order-document.service.js';

@Controller()
export class OrderDocumentController {
  constructor(private readonly documents: OrderDocumentService) {}

  @Call(orderDocument)
  ofBuyer(caller: MemberCaller, request: OrderDocumentRequest) {
    return this.documents.ofBuyer(caller, request);
  }

  @Call(adminOrderDocument)
  ofStaff(caller: StaffCaller, request: OrderDocumentRequest) {
    return this.documents.ofStaff(caller, request);
  }
}
