import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { paymentDetail } from '@fovea/shared-types/finance/payment.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { PaymentService } from './payment.service.js';

@Controller()
export class PaymentController {
  constructor(private readonly payments: PaymentService) {}

  @Call(paymentDetail)
  detail(caller: MemberCaller, { id }: IdRequest) {
    return this.payments.detail(caller, id);
  }
}
