import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import {
  IsId,
  IsInstant,
  IsMinorAmount,
  IsMoneyText,
  IsOptionalRequestId,
  IsRequestId,
  IsSeq,
  OrNull,
} from '../validators.js';
import { pick } from '../shapes.js';

/** A bid is a secret maximum (auction-rules.md); `amount` is in integer minor units of the lot's currency. */
export class PlaceBidRequest {
  @IsId() id: number;
  @IsMinorAmount() amount: number;
  @IsIn(['JPY', 'CNY', 'USD']) currency: string;
  /** Client-made, unique per bidder: a repeat returns the first answer and uses no second chance. */
  @IsRequestId() request_id: string;
}

export class PlaceBidResponse {
  /** Null for a raised maximum, which stays out of the public log. */
  @OrNull() @IsInt() seq: number | null;
  @IsMoneyText() current_price: string;
  @IsString() currency: string;
  @IsMoneyText() min_next_bid: string;
  @IsBoolean() is_leading: boolean;
  @IsBoolean() reserve_met: boolean;
  /** Null: unlimited. */
  @OrNull() @IsInt() chances_left: number | null;
  /** The bidder's number within this lot. */
  @IsInt() bidder_no: number;
  @IsInt() status: number;
  @IsInstant() end_at: string;
  @IsInstant() server_time: string;
}

export class AutoBidRequest extends pick(PlaceBidRequest, 'id', 'currency', 'request_id') {
  @IsMinorAmount() max_amount: number;
}

export class AutoBidResponse extends PlaceBidResponse {
  @IsInt() my_max_amount: number;
}

export class BuyNowRequest {
  @IsId() id: number;
  @IsOptionalRequestId() request_id?: string;
}

export class BuyNowResponse extends pick(PlaceBidResponse, 'currency', 'status') {
  /** The order is made by an event right after, so both may still be null. */
  @OrNull() @IsInt() order_id: number | null;
  @OrNull() @IsString() order_no: string | null;
  @IsMoneyText() price: string;
}

export class AddBidderRequest extends IdActionRequest {
  /** The terms of the auction are accepted. */
  @IsBoolean() checked: boolean;
}

export class AddBidderResponse {
  /** Of the approval; null where none is required. */
  @OrNull() @IsInt() bidder_status: number | null;
  /** Of the deposit; null where none is required. */
  @OrNull() @IsInt() deposit_status: number | null;
  /** What is, or was, frozen for it. */
  @IsMoneyText() deposit: string;
  @IsString() currency: string;
}

/** A row of the public log. Anybody can verify `hash` from the fields and the hash before it (docs: auction log). */
export class AuctionBidRow {
  @IsInt() seq: number;
  @IsIn(['bid', 'automatic', 'void', 'reserve_lowered', 'end_moved']) kind: string;
  @IsMoneyText() price_after: string;
  @IsInstant() end_after: string;
  /** Integer minor units, as it is hashed. */
  @IsInt() amount: number;
  @IsString() currency: string;
  /** The bidder's number within the lot, in order of first appearance. */
  @OrNull() @IsInt() bidder: number | null;
  @OrNull() @IsString() commitment: string | null;
  @OrNull() @IsInt() voids_seq: number | null;
  @IsBoolean() is_mine: boolean;
  @IsBoolean() is_auto: boolean;
  /** A later row voided this one. */
  @IsBoolean() is_void: boolean;
  @IsString() hash: string;
  @IsInstant() created_at: string;
}

export class BidListRequest extends PageRequest {
  @IsId() id: number;
}

export class BidListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionBidRow) data: AuctionBidRow[];
}

export class BidReceiptRequest {
  @IsId() id: number;
  @IsOptional() @IsSeq() seq?: number;
  /** A raised maximum has no seq and is found by the key it was sent with. */
  @IsOptionalRequestId() request_id?: string;
}

export class BidReceiptResponse extends pick(
  PlaceBidResponse,
  'seq',
  'currency',
  'current_price',
  'is_leading',
  'reserve_met',
  'chances_left',
) {
  @IsInt() auction_id: number;
  @IsString() goods_name: string;
  /** The bidder's own maximum, integer minor units. */
  @IsInt() amount: number;
  @OrNull() @IsString() hash: string | null;
  @IsString() commitment: string;
  /** Opens the commitment; revealed only after a sale. */
  @OrNull() @IsString() salt: string | null;
  @IsInstant() created_at: string;
}

export class VoidBidRequest extends IdActionRequest {
  @IsSeq() seq: number;
  @Length(3, 500) reason: string;
}

export class VoidBidResponse extends pick(PlaceBidResponse, 'current_price', 'currency') {
  @IsInt() id: number;
  @IsInt() seq: number;
}
