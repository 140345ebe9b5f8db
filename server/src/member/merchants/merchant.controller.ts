import { Body, Controller } from '@nestjs/common';
import { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  auditMerchant,
  merchantAddGood,
  merchantDetail,
  merchantList,
  merchantOptions,
  merchantStatus,
  myMerchant,
  updateMerchant,
  updateMyMerchant,
} from '@fovea/shared-types/member/company.calls';
import {
  AuditedMerchant,
  AuditMerchantRequest,
  MerchantAddGoodAnswer,
  MerchantAddGoodRequest,
  MerchantDetail,
  MerchantListRequest,
  MerchantListResponse,
  MerchantOption,
  MerchantOptionsRequest,
  MerchantStatusAnswer,
  MerchantStatusRequest,
  MyMerchant,
  UpdateMerchantRequest,
  UpdateMyMerchantRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import { ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { CertificationReviewService } from '../company/certification-review.service.js';
import { MerchantQueryService } from './merchant-query.service.js';
import { MerchantService } from './merchant.service.js';
import { MyMerchantService } from './my-merchant.service.js';

/** Merchant companies in the back office; what concerns a company is never decided by its own staff (I8). */
@Controller()
export class MerchantController {
  constructor(
    private readonly queries: MerchantQueryService,
    private readonly merchants: MerchantService,
    private readonly review: CertificationReviewService,
    private readonly own: MyMerchantService,
  ) {}

  @Call(merchantList, {
    may: 'member:company:list',
    request: MerchantListRequest,
    response: MerchantListResponse,
    summary: 'Lists companies, those that wait for their review among them',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: MerchantListRequest) {
    return this.queries.list(caller, request);
  }

  @Call(merchantDetail, {
    may: 'member:company:list',
    request: IdRequest,
    response: MerchantDetail,
    summary: 'A company with its owner and every submission of papers',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.queries.detail(caller, request);
  }

  @Call(auditMerchant, {
    may: 'member:company:audit',
    request: AuditMerchantRequest,
    response: AuditedMerchant,
    summary: 'Certifies a company or refuses its papers with a reason',
  })
  decide(@RequestCaller() caller: StaffCaller, @Body() request: AuditMerchantRequest) {
    return this.review.decide(ofPlatform(caller), request);
  }

  @Call(updateMerchant, {
    may: 'member:company:update',
    request: UpdateMerchantRequest,
    response: IdAnswer,
    summary: 'Corrects a company or gives its certification a new end',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateMerchantRequest) {
    return this.merchants.update(ofPlatform(caller), request);
  }

  @Call(merchantStatus, {
    may: 'member:company:status',
    request: MerchantStatusRequest,
    response: MerchantStatusAnswer,
    summary: 'Disables a merchant with a reason, or enables it again',
  })
  setStatus(@RequestCaller() caller: StaffCaller, @Body() request: MerchantStatusRequest) {
    return this.merchants.setStatus(ofPlatform(caller), request);
  }

  @Call(merchantAddGood, {
    may: 'member:company:add-good',
    request: MerchantAddGoodRequest,
    response: MerchantAddGoodAnswer,
    summary: 'Allows a certified company to publish goods, or stops it',
  })
  setAddGood(@RequestCaller() caller: StaffCaller, @Body() request: MerchantAddGoodRequest) {
    return this.merchants.setAddGood(ofPlatform(caller), request);
  }

  @Call(merchantOptions, {
    may: 'member:company:list',
    request: MerchantOptionsRequest,
    response: [MerchantOption],
    summary: 'Merchants for a select box, found by a part of their name',
  })
  options(@RequestCaller() caller: StaffCaller, @Body() request: MerchantOptionsRequest) {
    return this.queries.options(caller, request);
  }

  @Call(myMerchant, {
    may: 'member:own-company:list',
    request: null,
    response: MyMerchant,
    summary: "The caller's own company",
  })
  mine(@RequestCaller() caller: StaffCaller) {
    return this.own.get(caller);
  }

  @Call(updateMyMerchant, {
    may: 'member:own-company:update',
    request: UpdateMyMerchantRequest,
    response: IdAnswer,
    summary: "Changes phone and addresses of the caller's company, or sends new papers for review",
  })
  updateMine(@RequestCaller() caller: StaffCaller, @Body() request: UpdateMyMerchantRequest) {
    return this.own.update(caller, request);
  }
}
