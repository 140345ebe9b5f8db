import { Type } from 'class-transformer';
import {
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageAnswer, PageRequest, SortedPageRequest } from '../pagination.js';
import { FileLink } from '../platform/file.dto.js';
import { IsFlag, IsId, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';

export class BrandListRequest extends PageRequest {
  @IsOptional() @MaxLength(100) brand_name?: string;
}

export class Brand {
  @IsInt() id: number;
  @IsString() brand_name: string;
  @OrNull() @IsString() image: string | null;
  @IsInt() sort: number;
  @IsInt() status: number;
}

export class BrandListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => Brand) data: Brand[];
}

export class AdminBrandListRequest extends SortedPageRequest {
  @IsOptional() @MaxLength(100) brand_name?: string;
  @IsOptional() @IsFlag() status?: number;
}

/** A maker as staff see him; hidden ones too. */
export class AdminBrand extends Brand {
  @IsString() brand_name_c: string;
  @IsString() brand_name_e: string;
  @IsString() brand_name_j: string;
  /** Goods of this maker, whatever became of them. */
  @IsInt() goods_count: number;
  @IsInstant() created_at: string;
}

export class AdminBrandListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => AdminBrand) data: AdminBrand[];
}

export class BrandDetail {
  @IsInt() id: number;
  @IsString() brand_name: string;
  @IsString() brand_name_c: string;
  @IsString() brand_name_e: string;
  @IsString() brand_name_j: string;
  @OrNull() @ValidateNested() @Type(() => FileLink) image: FileLink | null;
  @IsInt() sort: number;
  @IsInt() status: number;
  /** Of the fields that can be edited: said again when they are saved. */
  @IsString() version: string;
}

/** The Latin name is the maker's own; Chinese and Japanese ones are for readers who know him by them. */
export class AddBrandRequest {
  @IsText(60) @Length(1, 60) brand_name_e: string;
  @IsOptional() @IsText(60) brand_name_c?: string;
  @IsOptional() @IsText(60) brand_name_j?: string;
  /** A picture of the caller's uploads. */
  @IsOptional() @OrNull() @IsId() image?: number | null;
  @IsOptional() @Min(0) @Max(9999) @IsInt() sort?: number;
  @IsOptional() @IsFlag() status?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** What is absent stays as it is; `image` null takes the picture away. */
export class UpdateBrandRequest {
  @IsId() id: number;
  @IsOptional() @IsText(60) @Length(1, 60) brand_name_e?: string;
  @IsOptional() @IsText(60) brand_name_c?: string;
  @IsOptional() @IsText(60) brand_name_j?: string;
  @IsOptional() @OrNull() @IsId() image?: number | null;
  @IsOptional() @Min(0) @Max(9999) @IsInt() sort?: number;
  @IsOptional() @IsFlag() status?: number;
  /** As it was read; when another state stands by now it is refused. */
  @IsOptional() @MaxLength(40) version?: string;
}
