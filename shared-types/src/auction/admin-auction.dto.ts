import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { PageAnswer, PageRequest, SortedPageRequest } from '../pagination.js';
import { DecisionOutcome } from '../platform/approval.dto.js';
import { IsId, IsIds, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { SERIAL_NUMBER_MAX } from '../warehouse/stock-bounds.js';
import { AuctionBidRow } from './bid.dto.js';
import { partial, pick } from '../shapes.js';
import { LOTS_AT_ONCE_MAX } from './opening-rules.js';

/** The terms of a lot. Prices are in whole units of `currency`; null switches a term off. */
export class AuctionTerms {
  @IsMoneyText() start_price: string;
  @IsOptional() @OrNull() @IsMoneyText() reserve_price?: string | null;
  /** A fixed step instead of the table of the rules. */
  @IsOptional() @OrNull() @IsMoneyText() step_price?: string | null;
  @IsOptional() @OrNull() @IsMoneyText() buy_now_price?: string | null;
  @IsIn(['JPY', 'CNY', 'USD']) currency: string;
  @IsInstant() start_at: string;
  @IsInstant() end_at: string;
  @IsOptional() @OrNull() @IsInstant() latest_end_at?: string | null;
  /** Absent: 10; null: unlimited. */
  @IsOptional() @OrNull() @IsInt() @Min(1) @Max(1000) bid_chances?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(3600) extend_seconds?: number;
  /** Percent of the start price, 0 … 100. */
  @IsOptional() @IsInt() @Min(0) @Max(100) deposit_rate?: number;
  @IsOptional() @IsBoolean() need_approval?: boolean;
}

export class AddAuctionRequest extends AuctionTerms {
  @IsId() goods_id: number;
  /** Of the piece of the seller's stock that the goods refer to; absent or empty where the seller keeps no stock here. */
  @IsOptional() @IsText(SERIAL_NUMBER_MAX) serial_number?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** Goods of a bulk opening with the prices and the piece that are their own. */
export class NewLot extends pick(AuctionTerms, 'start_price', 'reserve_price', 'buy_now_price') {
  @IsId() goods_id: number;
  /** Of the piece of the seller's stock that the goods refer to; absent or empty where the seller keeps no stock here. */
  @IsOptional() @IsText(SERIAL_NUMBER_MAX) serial_number?: string;
}

/** The same terms for several goods, in this order: the first ends at `end_at`, each further one 60 seconds later. */
export class AddAuctionsRequest extends pick(
  AuctionTerms,
  'step_price',
  'currency',
  'start_at',
  'end_at',
  'latest_end_at',
  'bid_chances',
  'extend_seconds',
  'deposit_rate',
  'need_approval',
) {
  @ArrayMinSize(1)
  @ArrayMaxSize(LOTS_AT_ONCE_MAX)
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => NewLot)
  lots: NewLot[];
  @IsOptionalRequestId() request_id?: string;
}

/** What became of one of many: its lot and when that ends, or why there is none, in `msg` for the reader. */
class LotOutcome {
  @OrNull() @IsInt() id: number | null;
  @OrNull() @IsInstant() end_at: string | null;
  @OrNull() @IsString() error: string | null;
  @OrNull() @IsString() msg: string | null;
}

export class OpenedLot extends LotOutcome {
  @IsInt() goods_id: number;
}

export class RelistAuctionRequest extends AuctionTerms {
  /** The auction that failed, was cancelled, or whose winner defaulted. */
  @IsId() id: number;
  /** The piece of stock; absent: that of the last run, empty: none. */
  @IsOptional() @IsText(SERIAL_NUMBER_MAX) serial_number?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** A lot that goes up again; prices that are absent stay as they were. */
export class LotAgain extends partial(AuctionTerms, 'start_price', 'reserve_price', 'buy_now_price') {
  /** The auction that failed, was cancelled, or whose winner defaulted. */
  @IsId() id: number;
}

/**
 * New runs of several lots, in this order: the first ends at `end_at`, each further one 60 seconds later.
 * Absent terms are those of each lot's last run.
 */
export class RelistAuctionsRequest extends pick(
  AuctionTerms,
  'start_at',
  'end_at',
  'latest_end_at',
  'extend_seconds',
) {
  @ArrayMinSize(1)
  @ArrayMaxSize(LOTS_AT_ONCE_MAX)
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => LotAgain)
  lots: LotAgain[];
  @IsOptionalRequestId() request_id?: string;
}

export class RelistedLot extends LotOutcome {
  @IsInt() relisted_from_id: number;
}

/** Absent fields stay as they are. From the first bid only a later end and a lower reserve are possible. */
export class UpdateAuctionRequest extends partial(AuctionTerms) {
  @IsId() id: number;
  @IsOptionalRequestId() request_id?: string;
}

export class CancelAuctionRequest extends IdActionRequest {
  @Length(3, 500) reason: string;
}

export class AuctionStatusResponse {
  @IsInt() id: number;
  @IsInt() status: number;
}

/** The seller's decision when the reserve was missed: 1 accepts the highest bid, -1 declines. */
export class AcceptHighestBidRequest extends IdActionRequest {
  @IsIn([1, -1]) status: number;
}

export class AcceptHighestBidResponse extends AuctionStatusResponse {
  @OrNull() @IsInt() order_id: number | null;
}

export class AdminAuctionListRequest extends SortedPageRequest {
  @IsOptional() @MaxLength(100) goods_name?: string;
  @IsOptional() @IsIn([10, 20, 30, 40, 41, 42]) status?: number;
  @IsOptional() @IsId() company_id?: number;
  /** Lots whose end is between this instant and the other. */
  @IsOptional() @IsInstant() ends_from?: string;
  @IsOptional() @IsInstant() ends_to?: string;
}

export class AdminAuctionRow extends pick(AuctionTerms, 'start_price', 'start_at', 'end_at') {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsInt() status: number;
  @IsMoneyText() current_price: string;
  @IsString() currency: string;
  @IsInt() bid_count: number;
  @IsInt() seq: number;
  @OrNull() @IsMoneyText() reserve_price: string | null;
  @OrNull() @IsMoneyText() buy_now_price: string | null;
  @OrNull() @IsString() company_name: string | null;
}

export class AdminAuctionListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AdminAuctionRow) data: AdminAuctionRow[];
}

