import { Controller } from '@nestjs/common';
import { Balance } from '@fovea/shared-types/finance/balance.dto';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { MemberCaller } from '../platform/kernel/caller.js';
import { BalanceService } from './balance.service.js';

@Controller()
export class FinanceController {
  constructor(private readonly balances: BalanceService) {}

  @Call(myBalance, {
    may: 'member',
    request: null,
    response: [Balance],
    summary: "The caller's money per currency, available and put aside",
  })
  balance(@RequestCaller() caller: MemberCaller) {
    return this.balances.list(caller);
  }
}
