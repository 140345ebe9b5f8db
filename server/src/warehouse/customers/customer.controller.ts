import { Controller } from '@nestjs/common';
import { checkCustomer } from '@fovea/shared-types/warehouse/customer.calls';
import type { CheckCustomerRequest } from '@fovea/shared-types/warehouse/customer.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { CustomerCheckService } from './customer-check.service.js';

@Controller()
export class CustomerController {
  constructor(private readonly doubles: CustomerCheckService) {}

  @Call(checkCustomer)
  check(caller: StaffCaller, request: CheckCustomerRequest) {
    return this.doubles.check(caller, request);
  }
}
