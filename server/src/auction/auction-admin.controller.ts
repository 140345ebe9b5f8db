import { Body, Controller } from '@nestjs/common';
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
import {
  AcceptHighestBidRequest,
  AcceptHighestBidResponse,
  AddAuctionRequest,
  AdminAuctionDetail,
  AdminAuctionListRequest,
  AdminAuctionListResponse,
  AuctionStatusResponse,
  AuditBidderRequest,
  AuditedBidder,
  BarBidderRequest,
  BarBidderResponse,
  BidAuditRequest,
  BidAuditResponse,
  BidderListRequest,
  BidderListResponse,
  CancelAuctionRequest,
  RelistAuctionRequest,
  SettleStrikeRequest,
  StrikeListRequest,
  StrikeListResponse,
  UpdateAuctionRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import {
  AddOfferRequest,
  AddOfferResponse,
  AuctionOrderDetail,
  AuctionOrderListRequest,
  AuctionOrderListResponse,
} from '@fovea/shared-types/auction/auction-order.dto';
import { VoidBidRequest, VoidBidResponse } from '@fovea/shared-types/auction/bid.dto';
import { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { StaffCaller } from '../platform/kernel/caller.js';
import { AuctionAdminQueryService } from './browse/auction-admin-query.service.js';
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
    private readonly chances: SecondChanceService,
    private readonly strikes: StrikeService,
    private readonly orders: AuctionOrderService,
  ) {}

  @Call(adminAuctionList, {
    may: 'auction:auction:list',
    request: AdminAuctionListRequest,
    response: AdminAuctionListResponse,
    summary: 'Lists lots of the caller’s companies',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: AdminAuctionListRequest) {
    return this.auctions.list(caller, request);
  }

  @Call(adminAuctionDetail, {
    may: 'auction:auction:list',
    request: IdRequest,
    response: AdminAuctionDetail,
    summary: 'A lot with its terms, reserve and newest public rows',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.auctions.detail(caller, request);
  }

  @Call(addAuction, {
    may: 'auction:auction:add',
    request: AddAuctionRequest,
    response: IdAnswer,
    summary: 'Puts listed goods up for auction',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddAuctionRequest) {
    return this.opening.add(caller, request);
  }

  @Call(updateAuction, {
    may: 'auction:auction:update',
    request: UpdateAuctionRequest,
    response: IdAnswer,
    summary: 'Changes terms; from the first bid only a later end and a lower reserve',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateAuctionRequest) {
    return this.terms.update(caller, request);
  }

  @Call(cancelAuction, {
    may: 'auction:auction:cancel',
    request: CancelAuctionRequest,
    response: AuctionStatusResponse,
    summary: 'Cancels a lot with a reason; the seller only while no bid stands',
  })
  cancel(@RequestCaller() caller: StaffCaller, @Body() request: CancelAuctionRequest) {
    return this.commands.cancel(caller, request);
  }

  @Call(relistAuction, {
    may: 'auction:auction:relist',
    request: RelistAuctionRequest,
    response: IdAnswer,
    summary: 'A new run of goods that did not sell, or whose winner did not pay',
  })
  relist(@RequestCaller() caller: StaffCaller, @Body() request: RelistAuctionRequest) {
    return this.opening.relist(caller, request);
  }

  @Call(acceptHighestBid, {
    may: 'auction:auction:decide',
    request: AcceptHighestBidRequest,
    response: AcceptHighestBidResponse,
    summary: 'The seller’s word on a highest bid below the reserve',
  })
  acceptHighestBid(@RequestCaller() caller: StaffCaller, @Body() request: AcceptHighestBidRequest) {
    return this.commands.acceptHighestBid(caller, request);
  }

  @Call(voidBid, {
    may: 'auction:bid:void',
    request: VoidBidRequest,
    response: VoidBidResponse,
    summary: 'Voids a bid with a reason; the row stays and the price is recomputed',
  })
  voidBid(@RequestCaller() caller: StaffCaller, @Body() request: VoidBidRequest) {
    return this.commands.voidBid(caller, request);
  }

  @Call(bidAudit, {
    may: 'auction:bid:audit',
    request: BidAuditRequest,
    response: BidAuditResponse,
    summary: 'Every row of a closed lot with its maximum and salt; who looked is on record',
  })
  bidAudit(@RequestCaller() caller: StaffCaller, @Body() request: BidAuditRequest) {
    return this.log.openAfterClose(caller, request);
  }

  @Call(bidderList, {
    may: 'auction:bidder:list',
    request: BidderListRequest,
    response: BidderListResponse,
    summary: 'Who asked to take part in a lot',
  })
  bidderList(@RequestCaller() caller: StaffCaller, @Body() request: BidderListRequest) {
    return this.admission.list(caller, request);
  }

  @Call(auditBidder, {
    may: 'auction:bidder:audit',
    request: AuditBidderRequest,
    response: [AuditedBidder],
    summary: 'Admits or refuses bidders; a refusal gives the deposit back',
  })
  auditBidder(@RequestCaller() caller: StaffCaller, @Body() request: AuditBidderRequest) {
    return this.admission.decide(caller, request);
  }

  @Call(addOffer, {
    may: 'auction:offer:add',
    request: AddOfferRequest,
    response: AddOfferResponse,
    summary: 'Offers a lot to the next bidder after a default',
  })
  addOffer(@RequestCaller() caller: StaffCaller, @Body() request: AddOfferRequest) {
    return this.chances.offer(caller, request);
  }

  @Call(strikeList, {
    may: 'auction:strike:list',
    request: StrikeListRequest,
    response: StrikeListResponse,
    summary: 'Winners who did not pay',
  })
  strikeList(@RequestCaller() caller: StaffCaller, @Body() request: StrikeListRequest) {
    return this.strikes.list(caller, request);
  }

  @Call(settleStrike, {
    may: 'auction:strike:settle',
    request: SettleStrikeRequest,
    response: IdAnswer,
    summary: 'Settles a strike, so that its bidder may bid again',
  })
  settleStrike(@RequestCaller() caller: StaffCaller, @Body() request: SettleStrikeRequest) {
    return this.strikes.settle(caller, request);
  }

  @Call(barBidder, {
    may: 'auction:bidder:bar',
    request: BarBidderRequest,
    response: BarBidderResponse,
    summary: 'Bars a bidder with three strikes in twelve months, or lifts that',
  })
  barBidder(@RequestCaller() caller: StaffCaller, @Body() request: BarBidderRequest) {
    return this.strikes.bar(caller, request);
  }

  @Call(auctionOrderList, {
    may: 'auction:order:list',
    request: AuctionOrderListRequest,
    response: AuctionOrderListResponse,
    summary: 'One row per bidder and lot',
  })
  orderList(@RequestCaller() caller: StaffCaller, @Body() request: AuctionOrderListRequest) {
    return this.orders.list(caller, request);
  }

  @Call(auctionOrderDetail, {
    may: 'auction:order:list',
    request: IdRequest,
    response: AuctionOrderDetail,
    summary: 'A bidder’s place in a lot with his public bids',
  })
  orderDetail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.orders.detail(caller, request);
  }
}
