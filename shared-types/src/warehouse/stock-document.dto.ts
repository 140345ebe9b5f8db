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
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DictionaryItem, IdAnswer, IdRequest } from '../common.dto.js';
import { ApprovalDecision, DecisionOutcome } from '../platform/approval.dto.js';
import { FileLink } from '../platform/file.dto.js';
import { ALLOCATION_STATUS, STOCK_AUDIT_STATUS } from '../states.js';
import {
  IsDay,
  IsId,
  IsIds,
  IsInstant,
  IsMoneyText,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';
import {
  LOT_NUMBER_MAX,
  SERIAL_NUMBER_MAX,
  STOCK_IMAGES_MAX,
  STOCK_LINES_MAX,
  STOCK_QUANTITY_MAX,
} from './stock-bounds.js';
import { IN_KINDS, OUT_TYPES } from './stock-kinds.js';

const DECIDED_AT_ONCE = 160;
const NOTES_MAX = 500;

/** Goods to take out: of a product kept by serial numbers one piece per line. */
export class StockOutLine {
  @IsId() product_id: number;
  @Min(1) @Max(STOCK_QUANTITY_MAX) @IsInt() good_number: number;
  @IsOptional() @IsText(SERIAL_NUMBER_MAX) serial_number?: string;
  /** Of this lot, or in this bin; else what expires first. */
  @IsOptional() @IsText(LOT_NUMBER_MAX) lot_number?: string;
  @IsOptional() @IsId() bin_id?: number;
}

/** Goods that come in, each for so much. */
export class StockInLine extends StockOutLine {
  /** Last day of its use. */
  @IsOptional() @IsDay() expires_on?: string;
  /** Of one, in whole units of the warehouse's currency. */
  @IsMoneyText() unit_cost: string;
  /** A listing of this product that it restocks once it is approved. */
  @IsOptional() @IsId() goods_id?: number;
  /** The listing comes to the shelf with it. */
  @IsOptional() @IsBoolean() publish_goods?: boolean;
}

export class AddStockInRequest {
  /** Why it came in: of the dictionary `stock_in_kind`. */
  @IsIn(IN_KINDS) kind: number;
  @IsId() ware_house_id: number;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STOCK_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => StockInLine)
  lines: StockInLine[];
  /** The sender. */
  @IsOptional() @IsId() customer_id?: number;
  /** The arrival that it puts in stock, or some of it. */
  @IsOptional() @IsId() arrival_id?: number;
  @IsOptional() @IsText(60) logistics_code?: string;
  @IsOptional() @IsIds(STOCK_IMAGES_MAX) inp_images?: number[];
  @IsOptional() @IsId() video?: number;
  @IsOptional() @IsText(500) remark?: string;
  /** Instead of which of the caller’s own documents it is sent: a pending one is withdrawn in the same step. */
  @IsOptional() @IsId() former_id?: number;
  /** The `audit_status` that was read; another by now: refused (CHANGED_MEANWHILE). */
  @IsOptional() @IsIn(Object.values(STOCK_AUDIT_STATUS)) former_status?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** Goods to take out, of several products, all or none. */
export class AddStockOutsRequest {
  /** Of the dictionary `stock_type`. */
  @IsIn(OUT_TYPES) type: number;
  @IsId() ware_house_id: number;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STOCK_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => StockOutLine)
  lines: StockOutLine[];
  /** The recipient. */
  @IsOptional() @IsId() customer_id?: number;
  @IsOptional() @IsText(60) logistics_code?: string;
  @IsOptional() @IsIds(STOCK_IMAGES_MAX) out_images?: number[];
  @IsOptional() @IsText(500) remark?: string;
  /** Instead of which of the caller’s own documents it is sent: a pending one is withdrawn in the same step. */
  @IsOptional() @IsId() former_id?: number;
  /** The `audit_status` that was read; another by now: refused (CHANGED_MEANWHILE). */
  @IsOptional() @IsIn(Object.values(STOCK_AUDIT_STATUS)) former_status?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** Goods of one product to take out. */
export class AddStockOutRequest extends StockOutLine {
  @IsIn(OUT_TYPES) type: number;
  @IsId() ware_house_id: number;
  @IsOptional() @IsId() customer_id?: number;
  @IsOptional() @IsText(60) logistics_code?: string;
  @IsOptional() @IsIds(STOCK_IMAGES_MAX) out_images?: number[];
  @IsOptional() @IsText(500) remark?: string;
  /** Instead of which of the caller’s own documents it is sent: a pending one is withdrawn in the same step. */
  @IsOptional() @IsId() former_id?: number;
  /** The `audit_status` that was read; another by now: refused (CHANGED_MEANWHILE). */
  @IsOptional() @IsIn(Object.values(STOCK_AUDIT_STATUS)) former_status?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class AddedStockIn extends IdAnswer {
  @IsString() ware_house_inp_sn: string;
  @IsInt() audit_status: number;
}

export class AddedStockOut extends IdAnswer {
  @IsString() ware_house_out_sn: string;
  @IsInt() audit_status: number;
}

export class AddedStockOuts {
  @IsInt({ each: true }) @IsArray() ids: number[];
  @IsString() ware_house_out_sn: string;
}

export class ScrapStockRequest extends IdRequest {
  /** Why. */
  @IsText(NOTES_MAX) audit_notes: string;
  @IsOptionalRequestId() request_id?: string;
}

/** What became of the document: scrapped, or unchanged while its reversal waits. */
export class ScrappedStock extends IdAnswer {
  @IsIn(Object.values(ALLOCATION_STATUS)) status: number;
  /** The reversal that was requested; null where the document was withdrawn or closed at once. */
  @OrNull() @IsInt() reversal_id: number | null;
  @OrNull() @IsString() reversal_sn: string | null;
}

export class StockImagesRequest extends IdRequest {
  @IsIds(STOCK_IMAGES_MAX) inp_images: number[];
  @IsOptionalRequestId() request_id?: string;
}

export class StockVideoRequest extends IdRequest {
  /** Null removes it. */
  @OrNull() @IsId() video: number | null;
  @IsOptionalRequestId() request_id?: string;
}

export class StockOutNumberRequest {
  @IsText(30) ware_house_out_sn: string;
  @IsOptionalRequestId() request_id?: string;
}

export class StockOutTypeAnswer {
  @IsString() ware_house_out_sn: string;
  @IsInt() type: number;
}

/** A document by its id or its number. */
export class StockInKeyRequest {
  @IsOptional() @IsId() id?: number;
  @IsOptional() @IsText(30) ware_house_inp_sn?: string;
}

export class StockWarehouse extends DictionaryItem {
  @IsString() currency: string;
}

export class StockReviewParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) audit_status: DictionaryItem[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) types: DictionaryItem[];
}

