import { call } from '../call.js';
import type {
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
} from './admin-auction.dto.js';
import type {
  AddOfferRequest,
  AddOfferResponse,
  AnswerOfferRequest,
  AnswerOfferResponse,
  AuctionOrderDetail,
  AuctionOrderListRequest,
  AuctionOrderListResponse,
  MyAuctionOrderListRequest,
  MyAuctionOrderListResponse,
  MyOfferListRequest,
  MyOfferListResponse,
} from './auction-order.dto.js';
import type {
  AuctionDetail,
  AuctionListRequest,
  AuctionListResponse,
  WatchRequest,
  WatchResponse,
} from './auction.dto.js';
import type {
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
import type { IdAnswer, IdRequest } from '../common.dto.js';
import type { PageRequest } from '../pagination.js';

export const auctionList = call<AuctionListRequest, AuctionListResponse>('/auctions/auction-list');
export const auctionDetail = call<IdRequest, AuctionDetail>('/auctions/auction-detail');
export const bidList = call<BidListRequest, BidListResponse>('/auctions/bid-list');
export const placeBid = call<PlaceBidRequest, PlaceBidResponse>('/auctions/add-bid');
export const placeAutoBid = call<AutoBidRequest, AutoBidResponse>('/auctions/add-auto-bid');
export const addBidder = call<AddBidderRequest, AddBidderResponse>('/auctions/add-bidder');
export const bidReceipt = call<BidReceiptRequest, BidReceiptResponse>('/auctions/bid-receipt');
export const buyNow = call<BuyNowRequest, BuyNowResponse>('/auctions/buy-now');
export const addWatch = call<WatchRequest, WatchResponse>('/auctions/add-watch');
export const removeWatch = call<WatchRequest, WatchResponse>('/auctions/del-watch');
export const myWatchList = call<PageRequest, AuctionListResponse>('/auctions/my-watch-list');
export const myOfferList = call<MyOfferListRequest, MyOfferListResponse>('/auctions/my-offer-list');
export const answerOffer = call<AnswerOfferRequest, AnswerOfferResponse>('/auctions/answer-offer');
export const myAuctionOrderList = call<MyAuctionOrderListRequest, MyAuctionOrderListResponse>(
  '/auction-orders/my-auction-order-list',
);

export const adminAuctionList = call<AdminAuctionListRequest, AdminAuctionListResponse>(
  '/auctions/admin-auction-list',
);
export const adminAuctionDetail = call<IdRequest, AdminAuctionDetail>('/auctions/admin-auction-detail');
export const addAuction = call<AddAuctionRequest, IdAnswer>('/auctions/add-auction');
export const updateAuction = call<UpdateAuctionRequest, IdAnswer>('/auctions/update-auction');
export const cancelAuction = call<CancelAuctionRequest, AuctionStatusResponse>('/auctions/cancel-auction');
export const relistAuction = call<RelistAuctionRequest, IdAnswer>('/auctions/relist-auction');
export const acceptHighestBid = call<AcceptHighestBidRequest, AcceptHighestBidResponse>(
  '/auctions/accept-highest-bid',
);
export const voidBid = call<VoidBidRequest, VoidBidResponse>('/auctions/void-bid');
export const bidAudit = call<BidAuditRequest, BidAuditResponse>('/auctions/bid-audit');
export const bidderList = call<BidderListRequest, BidderListResponse>('/auctions/bidder-list');
export const auditBidder = call<AuditBidderRequest, AuditedBidder[]>('/auctions/audit-bidder');
export const addOffer = call<AddOfferRequest, AddOfferResponse>('/auctions/add-offer');
export const strikeList = call<StrikeListRequest, StrikeListResponse>('/auctions/strike-list');
export const settleStrike = call<SettleStrikeRequest, IdAnswer>('/auctions/settle-strike');
export const barBidder = call<BarBidderRequest, BarBidderResponse>('/auctions/bar-bidder');
export const auctionOrderList = call<AuctionOrderListRequest, AuctionOrderListResponse>(
  '/auction-orders/auction-order-list',
);
export const auctionOrderDetail = call<IdRequest, AuctionOrderDetail>('/auction-orders/auction-order-detail');
