import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { addTransfer, auditTransfer, transferDetail } from '@fovea/shared-types/finance/transfer.calls';
import type { AddTransferRequest } from '@fovea/shared-types/finance/transfer.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { TransferQueryService } from './transfer-query.service.js';
import { TransferReviewService } from './transfer-review.service.js';
import { TransferService } from './transfer.service.js';

/** Transfers as finance adds, releases and stops them. */
@Controller()
export class TransferController {
  constructor(
    private readonly transfers: TransferService,
    private readonly reviews: TransferReviewService,
    private readonly queries: TransferQueryService,
  ) {}

  @Call(transferDetail)
  detail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.detail(caller, id);
  }

  @Call(addTransfer)
  add(caller: StaffCaller, request: AddTransferRequest) {
    return this.transfers.add(caller, request);
  }

  @Call(auditTransfer)
  decide(caller: StaffCaller, request: AuditMoneyRequest) {
    return this.reviews.decide(caller, request);
  }
}
