import { Controller } from '@nestjs/common';
import { salesTaxTotals } from '@fovea/shared-types/finance/sales-tax.calls';
import type { SalesTaxTotalsRequest } from '@fovea/shared-types/finance/sales-tax.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { SalesTaxTotals } from './sales-tax-totals.js';

@Controller()
export class SalesTaxController {
  constructor(private readonly totals: SalesTaxTotals) {}

  @Call(salesTaxTotals)
  sum(caller: StaffCaller, request: SalesTaxTotalsRequest) {
    return this.totals.sum(caller, request);
  }
}
