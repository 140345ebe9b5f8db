import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsId, IsIds, IsInstant, IsMoneyText, OrNull } from '../validators.js';
import { AuctionBidRow } from './bid.dto.js';
import { pick } from '../shapes.js';

export class AuctionListRequest extends PageRequest {
  /** For cards of a goods list: the live figures of these auctions. */
  @IsOptional() @IsIds(160) ids?: number[];
  @IsOptional() @IsIds(160) goods_ids?: number[];
  @IsOptional() @IsIn([10, 20, 30, 40, 41, 42]) status?: number;
  @IsOptional() @IsId() category_id?: number;
  @IsOptional() @IsIn(['ending', 'newest', 'price_asc', 'price_desc', 'bids']) sort?: string;
}

export class AuctionCard {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsString() maker: string;
  @OrNull() @IsInt() year: number | null;
  @IsInt() condition: number;
  @IsInt() status: number;
  @IsMoneyText() current_price: string;
  @IsString() currency: string;
  @IsInt() bid_count: number;
  @IsBoolean() reserve_met: boolean;
  @IsInstant() start_at: string;
  @IsInstant() end_at: string;
  @IsInt() seq: number;
  /** Its goods are among the caller's favourites. */
  @IsBoolean() is_collect: boolean;
}

export class AuctionListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionCard) data: AuctionCard[];
  @IsInstant() server_time: string;
}

/** The whole snapshot of a lot: what is public, and with a session the caller's own figures. */
export class AuctionDetail extends pick(
  AuctionCard,
  'id',
  'goods_id',
  'goods_name',
  'image',
  'status',
  'current_price',
  'currency',
  'bid_count',
  'start_at',
  'end_at',
  'seq',
  'reserve_met',
) {
  @IsMoneyText() start_price: string;
  @IsInt() bidder_count: number;
  /** The step at the current price. */
  @IsMoneyText() step_price: string;
  /** A fixed step instead of the table of the rules. */
  @OrNull() @IsMoneyText() fixed_step_price: string | null;
  @IsMoneyText() min_next_bid: string;
  @IsBoolean() has_reserve: boolean;
  /** Null when none is offered, or no longer. */
  @OrNull() @IsMoneyText() buy_now_price: string | null;
  @IsInt() extend_seconds: number;
  @OrNull() @IsInstant() latest_end_at: string | null;
  @OrNull() @IsInt() leader_no: number | null;
  /** Number of the winner within the lot, once successful. */
  @OrNull() @IsInt() winner: number | null;
  /** When the reserve was missed: until then the seller may accept the highest bid. */
  @OrNull() @IsInstant() answer_deadline: string | null;
  @OrNull() @IsString() cancel_reason: string | null;
  @IsBoolean() need_approval: boolean;
  /** The deposit required before the first bid; "0" when none. */
  @IsMoneyText() deposit: string;
  @OrNull() @IsInt() bid_chances: number | null;
  @IsInt() watchers: number;

  /** The caller's own figures: null without a session or before the first bid. */
  @OrNull() @IsInt() bidder_no: number | null;
  /** Of the approval, and of the deposit: two facts. */
  @OrNull() @IsInt() bidder_status: number | null;
  @OrNull() @IsInt() deposit_status: number | null;
  @OrNull() @IsInt() chances_left: number | null;
  /** Integer minor units; nobody else's maximum is ever revealed. */
  @OrNull() @IsInt() my_max_amount: number | null;
  @IsBoolean() is_leading: boolean;
  /** The caller may not bid: they or their company sells it, or they manage it. */
  @IsBoolean() is_own_goods: boolean;
  @IsBoolean() is_watching: boolean;
  @OrNull() @IsInt() order_id: number | null;

  /** Newest public rows, latest first, at most 20. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionBidRow) rows: AuctionBidRow[];
  @IsInstant() server_time: string;
}

export class WatchRequest {
  @IsId() id: number;
}

export class WatchResponse {
  @IsInt() id: number;
  @IsBoolean() is_watching: boolean;
}
