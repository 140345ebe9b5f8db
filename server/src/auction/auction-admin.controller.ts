import { Controller } from '@nestjs/common';
import {
  acceptHighestBid,
  addAuction,
  addOffer,
  adminAuctionDetail,
  adminAuctionList,
  auctionOrderDetail,
  auctionOrderList,
  auditBidder,
  barBidder,
  bidAudit,
  bidderList,
  cancelAuction,
  relistAuction,
  settleStrike,
  strikeList,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import type {
  AcceptHighestBidRequest,
  AddAuctionRequest,
  AdminAuctionListRequest,
  AuditBidderRequest,
  BarBidderRequest,
  BidAuditRequest,
  BidderListRequest,
  CancelAuctionRequest,
  RelistAuctionRequest,
  SettleStrikeRequest,
  StrikeListRequest,
  UpdateAuctionRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { AddOfferRequest, AuctionOrderListRequest } from '@fovea/shared-types/auction/auction-order.dto';
import type { VoidBidRequest } from '@fovea/shared-types/auction/bid.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { Call } from '../platform/http/call.decorator.js';
import type { StaffCaller } from '../platform/kernel/caller.js';
import { AuctionAdminQueryService } from './browse/auction-admin-query.service.js';
import { AdmissionReviewService } from './admission/admission-review.service.js';
import { AuctionAdmissionService } from './admission/auction-admission.service.js';
import { AuctionOpeningService } from './lifecycle/auction-opening.service.js';
import { AuctionOrderService } from './aftermath/auction-order.service.js';
import { AuctionTermsService } from './lifecycle/auction-terms.service.js';
import { BidLogService } from './log/bid-log.service.js';
import { LotCommandService } from './lifecycle/lot-command.service.js';
import { SecondChanceService } from './aftermath/second-chance.service.js';
import { StrikeService } from './aftermath/strike.service.js';

/** What sellers' staff and the platform do with lots; each sees the rows of his own companies. */
@Controller()
export class AuctionAdminController {
  constructor(
    private readonly auctions: AuctionAdminQueryService,
    private readonly opening: AuctionOpeningService,
    private readonly terms: AuctionTermsService,
    private readonly commands: LotCommandService,
    private readonly log: BidLogService,
    private readonly admission: AuctionAdmissionService,
    private readonly admissionReview: AdmissionReviewService,
    private readonly chances: SecondChanceService,
    private readonly strikes: StrikeService,
    private readonly orders: AuctionOrderService,
  ) {}

  @Call(adminAuctionList)
  list(caller: StaffCaller, request: AdminAuctionListRequest) {
    return this.auctions.list(caller, request);
  }

  @Call(adminAuctionDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.auctions.detail(caller, request);
  }

  @Call(addAuction)
  add(caller: StaffCaller, request: AddAuctionRequest) {
    return this.opening.add(caller, request);
  }

  @Call(updateAuction)
  update(caller: StaffCaller, request: UpdateAuctionRequest) {
    return this.terms.update(caller, request);
  }

  @Call(cancelAuction)
  cancel(caller: StaffCaller, request: CancelAuctionRequest) {
    return this.commands.cancel(caller, request);
  }

  @Call(relistAuction)
  relist(caller: StaffCaller, request: RelistAuctionRequest) {
    return this.opening.relist(caller, request);
  }

  @Call(acceptHighestBid)
  acceptHighestBid(caller: StaffCaller, request: AcceptHighestBidRequest) {
    return this.commands.acceptHighestBid(caller, request);
  }

  @Call(voidBid)
  voidBid(caller: StaffCaller, request: VoidBidRequest) {
    return this.commands.voidBid(caller, request);
  }

  @Call(bidAudit)
  bidAudit(caller: StaffCaller, request: BidAuditRequest) {
    return this.log.openAfterClose(caller, request);
  }

  @Call(bidderList)
  bidderList(caller: StaffCaller, request: BidderListRequest) {
    return this.admission.list(caller, request);
  }

  @Call(auditBidder)
  auditBidder(caller: StaffCaller, request: AuditBidderRequest) {
    return this.admissionReview.decide(caller, request);
  }

  @Call(addOffer)
  addOffer(caller: StaffCaller, request: AddOfferRequest) {
    return this.chances.offer(caller, request);
  }

  @Call(strikeList)
  strikeList(caller: StaffCaller, request: StrikeListRequest) {
    return this.strikes.list(caller, request);
  }

  @Call(settleStrike)
  settleStrike(caller: StaffCaller, request: SettleStrikeRequest) {
    return this.strikes.settle(caller, request);
  }

  @Call(barBidder)
  barBidder(caller: StaffCaller, request: BarBidderRequest) {
    return this.strikes.bar(caller, request);
  }

  @Call(auctionOrderList)
  orderList(caller: StaffCaller, request: AuctionOrderListRequest) {
    return this.orders.list(caller, request);
  }

  @Call(auctionOrderDetail)
  orderDetail(caller: StaffCaller, request: IdRequest) {
    return this.orders.detail(caller, request);
  }
}
