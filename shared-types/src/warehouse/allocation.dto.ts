import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  ValidateNested,
} from 'class-validator';
import { DictionaryItem, IdAnswer, IdRequest } from '../common.dto.js';
import { ALLOCATION_STATUS, STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '../states.js';
import { IsDay, IsId, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { STOCK_LINES_MAX } from './stock-bounds.js';
import { StockDocument, StockOutLine, StockThing, StockWarehouse } from './stock-document.dto.js';

const REASON_MAX = 500;

/** Goods of one warehouse to be moved to another of the same company and currency. */
export class AddAllocationRequest {
  @IsId() from_ware_house_id: number;
  @IsId() to_ware_house_id: number;
  /** Bins are those they are taken from. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STOCK_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => StockOutLine)
  lines: StockOutLine[];
  @IsOptional() @IsText(500) remark?: string;
  /** Instead of which of the caller’s own documents it is sent: a pending one is withdrawn in the same step. */
  @IsOptional() @IsId() former_id?: number;
  /** The `audit_status` that was read; another by now: refused (CHANGED_MEANWHILE). */
  @IsOptional() @IsIn(Object.values(STOCK_AUDIT_STATUS)) former_status?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class AddedAllocation extends IdAnswer {
  @IsString() allocation_sn: string;
  @IsInt() audit_status: number;
}

/** What was found, one piece per line where it has a serial number. Bins are those it is put into. */
export class FoundAllocationRequest extends IdRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STOCK_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => StockOutLine)
  lines: StockOutLine[];
  @IsOptionalRequestId() request_id?: string;
}

export class LostAllocationRequest extends FoundAllocationRequest {
  /** Why it never arrives. */
  @IsText(REASON_MAX) audit_notes: string;
}

export class MovedAllocation extends IdAnswer {
  @IsIn(Object.values(ALLOCATION_STATUS)) status: number;
  /** How many are still on their way. */
  @IsInt() missing: number;
}

export class AllocationParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) status: DictionaryItem[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) audit_status: DictionaryItem[];
  /** That can be chosen: enabled. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockWarehouse) warehouses: StockWarehouse[];
}

/** What was sent, piece by piece and lot by lot, and what became of it. */
export class SentThing extends StockThing {
  @IsString() lot_number: string;
  @OrNull() @IsDay() expires_on: string | null;
  @IsInt() sent: number;
  @IsInt() received: number;
  @IsInt() returned: number;
  @IsInt() lost: number;
  /** Still on its way. */
  @IsInt() missing: number;
}

/** A stock-out that writes off what never arrived. */
export class AllocationLoss {
  @IsInt() id: number;
  @IsString() ware_house_out_sn: string;
  @IsInt() good_number: number;
  @IsIn(Object.values(STOCK_DOCUMENT_STATUS)) status: number;
  @IsIn(Object.values(STOCK_AUDIT_STATUS)) audit_status: number;
}

export class AllocationDetail extends StockDocument {
  @IsString() allocation_sn: string;
  @IsInt() from_ware_house_id: number;
  @IsString() from_name: string;
  @IsString() to_name: string;
  @IsInt() missing: number;
  /** Empty until it is sent. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => SentThing) things: SentThing[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => AllocationLoss) losses: AllocationLoss[];
}