export class AdminAuctionDetail extends AdminAuctionRow {
  @OrNull() @IsMoneyText() step_price: string | null;
  @OrNull() @IsInstant() latest_end_at: string | null;
  @OrNull() @IsInt() bid_chances: number | null;
  @IsInt() extend_seconds: number;
  @IsInt() deposit_rate: number;
  @IsBoolean() need_approval: boolean;
  @OrNull() @IsInstant() answer_deadline: string | null;
  @OrNull() @IsString() cancel_reason: string | null;
  /** The piece of stock in the lot. */
  @OrNull() @IsInt() serial_unit_id: number | null;
  @OrNull() @IsString() serial_number: string | null;
  /** Since when its close fails: it is tried again, and a person should look. */
  @OrNull() @IsInstant() close_failed_at: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionBidRow) bids: AuctionBidRow[];
  @OrNull() @IsInt() order_id: number | null;
}

export class BidderListRequest extends PageRequest {
  /** The auction. */
  @IsId() id: number;
  /** Of the approval. */
  @IsOptional() @IsIn([0, 1, -1, 2]) status?: number;
}

/** Obstacles between a bidder and the next bid. */
export const ELIGIBILITIES = [
  'eligible',
  'not_asked',
  'pending',
  'refused',
  'no_deposit',
  'strike',
  'barred',
  'own_goods',
  'disabled',
] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

export class BidderRow {
  @IsInt() id: number;
  @IsInt() account_id: number;
  @IsString() username: string;
  @OrNull() @IsString() company_name: string | null;
  /** The company's certification passed. */
  @IsBoolean() is_certified: boolean;
  @IsMoneyText() deposit: string;
  @IsString() currency: string;
  /** Of the approval; null where none is required. */
  @OrNull() @IsInt() status: number | null;
  /** Of the deposit; null where none is required. */
  @OrNull() @IsInt() deposit_status: number | null;
  @IsIn(ELIGIBILITIES) eligibility: Eligibility;
  @IsInt() strikes_in_year: number;
  @IsBoolean() is_barred: boolean;
  @IsBoolean() has_open_strike: boolean;
  @OrNull() @IsInt() bidder_no: number | null;
  /** Of the bidder's own public bids, without the voided ones. */
  @IsInt() bid_count: number;
  /** The highest price the bidder's public rows show; the maximum stays secret. */
  @OrNull() @IsMoneyText() bid_price: string | null;
  @IsBoolean() is_leading: boolean;
  /** Who admitted or refused the bidder, when, and with which notes. */
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
  @OrNull() @IsString() reason: string | null;
  @IsInstant() created_at: string;
}

/** Deposits of a lot by what became of them. */
export class DepositTotals {
  @IsString() currency: string;
  @IsMoneyText() held: string;
  @IsMoneyText() released: string;
  @IsMoneyText() used: string;
  @IsMoneyText() forfeited: string;
}

export class BidderListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => BidderRow) data: BidderRow[];
  /** How many wait to be admitted. */
  @IsInt() pending_count: number;
  @ValidateNested() @Type(() => DepositTotals) deposits: DepositTotals;
}

export class AuditBidderRequest {
  @ArrayMinSize(1) @IsIds(100) ids: number[];
  @IsIn([1, -1]) status: number;
  /** Required when refusing. */
  @IsOptional() @MaxLength(500) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class AuditedBidder extends DecisionOutcome {
  @OrNull() @IsInt() status: number | null;
}

export class SettleStrikeRequest extends IdActionRequest {
  @Length(3, 500) reason: string;
}

export class BarBidderRequest {
  @IsId() account_id: number;
  @IsBoolean() is_barred: boolean;
  @Length(3, 500) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

export class BarBidderResponse {
  @IsInt() account_id: number;
  @IsBoolean() is_barred: boolean;
}

/** What the platform's auditor may open after a sale: every maximum with the salt of its commitment. */
export class BidAuditRow {
  @IsInt() ord: number;
  @OrNull() @IsInt() seq: number | null;
  @IsString() kind: string;
  @OrNull() @IsInt() bidder: number | null;
  @OrNull() @IsString() username: string | null;
  @OrNull() @IsInt() max_amount: number | null;
  @IsString() currency: string;
  @OrNull() @IsString() salt: string | null;
  @OrNull() @IsString() commitment: string | null;
  @OrNull() @IsString() reason: string | null;
  @IsInstant() created_at: string;
}

export class BidAuditRequest extends PageRequest {
  @IsId() id: number;
}

export class BidAuditResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => BidAuditRow) data: BidAuditRow[];
}
