import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId, IsIds, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { PAY_TYPES, type PayType } from '../finance/pay-kinds.js';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from './cart-rules.js';

/** What is to be ordered, one of the four: so many of some goods, lines of the cart, what was agreed on, or a lot that was won. */
export class OrderQuoteRequest {
  @IsOptional() @IsId() goods_id?: number;
  @IsOptional() @Min(1) @Max(CART_QUANTITY_MAX) @IsInt() quantity?: number;
  @IsOptional() @IsIds(CART_LINES_MAX) cart_ids?: number[];
  /** A price that was agreed with the seller. */
  @IsOptional() @IsId() bargain_id?: number;
  /** A lot that the buyer won, or took as the next in line: its order waits for an address. */
  @IsOptional() @IsId() auction_id?: number;
  /** Without one: the default address. */
  @IsOptional() @IsId() address_id?: number;
  /** `delivery_type`; without one, or one that is not offered: the first that is. */
  @IsOptional() @IsIn([1, 2, 3]) delivery_type?: number;
}

export class QuoteItem {
  @IsInt() goods_id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() image: string | null;
  @IsInt() quantity: number;
  @IsMoneyText() unit_price: string;
  /** Pieces that are offered. */
  @IsInt() stock: number;
  /** Why this line cannot be ordered, in the reader's language. */
  @OrNull() @IsString() refusal: string | null;
}

export class QuoteTax {
  /** In hundredths of a percent. */
  @IsInt() rate: number;
  @IsMoneyText() base: string;
  @IsMoneyText() tax: string;
}

/** What becomes one order: of one merchant. */
export class QuoteOrder {
  @OrNull() @IsString() company_name: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => QuoteItem) items: QuoteItem[];
  @IsMoneyText() goods_price: string;
  /** The delivery type of this one: a shipped one is by quotation where its freight is unknown. */
  @IsInt() delivery_type: number;
  /** Null: quoted once the order is paid, and paid by a bill of its own. */
  @OrNull() @IsMoneyText() freight: string | null;
  /** Of the freight: for crates, and for export handling. */
  @IsMoneyText() crate_price: string;
  @IsMoneyText() export_price: string;
  @IsMoneyText() tax: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => QuoteTax) taxes: QuoteTax[];
  @IsMoneyText() total_price: string;
}

export class OrderQuote {
  @IsArray() @ValidateNested({ each: true }) @Type(() => QuoteOrder) orders: QuoteOrder[];
  @IsMoneyText() goods_price: string;
  /** As far as it is known: of orders by quotation it comes later. Null: it is known of none. */
  @OrNull() @IsMoneyText() freight: string | null;
  @IsMoneyText() tax: string;
  @IsMoneyText() total_price: string;
  /** Frozen for the lot before; counts as paid. */
  @IsMoneyText() deposit: string;
  /** The total without it. */
  @IsMoneyText() to_pay: string;
  @IsString() currency: string;
  /** Where it goes; null: there is no address yet. */
  @OrNull() @IsInt() address_id: number | null;
  @IsInt() delivery_type: number;
  @IsArray() @IsInt({ each: true }) delivery_types: number[];
  /** By which all of it may be paid. */
  @IsArray() @IsInt({ each: true }) pay_types: PayType[];
  @IsMoneyText() balance: string;
  /** Of exactly this; an order names it. */
  @IsString() quote_id: string;
}

export class AddOrderRequest extends OrderQuoteRequest {
  /** By month it is paid as it is placed. */
  @IsIn([...PAY_TYPES]) pay_type: PayType;
  @IsOptional() @IsText(500) remark?: string;
  /** Of the quote that was shown. */
  @Length(64, 64) quote_id: string;
  @IsOptionalRequestId() request_id?: string;
}

export class CancelOrderRequest {
  @IsId() id: number;
  /** Required of staff; the buyer reads it. */
  @IsOptional() @IsText(500) reason?: string;
}

export class CancelOrderAnswer {
  @IsInt() id: number;
  @IsInt() status: number;
}

export class PlacedOrder {
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsMoneyText() total_price: string;
}

export class AddOrderResponse {
  /** The first of them. */
  @IsInt() id: number;
  @IsString() order_no: string;
  @IsInt() status: number;
  /** Of all of them. */
  @IsMoneyText() total_price: string;
  @IsString() currency: string;
  @IsInstant() pay_deadline: string;
  /** One for each merchant. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => PlacedOrder) orders: PlacedOrder[];
  /** By which several are paid at once. */
  @OrNull() @IsInt() payment_group_id: number | null;
}
