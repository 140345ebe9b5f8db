import {
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
import { Type } from 'class-transformer';
import { DictionaryItem, IdAnswer, IdRequest } from '../common.dto.js';
import { IsDay, IsId, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { SERIAL_NUMBER_MAX } from './stock-bounds.js';

export class ProductIdRequest {
  @IsId() product_id: number;
}

/** How many of a product a warehouse has. */
export class ProductWarehouse {
  @IsInt() ware_house_id: number;
  @IsString() ware_house_name: string;
  @IsInt() ware_house_product_good_number: number;
  @IsInt() reserved: number;
}

export class SerialRequest {
  /** Absent: a piece of whatever product has this number. */
  @IsOptional() @IsId() product_id?: number;
  @IsText(SERIAL_NUMBER_MAX) serial_number: string;
}

/** A product for its reader, and one piece of it where there is one. */
class StockPiece {
  @IsInt() product_id: number;
  @IsString() goods_name: string;
  @IsString() goods_name_c: string;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() maker: string;
  @IsString() category_name: string;
  @OrNull() @IsString() serial_number: string | null;
}

/** Where a piece is; no warehouse for one that left. */
export class SerialPlace extends StockPiece {
  @IsInt() id: number;
  @OrNull() @IsInt() ware_house_id: number | null;
  @OrNull() @IsString() ware_house_name: string | null;
  @IsIn([0, 1]) in_stock: number;
  @IsIn([0, 1]) is_reserved: number;
  @OrNull() @IsString() bin_code: string | null;
}

export class NumberWarningRequest extends IdRequest {
  /** Null: never warned. */
  @OrNull() @Min(0) @Max(2_147_483_647) @IsInt() number_warning: number | null;
  @IsOptionalRequestId() request_id?: string;
}

export class NumberWarning extends IdAnswer {
  @OrNull() @IsInt() number_warning: number | null;
}

/** A movement within the line of one stock row. */
export class StockMovementLine extends StockPiece {
  @IsInt() id: number;
  @IsInt() type: number;
  @IsString() type_name: string;
  @IsBoolean() is_undone: boolean;
  @IsInt() change: number;
  @IsInt() after: number;
  @IsString() cost: string;
  @IsString() currency: string;
  @IsString() ware_house_name: string;
  /** Into or out of which bin. */
  @OrNull() @IsString() bin_code: string | null;
  @OrNull() @IsString() username: string | null;
  @IsInstant() created_at: string;
  @OrNull() @IsString() document: string | null;
}

export class MovementDetail extends StockMovementLine {
  @IsInt() stock_id: number;
  @OrNull() @IsString() lot_number: string | null;
  @OrNull() @IsDay() expires_on: string | null;
  /** What moved it. */
  @IsString() source_type: string;
  @IsInt() source_id: number;
}

class StockUnit {
  @IsInt() id: number;
  @IsString() serial_number: string;
  @OrNull() @IsString() bin_code: string | null;
  @IsBoolean() is_reserved: boolean;
  /** In whole units. */
  @IsString() cost: string;
}

class StockPart {
  @IsInt() id: number;
  @IsString() lot_number: string;
  @OrNull() @IsDay() expires_on: string | null;
  @OrNull() @IsString() bin_code: string | null;
  @IsInt() on_hand: number;
  @IsInt() reserved: number;
}

class StockPromise {
  @IsInt() id: number;
  /** The holder: stock_document, auction, order_line. */
  @IsString() holder_type: string;
  @IsInt() holder_id: number;
  /** The number that people use for it; null where it has none but its id. */
  @OrNull() @IsString() holder_no: string | null;
  @OrNull() @IsString() serial_number: string | null;
  @IsInt() good_number: number;
  /** When it is free again by itself; null: the holder releases it. */
  @OrNull() @IsInstant() expires_at: string | null;
}

/** The stock of a product in a warehouse, piece by piece and lot by lot. */
export class StockDetail extends StockPiece {
  @IsInt() id: number;
  @IsInt() ware_house_id: number;
  @IsString() ware_house_name: string;
  @IsInt() ware_house_product_good_number: number;
  @IsInt() reserved: number;
  @IsInt() in_transit: number;
  @OrNull() @IsInt() number_warning: number | null;
  @IsBoolean() is_low: boolean;
  @IsInt() tracking: number;
  @IsString() location: string;
  @IsString() remark: string;
  @IsString() value: string;
  @IsString() currency: string;
  /** The first thousand that are on hand. */
  @IsString({ each: true }) @IsArray() serial_numbers: string[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockUnit) units: StockUnit[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockPart) parts: StockPart[];
  /** What of it is promised, first what is free again soonest. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockPromise) reservations: StockPromise[];
}

export class MovementParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) types: DictionaryItem[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) warehouses: DictionaryItem[];
}
