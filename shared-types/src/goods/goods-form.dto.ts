import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId, IsIds, IsInstant, IsMoneyText, IsText, OrNull } from '../validators.js';
import {
  GOODS_ATTACHMENTS_MAX,
  GOODS_CONTENT_MAX,
  GOODS_IMAGES_MAX,
  GOODS_NAME_MAX,
} from './goods-bounds.js';

/** A short text in three languages; in a list at least one is required. */
export class FormText {
  @IsText(200) c: string;
  @IsText(200) e: string;
  @IsText(200) j: string;
}

export class FormSpecification {
  @ValidateNested() @Type(() => FormText) label: FormText;
  @ValidateNested() @Type(() => FormText) value: FormText;
}

export class FormAttachment {
  /** A PDF or picture of the uploader's (`/upload/upload-file`). */
  @IsId() file_id: number;
  @IsIn([1, 2, 3, 4]) kind: number;
}

const SIZE_MAX_MM = 100_000;
const WEIGHT_MAX_G = 100_000_000;

/**
 * The fields of goods: in the publish form, a draft and a submission alike. Nothing is required here;
 * `missingFields` lists what a submission needs. null clears a field.
 */
export class GoodsForm {
  @IsOptional() @IsText(GOODS_NAME_MAX) goods_name_c?: string;
  @IsOptional() @IsText(GOODS_NAME_MAX) goods_name_e?: string;
  @IsOptional() @IsText(GOODS_NAME_MAX) goods_name_j?: string;
  @IsOptional() @OrNull() @IsId() category_id?: number | null;
  @IsOptional() @OrNull() @IsId() brand_id?: number | null;
  /** The item of the item master that is offered. */
  @IsOptional() @OrNull() @IsId() product_id?: number | null;
  /** The maker's model. */
  @IsOptional() @IsText(80) goods_code?: string;
  @IsOptional() @IsText(80) serial_number?: string;
  @IsOptional() @OrNull() @Min(1950) @Max(2100) @IsInt() year?: number | null;
  /** ISO 3166 alpha-2: where it was made, and where it is. */
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) origin?: string | null;
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) ships_from?: string | null;

  /** 2 auction, 3 immediate purchase, 4 waiting for procurement. */
  @IsOptional() @IsIn([2, 3, 4]) sale_type?: number;
  /** Whole units of `currency`; an auction's prices are terms of its auction. */
  @IsOptional() @OrNull() @IsMoneyText() price?: string | null;
  @IsOptional() @IsIn(['JPY', 'CNY', 'USD']) currency?: string;
  /** The seller considers offers below the price. */
  @IsOptional() @IsBoolean() is_negotiable?: boolean;
  @IsOptional() @Min(0) @Max(100_000) @IsInt() quantity?: number;
  /** Whole units of `currency`; null: by quotation. */
  @IsOptional() @OrNull() @IsMoneyText() freight?: string | null;
  @IsOptional() @IsIn([1, 2, 3, 4]) shipping_time?: number;
  @IsOptional() @IsArray() @ArrayMaxSize(4) @IsIn([1, 2, 3, 4], { each: true }) pay_types?: number[];
  @IsOptional() @IsBoolean() need_licence?: boolean;
  /** When it is put on the shelf after its approval; null: at once. */
  @IsOptional() @OrNull() @IsInstant() up_at?: string | null;

  @IsOptional() @IsIn([1, 2, 3, 4]) condition?: number;
  @IsOptional() @IsText(1000) condition_note_c?: string;
  @IsOptional() @IsText(1000) condition_note_e?: string;
  @IsOptional() @IsText(1000) condition_note_j?: string;
  @IsOptional() @OrNull() @Min(0) @Max(1_000_000) @IsInt() usage_hours?: number | null;
  @IsOptional() @IsText(200) usage_note_c?: string;
  @IsOptional() @IsText(200) usage_note_e?: string;
  @IsOptional() @IsText(200) usage_note_j?: string;

  /** Ids of uploaded pictures in their order; the first is the cover. */
  @IsOptional() @IsIds(GOODS_IMAGES_MAX) images?: number[];
  @IsOptional() @OrNull() @IsId() video?: number | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(GOODS_ATTACHMENTS_MAX)
  @ValidateNested({ each: true })
  @Type(() => FormAttachment)
  attachments?: FormAttachment[];
  /** Rich text, cleaned by the server. */
  @IsOptional() @MaxLength(GOODS_CONTENT_MAX) content_c?: string;
  @IsOptional() @MaxLength(GOODS_CONTENT_MAX) content_e?: string;
  @IsOptional() @MaxLength(GOODS_CONTENT_MAX) content_j?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => FormSpecification)
  specifications?: FormSpecification[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  @Type(() => FormText)
  accessories?: FormText[];
  @IsOptional() @OrNull() @Min(1) @Max(SIZE_MAX_MM) @IsInt() length_mm?: number | null;
  @IsOptional() @OrNull() @Min(1) @Max(SIZE_MAX_MM) @IsInt() width_mm?: number | null;
  @IsOptional() @OrNull() @Min(1) @Max(SIZE_MAX_MM) @IsInt() height_mm?: number | null;
  @IsOptional() @OrNull() @Min(1) @Max(WEIGHT_MAX_G) @IsInt() weight_g?: number | null;
  /** GTIN-8, 12, 13 or 14 with its check digit; as UDI-DI it is the same number. */
  @IsOptional() @OrNull() @Matches(/^(\d{8}|\d{12,14})$/) gtin?: string | null;
  /** Class I to IV of Japan's device law. */
  @IsOptional() @OrNull() @IsIn([1, 2, 3, 4]) jp_class?: number | null;
  @IsOptional() @IsText(40) jp_approval_number?: string;
  @IsOptional() @IsText(60) nmpa_number?: string;
}
