import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { ApprovalDecision, DecisionOutcome } from '../platform/approval.dto.js';
import { FileLink } from '../platform/file.dto.js';
import {
  IsId,
  IsIds,
  IsInstant,
  IsJsonObject,
  IsMoneyText,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';
import { GoodsForm } from './goods-form.dto.js';

/** Staff's own list of goods, every status but deleted; a merchant's staff see those of their company. */
export class AdminGoodsListRequest extends SortedPageRequest {
  @IsOptional() @MaxLength(100) goods_name?: string;
  @IsOptional() @IsId() category_id?: number;
  @IsOptional() @IsId() brand_id?: number;
  @IsOptional() @IsIn([2, 3, 4]) sale_type?: number;
  /** 0 draft, 10 under review, 11 rejected, 20 off shelf, 30 listed. */
  @IsOptional() @IsIn([0, 10, 11, 20, 30]) status?: number;
  /** Of the newest submission: 0 under review, 1 approved, -1 rejected, -2 withdrawn. */
  @IsOptional() @IsIn([-2, -1, 0, 1]) audit_status?: number;
  @IsOptional() @IsId() company_id?: number;
  /** Of this item of the item master. */
  @IsOptional() @IsId() product_id?: number;
}

export class AdminGoods {
  @IsInt() id: number;
  @IsString() goods_sn: string;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsString() category_name: string;
  @IsString() maker: string;
  @OrNull() @IsString() goods_code: string | null;
  @OrNull() @IsMoneyText() price: string | null;
  @IsString() currency: string;
  @IsInt() sale_type: number;
  @IsInt() sale_state: number;
  @IsInt() status: number;
  @OrNull() @IsInt() audit_status: number | null;
  /** Its text was changed since it was approved: only a review puts it on the shelf. */
  @IsBoolean() needs_review: boolean;
  @OrNull() @IsString() company_name: string | null;
  @OrNull() @IsInstant() up_time: string | null;
  @IsInt() quantity: number;
  @IsInt() view_count: number;
  @IsInt() collect_count: number;
  @IsInt() question_count: number;
  @IsInstant() created_at: string;
  /** Since when they wait for a review; null: they do not. The list of those orders by it. */
  @OrNull() @IsInstant() submitted_at: string | null;
  /** What waits for the review: a decision from the list names it. */
  @OrNull() @IsInt() submission_id: number | null;
}

export class AdminGoodsListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AdminGoods) data: AdminGoods[];
}

/** The stock of a linked listing: pieces of its item, in all warehouses of its company. */
export class ListingStock {
  @IsInt() held: number;
  /** With every listing of the item that is on the shelf. */
  @IsInt() offered: number;
}

/** One submission in the history of goods. */
export class GoodsSubmission {
  @IsInt() id: number;
  @IsInt() audit_status: number;
  @OrNull() @IsString() audit_notes: string | null;
  /** Of a rejection: what is wrong with which field of the form. */
  @IsObject() field_reasons: Record<string, string>;
  @IsString() submitted_by: string;
  @OrNull() @IsString() decided_by: string | null;
  @IsInstant() created_at: string;
  @OrNull() @IsInstant() decided_at: string | null;
}

/**
 * The pending submission and what the shop shows, null where it shows nothing yet. Forms carry ids of files;
 * their links are in `files`.
 */
export class PendingSubmission extends GoodsSubmission {
  @ValidateNested() @Type(() => GoodsForm) form: GoodsForm;
  @OrNull() @ValidateNested() @Type(() => GoodsForm) published: GoodsForm | null;
  /** The caller submitted it and may not decide it. */
  @IsBoolean() is_own: boolean;
  /** The first of two approvals, where their value requires two. */
  @OrNull() @ValidateNested() @Type(() => ApprovalDecision) first_word: ApprovalDecision | null;
}

export class AdminGoodsDetail extends AdminGoods {
  /** As the shop shows it, or would. */
  @ValidateNested() @Type(() => GoodsForm) form: GoodsForm;
  /** Every file that a form here names. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) files: FileLink[];
  @OrNull() @ValidateNested() @Type(() => PendingSubmission) pending: PendingSubmission | null;
  /** Newest first, at most fifty. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsSubmission) submissions: GoodsSubmission[];
  /** The newest rejection's reason while the goods are rejected, else null. */
  @OrNull() @IsString() audit_notes: string | null;
  /** An auction is scheduled or bidding: nothing of these goods can be changed. */
  @IsBoolean() is_in_auction: boolean;
  /** Of the form: sent back when it is saved. */
  @IsString() version: string;
  /** Null: its number is set by its seller. */
  @OrNull() @ValidateNested() @Type(() => ListingStock) stock: ListingStock | null;
}

/** Creates goods from the form and submits them; `fields` returns what is missing. */
export class AddGoodsRequest extends GoodsForm {
  /** The draft that becomes these goods. */
  @IsOptional() @IsId() draft_id?: number;
  /** More pieces may be sent for less than fewer; otherwise that is refused (FREIGHT_FALLS). */
  @IsOptional() @IsBoolean() freight_confirmed?: boolean;
  @IsOptionalRequestId() request_id?: string;
}

export class AddGoodsResponse {
  @IsInt() id: number;
  @IsString() goods_sn: string;
  @IsInt() audit_status: number;
}

/** The whole form. Listed goods stay as they are until the change is approved; price and quantity count at once. */
export class UpdateGoodsRequest extends GoodsForm {
  @IsId() id: number;
  /** More pieces may be sent for less than fewer; otherwise such a change is refused (FREIGHT_FALLS). */
  @IsOptional() @IsBoolean() freight_confirmed?: boolean;
  @IsOptional() @MaxLength(40) version?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class GoodsAuditAnswer {
  @IsInt() id: number;
  /** 0 when the change waits for its review, null when none was needed. */
  @OrNull() @IsInt() audit_status: number | null;
}

const DECIDED_AT_ONCE = 160;

/** Each is decided by itself. */
export class AuditGoodsRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  /** The submissions that were read, in the order of `ids`: where another waits by now nothing is decided. */
  @IsOptional() @IsIds(DECIDED_AT_ONCE) submission_ids?: number[];
  /** 1 approve, -1 reject. */
  @IsIn([1, -1]) status: number;
  /** Required for a rejection. */
  @IsOptional() @IsText(500) audit_notes?: string;
  /** Of a rejection: what is wrong with which field of the form; shown to the seller. */
  @IsOptional() @IsJsonObject(16_384) field_reasons?: Record<string, string>;
  @IsOptionalRequestId() request_id?: string;
}

/** What became of one of many: `error` names why nothing changed, in `msg` for the reader. */
export class GoodsOutcome {
  @IsInt() id: number;
  @OrNull() @IsInt() status: number | null;
  @OrNull() @IsInt() audit_status: number | null;
  @OrNull() @IsString() error: string | null;
  @OrNull() @IsString() msg: string | null;
}

/** The same of a review, which somebody else may have decided. */
export class GoodsDecision extends DecisionOutcome {
  @OrNull() @IsInt() status: number | null;
  @OrNull() @IsInt() audit_status: number | null;
}

/** On the shelf or off it; the platform gives its reason. */
export class GoodsStatusRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  @IsIn([20, 30]) status: number;
  @IsOptional() @IsText(500) reason?: string;
  @IsOptionalRequestId() request_id?: string;
}
