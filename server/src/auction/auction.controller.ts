import { Controller } from '@nestjs/common';
import {
  addBidder,
  addWatch,
  answerOffer,
  auctionDetail,
  auctionList,
  bidList,
  bidReceipt,
  buyNow,
  myAuctionOrderList,
  myOfferList,
  myWatchList,
  placeAutoBid,
  placeBid,
  removeWatch,
} from '@fovea/shared-types/auction/auction.calls';
import type { AuctionListRequest, WatchRequest } from '@fovea/shared-types/auction/auction.dto';
import type {
  AnswerOfferRequest,
  MyAuctionOrderListRequest,
  MyOfferListRequest,
} from '@fovea/shared-types/auction/auction-order.dto';
import type {
  AddBidderRequest,
  AutoBidRequest,
  BidListRequest,
  BidReceiptRequest,
  BuyNowRequest,
  PlaceBidRequest,
} from '@fovea/shared-types/auction/bid.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { PageRequest } from '@fovea/shared-types/pagination';
import { Call } from '../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../platform/kernel/caller.js';
import { AuctionAdmissionService } from './admission/auction-admission.service.js';
import { AuctionOrderService } from './aftermath/auction-order.service.js';
import { AuctionQueryService } from './browse/auction-query.service.js';
import { BidLogService } from './log/bid-log.service.js';
import { BidService } from './bidding/bid.service.js';
import { SecondChanceService } from './aftermath/second-chance.service.js';
import { WatchService } from './browse/watch.service.js';

/** What visitors and members do with lots. */
@Controller()
export class AuctionController {
  constructor(
    private readonly auctions: AuctionQueryService,
    private readonly log: BidLogService,
    private readonly bids: BidService,
    private readonly admission: AuctionAdmissionService,
    private readonly watches: WatchService,
    private readonly orders: AuctionOrderService,
    private readonly chances: SecondChanceService,
  ) {}

  @Call(auctionList)
  list(caller: Caller, request: AuctionListRequest) {
    return this.auctions.list(caller, request);
  }

  @Call(auctionDetail)
  detail(caller: Caller, request: IdRequest) {
    return this.auctions.detail(caller, request);
  }

  @Call(bidList)
  bidList(caller: Caller, request: BidListRequest) {
    return this.log.list(caller, request);
  }

  @Call(placeBid)
  placeBid(caller: MemberCaller, request: PlaceBidRequest) {
    return this.bids.place(caller, request);
  }

  @Call(placeAutoBid)
  placeAutoBid(caller: MemberCaller, request: AutoBidRequest) {
    return this.bids.placeAuto(caller, request);
  }

  @Call(addBidder)
  addBidder(caller: MemberCaller, request: AddBidderRequest) {
    return this.admission.ask(caller, request);
  }

  @Call(bidReceipt)
  bidReceipt(caller: MemberCaller, request: BidReceiptRequest) {
    return this.log.receipt(caller, request);
  }

  @Call(buyNow)
  buyNow(caller: MemberCaller, request: BuyNowRequest) {
    return this.bids.buyNow(caller, request);
  }

  @Call(addWatch)
  addWatch(caller: MemberCaller, request: WatchRequest) {
    return this.watches.add(caller, request);
  }

  @Call(removeWatch)
  removeWatch(caller: MemberCaller, request: WatchRequest) {
    return this.watches.remove(caller, request);
  }

  @Call(myWatchList)
  myWatchList(caller: MemberCaller, request: PageRequest) {
    return this.auctions.watchList(caller, request);
  }

  @Call(myOfferList)
  myOfferList(caller: MemberCaller, request: MyOfferListRequest) {
    return this.chances.listMine(caller, request);
  }

  @Call(answerOffer)
  answerOffer(caller: MemberCaller, request: AnswerOfferRequest) {
    return this.chances.answer(caller, request);
  }

  @Call(myAuctionOrderList)
  myAuctionOrderList(caller: MemberCaller, request: MyAuctionOrderListRequest) {
    return this.orders.listMine(caller, request);
  }
}
