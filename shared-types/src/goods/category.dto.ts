import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FileLink } from '../platform/file.dto.js';
import {
  IsFlag,
  IsId,
  IsOptionalRequestId,
  IsText,
  IsTreeId,
  IsTreeParentId,
  OrNull,
} from '../validators.js';
import { partial, pick } from '../shapes.js';

export class CategoryRequest {
  @IsOptional() @IsIn([1, 2, 3]) level?: number;
}

/** Ids of a tree are strings; pid "0" marks a root. */
export class Category {
  @IsString() id: string;
  @IsString() pid: string;
  @IsString() category_name: string;
  @IsInt() level: number;
  @OrNull() @IsString() image: string | null;
  @IsInt() sort: number;
  @IsInt() status: number;
  /** Listed goods in it and below. */
  @IsInt() goods_count: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => Category) children: Category[];
}

export class AdminCategoryListRequest {
  @IsOptional() @MaxLength(100) category_name?: string;
  @IsOptional() @IsFlag() status?: number;
}

/** A category as staff see it; hidden ones too. */
export class AdminCategory extends pick(
  Category,
  'id',
  'pid',
  'category_name',
  'level',
  'image',
  'sort',
  'status',
) {
  @IsString() category_name_c: string;
  @IsString() category_name_e: string;
  @IsString() category_name_j: string;
  /** Goods directly in it, whatever became of them. */
  @IsInt() goods_count: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => AdminCategory) children: AdminCategory[];
}

export class CategoryDetail extends pick(
  AdminCategory,
  'id',
  'pid',
  'level',
  'category_name',
  'category_name_c',
  'category_name_e',
  'category_name_j',
  'sort',
  'status',
) {
  /** The picture uploaded for it; null when it has none. */
  @OrNull() @ValidateNested() @Type(() => FileLink) image: FileLink | null;
  /** Of the editable fields: sent back when they are saved. */
  @IsString() version: string;
}

export class AddCategoryRequest {
  @IsTreeParentId() pid: string;
  @IsText(60) @Length(1, 60) category_name_c: string;
  @IsText(60) @Length(1, 60) category_name_e: string;
  @IsText(60) @Length(1, 60) category_name_j: string;
  /** A picture of the caller's uploads. */
  @IsOptional() @OrNull() @IsId() image?: number | null;
  @IsOptional() @Min(0) @Max(9999) @IsInt() sort?: number;
  @IsOptional() @IsFlag() status?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** What is absent stays as it is; `image` null takes the picture away. */
export class UpdateCategoryRequest extends partial(
  AddCategoryRequest,
  'pid',
  'category_name_c',
  'category_name_e',
  'category_name_j',
  'image',
  'sort',
  'status',
) {
  @IsTreeId() id: string;
  /** The version that was read; refused when the current one differs. */
  @IsOptional() @MaxLength(40) version?: string;
}
