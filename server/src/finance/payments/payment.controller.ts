import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { chooseBank, paymentDetail, paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import type { PaymentOptionsRequest } from '@fovea/shared-types/finance/payment.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { PaymentQueryService } from './payment-query.service.js';

@Controller()
export class PaymentController {
  constructor(private readonly queries: PaymentQueryService) {}

  @Call(paymentDetail)
  paymentDetail(caller: MemberCaller, request: IdRequest) {
    return this.queries.getPaymentDetail(caller, request);
  }

  @Call(chooseBank)
  chooseBank(caller: MemberCaller, request: PaymentOptionsRequest) {
    return this.queries.chooseBank(caller, request);
  }

  @Call(paymentOptions)
  options(caller: MemberCaller, request: PaymentOptionsRequest) {
    return this.queries.options(caller, request);
  }
}
