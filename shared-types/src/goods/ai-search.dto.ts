import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, PageRequest } from '../pagination.js';
import { IsMoneyText, OrNull } from '../validators.js';
import { GoodsCard } from './goods.dto.js';

/** Longest sentence that is read. */
export const AI_SEARCH_SENTENCE_MAX = 300;

export const AI_FILTER_KINDS = [
  'category',
  'brand',
  'condition',
  'sale_type',
  'price',
  'year',
  'ships_from',
  'made_in',
  'device',
  'feature',
  'word',
] as const;

/**
 * Notices of an answer: the service was away and the built-in reader answered; nothing fits everything;
 * nothing but words was understood; nothing was found and the newest offers replace it.
 */
export const AI_SEARCH_NOTICES = ['service_unavailable', 'relaxed', 'words_only', 'newest'] as const;
export type AiSearchNotice = (typeof AI_SEARCH_NOTICES)[number];

export class AiSearchRequest extends PageRequest {
  /** 1 all, 2 auction, 3 immediate purchase, 4 waiting for procurement. */
  @IsOptional() @IsIn([1, 2, 3, 4]) type?: number;
  /** A sentence in Chinese, English or Japanese. */
  @Length(1, AI_SEARCH_SENTENCE_MAX) goods_name: string;
  /** Ids of filters that the reader took away. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(40)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  without?: string[];
}

/** A piece of the sentence as it was understood. */
export class AiFilter {
  /** The same for the same criterion, however often the sentence is read. */
  @IsString() id: string;
  @IsIn(AI_FILTER_KINDS) kind: string;
  /** In the reader's language; '' for prices and years, whose figures are given separately. */
  @IsString() text: string;
  /** The piece of the sentence it came from. */
  @IsString() source: string;
  /** Goods of this kind are left out. */
  @IsBoolean() is_excluded: boolean;
  /** Of the two prices; '' when none was named and each price counts in its own. */
  @IsString() currency: string;
  @OrNull() @IsMoneyText() price_min: string | null;
  @OrNull() @IsMoneyText() price_max: string | null;
  @OrNull() @IsInt() year_min: number | null;
  @OrNull() @IsInt() year_max: number | null;
}

export class AiGoodsCard extends GoodsCard {
  /** What fits and what does not, in the reader's language. */
  @IsString() reason: string;
  @IsBoolean() fits_all: boolean;
}

export class AiSearchResponse extends PageAnswer {
  /** Suggestions: first what fits everything, then what fits most. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => AiGoodsCard) data: AiGoodsCard[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => AiFilter) filters: AiFilter[];
  /** Words of the sentence that were not used. */
  @IsArray() @IsString({ each: true }) unused_words: string[];
  @IsArray() @IsIn(AI_SEARCH_NOTICES, { each: true }) notices: string[];
  /** How many of `total` fit everything. */
  @IsInt() fitting_total: number;
}
