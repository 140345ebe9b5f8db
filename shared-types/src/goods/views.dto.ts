import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, ValidateNested } from 'class-validator';
import { IsId, IsIds, IsInstant } from '../validators.js';
import { VIEWS_MAX } from './kept-sorts.js';

export class ViewRequest {
  @IsId() goods_id: number;
}

export class SeenGoods {
  @IsId() goods_id: number;
  /** Later than now counts as now. */
  @IsInstant() viewed_at: string;
}

/** What a visitor viewed before signing in. */
export class MergeViewsRequest {
  @IsArray()
  @ArrayMaxSize(VIEWS_MAX)
  @ValidateNested({ each: true })
  @Type(() => SeenGoods)
  views: SeenGoods[];
}

export class MergeViewsResponse {
  /** How many of them are in the caller's history now. */
  @IsInt() merged: number;
}

export class GoodsByIdsRequest {
  @IsIds(VIEWS_MAX) ids: number[];
}
