import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsFlag, IsId, IsIds, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { CART_LEFT, CART_LINES_MAX, CART_QUANTITY_MAX } from './cart-rules.js';

/** So many pieces of some goods. */
export class CartPieces {
  @IsId() goods_id: number;
  @Min(1) @Max(CART_QUANTITY_MAX) @IsInt() quantity: number;
}

export class AddCartRequest extends CartPieces {
  @IsOptionalRequestId() request_id?: string;
}

export class AddCartResponse {
  @IsInt() id: number;
  /** Pieces of all lines. */
  @IsInt() cart_cnt: number;
}

/** What is left out stays as it is. */
export class UpdateCartRequest {
  @IsId() id: number;
  @IsOptional() @Min(1) @Max(CART_QUANTITY_MAX) @IsInt() quantity?: number;
  /** Goes along with the next order. */
  @IsOptional() @IsFlag() checked?: number;
}

export class DelCartRequest {
  @IsIds(CART_LINES_MAX) ids: number[];
}

/** The contents of a visitor's cart in the browser. */
export class VisitorsCartRequest {
  @IsArray()
  @ArrayMaxSize(CART_LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => CartPieces)
  lines: CartPieces[];
}

export class CartLine {
  @IsInt() id: number;
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  /** Whose goods these are; null where a person sells. */
  @OrNull() @IsInt() company_id: number | null;
  @OrNull() @IsString() company_name: string | null;
  /** Each company or person who sells is a merchant. */
  @IsInt() seller_id: number;
  @OrNull() @IsMoneyText() price: string | null;
  @IsString() currency: string;
  @IsInt() quantity: number;
  /** How many are offered now. */
  @IsInt() stock: number;
  @IsInt() checked: number;
  /** `CART_STATE`. */
  @IsInt() state: number;
  /** The rule or recall that refuses it, in the reader's language; null: nothing does. */
  @OrNull() @IsString() refusal: string | null;
  /** More pieces than the fixed freight covers. */
  @IsBoolean() freight_note: boolean;
}

/** Of one currency, as currencies are never added together. */
export class CartTotal {
  @IsString() currency: string;
  @IsMoneyText() total_price: string;
}

export class Cart {
  @IsArray() @ValidateNested({ each: true }) @Type(() => CartLine) items: CartLine[];
  /** Of what is checked and can be ordered; without freight and tax. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => CartTotal) totals: CartTotal[];
  @IsInt() cart_cnt: number;
}

/** Of one line that a visitor put aside, what could not be taken along. */
export class CartLeft {
  @IsInt() goods_id: number;
  /** Null: they are not shown to anybody any more. */
  @OrNull() @IsString() goods_name: string | null;
  /** Pieces that were collected before, and that are in the cart now. */
  @IsInt() wanted: number;
  @IsInt() quantity: number;
  /** `CART_LEFT`. */
  @IsIn(Object.values(CART_LEFT)) reason: number;
  /** The rule or recall that refuses it, in the reader's language; null: nothing does. */
  @OrNull() @IsString() refusal: string | null;
}

export class MergedCart extends Cart {
  /** What was cut or left out. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => CartLeft) left: CartLeft[];
}
