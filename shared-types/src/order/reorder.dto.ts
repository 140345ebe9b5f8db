import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsString, ValidateNested } from 'class-validator';
import { IsMoneyText, OrNull } from '../validators.js';
import { CART_STATE } from './cart-rules.js';

/** What became of a line of an earlier order. */
export class ReorderLine {
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  /** Pieces that were ordered then, and that are in the cart now; 0: none is available. */
  @IsInt() ordered: number;
  @IsInt() quantity: number;
  /** `CART_STATE`. */
  @IsIn(Object.values(CART_STATE)) state: number;
  /** The rule or recall that refuses it, in the reader's language; null: nothing does. */
  @OrNull() @IsString() refusal: string | null;
  @IsMoneyText() price_then: string;
  /** Null: it is no longer sold at a price. */
  @OrNull() @IsMoneyText() price: string | null;
  @IsString() currency: string;
}

export class ReorderAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => ReorderLine) lines: ReorderLine[];
  @IsInt() cart_cnt: number;
}
