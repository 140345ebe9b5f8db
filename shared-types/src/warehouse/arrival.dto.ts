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
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { FileLink } from '../platform/file.dto.js';
import { rowClassOf } from '../record/classes.js';
import { ARRIVAL_STATUS } from '../states.js';
import { IsDay, IsId, IsIds, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { arrival } from './arrival.record.js';
import { DOCUMENT_IMAGES_MAX, DOCUMENT_LINES_MAX, QUANTITY_MAX, SERIAL_MAX } from './document-bounds.js';

/** Goods of one product; a serial number names one piece. */
export class ArrivalDocumentLine {
  @IsId() product_id: number;
  @Min(1) @Max(QUANTITY_MAX) @IsInt() good_number: number;
  @IsOptional() @IsText(SERIAL_MAX) serial_number?: string;
}

class ArrivalFields {
  /** Who sends it; null for nobody who is known. */
  @IsOptional() @OrNull() @IsId() customer_id?: number | null;
  /** Where it is to be put. */
  @IsOptional() @OrNull() @IsId() ware_house_id?: number | null;
  @IsOptional() @IsText(60) logistics_code?: string;
  @IsOptional() @OrNull() @IsDay() expected_on?: string | null;
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
  @IsOptional() @IsText(500) remark?: string;
}

export class AddArrivedRequest extends ArrivalFields {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DOCUMENT_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => ArrivalDocumentLine)
  lines: ArrivalDocumentLine[];
  /** The owning company; staff of a company may omit it. */
  @IsOptional() @IsId() company_id?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class UpdateArrivedRequest extends ArrivalFields {
  @IsId() id: number;
  /** All of them, replacing the stored ones; only while it is expected. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DOCUMENT_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => ArrivalDocumentLine)
  lines?: ArrivalDocumentLine[];
  @IsOptional() @MaxLength(40) version?: string;
}

export class ArrivedAnswer extends IdAnswer {
  @IsString() arrived_sn: string;
}

class CountedLine {
  @Min(1) @Max(DOCUMENT_LINES_MAX) @IsInt() line: number;
  @Min(0) @Max(QUANTITY_MAX) @IsInt() good_number: number;
}

export class ArrivedStatusRequest extends IdActionRequest {
  /** 1 arrived, 0 expected again. */
  @IsIn([ARRIVAL_STATUS.arrived, ARRIVAL_STATUS.expected]) status: number;
  /** Now, when it is absent. */
  @IsOptional() @IsInstant() arrived_at?: string;
  /** Of an arrival with one line: how many came. As announced by default. */
  @IsOptional() @Min(0) @Max(QUANTITY_MAX) @IsInt() good_number?: number;
  /** How many came of each line that differs. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(DOCUMENT_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => CountedLine)
  lines?: CountedLine[];
  /** Pictures of what came, beside those that are there. */
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
}

/** What came in all by now, after more came than at first, or after a wrong count. */
export class RecountArrivedRequest extends IdActionRequest {
  /** How many came of each line that changes. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DOCUMENT_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => CountedLine)
  lines: CountedLine[];
  /** Pictures of what came, beside those that are there. */
  @IsOptional() @IsIds(DOCUMENT_IMAGES_MAX) images?: number[];
}

export class ArrivedStatusAnswer extends IdAnswer {
  @IsInt() status: number;
}

/** A line with its product for the reader. */
export class ShownLine {
  @IsInt() line: number;
  @IsInt() product_id: number;
  @IsString() goods_name: string;
  @IsString() goods_name_c: string;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() maker: string;
  @IsString() category_name: string;
  @OrNull() @IsString() serial_number: string | null;
  @IsInt() good_number: number;
}

export class ArrivalLine extends ShownLine {
  /** As it was counted; null until it came. */
  @OrNull() @IsInt() arrived_number: number | null;
  /** What came more, or less below zero, than was announced. */
  @IsInt() difference: number;
  /** 0 by number, 1 by serial numbers, 2 by lots. */
  @IsInt() tracking: number;
  /** How many of what arrived are on no stock-in yet. */
  @IsInt() to_stock_number: number;
}

/** A document by which some of it goes into stock. */
export class ArrivalStockIn extends IdAnswer {
  @IsString() ware_house_inp_sn: string;
  @IsInt() status: number;
  @IsInt() good_number: number;
}

export class ArrivalDetail extends rowClassOf(arrival) {
  @IsInt() company_id: number;
  @OrNull() @IsInt() customer_id: number | null;
  @OrNull() @IsInt() ware_house_id: number | null;
  @IsString() username: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ArrivalLine) lines: ArrivalLine[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) images: FileLink[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => ArrivalStockIn) stock_ins: ArrivalStockIn[];
}
