import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { OrNull } from '../validators.js';
import { GoodsFilterRequest, GoodsListResponse } from './goods.dto.js';

/** What can be taken away from a search that found nothing; `all` keeps the words alone. */
export const SEARCH_FILTERS = [
  'goods_name',
  'category',
  'brand',
  'condition',
  'sale_type',
  'country',
  'year',
  'price',
  'company',
  'all',
] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

export class SearchGoodsRequest extends GoodsFilterRequest {
  /** 1 all, 2 auction, 3 immediate purchase, 4 waiting for procurement. */
  @IsOptional() @IsIn([1, 2, 3, 4]) type?: number;
}

/** How many goods there would be without one filter; counted up to 1,000. */
export class SearchHint {
  @IsIn(SEARCH_FILTERS) filter: SearchFilter;
  @IsInt() count: number;
}

export class SearchGoodsResponse extends GoodsListResponse {
  /** The words that these goods answer, when nothing answers those of the request. */
  @OrNull() @IsString() shown_words: string | null;
  /** Words that find more than the few goods found. */
  @OrNull() @IsString() did_you_mean: string | null;
  /** No goods have the words; these have similar ones. */
  @IsBoolean() is_similar: boolean;
  /** When nothing was found: which filter to give up, those with a result only. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => SearchHint) hints: SearchHint[];
  /** When nothing was found: known words that look like those of the request. */
  @IsArray() @IsString({ each: true }) similar_words: string[];
}

export class SearchSuggestRequest {
  @IsOptional() @MaxLength(100) goods_name?: string;
}

export class SuggestedName {
  @IsInt() id: number;
  @IsString() name: string;
}

export class SuggestedGoods extends SuggestedName {
  @OrNull() @IsString() image: string | null;
}

/** Suggestions for the text in the search box; each list has at most five entries. */
export class SearchSuggestResponse {
  /** Words to search for. */
  @IsArray() @IsString({ each: true }) words: string[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => SuggestedName) categories: SuggestedName[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => SuggestedName) brands: SuggestedName[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => SuggestedGoods) goods: SuggestedGoods[];
}
