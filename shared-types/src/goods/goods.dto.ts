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
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DictionaryItem } from '../common.dto.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { FileLink } from '../platform/file.dto.js';
import { Brand } from './brand.dto.js';
import { Category } from './category.dto.js';
import { IsId, IsIds, IsInstant, IsMoneyText, OrNull } from '../validators.js';

const CONDITIONS = [1, 2, 3, 4];

/** What every list of goods in the shop is narrowed to. */
export class GoodsFilterRequest extends PageRequest {
  @IsOptional() @IsId() category_id?: number;
  @IsOptional() @IsIds(50) brand_ids?: number[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(CONDITIONS.length)
  @IsIn(CONDITIONS, { each: true })
  conditions?: number[];
  @IsOptional() @IsIn(['JPY', 'CNY', 'USD']) currency?: string;
  @IsOptional() @IsMoneyText() price_min?: string;
  @IsOptional() @IsMoneyText() price_max?: string;
  @IsOptional() @IsId() company_id?: number;
  /** Where the goods are shipped from: ISO 3166-1 alpha-2. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @Matches(/^[A-Z]{2}$/, { each: true })
  countries?: string[];
  /** Years of make, both included; goods of an unknown year are left out. */
  @IsOptional() @Min(1950) @Max(2100) @IsInt() year_min?: number;
  @IsOptional() @Min(1950) @Max(2100) @IsInt() year_max?: number;
  /** Words that must all occur in a name, maker or model, in any language. */
  @IsOptional() @MaxLength(100) goods_name?: string;
  /** Without it: relevance when there are words, else newest. Prices are sorted within each currency. */
  @IsOptional() @IsIn(['relevance', 'newest', 'price_asc', 'price_desc', 'ending']) sort?: string;
}

export class GoodsListRequest extends GoodsFilterRequest {
  /** 1 all, 2 auction, 3 immediate purchase, 4 waiting for procurement. */
  @IsOptional() @IsIn([1, 2, 3, 4]) sale_type?: number;
}

export class GoodsCard {
  @IsInt() id: number;
  @IsString() goods_sn: string;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  /** List price; an auction's live price comes from auctions/auction-list. */
  @OrNull() @IsMoneyText() price: string | null;
  @IsString() currency: string;
  @IsInt() sale_type: number;
  @IsInt() sale_state: number;
  @IsInt() status: number;
  @IsString() maker: string;
  @OrNull() @IsString() model: string | null;
  @OrNull() @IsInt() year: number | null;
  @IsInt() condition: number;
  @OrNull() @IsString() company_name: string | null;
  @IsBoolean() is_collect: boolean;
}

export class FacetCount {
  @IsInt() value: number;
  @IsInt() count: number;
}

export class CountryCount {
  /** ISO 3166-1 alpha-2. */
  @IsString() value: string;
  @IsInt() count: number;
}

/** Goods of one currency with a price from `min` to `max`, both included, in whole units; null where it is open. */
export class PriceBandCount {
  @IsString() currency: string;
  @OrNull() @IsMoneyText() min: string | null;
  @OrNull() @IsMoneyText() max: string | null;
  @IsInt() count: number;
}

export class GoodsListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsCard) data: GoodsCard[];
  /** Counts per value under all other filters, so that a choice without a result can be shown disabled. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FacetCount) category_counts: FacetCount[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FacetCount) brand_counts: FacetCount[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FacetCount) condition_counts: FacetCount[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FacetCount) sale_type_counts: FacetCount[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => CountryCount) country_counts: CountryCount[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => FacetCount) year_counts: FacetCount[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => PriceBandCount) price_counts: PriceBandCount[];
}

/** One of the two: the id, or the goods number of a shared link. */
export class GoodsDetailRequest {
  @IsOptional() @IsId() id?: number;
  @IsOptional() @Length(1, 40) goods_sn?: string;
}

export class GoodsImage {
  @IsString() url: string;
  @IsString() thumbnail_url: string;
  @IsInt() width: number;
  @IsInt() height: number;
}

