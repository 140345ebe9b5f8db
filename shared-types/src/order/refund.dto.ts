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
import { IdRequest } from '../common.dto.js';
import { FileLink } from '../platform/file.dto.js';
import { rowClassOf } from '../record/classes.js';
import {
  IsFlag,
  IsId,
  IsIds,
  IsInstant,
  IsMinorAmount,
  IsMoneyText,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';
import { REFUND_IMAGES_MAX, REFUND_TEXT_MAX } from './refund-rules.js';
import { refund } from './refund.record.js';
import { SHIPPED_LINES_MAX, SHIPPED_QUANTITY_MAX } from './shipping-rules.js';

/** What a party writes in the thread of an order's refund; `id` is the order. */
class RefundEntryRequest extends IdRequest {
  @IsOptional() @IsIds(REFUND_IMAGES_MAX) images?: number[];
  @IsOptionalRequestId() request_id?: string;
}

/** So many pieces of a line of the order. */
export class RefundedLine {
  @IsId() order_line_id: number;
  @Min(1) @Max(SHIPPED_QUANTITY_MAX) @IsInt() quantity: number;
}

export class RefundOrderRequest extends RefundEntryRequest {
  @IsText(REFUND_TEXT_MAX) @Length(1, REFUND_TEXT_MAX) reason: string;
  /** Minor units of the order's currency. */
  @IsMinorAmount() amount: number;
  /** What it is about; absent: the price, or all of it. Of what was not sent, nothing named is owed once it is paid. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SHIPPED_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => RefundedLine)
  lines?: RefundedLine[];
}

export class CancelRefundRequest extends IdRequest {
  @IsOptionalRequestId() request_id?: string;
}

export class RefundLogisticsRequest extends RefundEntryRequest {
  @IsOptional() @IsText(60) @MaxLength(60) logistics_company?: string;
  @IsText(60) @Length(1, 60) logistics_code: string;
}

export class EscalateRefundRequest extends RefundEntryRequest {
  @IsText(REFUND_TEXT_MAX) @Length(1, REFUND_TEXT_MAX) reason: string;
}

export class RefundMessageRequest extends RefundEntryRequest {
  @IsText(REFUND_TEXT_MAX) @Length(1, REFUND_TEXT_MAX) content: string;
}

/** The merchant's decision: 1 agrees to `amount` or less of the request, -1 refuses with a reason. */
export class AuditRefundRequest extends IdRequest {
  @IsIn([1, -1]) status: number;
  @IsOptional() @IsMinorAmount() amount?: number;
  /** 1: the goods come back first. */
  @IsOptional() @IsFlag() need_return?: number;
  @IsOptional() @IsText(REFUND_TEXT_MAX) @MaxLength(REFUND_TEXT_MAX) audit_notes?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** The platform's decision, with its reason: 1 for the buyer, -1 for the merchant. */
export class DecideRefundRequest extends IdRequest {
  @IsIn([1, -1]) status: number;
  @IsOptional() @IsMinorAmount() amount?: number;
  @IsOptional() @IsFlag() need_return?: number;
  @IsText(REFUND_TEXT_MAX) @Length(1, REFUND_TEXT_MAX) audit_notes: string;
  @IsOptionalRequestId() request_id?: string;
}

/** Goods that came back: 1 as agreed, -1 not, with a reason and pictures. */
export class ConfirmRefundReturnRequest extends RefundEntryRequest {
  @IsIn([1, -1]) status: number;
  @IsOptional() @IsText(REFUND_TEXT_MAX) @MaxLength(REFUND_TEXT_MAX) reason?: string;
}

export class RetryRefundRequest extends IdRequest {
  /** 1: to the buyer's balance instead. */
  @IsOptional() @IsFlag() to_balance?: number;
  @IsText(REFUND_TEXT_MAX) @Length(1, REFUND_TEXT_MAX) remark: string;
  @IsOptionalRequestId() request_id?: string;
}

export class RefundAnswer {
  /** Of the order. */
  @IsInt() id: number;
  /** Of its refund. */
  @IsInt() status: number;
}

export class RefundEntry {
  @IsInt() id: number;
  /** 0 the time, 1 the buyer, 2 the merchant, 3 the platform. */
  @IsInt() side: number;
  /** Null for the other side: parties see each other's side, not the person. */
  @OrNull() @IsString() username: string | null;
  /** What it came to; null: words alone. */
  @OrNull() @IsInt() status: number | null;
  @OrNull() @IsMoneyText() price: string | null;
  @IsString() content: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @IsInstant() created_at: string;
}

export class ShownRefundedLine extends RefundedLine {
  @IsString() goods_name: string;
}

export class RefundableLine extends ShownRefundedLine {
  /** Of one piece, with its share of the tax, in minor units. */
  @IsInt() unit_amount: number;
}

export class RefundThread {
  @IsInt() id: number;
  @IsInt() status: number;
  @IsInt() cause: number;
  @IsMoneyText() asked_price: string;
  @OrNull() @IsMoneyText() refund_price: string | null;
  @IsString() currency: string;
  @IsBoolean() need_return: boolean;
  @OrNull() @IsString() logistics_company: string | null;
  @OrNull() @IsString() logistics_code: string | null;
  /** Where goods are returned to. */
  @OrNull() @IsString() return_address: string | null;
  @OrNull() @IsInstant() due_at: string | null;
  @IsInstant() created_at: string;
  /** What it names; nothing: the price, or all of it. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => ShownRefundedLine) lines: ShownRefundedLine[];
  /** The oldest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RefundEntry) entries: RefundEntry[];
}

export class OrderRefunds {
  /** What the buyer may get refunded now, in minor units; 0: nothing. */
  @IsInt() refundable_amount: number;
  @IsString() currency: string;
  /** What the caller may name, and how many of each; nothing where nothing may be requested. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RefundableLine) lines: RefundableLine[];
  /** The newest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RefundThread) refunds: RefundThread[];
  @IsInstant() server_time: string;
}

export class AdminRefundDetail extends rowClassOf(refund) {
  /** What the platform's decision may be about, in minor units. */
  @IsInt() asked_amount: number;
  /** The goods are with the buyer, or on their way: they can come back. */
  @IsBoolean() may_return: boolean;
  /** The caller is a party of this refund: they may not act for the platform. */
  @IsBoolean() is_party: boolean;
  /** The caller is on the buyer's side, and decides nothing for anybody else. */
  @IsBoolean() is_own: boolean;
  @ValidateNested() @Type(() => RefundThread) thread: RefundThread;
}
