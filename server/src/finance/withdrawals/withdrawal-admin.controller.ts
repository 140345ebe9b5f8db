import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  auditWithdrawal,
  failWithdrawal,
  payWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
  withdrawalDetail,
} from '@fovea/shared-types/finance/withdrawal.calls';
import type {
  PayWithdrawalRequest,
  RetryWithdrawalRequest,
  WithdrawalReasonRequest,
} from '@fovea/shared-types/finance/withdrawal.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { WithdrawalPayoutService } from './withdrawal-payout.service.js';
import { WithdrawalQueryService } from './withdrawal-query.service.js';
import { WithdrawalReviewService } from './withdrawal-review.service.js';

/** Withdrawals as finance decides and pays them. */
@Controller()
export class WithdrawalAdminController {
  constructor(
    private readonly reviews: WithdrawalReviewService,
    private readonly payouts: WithdrawalPayoutService,
    private readonly queries: WithdrawalQueryService,
  ) {}

  @Call(withdrawalDetail)
  withdrawalDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getWithdrawalDetail(caller, id);
  }

  @Call(auditWithdrawal)
  auditWithdrawal(caller: StaffCaller, request: AuditMoneyRequest) {
    return this.reviews.decideWithdrawal(caller, request);
  }

  @Call(payWithdrawal)
  pay(caller: StaffCaller, request: PayWithdrawalRequest) {
    return this.payouts.pay(caller, request);
  }

  @Call(failWithdrawal)
  fail(caller: StaffCaller, request: WithdrawalReasonRequest) {
    return this.payouts.fail(caller, request);
  }

  @Call(retryWithdrawal)
  retry(caller: StaffCaller, request: RetryWithdrawalRequest) {
    return this.payouts.retry(caller, request);
  }

  @Call(returnWithdrawal)
  return(caller: StaffCaller, request: WithdrawalReasonRequest) {
    return this.payouts.return(caller, request);
  }
}
