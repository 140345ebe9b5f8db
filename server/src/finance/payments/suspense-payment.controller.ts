import { Controller } from '@nestjs/common';
import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import type { SettleSuspenseRequest } from '@fovea/shared-types/finance/suspense-payment.dto';
import { Call } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { SuspensePaymentService } from './suspense-payment.service.js';

@Controller()
export class SuspensePaymentController {
  constructor(private readonly payments: SuspensePaymentService) {}

  @Call(creditSuspensePayment)
  credit(caller: StaffCaller, request: SettleSuspenseRequest) {
    return this.payments.credit(ofPlatform(caller), request);
  }

  @Call(returnSuspensePayment)
  sendBack(caller: StaffCaller, request: SettleSuspenseRequest) {
    return this.payments.sendBack(ofPlatform(caller), request);
  }
}
