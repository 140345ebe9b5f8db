import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DictionaryItem, IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import { PageRequest } from '../pagination.js';
import { rowClassOf } from '../record/classes.js';
import { STOCK_AUDIT_STATUS, STOCK_COUNT_STATUS } from '../states.js';
import { both } from '../shapes.js';
import {
  IsDay,
  IsFlag,
  IsId,
  IsIds,
  IsInstant,
  IsOptionalRequestId,
  IsScannedCode,
  IsText,
  OrNull,
} from '../validators.js';
import { LOT_NUMBER_MAX, STOCK_QUANTITY_MAX } from './stock-bounds.js';
import {
  COUNT_CHOSEN_MAX,
  COUNT_ENTRIES_MAX,
  COUNT_LINE_KINDS,
  COUNT_LINES_MAX,
  COUNT_REASON_MAX,
  COUNT_RESULTS,
  COUNT_SCOPE,
  type CountLineKind,
  type CountResultKind,
} from './stock-count-bounds.js';
import { stockCount } from './stock-count.record.js';

const CODE_MAX = 500;

export class AddCountRequest {
  @IsId() ware_house_id: number;
  /** 0 all of it, 1 a zone, 2 some bins, 3 some products. */
  @IsIn(Object.values(COUNT_SCOPE)) scope: number;
  @IsOptional() @IsText(60) location?: string;
  @IsOptional() @IsIds(COUNT_CHOSEN_MAX) bin_ids?: number[];
  @IsOptional() @IsIds(COUNT_CHOSEN_MAX) product_ids?: number[];
  @IsOptional() @IsText(500) remark?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class CountAnswer extends IdAnswer {
  @IsString() check_sn: string;
}

/** Something counted: a scanned code, or a line's number counted by hand. */
export class CountEntry {
  /** A serial number, the GTIN or model of a product, a GS1 code, or the address of a label of ours. */
  @IsOptional() @IsScannedCode(CODE_MAX) code?: string;
  /** The line that is meant; with a number it is counted. */
  @IsOptional() @Min(1) @Max(COUNT_LINES_MAX) @IsInt() line?: number;
  /** A product that may be on no line; with a code, whose serial number the code is. */
  @IsOptional() @IsId() product_id?: number;
  /** Where it is. */
  @IsOptional() @IsId() bin_id?: number;
  @IsOptional() @IsText(LOT_NUMBER_MAX) lot_number?: string;
  /** So many more of what was scanned, else one; so many in all of a line or product. */
  @IsOptional() @Min(0) @Max(STOCK_QUANTITY_MAX) @IsInt() quantity?: number;
}

export class UpdateCountRequest extends IdRequest {
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(COUNT_ENTRIES_MAX)
  @ValidateNested({ each: true })
  @Type(() => CountEntry)
  lines?: CountEntry[];
  /** Lines that are counted to their end; of which nothing was counted nothing is there. */
  @IsOptional() @ArrayMinSize(1) @IsIds(COUNT_ENTRIES_MAX) close?: number[];
  /** Lines that the caller counted by mistake, and counts from the beginning. */
  @IsOptional() @ArrayMinSize(1) @IsIds(COUNT_ENTRIES_MAX) restart?: number[];
  /** 1: all lines are. */
  @IsOptional() @IsFlag() close_all?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** One line of a count. The recorded quantity is shown once it is counted. */
export class CountLine {
  @IsInt() line: number;
  @IsInt() product_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() maker: string;
  /** 0 by number, 1 by serial numbers, 2 by lots. */
  @IsInt() tracking: number;
  @OrNull() @IsInt() bin_id: number | null;
  @OrNull() @IsString() bin_code: string | null;
  @IsString() lot_number: string;
  @OrNull() @IsDay() expires_on: string | null;
  /** 1, and one more each time it is counted anew. */
  @IsInt() round: number;
  @OrNull() @IsInt() counted: number | null;
  @IsFlag() is_closed: number;
  /** The recorded quantity when it was counted. */
  @OrNull() @IsInt() expected: number | null;
  @OrNull() @IsInt() difference: number | null;
  /** By how much the recorded quantity moved between the beginning of the count and its counting. */
  @OrNull() @IsInt() moved: number | null;
  @OrNull() @IsString() counted_by: string | null;
  @OrNull() @IsInstant() counted_at: string | null;
  /** The number of the previous round, and its counter. */
  @OrNull() @IsInt() previous_counted: number | null;
  @OrNull() @IsString() previous_by: string | null;
  /** 1: the reader alone counted it, and may begin it anew. */
  @IsFlag() is_own: number;
  /** What its counter typed before, and corrected. */
  @OrNull() @IsInt() corrected_from: number | null;
  /** How many of what is missing stay recorded, as they were reserved when the count was confirmed. */
  @IsInt() kept: number;
  /** Some recorded serial numbers that nobody found but that are reserved. */
  @IsString({ each: true }) @IsArray() reserved: string[];
  /** Some recorded serial numbers that nobody found, and some that were found without a record. */
  @IsString({ each: true }) @IsArray() missing: string[];
  @IsString({ each: true }) @IsArray() found: string[];
}

export class CountEntryResult {
  @IsIn(COUNT_RESULTS) kind: CountResultKind;
  @OrNull() @IsInt() line: number | null;
  /** Its name, in the reader's language; empty where unknown. */
  @IsString() goods_name: string;
  @OrNull() @IsString() serial_number: string | null;
  @OrNull() @IsString() bin_code: string | null;
  /** How many of the line are counted by now. */
  @OrNull() @IsInt() counted: number | null;
}

export class CountProgress {
  @IsInt() line_count: number;
  @IsInt() closed_count: number;
  @IsInt() differing_count: number;
}

export class UpdateCountAnswer extends both(IdAnswer, CountProgress) {
  /** Of each entry, in their order. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountEntryResult) results: CountEntryResult[];
}

export class CountDetailRequest extends both(IdRequest, PageRequest) {
  @IsOptional() @IsIn(COUNT_LINE_KINDS) kind?: CountLineKind;
  @IsOptional() @IsId() bin_id?: number;
  /** These, whatever became of them. */
  @IsOptional() @ArrayMinSize(1) @IsIds(COUNT_ENTRIES_MAX) lines?: number[];
}

export class CountBin {
  @IsInt() id: number;
  @IsString() code: string;
}

/** Found, but of no line. */
class CountNote {
  @IsInt() id: number;
  @IsString() serial_number: string;
  @IsFlag() is_known: number;
  @OrNull() @IsString() goods_name: string | null;
  /** Where it is recorded, when that is in a warehouse of the company. */
  @OrNull() @IsString() ware_house_name: string | null;
  @OrNull() @IsString() bin_code: string | null;
  @IsString() username: string;
  @IsInstant() found_at: string;
}

class CountDocument {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsInt() type: number;
  @IsInt() good_number: number;
  @IsIn(Object.values(STOCK_AUDIT_STATUS)) audit_status: number;
}

/** What one person did. */
class CountCounter {
  @IsString() username: string;
  @IsInt() lines: number;
  @IsInt() scans: number;
  @IsInstant() first_at: string;
  @IsInstant() last_at: string;
}

export class CountDetail extends rowClassOf(stockCount) {
  @IsInt() company_id: number;
  @OrNull() @IsString() ended_by: string | null;
  /** Of these kinds there are so many lines. */
  @IsInt() lines_total: number;
  /** Lines of which nothing was counted yet. */
  @IsInt() untouched_count: number;
  /** Counted lines of which nothing is left. */
  @IsInt() zero_count: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountLine) lines: CountLine[];
  /** Of which it is, or all that are in use in its warehouse: what a label of a bin means. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountBin) bins: CountBin[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountNote) notes: CountNote[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountDocument) documents: CountDocument[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountCounter) counters: CountCounter[];
}

export class RecountRequest extends IdRequest {
  /** All that differ, when none are named. */
  @IsOptional() @ArrayMinSize(1) @IsIds(COUNT_ENTRIES_MAX) lines?: number[];
  @IsOptionalRequestId() request_id?: string;
}

export class RecountAnswer extends IdAnswer {
  @IsInt() count: number;
}

export class CancelCountRequest extends IdRequest {
  /** Why. */
  @IsText(COUNT_REASON_MAX) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

export class CountStatusAnswer extends IdAnswer {
  @IsIn(Object.values(STOCK_COUNT_STATUS)) status: number;
}

export class ConfirmCountRequest extends IdActionRequest {
  /** 1: what is missing but reserved stays recorded; the rest is confirmed. */
  @IsOptional() @IsFlag() keep_reserved?: number;
}

export class ConfirmedCount extends CountStatusAnswer {
  /** The resulting documents, pending approval. */
  @IsInt({ each: true }) @IsArray() document_ids: number[];
  /** How many of what is missing stay recorded, as they are reserved. */
  @IsInt() kept: number;
}

export class CountParamsRequest {
  @IsOptional() @IsId() ware_house_id?: number;
  /** Of a product's name or model. */
  @IsOptional() @IsText(100) words?: string;
}

/** What a count is chosen from; of the warehouse that was named. */
export class CountParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) warehouses: DictionaryItem[];
  @IsString({ each: true }) @IsArray() zones: string[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountBin) bins: CountBin[];
  /** Products with stock there, some of those whose name or model has the words. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) products: DictionaryItem[];
}
