import { Controller } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import {
  addCompanyWithdrawal,
  addWithdrawal,
  cancelCompanyWithdrawal,
  cancelWithdrawal,
  myWithdrawalList,
  withdrawalParams,
} from '@fovea/shared-types/finance/withdrawal.calls';
import type {
  AddWithdrawalRequest,
  MyWithdrawalListRequest,
} from '@fovea/shared-types/finance/withdrawal.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { companyOwner, memberOwner } from '../bank-accounts/money-owner.js';
import { WithdrawalQueryService } from './withdrawal-query.service.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Withdrawals, for the owners of the money. */
@Controller()
export class WithdrawalController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly queries: WithdrawalQueryService,
  ) {}

  @Call(addWithdrawal)
  addWithdrawal(caller: MemberCaller, request: AddWithdrawalRequest) {
    return this.withdrawals.addWithdrawal(caller, addWithdrawal.path, memberOwner(caller), request);
  }

  @Call(myWithdrawalList)
  mine(caller: MemberCaller, request: MyWithdrawalListRequest) {
    return this.queries.mine(caller, request);
  }

  @Call(cancelWithdrawal)
  cancelWithdrawal(caller: MemberCaller, request: IdActionRequest) {
    return this.withdrawals.cancelWithdrawal(caller, cancelWithdrawal.path, memberOwner(caller), request);
  }

  @Call(withdrawalParams)
  params(caller: StaffCaller) {
    return this.queries.params(companyOwner(caller));
  }

  @Call(addCompanyWithdrawal)
  addOfCompany(caller: StaffCaller, request: AddWithdrawalRequest) {
    return this.withdrawals.addWithdrawal(caller, addCompanyWithdrawal.path, companyOwner(caller), request);
  }

  @Call(cancelCompanyWithdrawal)
  cancelOfCompany(caller: StaffCaller, request: IdActionRequest) {
    return this.withdrawals.cancelWithdrawal(
      caller,
      cancelCompanyWithdrawal.path,
      companyOwner(caller),
      request,
    );
  }
}