export class GoodsSpecification {
  @IsString() label: string;
  @IsString() value: string;
}

/** A licence of the seller that the platform approved and that has not ended. */
export class SellerLicence {
  @IsInt() kind: number;
  /** In the reader's language. */
  @IsString() kind_name: string;
  @IsString() number: string;
  /** The last day, `2031-03-31`; null: it does not end. */
  @OrNull() @IsString() valid_until: string | null;
}

export class GoodsMerchant {
  @IsInt() id: number;
  @IsString() name: string;
  @IsString() country: string;
  @IsBoolean() is_certified: boolean;
  @IsInt() goods_count: number;
  @IsInstant() since: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => SellerLicence) licences: SellerLicence[];
}

/** Documents that come with goods; `kind` is 1 certificate, 2 service history, 3 manual, 4 other. */
export class GoodsAttachment extends FileLink {
  @IsIn([1, 2, 3, 4]) kind: number;
}

export class GoodsDetail extends GoodsCard {
  @IsInt() category_id: number;
  @IsString() category_name: string;
  @IsInt() quantity: number;
  @IsInt() shipping_time: number;
  /** Whole units of `currency`; null: by quotation. */
  @OrNull() @IsMoneyText() freight: string | null;
  /** The seller considers offers below the price. */
  @IsBoolean() is_negotiable: boolean;
  /** ISO 3166 alpha-2: where it is, and where it was made. */
  @OrNull() @IsString() ships_from: string | null;
  @OrNull() @IsString() origin: string | null;
  @OrNull() @IsString() serial_number: string | null;
  @OrNull() @IsString() condition_note: string | null;
  @OrNull() @IsString() usage_note: string | null;
  @OrNull() @IsInt() usage_hours: number | null;
  @IsArray() @IsInt({ each: true }) pay_types: number[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsImage) images: GoodsImage[];
  @OrNull() @ValidateNested() @Type(() => FileLink) video: FileLink | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsAttachment) attachments: GoodsAttachment[];
  @OrNull() @IsInt() length_mm: number | null;
  @OrNull() @IsInt() width_mm: number | null;
  @OrNull() @IsInt() height_mm: number | null;
  @OrNull() @IsInt() weight_g: number | null;
  /** GTIN, which as UDI-DI is the same number. */
  @OrNull() @IsString() gtin: string | null;
  /** Class I to IV of Japan's device law: the seller's, else the item master's. */
  @OrNull() @IsInt() jp_class: number | null;
  /** Whether Japan requires maintenance by specialists, whatever the class. */
  @IsBoolean() is_maintenance_required: boolean;
  @OrNull() @IsString() jp_approval_number: string | null;
  @OrNull() @IsString() nmpa_number: string | null;
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => GoodsSpecification)
  specifications: GoodsSpecification[];
  @IsArray() @IsString({ each: true }) accessories: string[];
  /** Rich text. */
  @IsString() content: string;
  /** The running, coming or last auction of these goods. */
  @OrNull() @IsInt() auction_id: number | null;
  @OrNull() @ValidateNested() @Type(() => GoodsMerchant) merchant: GoodsMerchant | null;
  @IsBoolean() need_licence: boolean;
  /** The caller is notified when they arrive. */
  @IsBoolean() is_notify: boolean;
  @IsInt() view_count: number;
  @IsInt() collect_count: number;
  /** Answered ones that everybody may read. */
  @IsInt() question_count: number;
  @IsInstant() server_time: string;
  /** Where a phone reads about these goods when there is a mobile site; null: on this page. */
  @OrNull() @IsString() mobile_url: string | null;
}

export class GoodsParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => Category) categories: Category[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => Brand) brands: Brand[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) sale_types: DictionaryItem[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) conditions: DictionaryItem[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) shipping_times: DictionaryItem[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => DictionaryItem) pay_types: DictionaryItem[];
  @IsArray() @IsString({ each: true }) currencies: string[];
}
