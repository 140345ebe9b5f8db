import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  confirmRemittance,
  creditRemittance,
  remittanceDetail,
} from '@fovea/shared-types/finance/remittance.calls';
import type {
  ConfirmRemittanceRequest,
  CreditRemittanceRequest,
} from '@fovea/shared-types/finance/remittance.dto';
import { Call } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { RemittanceQueryService } from './remittance-query.service.js';
import { RemittanceReviewService } from './remittance-review.service.js';

/** Bank transfers as finance checks them. */
@Controller()
export class RemittanceAdminController {
  constructor(
    private readonly reviews: RemittanceReviewService,
    private readonly queries: RemittanceQueryService,
  ) {}

  @Call(remittanceDetail)
  remittanceDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getRemittanceDetail(ofPlatform(caller), id);
  }

  @Call(confirmRemittance)
  confirm(caller: StaffCaller, request: ConfirmRemittanceRequest) {
    return this.reviews.confirm(ofPlatform(caller), request);
  }

  @Call(creditRemittance)
  credit(caller: StaffCaller, request: CreditRemittanceRequest) {
    return this.reviews.credit(ofPlatform(caller), request);
  }
}
