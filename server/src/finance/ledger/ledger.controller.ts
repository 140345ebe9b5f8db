import { Controller } from '@nestjs/common';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BalanceService } from './balance.service.js';

@Controller()
export class LedgerController {
  constructor(private readonly balances: BalanceService) {}

  @Call(myBalance)
  balance(caller: MemberCaller) {
    return this.balances.list(caller);
  }
}
