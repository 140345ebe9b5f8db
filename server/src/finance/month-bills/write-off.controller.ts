import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addWriteOff,
  auditWriteOff,
  cancelWriteOff,
  writeOffDetail,
} from '@fovea/shared-types/finance/write-off.calls';
import type { AddWriteOffRequest } from '@fovea/shared-types/finance/write-off.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { WriteOffQueryService } from './write-off-query.service.js';
import { WriteOffReviewService } from './write-off-review.service.js';
import { WriteOffService } from './write-off.service.js';

/** Write-offs of monthly bills, as finance asks for, books and refuses them. */
@Controller()
export class WriteOffController {
  constructor(
    private readonly writeOffs: WriteOffService,
    private readonly reviews: WriteOffReviewService,
    private readonly queries: WriteOffQueryService,
  ) {}

  @Call(writeOffDetail)
  writeOffDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getWriteOffDetail(caller, id);
  }

  @Call(addWriteOff)
  addWriteOff(caller: StaffCaller, request: AddWriteOffRequest) {
    return this.writeOffs.addWriteOff(caller, request);
  }

  @Call(cancelWriteOff)
  cancelWriteOff(caller: StaffCaller, request: IdActionRequest) {
    return this.writeOffs.cancelWriteOff(caller, request);
  }

  @Call(auditWriteOff)
  auditWriteOff(caller: StaffCaller, request: AuditMoneyRequest) {
    return this.reviews.decideWriteOff(caller, request);
  }
}
