import { Controller } from '@nestjs/common';
import type {
  BalanceDetailListRequest,
  BalanceHistoryRequest,
} from '@fovea/shared-types/finance/balance.dto';
import { balanceDetailList, balanceHistory, myBalance } from '@fovea/shared-types/finance/finance.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { WalletService } from './wallet.service.js';

@Controller()
export class WalletController {
  constructor(private readonly wallets: WalletService) {}

  @Call(myBalance)
  balance(caller: MemberCaller) {
    return this.wallets.balances(caller);
  }

  @Call(balanceDetailList)
  details(caller: MemberCaller, request: BalanceDetailListRequest) {
    return this.wallets.details(caller, request);
  }

  @Call(balanceHistory)
  history(caller: MemberCaller, request: BalanceHistoryRequest) {
    return this.wallets.history(caller, request);
  }
}