export class StockOutParams extends StockReviewParams {
  /** That can be chosen: enabled. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockWarehouse) warehouses: StockWarehouse[];
  /** The newest of them. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) customers: DictionaryItem[];
}

export class StockInParams extends StockOutParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) kinds: DictionaryItem[];
}

/** The product of a line, for its reader. */
export class StockThing {
  @IsInt() product_id: number;
  @IsString() goods_name: string;
  @IsString() goods_name_c: string;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() maker: string;
  @IsString() category_name: string;
  @OrNull() @IsString() serial_number: string | null;
}

export class StockDocumentLine extends StockThing {
  @IsInt() line: number;
  @IsInt() good_number: number;
  @IsString() lot_number: string;
  @OrNull() @IsDay() expires_on: string | null;
  /** 0 by number, 1 by serial numbers, 2 by lots. */
  @IsInt() tracking: number;
  @OrNull() @IsInt() bin_id: number | null;
  @OrNull() @IsString() bin_code: string | null;
  /** Of one, in whole units; null for a stock-out. */
  @OrNull() @IsString() unit_cost: string | null;
  /** The listing that it restocks, and whether that comes to the shelf with it. */
  @OrNull() @IsInt() goods_id: number | null;
  @OrNull() @IsString() goods_sn: string | null;
  @OrNull() @IsString() listing_name: string | null;
  @IsBoolean() publish_goods: boolean;
  /** How many of the product the warehouse has, and how many of them are promised. */
  @IsInt() ware_house_product_good_number: number;
  @IsInt() reserved: number;
}

/** The document that a reversal is about. */
export class ReversedDocument extends IdAnswer {
  @IsString() sn: string;
  @IsInt() type: number;
}

/** A request to undo a document, and what was decided. */
export class StockReversal extends IdAnswer {
  @IsString() sn: string;
  @IsIn(Object.values(STOCK_AUDIT_STATUS)) audit_status: number;
  /** Why. */
  @IsString() remark: string;
  @IsInt() account_id: number;
  @IsString() username: string;
  @IsInstant() created_at: string;
  @OrNull() @IsString() audit_username: string | null;
  @OrNull() @IsString() audit_notes: string | null;
  @OrNull() @IsInstant() audit_win_time: string | null;
}

/** A document with everything that is known of it. The product is that of its first line. */
export class StockDocument extends StockThing {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsInt() type: number;
  @IsString() type_name: string;
  @IsInt() good_number: number;
  @IsInt() line_count: number;
  @IsIn(Object.values(ALLOCATION_STATUS)) status: number;
  @IsIn(Object.values(STOCK_AUDIT_STATUS)) audit_status: number;
  @IsInt() company_id: number;
  @IsInt() ware_house_id: number;
  @IsString() ware_house_name: string;
  /** Where an allocation goes. */
  @OrNull() @IsInt() to_ware_house_id: number | null;
  @OrNull() @IsString() to_ware_house_name: string | null;
  @OrNull() @IsInt() customer_id: number | null;
  @OrNull() @IsString() customer_name: string | null;
  @OrNull() @IsString() customer_tel: string | null;
  @OrNull() @IsString() customer_address: string | null;
  @IsString() logistics_code: string;
  @IsString() remark: string;
  @IsInt() account_id: number;
  @IsString() username: string;
  @IsInstant() created_at: string;
  /** Sent by a form, which may send it once more; no order, count or other document made it. */
  @IsBoolean() is_by_hand: boolean;
  /** In whole units, when it was sent. */
  @IsString() value: string;
  @IsString() currency: string;
  @OrNull() @IsString() audit_notes: string | null;
  @OrNull() @IsString() audit_username: string | null;
  @OrNull() @IsInstant() audit_win_time: string | null;
  @OrNull() @IsString() scrap_notes: string | null;
  @OrNull() @IsString() scrapped_by: string | null;
  @OrNull() @IsInstant() scrapped_at: string | null;
  /** Of a reversal. */
  @OrNull() @ValidateNested() @Type(() => ReversedDocument) reverses: ReversedDocument | null;
  /** Requests to undo it, the newest first. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockReversal) reversals: StockReversal[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockDocumentLine) lines: StockDocumentLine[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => ApprovalDecision) words: ApprovalDecision[];
}

export class StockInDetail extends StockDocument {
  @IsString() ware_house_inp_sn: string;
  @IsInt() kind: number;
  @IsString() kind_name: string;
  /** Addresses of the pictures, separated by commas. */
  @IsString() inp_images: string;
  @OrNull() @ValidateNested() @Type(() => FileLink) video: FileLink | null;
  /** What it was made from. */
  @OrNull() @IsInt() arrival_id: number | null;
  @OrNull() @IsString() arrived_sn: string | null;
}

export class StockOutDetail extends StockDocument {
  @IsString() ware_house_out_sn: string;
  /** Addresses of the pictures, separated by commas. */
  @IsString() out_images: string;
}

/** The document for its approver, merged from a stock-in (type 11) or a stock-out. */
export class StockAuditDetail extends StockDocument {
  /** How many of the first line's product the warehouse has. */
  @IsInt() ware_house_product_good_number: number;
  @OrNull() @IsString() inp_images: string | null;
  @OrNull() @IsString() out_images: string | null;
  @OrNull() @ValidateNested() @Type(() => StockInDetail) ware_house_inp_info: StockInDetail | null;
  @OrNull() @ValidateNested() @Type(() => StockOutDetail) ware_house_out_info: StockOutDetail | null;
}

export class ConfirmStockRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  /** 1 approve, -1 reject. */
  @IsIn([1, -1]) status: number;
  /** Required for a rejection. */
  @IsOptional() @IsText(NOTES_MAX) audit_notes?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class StockDecision extends DecisionOutcome {
  /** 0 after the first of two approvals. */
  @OrNull() @IsIn(Object.values(STOCK_AUDIT_STATUS)) audit_status: number | null;
}
