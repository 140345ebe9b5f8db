import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsFlag, IsId, IsInstant } from '../validators.js';
import { KEPT_SORTS, type KeptSort } from './kept-sorts.js';
import { GoodsCard } from './goods.dto.js';

export class MyCollectRequest extends PageRequest {
  /** Words that must all occur in a name, maker or model, in any language. */
  @IsOptional() @MaxLength(100) goods_name?: string;
  /** 1 all, 2 auction, 3 immediate purchase, 4 waiting for procurement. */
  @IsOptional() @IsIn([1, 2, 3, 4]) sale_type?: number;
  /** 1: only what is on offer now, 0: only what is not. */
  @IsOptional() @IsFlag() is_available?: number;
  /** By default newest favourite first. */
  @IsOptional() @IsIn([...KEPT_SORTS]) sort?: KeptSort;
}

export class CollectedGoods extends GoodsCard {
  /** False for what left the shelf: it stays in the list, without a page to go to. */
  @IsBoolean() is_available: boolean;
  /** When it became a favourite. */
  @IsInstant() created_at: string;
}

export class MyCollectResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => CollectedGoods) data: CollectedGoods[];
}

export class CollectRequest {
  @IsId() goods_id: number;
}

export class CollectResponse {
  @IsInt() goods_id: number;
}
