import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { addProceedsPayout, auditTransfer, transferDetail } from '@fovea/shared-types/finance/transfer.calls';
import type { AddProceedsPayoutRequest } from '@fovea/shared-types/finance/proceeds-payout.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ProceedsPayoutQueryService } from './proceeds-payout-query.service.js';
import { ProceedsPayoutReviewService } from './proceeds-payout-review.service.js';
import { ProceedsPayoutService } from './proceeds-payout.service.js';

/** Transfers as finance adds, releases and stops them. */
@Controller()
export class ProceedsPayoutController {
  constructor(
    private readonly payouts: ProceedsPayoutService,
    private readonly reviews: ProceedsPayoutReviewService,
    private readonly queries: ProceedsPayoutQueryService,
  ) {}

  @Call(transferDetail)
  transferDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getProceedsPayoutDetail(caller, id);
  }

  @Call(addProceedsPayout)
  addProceedsPayout(caller: StaffCaller, request: AddProceedsPayoutRequest) {
    return this.payouts.addProceedsPayout(caller, request);
  }

  @Call(auditTransfer)
  auditTransfer(caller: StaffCaller, request: AuditMoneyRequest) {
    return this.reviews.decideProceedsPayout(caller, request);
  }
}
