import { Controller } from '@nestjs/common';
import { addBidder, auditBidder, bidderList } from '@fovea/shared-types/auction/auction.calls';
import type { AuditBidderRequest, BidderListRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { AddBidderRequest } from '@fovea/shared-types/auction/bid.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { AdmissionReviewService } from './admission-review.service.js';
import { AuctionAdmissionService } from './auction-admission.service.js';
import { BidderListService } from './bidder-list.service.js';

/** Who requests admission, and who grants it. */
@Controller()
export class AuctionAdmissionController {
  constructor(
    private readonly admission: AuctionAdmissionService,
    private readonly bidders: BidderListService,
    private readonly review: AdmissionReviewService,
  ) {}

  @Call(addBidder)
  requestAdmission(caller: MemberCaller, request: AddBidderRequest) {
    return this.admission.requestAdmission(caller, request);
  }

  @Call(bidderList)
  bidderList(caller: StaffCaller, request: BidderListRequest) {
    return this.bidders.listBidders(caller, request);
  }

  @Call(auditBidder)
  auditBidder(caller: StaffCaller, request: AuditBidderRequest) {
    return this.review.decideAdmission(caller, request);
  }
}
