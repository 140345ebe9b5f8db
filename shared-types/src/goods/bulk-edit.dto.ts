import { ArrayMinSize, IsBoolean, IsIn, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { IsId, IsIds, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { BULK_EDIT_MAX, PERCENT_MAX, PERCENT_MIN, QUANTITY_MAX } from './bulk-edit-rules.js';

/** The same change to many goods; what is not named stays. Of the three of a price at most one. */
export class BulkEditGoodsRequest {
  @ArrayMinSize(1) @IsIds(BULK_EDIT_MAX) ids: number[];
  /** Whole units, of each goods' own currency. */
  @IsOptional() @IsMoneyText() price?: string;
  /** Added to the price; below zero it falls. */
  @IsOptional() @IsMoneyText() price_change?: string;
  /** Per cent added to the price, at most two decimals; below zero it falls. Rounded to what the currency has. */
  @IsOptional() @IsNumber() @Min(PERCENT_MIN) @Max(PERCENT_MAX) price_percent?: number;
  @IsOptional() @Min(0) @Max(QUANTITY_MAX) @IsInt() quantity?: number;
  @IsOptional() @IsIn([1, 2, 3, 4]) shipping_time?: number;
  /** Whole units; null: by quotation. */
  @IsOptional() @OrNull() @IsMoneyText() freight?: string | null;
  @IsOptional() @IsBoolean() is_negotiable?: boolean;
  /** 3 immediate purchase, 4 waiting for procurement. */
  @IsOptional() @IsIn([3, 4]) sale_type?: number;
  @IsOptional() @IsId() category_id?: number;
  @IsOptionalRequestId() request_id?: string;
}
