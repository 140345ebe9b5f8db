import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, ValidateNested } from 'class-validator';
import { IsId, IsOptionalRequestId, OrNull } from '../validators.js';
import { STOCK_LINES_MAX } from './stock-bounds.js';
import { StockOutLine } from './stock-document.dto.js';

/** Puts stock of a warehouse into one of its bins. */
export class MoveBetweenBinsRequest {
  @IsId() ware_house_id: number;
  /** Null: into none. */
  @OrNull() @IsId() to_bin_id: number | null;
  /** Bins they are taken from; by default wherever they are. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(STOCK_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => StockOutLine)
  lines: StockOutLine[];
  @IsOptionalRequestId() request_id?: string;
}

export class MovedBetweenBins {
  /** How many are in another bin now; those that were there already are not counted. */
  @IsInt() moved: number;
}
