import { Body, Controller } from '@nestjs/common';
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
import {
  AuctionDetail,
  AuctionListRequest,
  AuctionListResponse,
  WatchRequest,
  WatchResponse,
} from '@fovea/shared-types/auction/auction.dto';
import {
  AnswerOfferRequest,
  AnswerOfferResponse,
  MyAuctionOrderListRequest,
  MyAuctionOrderListResponse,
  MyOfferListRequest,
  MyOfferListResponse,
} from '@fovea/shared-types/auction/auction-order.dto';
import {
  AddBidderRequest,
  AddBidderResponse,
  AutoBidRequest,
  AutoBidResponse,
  BidListRequest,
  BidListResponse,
  BidReceiptRequest,
  BidReceiptResponse,
  BuyNowRequest,
  BuyNowResponse,
  PlaceBidRequest,
  PlaceBidResponse,
} from '@fovea/shared-types/auction/bid.dto';
import { IdRequest } from '@fovea/shared-types/common.dto';
import { PageRequest } from '@fovea/shared-types/pagination';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
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

  @Call(auctionList, {
    may: 'public',
    request: AuctionListRequest,
    response: AuctionListResponse,
    summary: 'Lists lots by state, category or ids, with their live price',
  })
  list(@RequestCaller() caller: Caller, @Body() request: AuctionListRequest) {
    return this.auctions.list(caller, request);
  }

  @Call(auctionDetail, {
    may: 'public',
    request: IdRequest,
    response: AuctionDetail,
    summary: 'The whole snapshot of a lot; with a session the caller’s own figures too',
  })
  detail(@RequestCaller() caller: Caller, @Body() request: IdRequest) {
    return this.auctions.detail(caller, request);
  }

  @Call(bidList, {
    may: 'public',
    request: BidListRequest,
    response: BidListResponse,
    summary: 'The public log of a lot, latest first; each hash continues the one before',
  })
  bidList(@RequestCaller() caller: Caller, @Body() request: BidListRequest) {
    return this.log.list(caller, request);
  }

  @Call(placeBid, {
    may: 'member',
    request: PlaceBidRequest,
    response: PlaceBidResponse,
    summary: 'Bids: the amount is a secret maximum',
  })
  placeBid(@RequestCaller() caller: MemberCaller, @Body() request: PlaceBidRequest) {
    return this.bids.place(caller, request);
  }

  @Call(placeAutoBid, {
    may: 'member',
    request: AutoBidRequest,
    response: AutoBidResponse,
    summary: 'Sets or raises an automatic bid: the same door as a bid',
  })
  placeAutoBid(@RequestCaller() caller: MemberCaller, @Body() request: AutoBidRequest) {
    return this.bids.placeAuto(caller, request);
  }

  @Call(addBidder, {
    may: 'member',
    request: AddBidderRequest,
    response: AddBidderResponse,
    summary: 'Asks to take part in a lot and freezes its deposit, where it asks for either',
  })
  addBidder(@RequestCaller() caller: MemberCaller, @Body() request: AddBidderRequest) {
    return this.admission.ask(caller, request);
  }

  @Call(bidReceipt, {
    may: 'member',
    request: BidReceiptRequest,
    response: BidReceiptResponse,
    summary: 'The receipt of one of the caller’s own bids',
  })
  bidReceipt(@RequestCaller() caller: MemberCaller, @Body() request: BidReceiptRequest) {
    return this.log.receipt(caller, request);
  }

  @Call(buyNow, {
    may: 'member',
    request: BuyNowRequest,
    response: BuyNowResponse,
    summary: 'Takes a lot at its buy-now price while that is offered',
  })
  buyNow(@RequestCaller() caller: MemberCaller, @Body() request: BuyNowRequest) {
    return this.bids.buyNow(caller, request);
  }

  @Call(addWatch, {
    may: 'member',
    request: WatchRequest,
    response: WatchResponse,
    summary: 'Puts a lot on the caller’s watch list',
  })
  addWatch(@RequestCaller() caller: MemberCaller, @Body() request: WatchRequest) {
    return this.watches.add(caller, request);
  }

  @Call(removeWatch, {
    may: 'member',
    request: WatchRequest,
    response: WatchResponse,
    summary: 'Takes a lot off the caller’s watch list',
  })
  removeWatch(@RequestCaller() caller: MemberCaller, @Body() request: WatchRequest) {
    return this.watches.remove(caller, request);
  }

  @Call(myWatchList, {
    may: 'member',
    request: PageRequest,
    response: AuctionListResponse,
    summary: 'The lots the caller watches',
  })
  myWatchList(@RequestCaller() caller: MemberCaller, @Body() request: PageRequest) {
    return this.auctions.watchList(caller, request);
  }

  @Call(myOfferList, {
    may: 'member',
    request: MyOfferListRequest,
    response: MyOfferListResponse,
    summary: 'Second chances offered to the caller',
  })
  myOfferList(@RequestCaller() caller: MemberCaller, @Body() request: MyOfferListRequest) {
    return this.chances.listMine(caller, request);
  }

  @Call(answerOffer, {
    may: 'member',
    request: AnswerOfferRequest,
    response: AnswerOfferResponse,
    summary: 'Takes or declines a second chance within its 24 hours',
  })
  answerOffer(@RequestCaller() caller: MemberCaller, @Body() request: AnswerOfferRequest) {
    return this.chances.answer(caller, request);
  }

  @Call(myAuctionOrderList, {
    may: 'member',
    request: MyAuctionOrderListRequest,
    response: MyAuctionOrderListResponse,
    summary: 'The lots the caller has bid on, those he lost the lead of first',
  })
  myAuctionOrderList(@RequestCaller() caller: MemberCaller, @Body() request: MyAuctionOrderListRequest) {
    return this.orders.listMine(caller, request);
  }
}
