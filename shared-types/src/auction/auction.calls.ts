import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { PageRequest } from '../pagination.js';
import {
  AcceptHighestBidRequest,
  AcceptHighestBidResponse,
  AddAuctionRequest,
  AddAuctionsRequest,
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
  OpenedLot,
  RelistAuctionRequest,
  RelistAuctionsRequest,
  RelistedLot,
  SettleStrikeRequest,
  UpdateAuctionRequest,
} from './admin-auction.dto.js';
import {
  AddOfferRequest,
  AddOfferResponse,
  AnswerOfferRequest,
  AnswerOfferResponse,
  AuctionOrderDetail,
  MyAuctionOrderListRequest,
  MyAuctionOrderListResponse,
  MyOfferListRequest,
  MyOfferListResponse,
  OfferListResponse,
} from './auction-order.dto.js';
import {
  AuctionDetail,
  AuctionListRequest,
  AuctionListResponse,
  WatchRequest,
  WatchResponse,
} from './auction.dto.js';
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
  VoidBidRequest,
  VoidBidResponse,
} from './bid.dto.js';

export const auctionList = call('/auctions/auction-list', {
  may: 'public',
  request: AuctionListRequest,
  response: AuctionListResponse,
  summary: 'Lists lots by state, category or ids, with their live price',
});

export const auctionDetail = call('/auctions/auction-detail', {
  may: 'public',
  request: IdRequest,
  response: AuctionDetail,
  summary: 'The whole snapshot of a lot; with a session the caller’s own figures too',
});

export const bidList = call('/auctions/bid-list', {
  may: 'public',
  request: BidListRequest,
  response: BidListResponse,
  summary: 'The public log of a lot, latest first; each hash continues the previous one',
});

export const placeBid = call('/auctions/add-bid', {
  may: 'member',
  request: PlaceBidRequest,
  response: PlaceBidResponse,
  summary: 'Bids: the amount is a secret maximum',
});

export const placeAutoBid = call('/auctions/add-auto-bid', {
  may: 'member',
  request: AutoBidRequest,
  response: AutoBidResponse,
  summary: 'Sets or raises an automatic bid; equivalent to a bid',
});

export const addBidder = call('/auctions/add-bidder', {
  may: 'member',
  request: AddBidderRequest,
  response: AddBidderResponse,
  summary: 'Requests admission to a lot and freezes its deposit, where required',
});

export const bidReceipt = call('/auctions/bid-receipt', {
  may: 'member',
  request: BidReceiptRequest,
  response: BidReceiptResponse,
  summary: 'The receipt of one of the caller’s own bids',
});

export const buyNow = call('/auctions/buy-now', {
  may: 'member',
  request: BuyNowRequest,
  response: BuyNowResponse,
  summary: 'Buys a lot at its buy-now price while that is offered',
});

export const addWatch = call('/auctions/add-watch', {
  may: 'member',
  request: WatchRequest,
  response: WatchResponse,
  summary: 'Adds a lot to the caller’s watch list',
});

export const removeWatch = call('/auctions/del-watch', {
  may: 'member',
  request: WatchRequest,
  response: WatchResponse,
  summary: 'Removes a lot from the caller’s watch list',
});

export const myWatchList = call('/auctions/my-watch-list', {
  may: 'member',
  request: PageRequest,
  response: AuctionListResponse,
  summary: 'The lots the caller watches',
});

export const myOfferList = call('/auctions/my-offer-list', {
  may: 'member',
  request: MyOfferListRequest,
  response: MyOfferListResponse,
  summary: 'Second chances offered to the caller',
});

export const answerOffer = call('/auctions/answer-offer', {
  may: 'member',
  request: AnswerOfferRequest,
  response: AnswerOfferResponse,
  summary: 'Accepts or declines a second chance within its 24 hours',
});

export const myAuctionOrderList = call('/auction-orders/my-auction-order-list', {
  may: 'member',
  request: MyAuctionOrderListRequest,
  response: MyAuctionOrderListResponse,
  summary: 'The lots the caller has bid on, those with a lost lead first',
});

