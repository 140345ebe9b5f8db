import { Controller } from '@nestjs/common';
import { creditParkedPayment, returnParkedPayment } from '@fovea/shared-types/finance/parked-payment.calls';
import type { SettleParkedRequest } from '@fovea/shared-types/finance/parked-payment.dto';
import { Call } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { ParkedPaymentService } from './parked-payment.service.js';

@Controller()
export class ParkedPaymentController {
  constructor(private readonly payments: ParkedPaymentService) {}

  @Call(creditParkedPayment)
  credit(caller: StaffCaller, request: SettleParkedRequest) {
    return this.payments.credit(ofPlatform(caller), request);
  }

  @Call(returnParkedPayment)
  sendBack(caller: StaffCaller, request: SettleParkedRequest) {
    return this.payments.sendBack(ofPlatform(caller), request);
  }
}
