import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { AuctionBidRow } from './bid.dto.js';
import { pick } from '../shapes.js';

const STATUSES = [20, 30, 40, 41, 42, 50, 60];

export class MyAuctionOrderListRequest extends PageRequest {
  @IsOptional() @IsIn(STATUSES) status?: number;
  /** `leading` and `outbid` split the running ones. */
  @IsOptional() @IsIn(['leading', 'outbid', 'won', 'ended']) group?: string;
}

export class AuctionOrderRow {
  @IsInt() id: number;
  @IsInt() auction_id: number;
  @IsString() goods_name: string;
  @IsString() username: string;
  @IsInstant() created_at: string;
  @IsInstant() auction_end_time: string;
  @IsInt() status: number;
  /** His highest publicly known bid: a maximum stays secret from staff as well. */
  @IsMoneyText() bid_price: string;
  @IsString() currency: string;
}

/** One row per bidder and auction. */
export class MyAuctionOrder extends pick(
  AuctionOrderRow,
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

export class AuctionOrderListRequest extends PageRequest {
  @IsOptional() @MaxLength(100) goods_name?: string;
  @IsOptional() @MaxLength(100) username?: string;
  @IsOptional() @IsIn(STATUSES) status?: number;
}

export class AuctionOrderListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionOrderRow) data: AuctionOrderRow[];
}

export class AuctionOrderDetail extends AuctionOrderRow {
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
  'status',
) {
  @IsMoneyText() price: string;
  @IsInstant() expired_at: string;
}

export class MyOfferListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionOffer) data: AuctionOffer[];
}

export class AnswerOfferRequest extends IdActionRequest {
  /** 1 takes it, -1 declines. */
  @IsIn([1, -1]) status: number;
}

export class AnswerOfferResponse {
  @IsInt() id: number;
  @IsInt() status: number;
  /** Made by an event right after, so it may still be null. */
  @OrNull() @IsInt() order_id: number | null;
}

export class AddOfferRequest {
  @IsId() auction_id: number;
  @IsOptionalRequestId() request_id?: string;
}

export class AddOfferResponse extends pick(AuctionOffer, 'price', 'currency', 'expired_at') {
  @IsInt() id: number;
}