export const adminAuctionList = call('/auctions/admin-auction-list', {
  may: 'auction:auction:list',
  request: AdminAuctionListRequest,
  response: AdminAuctionListResponse,
  summary: 'Lists lots of the caller’s companies',
});

export const adminAuctionDetail = call('/auctions/admin-auction-detail', {
  may: 'auction:auction:list',
  request: IdRequest,
  response: AdminAuctionDetail,
  summary: 'A lot with its terms, reserve and newest public rows',
});

export const addAuction = call('/auctions/add-auction', {
  may: 'auction:auction:add',
  request: AddAuctionRequest,
  response: IdAnswer,
  summary: 'Puts listed goods up for auction',
});

export const addAuctions = call('/auctions/add-auctions', {
  may: 'auction:auction:add',
  request: AddAuctionsRequest,
  response: [OpenedLot],
  summary: 'Puts several goods up for auction in one go, their ends 60 seconds apart',
});

export const updateAuction = call('/auctions/update-auction', {
  may: 'auction:auction:update',
  request: UpdateAuctionRequest,
  response: IdAnswer,
  summary: 'Changes terms; from the first bid only a later end and a lower reserve',
});

export const cancelAuction = call('/auctions/cancel-auction', {
  may: 'auction:auction:cancel',
  request: CancelAuctionRequest,
  response: AuctionStatusResponse,
  summary: 'Cancels a lot with a reason; the seller only while there is no valid bid',
});

export const relistAuction = call('/auctions/relist-auction', {
  may: 'auction:auction:relist',
  request: RelistAuctionRequest,
  response: IdAnswer,
  summary: 'Relists goods that did not sell, or whose winner did not pay',
});

export const relistAuctions = call('/auctions/relist-auctions', {
  may: 'auction:auction:relist',
  request: RelistAuctionsRequest,
  response: [RelistedLot],
  summary: 'Relists several lots that did not sell, their ends 60 seconds apart',
});

export const acceptHighestBid = call('/auctions/accept-highest-bid', {
  may: 'auction:auction:decide',
  request: AcceptHighestBidRequest,
  response: AcceptHighestBidResponse,
  summary: 'The seller’s decision on a highest bid below the reserve',
});

export const voidBid = call('/auctions/void-bid', {
  may: 'auction:bid:void',
  request: VoidBidRequest,
  response: VoidBidResponse,
  summary: 'Voids a bid with a reason; the row stays and the price is recomputed',
});

export const bidAudit = call('/auctions/bid-audit', {
  may: 'auction:bid:audit',
  request: BidAuditRequest,
  response: BidAuditResponse,
  summary: 'Every row of a sold lot with its maximum and salt; each access is logged',
});

export const bidderList = call('/auctions/bidder-list', {
  may: 'auction:bidder:list',
  request: BidderListRequest,
  response: BidderListResponse,
  summary: 'The admission requests of a lot',
});

export const auditBidder = call('/auctions/audit-bidder', {
  may: 'auction:bidder:approve',
  request: AuditBidderRequest,
  response: [AuditedBidder],
  summary: 'Admits or refuses bidders; a refusal releases the deposit',
});

export const offerList = call('/auctions/offer-list', {
  may: 'auction:offer:add',
  request: IdRequest,
  response: OfferListResponse,
  summary: 'Second chances of a lot, and the next bidder in line',
});

export const addOffer = call('/auctions/add-offer', {
  may: 'auction:offer:add',
  request: AddOfferRequest,
  response: AddOfferResponse,
  summary: 'Offers a lot to the next bidder after a default',
});

export const settleStrike = call('/auctions/settle-strike', {
  may: 'auction:strike:settle',
  request: SettleStrikeRequest,
  response: IdAnswer,
  summary: 'Settles a strike, so that its bidder may bid again',
});

export const barBidder = call('/auctions/bar-bidder', {
  may: 'auction:bidder:bar',
  request: BarBidderRequest,
  response: BarBidderResponse,
  summary: 'Bars a bidder with three strikes in twelve months, or lifts that',
});

export const auctionOrderDetail = call('/auction-orders/auction-order-detail', {
  may: 'auction:order:list',
  request: IdRequest,
  response: AuctionOrderDetail,
  summary: 'A bidder’s standing in a lot with their public bids',
});
