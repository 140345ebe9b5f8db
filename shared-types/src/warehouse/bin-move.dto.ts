import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, ValidateNested } from 'class-validator';
import { IsId, IsOptionalRequestId, OrNull } from '../validators.js';
import { STOCK_LINES_MAX } from './stock-bounds.js';
import { StockOutLine } from './stock-document.dto.js';

/** What lies somewhere in a warehouse is put into one of its bins. */
export class MoveBetweenBinsRequest {
  @IsId() ware_house_id: number;
  /** Null: into none. */
  @OrNull() @IsId() to_bin_id: number | null;
  /** Bins are those they are taken from; else wherever they lie. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STOCK_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => StockOutLine)
  lines: StockOutLine[];
  @IsOptionalRequestId() request_id?: string;
}

export class MovedBetweenBins {
  /** How many lie in another bin now; those that lay there already are not counted. */
  @IsInt() moved: number;
}
