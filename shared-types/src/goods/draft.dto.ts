import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { FileLink } from '../platform/file.dto.js';
import { IsId, IsInstant, IsOptionalRequestId, OrNull } from '../validators.js';
import { GoodsForm } from './goods-form.dto.js';

export class DraftProductListRequest extends SortedPageRequest {
  @IsOptional() @MaxLength(100) goods_name?: string;
  @IsOptional() @IsId() category_id?: number;
}

/** An unfinished publish form; empty fields are null or ''. */
export class DraftProduct {
  @IsInt() id: number;
  @OrNull() @IsString() goods_name: string | null;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() goods_name_c: string;
  @IsString() goods_name_e: string;
  @IsString() goods_name_j: string;
  @OrNull() @IsInt() category_id: number | null;
  @OrNull() @IsString() category_name: string | null;
  @OrNull() @IsString() maker: string | null;
  @OrNull() @IsInt() brand_id: number | null;
  /** Thumbnails in their order. */
  @IsArray() @IsString({ each: true }) images: string[];
  @IsInt() status: number;
  @OrNull() @IsInstant() up_time: string | null;
  @IsInstant() updated_at: string;
  @IsInstant() created_at: string;
}

export class DraftProductListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => DraftProduct) data: DraftProduct[];
}

export class DraftProductDetail extends DraftProduct {
  @ValidateNested() @Type(() => GoodsForm) form: GoodsForm;
  /** Every file that the form names. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FileLink) files: FileLink[];
  @IsString() version: string;
}

/** One field at least. */
export class AddDraftProductRequest extends GoodsForm {
  @IsOptionalRequestId() request_id?: string;
}

/** The whole form as it is in the editor. */
export class UpdateDraftProductRequest extends GoodsForm {
  @IsId() id: number;
  /** The version that was read; refused with CHANGED_MEANWHILE when the current one differs. */
  @IsOptional() @MaxLength(40) version?: string;
}

export class DraftProductAnswer {
  @IsInt() id: number;
  @IsString() version: string;
}

/** Makes a draft of goods, all but serial number and schedule. */
export class CopyGoodsRequest {
  @IsId() goods_id: number;
  @IsOptionalRequestId() request_id?: string;
}

export class PublishDraftResponse {
  @IsInt() goods_id: number;
  @IsInt() audit_status: number;
}
