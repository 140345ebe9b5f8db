import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  auditMerchant,
  merchantAddGood,
  merchantDetail,
  merchantOptions,
  merchantStatus,
  myMerchant,
  updateMerchant,
  updateMyMerchant,
} from '@fovea/shared-types/member/company.calls';
import type {
  AuditMerchantRequest,
  MerchantAddGoodRequest,
  MerchantOptionsRequest,
  MerchantStatusRequest,
  UpdateMerchantRequest,
  UpdateMyMerchantRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { Call } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { CertificationReviewService } from '../company/certification-review.service.js';
import { MerchantQueryService } from './merchant-query.service.js';
import { MerchantService } from './merchant.service.js';
import { MyMerchantQueryService } from './my-merchant-query.service.js';
import { MyMerchantService } from './my-merchant.service.js';

/** Merchant companies in the back office beside their list; what concerns a company is never decided by its own staff (I8). */
@Controller()
export class MerchantController {
  constructor(
    private readonly queries: MerchantQueryService,
    private readonly merchants: MerchantService,
    private readonly review: CertificationReviewService,
    private readonly own: MyMerchantService,
    private readonly ownQueries: MyMerchantQueryService,
  ) {}

  @Call(merchantDetail)
  merchantDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getMerchantDetail(caller, request);
  }

  @Call(auditMerchant)
  auditMerchant(caller: StaffCaller, request: AuditMerchantRequest) {
    return this.review.decideCertification(ofPlatform(caller), request);
  }

  @Call(updateMerchant)
  updateMerchant(caller: StaffCaller, request: UpdateMerchantRequest) {
    return this.merchants.updateMerchant(ofPlatform(caller), request);
  }

  @Call(merchantStatus)
  merchantStatus(caller: StaffCaller, request: MerchantStatusRequest) {
    return this.merchants.setMerchantStatus(ofPlatform(caller), request);
  }

  @Call(merchantAddGood)
  setAddGood(caller: StaffCaller, request: MerchantAddGoodRequest) {
    return this.merchants.setAddGood(ofPlatform(caller), request);
  }

  @Call(merchantOptions)
  options(caller: StaffCaller, request: MerchantOptionsRequest) {
    return this.queries.options(caller, request);
  }

  @Call(myMerchant)
  mine(caller: StaffCaller) {
    return this.ownQueries.get(caller);
  }

  @Call(updateMyMerchant)
  updateMine(caller: StaffCaller, request: UpdateMyMerchantRequest) {
    return this.own.updateMyMerchant(caller, request);
  }
}
