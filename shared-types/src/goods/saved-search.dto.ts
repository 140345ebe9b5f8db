import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import { IsFlag, IsId, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { SearchGoodsRequest } from './search.dto.js';

/** How many searches a member keeps. */
export const SAVED_SEARCHES_MAX = 20;

export class SavedSearch {
  @IsInt() id: number;
  @IsString() name: string;
  /** A request of goods/search-goods, without page and order. */
  @ValidateNested() @Type(() => SearchGoodsRequest) query: SearchGoodsRequest;
  /** 1: newly listed goods are notified once a day at most. */
  @IsFlag() is_notify: number;
  @OrNull() @IsInstant() notified_at: string | null;
  @IsInstant() created_at: string;
}

export class AddSavedSearchRequest {
  @IsText(100) @Length(1, 100) name: string;
  /** Words or at least one filter; page and order are not kept. */
  @ValidateNested() @Type(() => SearchGoodsRequest) query: SearchGoodsRequest;
  @IsOptional() @IsFlag() is_notify?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** What is absent stays as it is. */
export class UpdateSavedSearchRequest {
  @IsId() id: number;
  @IsOptional() @IsText(100) @Length(1, 100) name?: string;
  @IsOptional() @IsFlag() is_notify?: number;
}
