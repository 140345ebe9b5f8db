import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { AuctionBidRow } from './bid.dto.js';
import { rowClassOf } from '../record/classes.js';
import { pick } from '../shapes.js';
import { OFFER_STATUS } from '../states.js';
import { auctionOrder } from './auction-order.record.js';

const STATUSES = [20, 30, 40, 41, 42, 50, 60];

export class MyAuctionOrderListRequest extends PageRequest {
  @IsOptional() @IsIn(STATUSES) status?: number;
  /** `leading` and `outbid` split the running ones. */
  @IsOptional() @IsIn(['leading', 'outbid', 'won', 'ended']) group?: string;
}

/** One row per bidder and auction. */
export class MyAuctionOrder extends pick(
  rowClassOf(auctionOrder),
  'id',
  'auction_id',
  'goods_name',
  'username',
  'created_at',
  'auction_end_time',
  'status',
  'currency',
) {
  @IsInt() goods_id: number;
  @OrNull() @IsString() image: string | null;
  /** The bidder's own maximum. */
  @IsMoneyText() bid_price: string;
  @IsMoneyText() current_price: string;
  @IsBoolean() is_leading: boolean;
  @OrNull() @IsInt() chances_left: number | null;
  @OrNull() @IsInt() order_id: number | null;
}

export class MyAuctionOrderListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyAuctionOrder) data: MyAuctionOrder[];
  /** How many rows each group holds. */
  @IsInt() leading_count: number;
  @IsInt() outbid_count: number;
  @IsInstant() server_time: string;
}

export class AuctionOrderDetail extends rowClassOf(auctionOrder) {
  @OrNull() @IsInt() order_id: number | null;
  @OrNull() @IsString() order_no: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionBidRow) bids: AuctionBidRow[];
}

export class MyOfferListRequest extends PageRequest {
  @IsOptional() @IsIn([0, 1, -1, 2]) status?: number;
}

/** A second chance, offered to the runner-up after a default. */
export class AuctionOffer extends pick(
  MyAuctionOrder,
  'id',
  'auction_id',
  'goods_id',
  'goods_name',
  'image',
  'currency',
) {
  @IsIn(Object.values(OFFER_STATUS)) status: number;
  @IsMoneyText() price: string;
  @IsInstant() expired_at: string;
}

export class MyOfferListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionOffer) data: AuctionOffer[];
}

export class AnswerOfferRequest extends IdActionRequest {
  /** 1 accepts it, -1 declines. */
  @IsIn([1, -1]) status: number;
}

export class AnswerOfferResponse {
  @IsInt() id: number;
  @IsInt() status: number;
  /** Made by an event right after, so it may still be null. */
  @OrNull() @IsInt() order_id: number | null;
}

/** A second chance as staff see it. */
export class LotOffer extends pick(AuctionOffer, 'id', 'price', 'currency', 'status', 'expired_at') {
  @OrNull() @IsInt() bidder_no: number | null;
  @IsString() username: string;
  @IsInstant() created_at: string;
}

/** The bidder to whom the lot would be offered next, and the price. */
export class NextChance extends pick(LotOffer, 'bidder_no', 'username', 'price', 'currency', 'expired_at') {
  /** How many offers are left with this one. */
  @IsInt() offers_left: number;
}

export class OfferListResponse {
  /** Latest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => LotOffer) data: LotOffer[];
  @OrNull() @ValidateNested() @Type(() => NextChance) next: NextChance | null;
  /** Why no offer can be made now; null where one can. */
  @OrNull() @IsIn(['STATE_CONFLICT', 'OFFER_LIMIT']) reason: string | null;
}

export class AddOfferRequest {
  @IsId() auction_id: number;
  @IsOptionalRequestId() request_id?: string;
}

export class AddOfferResponse extends pick(AuctionOffer, 'price', 'currency', 'expired_at') {
  @IsInt() id: number;
}
