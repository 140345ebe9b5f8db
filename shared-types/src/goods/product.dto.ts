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
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { FileLink } from '../platform/file.dto.js';
import { IsFlag, IsId, IsIds, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { GOODS_CONTENT_MAX, GOODS_IMAGES_MAX, GOODS_NAME_MAX } from './goods-form.dto.js';

/** The item master: the platform's items, and those of the caller's own companies. */
export class ProductListRequest extends SortedPageRequest {
  /** Words, each of which stands in a name, the model or a name of the maker. */
  @IsOptional() @MaxLength(100) search?: string;
  @IsOptional() @MaxLength(100) goods_name?: string;
  @IsOptional() @MaxLength(80) goods_code?: string;
  @IsOptional() @IsId() category_id?: number;
  /** Words of a maker's name. */
  @IsOptional() @MaxLength(60) maker?: string;
  /** 1 in use, 0 no longer offered to choose. */
  @IsOptional() @IsIn([0, 1]) status?: number;
}

export class Product {
  @IsInt() id: number;
  /** In the reader's language. */
  @IsString() goods_name: string;
  /** The maker's model. */
  @OrNull() @IsString() goods_code: string | null;
  @IsString() goods_name_c: string;
  @IsString() goods_name_e: string;
  @IsString() goods_name_j: string;
  @IsInt() category_id: number;
  @IsString() category_name: string;
  @IsString() maker: string;
  @IsInt() brand_id: number;
  /** Thumbnails in their order. */
  @IsArray() @IsString({ each: true }) images: string[];
  @IsInt() status: number;
  /** Null: the platform's own, which every merchant may offer. */
  @OrNull() @IsString() company_name: string | null;
  /** The caller's to change. */
  @IsBoolean() is_own: boolean;
  @IsInstant() up_time: string;
}

export class ProductListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => Product) data: Product[];
}

export class ProductDetail extends Product {
  /** Rich text. */
  @IsString() content_c: string;
  @IsString() content_e: string;
  @IsString() content_j: string;
  /** Its pictures in their order. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) files: FileLink[];
  @IsString() version: string;
}

class ProductFields {
  @IsOptional() @IsText(GOODS_NAME_MAX) goods_name_c?: string;
  @IsOptional() @IsText(GOODS_NAME_MAX) goods_name_e?: string;
  @IsOptional() @IsText(GOODS_NAME_MAX) goods_name_j?: string;
  @IsOptional() @IsText(80) goods_code?: string;
  /** Ids of uploaded pictures in their order. */
  @IsOptional() @IsIds(GOODS_IMAGES_MAX) images?: number[];
  @IsOptional() @MaxLength(GOODS_CONTENT_MAX) content_c?: string;
  @IsOptional() @MaxLength(GOODS_CONTENT_MAX) content_e?: string;
  @IsOptional() @MaxLength(GOODS_CONTENT_MAX) content_j?: string;
  @IsOptional() @IsFlag() status?: number;
}

/** A name in one language at least. Of the platform's staff it becomes the platform's own. */
export class AddProductRequest extends ProductFields {
  @IsId() category_id: number;
  @IsId() brand_id: number;
  @IsOptionalRequestId() request_id?: string;
}

/** Fields that are left out stay as they are. */
export class UpdateProductRequest extends ProductFields {
  @IsId() id: number;
  @IsOptional() @IsId() category_id?: number;
  @IsOptional() @IsId() brand_id?: number;
  @IsOptional() @MaxLength(40) version?: string;
}
